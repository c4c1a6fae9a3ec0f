// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

import type { Block, LogLine, Meta, Moment, Offer, Outcome, Pace, Prompt, Rulebook } from "./protocol";

export interface BotLevel {
  spec: string;
  title: string;
  text: string;
  tables: Record<string, number[]> | null;
}

/** Somebody you have played with on this server. */
export interface Companion {
  person: string;
  name: string;
  games: number;
  last: number;
}

export interface DailyList {
  day: string;
  left: number;
  deals: DailyDeal[];
  before: string[];
}

export interface DailyDeal {
  game: string;
  title: string;
  bots: string[];
  options: string[];
  state: "lost" | "new" | "over" | "playing";
  code: string;
  played: number;
}

export interface DailyResults {
  day: string;
  game: string;
  title: string;
  open: boolean;
  total: number;
  lines: DailyLine[];
}

/** Somebody's result in a deal of the day. */
export interface DailyLine {
  rank: number;
  person: string;
  name: string;
  yours: boolean;
  text: string;
  ended: number;
  table: string;
}

/** A game of yours that ended while you were away. */
export interface EndedGame {
  table: string;
  game: string;
  name: string;
  reason: "agreed" | "host" | "idle" | "resigned" | "removed";
}

export interface GameCard {
  meta: Meta;
  lessons: LessonCard[];
}

export interface LessonCard {
  id: string;
  title: string;
  text: string;
}

export interface GameBook {
  meta: Meta;
  lessons: LessonCard[];
  rules: Rulebook;
  data: unknown;
}

/** Tables of components: all that a game has, or what is still to come at a table. */
export interface Components {
  blocks: Block[];
}

export interface TableCard {
  id: string;
  code: string;
  name: string;
  game: string;
  stage: "closed" | "gathering" | "over" | "playing";
  public: boolean;
  seats: CardSeat[];
  your_move: boolean;
  verdict: string;
  scores: number[];
  updated: number;
  watch_only: string;
  invited: boolean;
  again: boolean;
  host: string;
  phase: string;
  standings: string[];
  since: number;
  result: "" | "lost" | "resigned" | "won";
  alone: boolean;
  lesson: string;
  closed_for: "agreed" | "host" | "idle" | "resigned" | "";
  ending: string[];
  waits: boolean;
  with_people: boolean;
  opens: number;
}

export interface CardSeat {
  name: string;
  kind: "bot" | "open" | "person";
  yours: boolean;
  deciding: boolean;
  stand_in: "host" | "left" | "resigned" | "time" | "vote" | "";
  kept: boolean;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow" | null;
}

export interface Ladder {
  game: string;
  rows: LadderRow[];
  total: number;
}

export interface LadderRow {
  rank: number;
  person: string;
  name: string;
  rating: number;
  range: number;
  games: number;
  provisional: boolean;
  yours: boolean;
}

export interface LessonProgress {
  game: string;
  lesson: string;
  done: number;
  steps: number;
}

export interface Me {
  player: string;
  person: string;
  name: string;
  host: boolean;
  sleep: Sleep | null;
}

/** When somebody sleeps: minutes after midnight by their own clock, which is `offset` minutes ahead of UTC. */
export interface Sleep {
  kind: "Sleep";
  start: number;
  end: number;
  offset: number;
}

/** A browser in which somebody is known. */
export interface SessionInfo {
  mark: string;
  device: string;
  created: number;
  used: number;
  own: boolean;
}

/** Whether others on the local network may join, and by which address. */
export interface NetworkState {
  on: boolean;
  address: string;
  can_turn: boolean;
}

export interface PersonFound {
  person: string;
  name: string;
  rating: RatingOf | null;
  yours: boolean;
}

/** How good somebody is at a game; `game` is empty for all together. */
export interface RatingOf {
  game: string;
  rating: number;
  range: number;
  games: number;
  provisional: boolean;
  rank: number;
}

/** What you may know of somebody. */
export interface PersonPage {
  person: string;
  name: string;
  tag: string;
  yours: boolean;
  ratings: RatingOf[];
  tallies: Tally[];
  bests: PersonalBest[];
  rivals: Rival[];
}

export interface Tally {
  game: string;
  games: number;
  won: number;
}

export interface PersonalBest {
  game: string;
  title: string;
  apart: string[];
  text: string;
  ended: number;
  table: string;
}

/** Somebody whom a person has played with, and how often the person came before and behind them. */
export interface Rival {
  person: string;
  name: string;
  games: number;
  won: number;
  lost: number;
  together: number;
}

/** A page of finished games. */
export interface ReplayList {
  tables: TableCard[];
  total: number;
}

export interface Tables {
  open: TableCard[];
  mine: TableCard[];
  replays: TableCard[];
}

/** `points` are moments and the win chance of each seat then; they add up to 1, unless all win together. */
export interface Chances {
  done: boolean;
  points: [number, number[]][];
  thoughts: [number, [number, number][]][];
}

/** A page of a replay. */
export interface Replay {
  game: string;
  name: string;
  players: string[];
  frames: Frame[];
  made: number;
  total: number;
  outcome: Outcome | null;
  seed: string;
  colours: ("blue" | "green" | "orange" | "purple" | "red" | "yellow")[];
  book: GameBook | null;
  latest: unknown;
  sitters: Sitter[];
  earlier: Earlier[];
}

/** A moment of a replay: what the action brought and what could be seen then. */
export interface Frame {
  ply: number;
  seat: number;
  lines: LogLine[];
  view: unknown;
  prompt: Prompt;
  offers: Offer[];
  made: number;
  outcome: Outcome | null;
  moments: Moment[];
  blocks: Block[];
  scores: (number | null)[];
}

/** Who has played a seat, and who plays it when you play on from a moment of the game. */
export interface Sitter {
  bot: string;
  goes_on: string;
}

/** Who played a seat before somebody else did. */
export interface Earlier {
  seat: number;
  until: number;
  name: string;
  bot: boolean;
}

export interface Language {
  code: string;
  name: string;
}

/** Catalogues in Fluent's format: of two messages with one id the first holds. */
export interface Words {
  language: string;
  sources: string[];
}

export interface Opened {
  id: string;
  code: string;
}

/** Seats and options that somebody thinks of. */
export interface Setup {
  seats: number;
  options: Record<string, string>;
}

export interface SetupAnswer {
  refusal: string;
}

export interface Name {
  name: string;
}

export interface Token {
  token: string;
}

export interface Link {
  link: string;
}

export interface SessionMark {
  mark: string;
}

export interface Hours {
  sleep: Sleep | null;
}

export interface NetworkSwitch {
  on: boolean;
}

/** `bots` has an entry for each seat: "you", a bot, or null for a seat left open. */
export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, string>;
  bots: (string | null)[];
  pace: Pace;
  public: boolean;
  name: string;
  begin: boolean;
  rated: boolean;
  colours: string[];
  names: string[];
}

export interface NewLesson {
  game: string;
  lesson: string;
}

/** Play on from after this action. */
export interface Branch {
  ply: number;
}

export interface EndVote {
  on: boolean;
}

export interface Invitee {
  person: string;
}

/** By method and address: what a request takes and what it answers; null: nothing, or no JSON. */
export interface Calls {
  "DELETE /api/endings": { body: null; answer: null };
  "DELETE /api/tables/{table_id}": { body: null; answer: null };
  "GET /api/bots": { body: null; answer: BotLevel[] };
  "GET /api/companions": { body: null; answer: Companion[] };
  "GET /api/daily": { body: null; answer: DailyList };
  "GET /api/daily/{day}/{game}": { body: null; answer: DailyResults };
  "GET /api/endings": { body: null; answer: EndedGame[] };
  "GET /api/games": { body: null; answer: GameCard[] };
  "GET /api/games/{game_id}": { body: null; answer: GameBook };
  "GET /api/games/{game_id}/components": { body: null; answer: Components };
  "GET /api/invitations": { body: null; answer: TableCard[] };
  "GET /api/ladder": { body: null; answer: Ladder };
  "GET /api/lessons": { body: null; answer: LessonProgress[] };
  "GET /api/me": { body: null; answer: Me };
  "GET /api/me/sessions": { body: null; answer: SessionInfo[] };
  "GET /api/network": { body: null; answer: NetworkState };
  "GET /api/people": { body: null; answer: PersonFound[] };
  "GET /api/people/{person}": { body: null; answer: PersonPage };
  "GET /api/people/{person}/games": { body: null; answer: ReplayList };
  "GET /api/qr": { body: null; answer: null };
  "GET /api/replays": { body: null; answer: ReplayList };
  "GET /api/tables": { body: null; answer: Tables };
  "GET /api/tables/{table_id}": { body: null; answer: TableCard };
  "GET /api/tables/{table_id}/chances": { body: null; answer: Chances };
  "GET /api/tables/{table_id}/remaining": { body: null; answer: Components };
  "GET /api/tables/{table_id}/replay": { body: null; answer: Replay };
  "GET /api/tables/{table_id}/save": { body: null; answer: null };
  "GET /api/words": { body: null; answer: Language[] };
  "GET /api/words/{language}": { body: null; answer: Words };
  "GET /api/words/{language}/{game_id}": { body: null; answer: Words };
  "POST /api/daily/{game}": { body: null; answer: Opened };
  "POST /api/games/{game_id}/setup": { body: Setup; answer: SetupAnswer };
  "POST /api/me": { body: Name; answer: Me };
  "POST /api/me/recover": { body: Token; answer: Me };
  "POST /api/me/recovery": { body: null; answer: Link };
  "POST /api/me/sessions/revoke": { body: SessionMark; answer: null };
  "POST /api/me/sleep": { body: Hours; answer: Me };
  "POST /api/network": { body: NetworkSwitch; answer: NetworkState };
  "POST /api/replays": { body: null; answer: Opened };
  "POST /api/tables": { body: NewTable; answer: Opened };
  "POST /api/tables/lesson": { body: NewLesson; answer: Opened };
  "POST /api/tables/redeem": { body: Token; answer: Opened };
  "POST /api/tables/{table_id}/branch": { body: Branch; answer: Opened };
  "POST /api/tables/{table_id}/decline": { body: null; answer: null };
  "POST /api/tables/{table_id}/end": { body: EndVote; answer: null };
  "POST /api/tables/{table_id}/invite": { body: Invitee; answer: null };
  "POST /api/tables/{table_id}/join": { body: null; answer: TableCard };
  "POST /api/tables/{table_id}/rematch": { body: null; answer: Opened };
  "POST /api/tables/{table_id}/resign": { body: null; answer: null };
  "POST /api/tables/{table_id}/ticket/{seat}": { body: null; answer: Link };
}
