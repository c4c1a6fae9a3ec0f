/** The market in words and figures: what a sale would bring, what the refresh will do, and what a sale did. */
import type { GameEvent, PriceView, ShipSold } from '../../gen/lunar_rush'
import { t } from '../../kit/reader.svelte'
import type { Hold } from './loading'
import { ORE } from './words'

/** "0–1 sold: +3", "2 sold: +2": so many sold, so many spaces to the left. */
export function refreshParts(price: PriceView): string[] {
  return price.refresh
    .filter(([, steps]) => steps > 0)
    .map(([least, by], at) => {
      const last = (price.refresh[at + 1]?.[0] ?? least + 1) - 1
      return t('board-refresh-part', { sold: last > least ? `${least}–${last}` : String(least), by })
    })
}

/** The first step at which the refresh counts. */
export function thresholdAt(price: PriceView): number {
  const at = price.track.findIndex((step) => step <= price.threshold)
  return at < 0 ? price.track.length : at
}

export function saleText(price: PriceView, sells: number): string {
  if (!sells) return t('board-sale-none', { by: price.refresh_now })
  const at = Math.min(sells, price.pays.length) - 1
  const [gc, after, by] = [price.pays[at] ?? 0, price.after[at] ?? 0, price.refresh_after[at] ?? 0]
  return t('board-sale', { n: at + 1, gc, after, by })
}

/** What it is worth at the current prices, in GC. */
export function worthOf(prices: readonly PriceView[], hold: Hold, numbers: readonly number[]): number {
  return hold.kinds.reduce((sum, item, at) => {
    const number = numbers[at] ?? 0
    const pays = prices.find((price) => price.item === item)?.pays ?? []
    return sum + (number ? (pays[Math.min(number, pays.length) - 1] ?? 0) : 0)
  }, 0)
}

/** Which extra Market phase it is; 0: the one of the turn. */
export function extraOf(past: readonly GameEvent[]): number {
  const last = past.findLast((event) => event.kind === 'ExtraMarket' || event.kind === 'TurnBegan')
  return last?.kind === 'ExtraMarket' ? last.number : 0
}

/** So many of an item sold in this Market phase. Each extra phase has a count of its own, and the refresh, which depends on
    the count, is shown with it. */
export function soldOf(past: readonly GameEvent[], price: PriceView): number {
  const last = past.at(-1)
  if (last?.kind === 'MarketRefreshed') return last.sold[price.item - ORE] ?? 0
  if (!extraOf(past)) return price.sold
  const phase = past.slice(past.findLastIndex((event) => event.kind === 'ExtraMarket'))
  return phase.reduce((sum, event) => sum + (event.kind === 'ShipSold' ? numberIn(event, price.item) : 0), 0)
}

const numberIn = ({ items, numbers }: ShipSold, item: number): number => numbers[items.indexOf(item)] ?? 0

/** Who gains GC by an event, and how many; null: nobody does. */
export function gainOf(event: GameEvent | undefined): { corp: number; gc: number } | null {
  switch (event?.kind) {
    case 'EarthboundArrived':
    case 'ShipSold':
      return event.gc ? { corp: event.corp, gc: event.gc } : null
    case 'SoldFromBase':
    case 'Salvaged':
    case 'GoalMet':
      return event.gc ? { corp: event.seat, gc: event.gc } : null
    case 'FeePaid':
      return event.gc ? { corp: event.seat, gc: -event.gc } : null
    case 'AstronautsDied':
      return event.lost ? { corp: event.seat, gc: -event.lost } : null
    default:
      return null
  }
}
