/** The view and the component data of Galaxy Command, as the server sends them; the fields the board reads. */

export interface SystemView {
  slot: number
  distant: boolean
  /** 0 while it is face down. */
  card: number
  aligned: boolean
  /** Collections in which it yields nothing. */
  storm: number
}

export interface CommanderView {
  metal: number
  wealth: number
  strength: number
  metal_production: number
  wealth_production: number
  next_metal: number
  next_wealth: number
  storage_limit: number
  military_limit: number
  technologies: string[]
  systems: SystemView[]
  /** The slot aligned last, which an invasion strikes; -1: none. */
  newest: number
  distant_open: boolean
  /** This turn's attack succeeds without a roll, or the next turn's will. */
  sure_success: boolean
  sure_next: boolean
  strike: boolean
  built: boolean
  discovered: boolean
  out: boolean
  points: Record<string, number>
}

export interface CommandView {
  seat: number | null
  year: number
  round: number
  first: number
  phase: string
  /** The seat that decides; -1 after the end. */
  turn: number
  /** Of this year, without Red Alerts. */
  events_resolved: number
  events_left: number
  red_alerts: number
  /** Cards turned up this year, Red Alerts among them. */
  used_events: number[]
  /** The card whose ransom is due; 0: none. */
  pandemic: number
  commanders: CommanderView[]
  distant_aligned: number
  /** 0 in solitaire. */
  distant_target: number
}

export interface SystemCard {
  number: number
  id: string
  name: string
  distant: boolean
  resistance: number
  metal: number
  wealth: number
  points: number
}

export interface Ability {
  military_limit: number
  storage_limit: number
  opens_distant: boolean
  halves_strikes: boolean
  against_invasion: number
  against_revolt: number
  sure_success: boolean
  trade_give: number
  trade_get: number
}

export interface Technology {
  id: string
  name: string
  row: number
  column: number
  cost: number
  points: number
  ability: Ability
  text: string
}

export type Effect = { effect: string; [field: string]: unknown }

export interface EventCard {
  number: number
  type: string
  name: string
  red_alert: boolean
  years: [Effect, Effect]
}

export interface CommandData {
  setup: { near: number; distant: number; events_year_1: number; events_year_2: number } & Record<string, unknown>
  limits: { storage: number; military: number; military_metal: number; military_wealth: number }
  die: { sides: number }
  technologies: Technology[]
  systems: SystemCard[]
  events: EventCard[]
  ranks: { from_points: number; name: string; text: string }[]
}

/** Something that happened; each kind has its own fields. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- fields are read by the kind of event
export type AnyEvent = { kind: string; seat?: number; [field: string]: any }
