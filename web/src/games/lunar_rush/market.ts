/** The market in words: what a sale would bring, and what the refresh will do. */
import type { PriceView } from '../../gen/lunar_rush'
import type { Action } from '../../kit/board'
import { ORE } from './words'

/** "0–1: +3 · 2–3: +2": so many sold, so many steps to the left. */
export function refreshText(price: PriceView): string {
  return price.refresh
    .filter(([, steps]) => steps > 0)
    .map(([least, steps], at) => {
      const last = (price.refresh[at + 1]?.[0] ?? least + 1) - 1
      return `${last > least ? `${least}–${last}` : least}: +${steps}`
    })
    .join(' · ')
}

/** The first step at which the refresh counts. */
export function thresholdAt(price: PriceView): number {
  const at = price.track.findIndex((step) => step <= price.threshold)
  return at < 0 ? price.track.length : at
}

export function saleText(price: PriceView, sells: number): string {
  const stays = price.refresh_now ? `refresh +${price.refresh_now}` : 'no refresh'
  if (!sells) return `Nothing sold: ${stays}`
  const at = Math.min(sells, price.pays.length) - 1
  const refresh = price.refresh_after[at] ? `refresh +${price.refresh_after[at]}` : 'no refresh'
  return `${at + 1} sold: ${price.pays[at]} GC, then ${price.after[at]}, ${refresh}`
}

const FIELDS = ['ore', 'bar', 'shard', 'gem']

/** How many of an item the load that is being put together has; null: none is. */
export function sellsIn(picked: Action | null, item: number): number | null {
  return picked?.['kind'] === 'LoadEarthbound' ? Number(picked[FIELDS[item - ORE]!] ?? 0) : null
}
