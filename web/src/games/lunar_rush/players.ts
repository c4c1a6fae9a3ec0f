import type { CorporationView, LunarRushView } from '../../gen/lunar_rush'
import type { PlayerColour } from '../../kit/board'

/** By row of the corporations: people in seating order, then the AIs. */
export const COLOURS: PlayerColour[] = ['blue', 'orange', 'green', 'purple']

/** The row of a corporation: seats count from 0 on, AIs from -1 down. */
export const rowOf = (view: LunarRushView, corp: number): number => (corp >= 0 ? corp : view.people - 1 - corp)

export const corporation = (view: LunarRushView, corp: number): CorporationView | undefined => view.corporations[rowOf(view, corp)]

export const colourOf = (view: LunarRushView, corp: number): PlayerColour => COLOURS[rowOf(view, corp)] ?? 'blue'

export function nameOf(names: readonly string[], corp: number): string {
  return corp >= 0 ? (names[corp] ?? `Seat ${corp + 1}`) : `AI ${-corp}`
}
