/** The market in words: what a sale would bring, what the refresh will do, and what has just happened. */
import type { Components, GameEvent, PriceView } from '../../gen/lunar_rush'
import type { Action } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { who } from './players'
import type { Beat } from './story'
import { ORE, shortAmount, shortItem } from './words'

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
  if (!sells) return t('board-sale-none', { by: price.refresh_now })
  const at = Math.min(sells, price.pays.length) - 1
  const [gc, after, by] = [price.pays[at] ?? 0, price.after[at] ?? 0, price.refresh_after[at] ?? 0]
  return t('board-sale', { n: at + 1, gc, after, by })
}

const FIELDS = ['ore', 'bar', 'shard', 'gem']

/** How many of an item the load that is being put together has; null: none is. */
export function sellsIn(picked: Action | null, item: number): number | null {
  return picked?.['kind'] === 'LoadEarthbound' ? Number(picked[FIELDS[item - ORE]!] ?? 0) : null
}

export const phaseText = (beat: Beat): string =>
  beat.extra ? t('board-phase-extra', { number: beat.extra }) : t('board-phase', { turn: beat.view.turn })

/** Whose doing it is; null: nobody's. */
export function actorOf(event: GameEvent): number | null {
  return 'corp' in event ? event.corp : 'seat' in event ? event.seat : null
}

export function newsText(data: Components, event: GameEvent): string {
  switch (event.kind) {
    case 'EarthboundArrived':
      return t('board-news-landed', { who: who(event.corp), empty: event.empty, gc: event.gc })
    case 'ShipSold': {
      const items = event.items.map((item, at) => shortAmount(data, item, event.numbers[at] ?? 0))
      return t('board-news-sold', { who: who(event.corp), items, gc: event.gc })
    }
    case 'SoldFromBase': {
      const items = shortAmount(data, event.item, 1)
      return t('board-news-sold-base', { who: who(event.seat), items, gc: event.gc })
    }
    case 'PriceRaised': {
      const item = shortItem(data, event.item)
      return t('board-news-raised', { who: who(event.seat), item, price: event.price })
    }
    case 'FeePaid':
      return t('fee-paid', { who: who(event.seat), gc: event.gc })
    case 'GoalMet':
      return t('board-news-goal', { who: who(event.seat), gc: event.gc })
    case 'MarketRefreshed':
      return t('board-news-refreshed')
    case 'ExtraMarket':
      return t('board-news-extra')
    default:
      return ''
  }
}
