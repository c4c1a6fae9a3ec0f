/* What a game's page is to the table frame, and what the frame tells its board.
   The board is told what may be clicked: targets arrive with the view, nothing is derived from rules here. */
/* eslint-disable @typescript-eslint/no-explicit-any -- views, data and events have the types of each game */
import type { Component } from 'svelte'
import type { SeatInfo, Closed, Offer } from '../gen/protocol'

/** A game's action as it goes over the wire; `kind` names it. */
export type Action = Record<string, unknown>

export type PlayerColour = NonNullable<SeatInfo['colour']>

export type { Closed, Offer }

/** An offer that can be chosen, with the key that chooses it ("" where it has none). */
export interface Target {
  action: Action
  offer: Offer
  key: string
}

/** A piece is marked by `data-piece` with an id of the board's own, and by `data-enlarge` with its whole text where it can
    be enlarged. One that may be clicked has the attribute data-target: a lesson brings it into sight. One that only takes
    part in putting an action together, such as a minus, has data-choice. On both Space is a click, and so is Enter while
    nothing is chosen; else Enter confirms. Rings round legal pieces are left out where the root element says
    data-targets="off"; they can still be clicked. */
export interface BoardProps {
  view: any
  data: any
  targets: Target[]
  closed: Closed[]
  /** A lesson asks for things; where it asks for one, that is the only target. */
  taught?: boolean
  chosen: Action | null
  /** The offer that is pointed at in the action panel. */
  pointed?: Action | null
  choose: (action: Action) => void
  confirm: () => void
  /** Chooses an action that the board has put together and nobody offers, such as one of very many ways to load: the rules
      say whether it may be done. */
  propose?: (action: Action, words: Offer) => void
  /** Says what is not open all the same, such as a click on a piece that is not lit: the rules answer why not. Only for
      decisions of which everything legal is offered; else what was meant as a question might be done. */
  whyNot?: (action: Action) => void
  /** When the game's own timer runs out, by this page's clock; -1 where none runs. */
  timerEnds?: number
  names: string[]
  /** By seat, as they are played at this table. */
  colours: PlayerColour[]
  seat: number | null
  /** Those of the latest action; `tick` changes with each. For motion only. */
  events: any[]
  tick: number
  /** All that happened so far, as far as the viewer may know, the latest last. */
  past: any[]
  /** The board says how many of the latest events it has not shown to their end: log and plates tell no more than it does,
      and what happened since waits. With `displayed` it can say more about what it shows meanwhile. */
  telling?: (untold: number, displayed?: Displayed) => void
  /** Which tab of the phone form is in front; "" on wider pages, where all regions show. */
  region: string
}

export interface Displayed {
  /** The view as far as it has been told; without it the plates show the one before. */
  view?: any
  /** The step of the prompt that it belongs to, by its name. */
  step?: string
  /** The region where it can be seen: on a phone it comes to the front. */
  region?: string
}

export interface Reading {
  icon: string
  label: string
  value: string
}

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

export interface GameUi {
  id: string
  hue: string
  glows: { dark: [string, string]; light: [string, string] }
  /** By seat: those of the table, which the frame fills in. */
  colours?: PlayerColour[]
  /** The same where players choose them in play. */
  coloursOf?(view: any): PlayerColour[]
  Board: Component<BoardProps>
  readings(view: any, seat: number): Reading[]
  score(view: any, seat: number): string
  /** Reference panels under the player plates; where there are several the last stands at the foot. */
  panels?: Component<BoardProps>[]
  /** Evaluated while rendering, as are the words below: they are in the reader's language. */
  regions(): Region[]
  /** The region that asks for the decision. */
  askRegion(view: any): string
  /** True where a seat is asked in the middle of somebody else's turn. */
  isReaction?(view: any, seat: number): boolean
  /** True where an action cannot be taken back; without it every action counts as such. */
  irreversible?(action: Action, view: any): boolean
  /** True where the first click does it whatever the settings say: everybody grabs at once, and who is asked again is late. */
  swift?(action: Action, view: any): boolean
  /** True where the board has everything that can be chosen: on a phone the choices are folded away then. */
  onBoard?(view: any): boolean
  /** The order in which the plates stand, with its name; null for the order of seats. */
  order?(view: any): { title: string; seats: number[] } | null
  /** A small picture of what a seat has, on its plate in place of the readings; the viewer's own plate has none. */
  Inset?: Component<BoardProps & { of: number }>
  /** Offers of a lower rank stand first in the action panel and have the first keys; without it the rules' order holds. */
  rank?(action: Action, view: any): number
  /** The digit of an offer that is known by a number, such as a bid of 4; "" for others. */
  ownKey?(action: Action): string
  /** What the confirm button says of an offer whose words are too long for it; "" for its kind. */
  verb?(action: Action, view: any): string
  /** The row of an offer; null where it stands alone. */
  row?(action: Action, view: any, data: any, colours: PlayerColour[]): OfferRow | null
  /** What the end reveals, shown before the score sheet to whoever saw the game end. */
  Finale?: Component<BoardProps & { done: () => void }>
  /** False where every seat sees the same; else, in hot-seat, the device is handed over before the next one looks. */
  secrets?: boolean
  /** The word for what the score counts, after a number of them; "points" without it. */
  scoreWord?(n: number): string
  /** What stands beside the score on a plate where that is not all of it yet; the word above without it. */
  runningWord?(): string
  /** An icon for an action's button and for a category of the score sheet. */
  icon?(action: Action): string
  categoryIcon?(category: string): string
  /** The clause that a category of the score sheet rests on. */
  categoryClause?(category: string): string
  /** The pieces that an event speaks of, by their `data-piece`, or parts of one by their `data-at`: lit while its log line is pointed at. */
  lit?(event: any): string[]
}

/** Whether two actions are the same: compared by content, since both came over the wire. */
export function sameAction(a: Action | null, b: Action | null): boolean {
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
