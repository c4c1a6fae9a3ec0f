/** The track column by column: what stands over it, and what its spaces are called. */
import type { GalaxyRushView, LandingView, SpaceView } from '../../gen/galaxy_rush'
import { t } from '../../kit/reader.svelte'

/** As messages name them. */
export const ORBITS = ['one', 'two']

export interface Column {
  pair: number
  head: string
  /** The next pair, or the one to accelerate to. */
  reach: boolean
  /** Nothing is left there, and no rocket. */
  past: boolean
  spaces: SpaceView[]
}

export function columns(view: GalaxyRushView): Column[] {
  const pairs = Math.max(0, ...view.spaces.map((space) => space.pair))
  return Array.from({ length: pairs }, (_, at) => {
    const pair = at + 1
    const spaces = view.spaces.filter((space) => space.pair === pair)
    const landing = view.landings.find((each) => each.pair === pair)
    const head = headOf(pair, landing)
    return {
      pair,
      head,
      reach: landing !== undefined,
      past: spaces.every((space) => space.card === 0 && rocketOn(view, pair, space.orbit) < 0),
      spaces,
    }
  })
}

function headOf(pair: number, landing: LandingView | undefined): string {
  if (!landing) return t('board-pair', { pair })
  return landing.accelerates ? t('board-accelerate') : t('board-next-pair')
}

/** The seat whose rocket stands there; -1: none. */
export function rocketOn(view: GalaxyRushView, pair: number, orbit: number): number {
  return view.captains.findIndex((captain) => captain.pair === pair && captain.orbit === orbit)
}

export function landingOf(view: GalaxyRushView, pair: number, orbit: number): LandingView | undefined {
  return view.landings.find((each) => each.pair === pair && each.orbit === orbit)
}

/** By how many points an achievement would change with this way of playing a card. */
export function foreseen(landing: LandingView | undefined, up: boolean, achievement: number): number {
  const changes = (up ? landing?.achieved_up : landing?.achieved_down) ?? []
  return changes.find(([card]) => card === achievement)?.[1] ?? 0
}
