// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Do this. `at` is the number of the last message seen: an action chosen on an older board is stale. */
export interface Act {
  kind: "Act";
  key: string;
  seat: number;
  action: Record<string, unknown>;
  at: number;
}

/** Why this may not be done: `Refused` says it, `Accepted` that it may. Nothing is played. */
export interface AskWhy {
  kind: "AskWhy";
  key: string;
  seat: number;
  action: Record<string, unknown>;
}

export interface Undo {
  kind: "Undo";
  key: string;
  seat: number;
}

export interface Say {
  kind: "Say";
  key: string;
  text: string;
}

export interface Sit {
  kind: "Sit";
  key: string;
  seat: number;
  name: string;
}

export interface SeatBot {
  kind: "SeatBot";
  key: string;
  seat: number;
  bot: string;
}

/**
 * Stand up from a seat, or decline one that is kept for you; before the game the host may also free the seat of a
 * bot or one that is kept for somebody.
 */
export interface Leave {
  kind: "Leave";
  key: string;
  seat: number;
}

/** Before the game: a colour for one's own seat, or the host's choice for a bot's; None gives the choice up. */
export interface ChooseColour {
  kind: "ChooseColour";
  key: string;
  seat: number;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
}

export interface Begin {
  kind: "Begin";
  key: string;
}

/** The host at once, others by vote: let a bot play for somebody who has been away for the grace time. */
export interface CallStandIn {
  kind: "CallStandIn";
  key: string;
  seat: number;
}

export interface Reclaim {
  kind: "Reclaim";
  key: string;
  seat: number;
}

export interface AskHint {
  kind: "AskHint";
  key: string;
  seat: number;
}

/** Asks how far an action has been put together; nothing is done. `Asking.forms` has the kinds. */
export interface Compose {
  kind: "Compose";
  key: string;
  seat: number;
  action: string;
  picks: number[];
}

/** Bots need not wait so that people can follow, until a person acts; once all who play and are here have asked. */
export interface HurryBots {
  kind: "HurryBots";
  key: string;
  seat: number;
}

/** Ends the lesson: the game goes on without it. */
export interface LeaveLesson {
  kind: "LeaveLesson";
  key: string;
}

/** The page has missed a message and wants a `Hello`. */
export interface Refresh {
  kind: "Refresh";
  key: string;
}

/** The host gives somebody the seat they asked for. */
export interface LetIn {
  kind: "LetIn";
  key: string;
  player: string;
}

/** The host refuses a request for a seat. */
export interface Deny {
  kind: "Deny";
  key: string;
  player: string;
}

/** The host sends somebody away, from a seat or from watching. */
export interface Remove {
  kind: "Remove";
  key: string;
  player: string;
}

/** The host lets somebody who was removed come back. */
export interface AllowBack {
  kind: "AllowBack";
  key: string;
  player: string;
}

/** The host mutes somebody in the chat, or unmutes them. */
export interface Mute {
  kind: "Mute";
  key: string;
  player: string;
  on: boolean;
}

/** The host of a private game says whether people may come to watch who have not been there. */
export interface AllowWatchers {
  kind: "AllowWatchers";
  key: string;
  on: boolean;
}

/** The host closes the table. */
export interface CloseTable {
  kind: "CloseTable";
  key: string;
}

/** Give the game up for good: a bot plays on, or the game ends where no person is left. */
export interface Resign {
  kind: "Resign";
  key: string;
}

/** Whether to end the game without a result: it ends once everybody who plays wants that. One no ends the vote. */
export interface EndGame {
  kind: "EndGame";
  key: string;
  on: boolean;
}

export interface Hello {
  kind: "Hello";
  number: number;
  showing: Showing;
  log: LogLine[];
  chat: ChatLine[];
  commitment: string;
  seed: string;
  salt: string;
  acted: number;
}

/** Everything that one viewer may know. */
export interface Showing {
  table: string;
  code: string;
  name: string;
  game: string;
  options: Record<string, string>;
  public: boolean;
  pace: Pace;
  stage: "closed" | "gathering" | "over" | "playing";
  host: boolean;
  own_seats: number[];
  seats: SeatInfo[];
  teams: number[][];
  ply: number;
  view: unknown;
  curtain: boolean;
  prompt: Prompt | null;
  blocks: Block[];
  decisions: Decision[];
  no_undo: string;
  outcome: Outcome | null;
  lesson: LessonNow | null;
  timer_left: number;
  timer_lead: number;
  requests: SeatRequest[];
  guests: Guest[];
  watchers: string[];
  watchers_allowed: boolean;
  end_votes: number[];
  closed_for: "agreed" | "host" | "idle" | "resigned" | "";
  declined: string[];
  declined_people: string[];
  again: boolean;
  rated: boolean;
  daily: string;
  sealed: boolean;
  rematch: Rematch | null;
}

/** How time is kept: each person's bank of seconds and what every action adds; a bank of 0 means no clock. */
export interface Pace {
  kind: "Pace";
  bank: number;
  increment: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  person: string;
  player: string;
  kind: "bot" | "open" | "person";
  bot: string;
  stand_in: "host" | "left" | "resigned" | "time" | "vote" | "";
  kept_person: string;
  kept_for: string;
  invited: boolean;
  present: boolean;
  away: number;
  grace: number;
  yours: boolean;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
  colour_chosen: boolean;
  deciding: boolean;
  votes: number;
  time_left: number;
  night: Night | null;
}

/** A person's hours of sleep, in which the clock stands still: now and, as the page counts on, later. */
export interface Night {
  since: number;
  length: number;
}

/** Where the game is, and what is asked of whoever decides; in the middle of an action title and text are empty. */
export interface Prompt {
  steps: string[];
  step: number;
  title: string;
  text: string;
}

/** A titled table of the board: a row per thing, a column per fact. */
export interface Block {
  title: string;
  head: string[];
  rows: string[][];
  note: string;
  need: number;
  of: number | null;
  clause: string;
}

/** A decision of a seat the viewer holds. */
export interface Decision {
  seat: number;
  offers: Offer[];
  closed: Closed[];
  forms: string[];
}

/** One thing to do now, ready for a button. */
export interface Offer {
  action: Record<string, unknown>;
  text: string;
  detail: string;
  clause: string;
}

/** Something a player might look for, with the reason why not. */
export interface Closed {
  action: Record<string, unknown>;
  text: string;
  refusal: Refusal;
}

/** A refusal that can be shown to a player. The arguments of its message are the facts it rests on. */
export interface Refusal {
  clause: string;
  text: string;
}

/** How a game ended. `winners` is empty where everybody lost, or where there is nothing but a score to reach. */
export interface Outcome {
  scores: number[];
  places: number[];
  winners: number[];
  sheet: (Record<string, number>)[];
  titles: string[];
  verdict: string;
  shared_by: number;
  also: number[];
  by_score: boolean;
}

/** Where the learner is in a lesson. Nobody else is told: its texts say what the learner knows. */
export interface LessonNow {
  title: string;
  step: number;
  steps: number;
  paragraphs: string[];
  clauses: string[];
  action: Record<string, unknown> | null;
  done: boolean;
}

/** Somebody asks for a bot's seat in a private game. */
export interface SeatRequest {
  player: string;
  name: string;
  seat: number;
  here: boolean;
}

/** Somebody the host can do something about: a spectator, or one who is muted or removed. */
export interface Guest {
  player: string;
  name: string;
  watching: boolean;
  muted: boolean;
  removed: boolean;
}

/** The table at which those who played here play again. */
export interface Rematch {
  code: string;
  host: string;
  begun: boolean;
  seated: boolean;
}

/** A sentence of the log, as the viewer may know it. */
export interface LogLine {
  ply: number;
  seat: number;
  text: string;
  clause: string;
  event: unknown;
  head: boolean;
}

export interface ChatLine {
  number: number;
  name: string;
  player: string;
  text: string;
  at: number;
}

export interface News {
  kind: "News";
  since: number;
  number: number;
  showing: Showing;
  log: LogLine[];
  chat: ChatLine[];
  undone: boolean;
  moments: Moment[];
}

/** A point between two steps of what a message reports. */
export interface Moment {
  lines: number;
  changes: Change[];
  prompt: Prompt | null;
}

/** Another value at one place of a view. */
export type Change = [(string | number)[], unknown];

/** Somebody came or went: the same number, a fresh showing. */
export interface Present {
  kind: "Present";
  showing: Showing;
}

export interface Accepted {
  kind: "Accepted";
  key: string;
  number: number;
}

/** Nothing has changed; the showing is what is true now. */
export interface Refused {
  kind: "Refused";
  key: string;
  refusal: Refusal;
  number: number;
  showing: Showing;
}

/** What the search bot would do, best first. */
export interface Hint {
  kind: "Hint";
  key: string;
  seat: number;
  thoughts: Thought[];
}

export interface Thought {
  text: string;
  action: Record<string, unknown>;
  worth: number;
}

/** How far an action has been put together. */
export interface Composed {
  kind: "Composed";
  key: string;
  seat: number;
  offer: Offer | null;
  picks: Pick[];
}

/** Something that can be picked next. */
export interface Pick {
  value: number;
  text: string;
}

/** What a list of games says about one. */
export interface Meta {
  id: string;
  title: string;
  summary: string;
  designer: string;
  publisher: string;
  year: number | null;
  min_seats: number;
  max_seats: number;
  minutes: [number, number];
  rules_version: string;
  options: Option[];
  cooperative: boolean;
  colours: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
  has_board: boolean;
}

/** Something a table settles before the game. */
export interface Option {
  id: string;
  title: string;
  text: string;
  choices: Choice[];
  default: string;
}

export interface Choice {
  value: string;
  title: string;
  text: string;
}

export interface Rulebook {
  chapters: Chapter[];
}

export interface Chapter {
  number: number;
  title: string;
  clauses: Clause[];
}

export interface Clause {
  id: string;
  text: string;
}

export type Command =
  | Act
  | AskWhy
  | Undo
  | Say
  | Sit
  | SeatBot
  | Leave
  | ChooseColour
  | Begin
  | CallStandIn
  | Reclaim
  | AskHint
  | Compose
  | HurryBots
  | LeaveLesson
  | Refresh
  | LetIn
  | Deny
  | Remove
  | AllowBack
  | Mute
  | AllowWatchers
  | CloseTable
  | Resign
  | EndGame;

export type ServerMessage = Hello | News | Present | Accepted | Refused | Hint | Composed;
