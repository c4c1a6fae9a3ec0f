/** The cells of a track on the home mat: what is there, what comes, where the chosen action takes the cube. */
import type { Components, GameAction } from '../../gen/galaxy_command'

export type CellState = 'stock' | 'cube' | 'coming' | 'lands' | 'spent' | 'free' | 'beyond'

export interface Cell {
  number: number
  state: CellState
}

export interface TrackFacts {
  value: number
  /** Null where the rules know no limit (production, CO-3.8). */
  limit: number | null
  /** What collecting will add, before the limit. */
  coming?: number
  /** What the chosen action would change. */
  change?: number
}

export const LAST = 5

/** Six cells; a value past the printed five moves the window along so that the cube stays on the mat. */
export function cells({ value, limit, coming = 0, change = 0 }: TrackFacts): Cell[] {
  const start = Math.max(0, value - LAST)
  return Array.from({ length: LAST + 1 }, (_, i) => {
    const number = start + i
    return { number, state: stateOf(number, value, limit ?? Infinity, coming, change) }
  })
}

function stateOf(number: number, value: number, limit: number, coming: number, change: number): CellState {
  if (number === value) return 'cube'
  if (number > limit) return 'beyond'
  if (number === value + change) return 'lands'
  if (number > value) return number <= value + coming ? 'coming' : 'free'
  return number > value + change ? 'spent' : 'stock'
}

/** What a collection brings that finds no room (CO-4.1). */
export function wasted({ value, limit, coming = 0 }: TrackFacts): number {
  return limit === null ? 0 : Math.max(0, value + coming - limit)
}

export type Change = { metal: number; wealth: number; strength: number }

/** The facts that it needs. */
interface Prices {
  limits: Pick<Components['limits'], 'military_metal' | 'military_wealth'>
  technologies: readonly { id: string; cost: number; ability: { trade_give: number; trade_get: number } }[]
  events: readonly Pick<Components['events'][number], 'number' | 'years'>[]
}

/** What the chosen action would do to the mat; chance and collections are left out. */
export function changeOf(action: GameAction | null, data: Prices, view: { year: number; pandemic: number }): Change {
  const none = { metal: 0, wealth: 0, strength: 0 }
  if (action?.kind === 'BuildMilitary')
    return { metal: -data.limits.military_metal, wealth: -data.limits.military_wealth, strength: 1 }
  if (action?.kind === 'DiscoverTechnology') {
    const row = data.technologies.find((each) => each.id === action.technology)
    return { ...none, wealth: -(row?.cost ?? 0) }
  }
  if (action?.kind === 'Trade') {
    const ability = data.technologies.find((each) => each.ability.trade_give)?.ability
    const [give, get] = [-(ability?.trade_give ?? 0), ability?.trade_get ?? 0]
    return action.give === 'metal' ? { ...none, metal: give, wealth: get } : { ...none, metal: get, wealth: give }
  }
  if (action?.kind === 'PayRansom') {
    const effect = data.events.find((each) => each.number === view.pandemic)?.years[view.year - 1]
    const price = effect?.effect === 'ransom' ? effect[action.resource] : 0
    return { ...none, [action.resource]: -price }
  }
  return none
}
