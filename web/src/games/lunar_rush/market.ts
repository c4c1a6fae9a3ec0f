/** The market in words: what a sale would bring, what the refresh will do, and what has just happened. */
import type { Components, GameEvent, PriceView } from '../../gen/lunar_rush'
import type { Action } from '../../kit/board'
import type { Beat } from './story'
import { amount, ORE, shortItem } from './words'

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

export const phaseText = (beat: Beat): string =>
  beat.extra ? `Extra Market phase ${beat.extra}` : `Turn ${beat.view.turn} · Market phase`

/** Whose doing it is; null: nobody's. */
export function actorOf(event: GameEvent): number | null {
  return 'corp' in event ? event.corp : 'seat' in event ? event.seat : null
}

export function newsText(data: Components, name: (corp: number) => string, event: GameEvent): string {
  const who = name(actorOf(event) ?? 0)
  switch (event.kind) {
    case 'EarthboundArrived':
      return `${who} lands a ship${event.gc ? ` with ${amount(event.empty, 'empty space')}: +${event.gc} GC` : ''}`
    case 'ShipSold':
      return `${who} sells ${event.items.map((item, at) => `${event.numbers[at]} ${shortItem(data, item)}`).join(', ')}: +${event.gc} GC`
    case 'SoldFromBase':
      return `${who} sells 1 ${shortItem(data, event.item)} from the base: +${event.gc} GC`
    case 'PriceRaised':
      return `${who} raises the price of ${shortItem(data, event.item)} to ${event.price} GC`
    case 'FeePaid':
      return `${who} pays a fee: −${event.gc} GC`
    case 'GoalMet':
      return `${who} meets a goal: +${event.gc} GC`
    case 'MarketRefreshed':
      return 'Refresh: prices recover'
    case 'ExtraMarket':
      return 'Ships still under way move on'
    default:
      return ''
  }
}
