import type { Components, CorporationView, LunarRushView } from '../../gen/lunar_rush'
import type { PlayerColour } from '../../kit/board'
import { player, t } from '../../kit/reader.svelte'
import type { Argument } from '../../kit/words'

/** In the order of the component data's corporations. */
const COLOURS: PlayerColour[] = ['blue', 'orange', 'green', 'purple']

/** The row of a corporation: seats count from 0 on, AIs from -1 down. */
export const rowOf = (view: LunarRushView, corp: number): number => (corp >= 0 ? corp : view.people - 1 - corp)

export const corporation = (view: LunarRushView, corp: number): CorporationView | undefined =>
  view.corporations[rowOf(view, corp)]

/** People have chosen theirs; the AIs have those that are left. */
export function colourOf(colours: readonly PlayerColour[], corp: number): PlayerColour {
  const left = COLOURS.filter((colour) => !colours.includes(colour))
  return (corp >= 0 ? colours[corp] : left[-1 - corp]) ?? 'blue'
}

/** A colour is that of a corporation. */
export const corporationName = (data: Components, colour: PlayerColour): string =>
  data.corporations[COLOURS.indexOf(colour)]?.name ?? ''

export function nameOf(names: readonly string[], corp: number): string {
  return corp >= 0 ? (names[corp] ?? String(corp + 1)) : t('ai', { number: -corp })
}

/** A player, or an AI, as an argument of a message. */
export const who = (corp: number): Argument => (corp >= 0 ? player(corp) : { say: 'ai', args: { number: -corp } })

/** "Your base", "Mira's base"; an AI has none. */
export const baseName = (corp: number): string =>
  corp >= 0 ? t('board-base', { who: player(corp) }) : t('ai', { number: -corp })

/** In co-operative play: "A" or "B"; empty where everybody plays alone. */
export function teamOf(view: LunarRushView, corp: number): string {
  return 'AB'[view.sides.findIndex((side) => side.includes(corp))] ?? ''
}

export const isPartner = (view: LunarRushView, corp: number, other: number): boolean =>
  corp !== other && view.sides.some((side) => side.includes(corp) && side.includes(other))

/** By corporation: the sum of its team, its own number where everybody plays alone. */
export function teamSums(view: LunarRushView, numbers: readonly number[]): number[] {
  return view.corporations.map(({ corp }, at) => {
    const side = view.sides.find((one) => one.includes(corp))
    return side ? side.reduce((sum, mate) => sum + (numbers[rowOf(view, mate)] ?? 0), 0) : (numbers[at] ?? 0)
  })
}

/** Two AIs of one team bid as one. */
export const isSharedBid = (view: LunarRushView): boolean =>
  view.sides.some((side) => side.filter((corp) => corp < 0).length > 1)
