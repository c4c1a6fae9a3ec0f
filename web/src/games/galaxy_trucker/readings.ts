/** What the frame asks about: plates, regions, rows of the action panel, icons; and a ship's figures. */
import type { Components, GalaxyTruckerView, GameAction, GameEvent, ShipView } from '../../gen/galaxy_trucker'
import type { Gain, OfferRow, Reading } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { COLOURS } from './places'
import { turning } from './turning.svelte'
import { halves } from './words'

export interface Figure extends Reading {
  short: string
}

const span = (low: string, high: string): string => (low === high ? low : `${low}–${high}`)

export function figures(ship: ShipView): Figure[] {
  const cargo = ship.goods.reduce((sum, count) => sum + count, 0)
  return [
    {
      icon: 'engine',
      label: t('board-stat-engines'),
      short: t('board-short-engines'),
      value: span(String(ship.engines), String(ship.engines_powered)),
    },
    {
      icon: 'cannon',
      label: t('board-stat-cannons'),
      short: t('board-short-cannons'),
      value: span(halves(ship.cannons), halves(ship.cannons_powered)),
    },
    {
      icon: 'battery',
      label: t('board-stat-tokens'),
      short: t('board-short-tokens'),
      value: String(ship.tokens),
    },
    { icon: 'crew', label: t('board-stat-crew'), short: t('board-short-crew'), value: String(ship.crew) },
    {
      icon: 'cargo',
      label: t('board-stat-goods', { reinforced: ship.reinforced }),
      short: t('board-short-goods'),
      value: `${cargo}/${ship.containers}`,
    },
    {
      icon: 'exposed-connector',
      label: t('board-stat-exposed'),
      short: t('board-short-exposed'),
      value: String(ship.exposed),
    },
  ]
}

export function readings(view: GalaxyTruckerView, seat: number): Reading[] {
  const ship = view.ships[seat]
  return ship ? figures(ship).slice(0, 4) : []
}

/** What can be counted of a ship, at its strongest. */
const counted = (ship: ShipView): Gain[] => [
  { icon: 'component-structural', label: t('board-count-components'), by: ship.parts.length },
  ...COLOURS.map((colour, at) => ({
    icon: `good-${colour}`,
    label: t('board-count-block', { colour }),
    by: ship.goods[at] ?? 0,
  })),
  { icon: 'crew', label: t('board-stat-crew'), by: ship.crew },
  { icon: 'battery', label: t('board-stat-tokens'), by: ship.tokens },
  { icon: 'cannon', label: t('board-count-cannons'), by: ship.cannons_powered / 2 },
  { icon: 'engine', label: t('board-count-engines'), by: ship.engines_powered },
  { icon: 'cargo', label: t('board-count-containers'), by: ship.containers },
]

/** Of one round; the next one begins with another ship. */
export function gains(
  before: GalaxyTruckerView,
  after: GalaxyTruckerView,
  seat: number,
  events: readonly GameEvent[],
): Gain[] {
  const [old, now] = [before.ships[seat], after.ships[seat]]
  if (!old || !now || before.round !== after.round) return []
  const was = counted(old)
  // As they are told: occupied spaces do not count.
  const days = events.map((event) => (event.kind === 'ShipMoved' && event.seat === seat ? event.days : 0))
  return [
    ...counted(now).map((one, at) => ({ ...one, by: one.by - was[at]!.by })),
    { icon: 'flight-day', label: t('board-count-days'), by: days.reduce((sum, each) => sum + each, 0) },
  ]
}

/** What the flight brought has been shown on a page of its own. */
export const startsAnew = (event: GameEvent): boolean => event.kind === 'RoundBegan'

const HARMS = new Set<GameEvent['kind']>(['ComponentsLost', 'CrewLost', 'GoodsLost', 'AlienLeft'])
export const harms = (event: GameEvent): boolean => HARMS.has(event.kind)

export function score(view: GalaxyTruckerView, seat: number): string {
  const credits = view.truckers[seat]?.credits ?? -1
  return credits < 0 ? '' : String(credits)
}

/** Questions that are answered on the card or beside the track, not on the ship. */
const OFF_SHIP = new Set(['fly-on', 'planet', 'offer', ''])

export function askRegion(view: GalaxyTruckerView): string {
  const trucker = view.truckers[view.seat !== null && view.seat >= 0 ? view.seat : 0]
  if (view.phase === 'Building') return trucker?.holds ? 'ship' : 'parts'
  return OFF_SHIP.has(trucker?.asked ?? '') ? 'flight' : 'ship'
}

/** Everybody grabs at once: what the others do is shown beside one's own building. */
export const isRace = (view: GalaxyTruckerView): boolean => view.phase === 'Building' && view.pace !== 'turn-based'

/** With a number tile there is nothing left to build. */
export const canHurry = (view: GalaxyTruckerView): boolean =>
  view.phase === 'Building' && (view.ships[view.seat ?? -1]?.number ?? 0) > 0

/** Whoever holds a component knows all there is to know about it. */
export const opensEarly = (view: GalaxyTruckerView): boolean =>
  view.phase === 'Building' && view.truckers[view.seat ?? -1]?.holds === true

/** In the race the ship and the warehouse are all that matters; every choice lies there. */
export const onBoard = (view: GalaxyTruckerView): boolean => view.phase === 'Building'

/** Ships in flight from the leader on, then those that gave up. */
export function order(view: GalaxyTruckerView): { title: string; seats: number[] } | null {
  const rest = view.ships.map((_, seat) => seat).filter((seat) => !view.order.includes(seat))
  return view.order.length ? { title: t('board-order'), seats: [...view.order, ...rest] } : null
}

const CATEGORIES: Record<string, [string, string]> = {
  'On the way': ['route', 'GT-13.17'],
  Finishing: ['flag', 'GT-14.5'],
  'Best ship': ['exposed-connector', 'GT-14.1'],
  Goods: ['cargo', 'GT-14.2'],
  Losses: ['warning', 'GT-14.3'],
  Forgiven: ['check', 'GT-18.2'],
}
export const categoryIcon = (category: string): string => CATEGORIES[category]?.[0] ?? 'credit'
export const categoryClause = (category: string): string => CATEGORIES[category]?.[1] ?? ''

const SWIFT = new Set<GameAction['kind']>([
  'SayGo',
  'TakeFaceDown',
  'TakeFaceUp',
  'TakeSetAside',
  'TakeBack',
  'ReturnComponent',
  'SetAside',
  'LookAtPile',
  'PutPileBack',
  'FlipTimer',
])

/** Building is a race; only a mistake is asked about, and a component that is shown turned. */
export function swift(action: GameAction, view: GalaxyTruckerView): boolean {
  if (action.kind !== 'AddComponent') return SWIFT.has(action.kind)
  return (
    action.cell !== turning.shown &&
    view.places.some((place) => place.cell === action.cell && place.fits.includes(action.turns))
  )
}

/** Finishing stands last, so that the key for drawing does not turn into it when the last new component is gone. */
export const rank = (action: GameAction): number => (action.kind === 'Finish' ? 1 : 0)

const TURNS = ['', '↻ ¼', '↻ ½', '↻ ¾']

/** All places for the piece in hand share a row for each cell: one button for each turn, from how it is held. */
export function row(said: GameAction, view: GalaxyTruckerView, data: Components): OfferRow | null {
  if (said.kind !== 'AddComponent') return null
  const [line, column] = data.boards[view.round]?.cells[said.cell] ?? [0, 0]
  const fits = view.places.find((place) => place.cell === said.cell)?.fits.includes(said.turns)
  return {
    id: `cell-${said.cell}`,
    title: t('board-cell', { row: line, column }),
    detail: fits ? t('board-it-fits') : t('board-mistake'),
    art: '',
    button: TURNS[(said.turns - turning.by + 4) % 4] || t('board-as-it-is'),
  }
}

const ICONS: Partial<Record<GameAction['kind'], string>> = {
  SayGo: 'play',
  TakeFaceDown: 'shuffle',
  TakeFaceUp: 'plus',
  TakeSetAside: 'plus',
  AddComponent: 'plus',
  TakeBack: 'undo',
  ReturnComponent: 'close',
  SetAside: 'copy',
  LookAtPile: 'eye',
  PutPileBack: 'close',
  EndTurn: 'next',
  FlipTimer: 'hourglass',
  Finish: 'flag',
  RemoveComponent: 'close',
  KeepPiece: 'check',
  PlaceCrew: 'crew',
  FlyOn: 'rocket',
  GiveUp: 'flag',
  Declare: 'bolt',
  Land: 'planet',
  Decline: 'close',
  Accept: 'check',
  Stow: 'cargo',
  LoseCrew: 'crew',
  LoseGoods: 'cargo',
  Defend: 'shield',
  TakeHit: 'warning',
}

export const actionIcon = (action: GameAction): string => ICONS[action.kind] ?? 'rocket'
