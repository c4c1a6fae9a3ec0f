/* What a game's page is to the table frame, and what the frame tells its board.
   The board is told what may be clicked: targets arrive with the view, nothing is derived from rules here. */
import type { Component } from 'svelte'
import type { SeatInfo, Block, Closed, Offer } from '../gen/protocol'
import type { CommandId } from './commands'
import type { EventLine, GameEvent, Playing, SceneMap } from './scenes'

/** A game's action as it goes over the wire; `kind` names it. */
export type Action = Record<string, unknown>

/** "none": not chosen yet, where players choose them in play. */
export type PlayerColour = NonNullable<SeatInfo['colour']> | 'none'

export type { Closed, Offer }

/** An offer that can be chosen, with the key that chooses it ("" where it has none). */
export interface Target {
  action: Action
  offer: Offer
  key: string
  /** Sent before it, one after the other: what the board has put together (`compose`). */
  first?: readonly Action[]
}

/** A piece is marked by `data-piece` with an id of the board's own, and by `data-enlarge` with its whole text where it can
    be enlarged. One that may be clicked has the attribute data-target: a lesson brings it into sight. One that only takes
    part in putting an action together, such as a minus, has data-choice. On both Space is a click, and so is Enter while
    nothing is chosen; else Enter confirms. What counts up or down has data-counts, too: there Enter counts, unless it was
    clicked. One that ends a step or takes back has data-late: keys begin at another target. Rings round legal pieces are left out where the root element says
    data-targets="off"; they can still be clicked. A board reads these through a `Table` (table.svelte.ts). */
export interface BoardProps<View = unknown, Data = unknown, Event extends GameEvent = GameEvent> {
  /** As far as it has been shown: while events are played it is the view of that moment. */
  view: View
  /** The board as text tables, for a game without a board of its own. Screen readers have them at every table. */
  blocks: Block[]
  data: Data
  /** Empty while nothing can be chosen, also as long as what led to the question is being shown. */
  targets: Target[]
  closed: Closed[]
  /** A lesson asks for things; where it asks for one, that is the only target. */
  taught?: boolean
  chosen: Action | null
  /** The offer that is pointed at in the action panel. */
  pointed?: Action | null
  choose: (action: Action) => void
  /** Chooses an action that the board has put together and nobody offers, such as one of very many ways to load: the rules
      say whether it may be done. */
  propose?: (action: Action, words: Offer) => void
  /** Says what an offered action comes to with what has been put together: these words wherever it is offered, and these
      actions before it once it is confirmed. Where there are any it is chosen. */
  compose?: (action: Action, words: Offer, first: readonly Action[]) => void
  /** Asks the rules why an action is not possible, such as after a click on a piece that is not lit. Nothing is played. */
  whyNot?: (action: Action) => void
  confirm: () => void
  /** Nothing is chosen any more. */
  drop?: () => void
  /** When the game's own timer runs out, by this page's clock; -1 where none runs. */
  timerEnds?: number
  names: string[]
  /** By seat, as they are played at this table. */
  colours: PlayerColour[]
  /** The viewer's own seat. */
  seat: number | null
  /** The seat whose ship, base or sector is shown large: the viewer's own, the one looked at, or where something happens. */
  shownSeat: number
  /** Shows the board of another seat; null for the viewer's own. */
  look: (seat: number | null) => void
  /** What is being shown, for motion and for what stands out. */
  scene: Playing<Event> | null
  /** All that happened so far, as far as it has been shown and the viewer may know it, the latest last. */
  lines: EventLine<Event>[]
  /** Which tab of the phone form is in front; "" on wider pages, where all regions show. */
  region: string
}

export interface Reading {
  icon: string
  label: string
  value: string
}

/** What is more than before, or less. */
export interface Gain {
  /** Icon and label are empty for the score; without an icon the label is written out. */
  icon: string
  label: string
  by: number
}

/** What changed between two lists of the same readings. */
export const changesOf = (before: readonly Reading[], after: readonly Reading[]): Gain[] =>
  after.map(({ icon, label, value }, at) => ({ icon, label, by: Number(value) - Number(before[at]?.value ?? value) }))

export interface Region {
  id: string
  label: string
  icon: string
}

/** Where an offer stands in the action panel: offers with one `id` share a row with a picture, each with its own button. */
export interface OfferRow {
  id: string
  title: string
  detail: string
  art: string
  button: string
}

/** A game's page. The table frame sees every game as `GameUi`; a game writes its own with the types of its records and hands
    it over by `gameUi`. */
export interface GameUi<
  View = unknown,
  Data = unknown,
  Event extends GameEvent = GameEvent,
  Act extends object = Action,
> {
  id: string
  hue: string
  glows: { dark: [string, string]; light: [string, string] }
  /** By seat: those of the table, which the frame fills in. */
  colours?: PlayerColour[]
  /** The same where players choose them in play. */
  coloursOf?(view: View): PlayerColour[]
  Board: Component<BoardProps<View, Data, Event>>
  /** True where the board itself is text. */
  inWords?: true
  /** How each kind of event is shown. */
  scenes: SceneMap<Event, View, Data>
  /** The seat that an event belongs to, where that is not its `seat`. */
  actorOf?(event: Event): number
  /** Whom it happens to, too, such as the loser of a duel: it is told in the summaries of their turns. */
  affects?(event: Event): number[]
  /** True of what the viewer may have lost by another's turn or by chance: then the summaries have a line for them, too. */
  harms?(event: Event): boolean
  /** Whether what happened later took away what the event brought, such as a system that was lost again: the summary of a turn
      tells that in its place. */
  undoes?(later: Event, event: Event): boolean
  /** Draws a scene that is `staged`, large over the board. */
  Stage?: Component<BoardProps<View, Data, Event>>
  /** True where the question can be answered before everything has been shown: the answer cannot depend on it. `shown` is the
      view of the moment that is shown. */
  opensEarly?(view: View, shown: View): boolean
  /** True where everybody acts at once: what happens is shown beside the question. */
  isRace?(view: View): boolean
  /** True where the viewer has finished and only waits for the others: bots can be fast-forwarded then. */
  canHurry?(view: View): boolean
  readings(view: View, seat: number): Reading[]
  /** True of a seat that is out of the game while the others play on: its plate says so. */
  isOut?(view: View, seat: number): boolean
  /** What a seat gained and lost between two moments, for the summary of a turn; without it the readings are compared. */
  gains?(before: View, after: View, seat: number, events: readonly Event[]): Gain[]
  /** What came before this event has been summed up where it was shown: the summary of a turn begins with what follows. */
  startsAnew?(event: Event): boolean
  /** A change of the score that has a reason of its own, such as what a bid cost or a challenge won: the summary of a turn names
      it by its label, apart from the rest. */
  apart?(event: Event, seat: number): Gain[]
  score(view: View, seat: number): string
  /** Reference panels under the player plates; where there are several the last stands at the foot. */
  panels?: Component<BoardProps<View, Data, Event>>[]
  /** Evaluated while rendering, as are the words below: they are in the reader's language. */
  regions(): Region[]
  /** The region that asks for the decision. */
  askRegion(view: View): string
  /** The region that has another player's board. */
  lookRegion?: string
  /** True where a seat is asked in the middle of somebody else's turn. */
  isReaction?(view: View, seat: number): boolean
  /** True where an action cannot be taken back; without it every action counts as such. */
  irreversible?(action: Act, view: View): boolean
  /** True where the action certainly ends the player's game or flight: it is asked about whatever the settings say. */
  fatal?(action: Act, view: View, data: Data): boolean
  /** True where the first click does it whatever the settings say: everybody grabs at once, and who is asked again is late. */
  swift?(action: Act, view: View): boolean
  /** True where the board has everything that can be chosen: on a phone the choices are folded away then. */
  onBoard?(view: View): boolean
  /** The order in which the plates stand, with its name; null for the order of seats. */
  order?(view: View): { title: string; seats: number[] } | null
  /** A small picture of what a seat has, on its plate in place of the readings; the viewer's own plate has none. */
  Inset?: Component<BoardProps<View, Data, Event> & { of: number }>
  /** Offers of a lower rank stand first in the action panel and have the first keys; without it the rules' order holds. */
  rank?(action: Act, view: View): number
  /** The digit of an offer that is known by a number, such as a bid of 4; "" for others. */
  ownKey?(action: Act): string
  /** The row of an offer; null where it stands alone. */
  row?(action: Act, view: View, data: Data, colours: PlayerColour[]): OfferRow | null
  /** What the end reveals, shown before the score sheet to whoever saw the game end. */
  Finale?: Component<BoardProps<View, Data, Event> & { done: () => void }>
  /** The word for what the score counts, after a number of them; "points" without it. */
  scoreWord?(n: number): string
  /** What stands beside the score on a plate where that is not all of it yet; the word above without it. */
  runningWord?(): string
  /** The keys that only some boards have and this one uses. */
  commands?: readonly CommandId[]
  /** An icon for an action's button and for a category of the score sheet. */
  icon?(action: Act): string
  categoryIcon?(category: string): string
  /** The clause that a category of the score sheet rests on. */
  categoryClause?(category: string): string
}

/** A game's page as the frame sees it: views, data, events and actions come from the server of the same game. */
export function gameUi<View, Data, Event extends GameEvent, Act extends object>(
  ui: GameUi<View, Data, Event, Act>,
): GameUi {
  return ui as unknown as GameUi
}

/** Whether two actions are the same: compared by content, since both came over the wire. */
export function sameAction(a: object | null, b: object | null): boolean {
  return a !== null && b !== null && actionKey(a) === actionKey(b)
}

/** The same text for the same action: to look one up among many. */
export function actionKey(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(actionKey).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${fields.map(([name, part]) => `${name}:${actionKey(part)}`).join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}
