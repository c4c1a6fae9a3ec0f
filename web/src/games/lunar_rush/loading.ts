/** What can be loaded in this step, and the answer that is put together for it: ships, and what a gold module brings. */
import type {
  BerthView,
  Components,
  GameAction,
  LoadEarthbound,
  LoadMoonbound,
  LunarRushView,
  Teleport,
} from '../../gen/lunar_rush'
import { CREW, isUp, ORE, type Bill } from './words'

export interface Hold {
  id: string
  /** -1: no ship. */
  lane: number
  gold: number
  free: number
  /** What can be put there, as items; people as CREW. */
  kinds: number[]
  /** What is there already, by kind. */
  said: number[]
  /** As far as the page knows: what there is of each kind. */
  most: number[]
  loaded: boolean
}

/** A load that is being put together; it counts until something else is said for its hold. */
export interface Draft {
  said: readonly number[]
  numbers: readonly number[]
}

export type Load = LoadMoonbound | LoadEarthbound | Teleport

const EARTH_ITEMS = [0, 1, 2]
const MOON_ITEMS = [ORE, ORE + 1, ORE + 2, ORE + 3]
const MANY = 99

export function holdsOf(view: LunarRushView, data: Components, seat: number): Hold[] {
  return [
    ...view.berths.map((berth) => shipHold(view, data, seat, berth)),
    ...view.teleporters.map((gold) => teleporter(view, seat, gold)),
  ]
}

function shipHold(view: LunarRushView, data: Components, seat: number, berth: BerthView): Hold {
  const corp = view.corporations[seat]!
  const there = (item: number): number => berth.load.find(([one]) => one === item)?.[1] ?? 0
  const hold = { id: `ship-${berth.lane}`, lane: berth.lane, gold: -1, free: berth.free, loaded: berth.loaded }
  if (!isUp(data, berth.lane))
    return {
      ...hold,
      kinds: MOON_ITEMS,
      said: MOON_ITEMS.map(there),
      most: MOON_ITEMS.map((item) => (corp.stock[item] ?? 0) + there(item)),
    }
  const crew = Math.min(data.setup.crew_up, corp.earth + berth.astronauts)
  return {
    ...hold,
    kinds: [...EARTH_ITEMS, CREW],
    said: [...EARTH_ITEMS.map(there), berth.astronauts],
    most: [MANY, MANY, MANY, crew],
  }
}

function teleporter(view: LunarRushView, seat: number, gold: number): Hold {
  const set = view.corporations[seat]!.teleport
  const said = EARTH_ITEMS.map((item) => set.find(([one]) => one === item)?.[1] ?? 0)
  return {
    id: `gold-${gold}`,
    lane: -1,
    gold,
    free: view.teleport_spaces,
    kinds: EARTH_ITEMS,
    said,
    most: [MANY, MANY, MANY],
    loaded: said.some((number) => number > 0),
  }
}

export const billIn = (hold: Hold, numbers: readonly number[]): Bill =>
  hold.kinds.map((kind, at) => [kind, numbers[at] ?? 0] as const).filter(([, number]) => number > 0)

const spacesOf = (data: Components, kind: number): number => (kind === CREW ? 1 : (data.items[kind]?.spaces ?? 1))

export function roomIn(data: Components, hold: Hold, numbers: readonly number[]): number {
  return hold.free - hold.kinds.reduce((sum, kind, at) => sum + spacesOf(data, kind) * (numbers[at] ?? 0), 0)
}

export function canAdd(data: Components, hold: Hold, numbers: readonly number[], at: number, elsewhere = 0): boolean {
  return (
    (numbers[at] ?? 0) + elsewhere < hold.most[at]! && roomIn(data, hold, numbers) >= spacesOf(data, hold.kinds[at]!)
  )
}

/** What has been put together, as far as there is still so much of it; else what has been said. */
export function drafted(hold: Hold, draft: Draft | undefined): number[] {
  return draft && isSame(draft.said, hold.said)
    ? draft.numbers.map((number, at) => Math.min(number, hold.most[at]!))
    : hold.said
}

/** What other holds have been given of it in thought only. */
export function claimed(others: readonly { hold: Hold; numbers: readonly number[] }[], kind: number): number {
  return others.reduce((sum, { hold, numbers }) => {
    const at = hold.kinds.indexOf(kind)
    return at < 0 ? sum : sum + Math.max(0, (numbers[at] ?? 0) - hold.said[at]!)
  }, 0)
}

export const added = (numbers: readonly number[], at: number, by: number): number[] =>
  numbers.map((number, index) => (index === at ? number + by : number))

export function loadAction(data: Components, hold: Hold, numbers: readonly number[]): Load {
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers
  if (hold.gold >= 0) return { kind: 'Teleport', gold: hold.gold, habp: first, tech: second, advm: third }
  if (isUp(data, hold.lane))
    return { kind: 'LoadMoonbound', lane: hold.lane, habp: first, tech: second, advm: third, astronauts: fourth }
  return { kind: 'LoadEarthbound', lane: hold.lane, ore: first, bar: second, shard: third, gem: fourth }
}

export const clauseOf = (data: Components, hold: Hold): string =>
  hold.gold >= 0 ? 'LR-7.6' : isUp(data, hold.lane) ? 'LR-6.2' : 'LR-10.1'

/** What an action puts into a hold, by kind; null where it is about something else. */
export function numbersIn(data: Components, hold: Hold, action: GameAction): number[] | null {
  switch (action.kind) {
    case 'LoadMoonbound':
      return action.lane === hold.lane && isUp(data, hold.lane)
        ? [action.habp, action.tech, action.advm, action.astronauts]
        : null
    case 'LoadEarthbound':
      return action.lane === hold.lane && !isUp(data, hold.lane)
        ? [action.ore, action.bar, action.shard, action.gem]
        : null
    case 'Teleport':
      return action.gold === hold.gold ? [action.habp, action.tech, action.advm] : null
    default:
      return null
  }
}

export const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((number, at) => number === other[at])
