/** What the frame asks about: plates, regions, icons, categories. */
import type { GameAction, GameEvent, LunarRushView } from '../../gen/lunar_rush'
import type { Reading } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { isTogether, STEPS } from './steps'
import { CREW, ENERGY, GOODS, itemIcon, LIFE_SUPPORT, ORE, ordinal, shortItem } from './words'

/** The first few stand on a plate where there is little room. */
export function readings(view: LunarRushView, seat: number): Reading[] {
  const corp = view.corporations[seat]
  if (!corp) return []
  return [
    { icon: 'item-astronaut', label: t('board-reading-moon'), value: String(corp.moon) },
    { icon: 'item-life-support', label: t('board-reading-life-support'), value: String(corp.stock[LIFE_SUPPORT] ?? 0) },
    { icon: 'item-energy', label: t('board-reading-energy'), value: String(corp.stock[ENERGY] ?? 0) },
    { icon: 'cargo', label: t('board-reading-goods'), value: String(sum(GOODS.map((item) => corp.stock[item] ?? 0))) },
    {
      icon: 'phase-bid',
      label: t('board-reading-bid', { bid: corp.bid ? 'shown' : corp.has_bid ? 'hidden' : 'none' }),
      value: placeOf(view, corp.corp) + (corp.bid || (corp.has_bid ? '?' : '–')),
    },
    { icon: 'module-gold', label: t('board-gold'), value: String(corp.golds.length) },
  ]
}
/** "1st · "; before the first bids are turned up nobody has a place. */
const placeOf = (view: LunarRushView, corp: number): string =>
  view.turn === 1 && view.corporations.some(({ bid }) => !bid) ? '' : `${ordinal(view.order.indexOf(corp))} · `
/** Item by item, what can be sold first. */
export function holdings(view: LunarRushView, seat: number): Reading[] {
  const corp = view.corporations[seat]
  if (!corp) return []
  const goods = [...GOODS.filter((item) => item >= ORE), ...GOODS.filter((item) => item < ORE), LIFE_SUPPORT, ENERGY]
  const rows = [...goods.map((item) => [item, corp.stock[item] ?? 0] as const), [CREW, corp.moon] as const]
  return [
    ...rows.map(([item, number]) => ({ icon: itemIcon(item), label: shortItem(item), value: String(number) })),
    { icon: 'module-gold', label: t('board-gold'), value: String(corp.golds.length) },
  ]
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** The seat that acted in an event; less than 0: an AI, or nobody. */
export function actorOf(event: GameEvent): number {
  return 'seat' in event ? event.seat : 'corp' in event ? event.corp : -1
}

/** In a step that all do at once nobody waits for what the others do in it. */
export const opensEarly = (view: LunarRushView, shown: LunarRushView): boolean =>
  isTogether(view.step) && shown.step === view.step && shown.turn === view.turn

/** GC; once they have been counted at the end, with all that was added. */
export function score(view: LunarRushView, seat: number): string {
  const corp = view.corporations[seat]
  return String((corp?.tally.length ? corp.score : corp?.gc) ?? '')
}

const REGIONS: Record<string, string> = {
  [STEPS.build]: 'base',
  [STEPS.gold]: 'cards',
  [STEPS.draft]: 'routes',
  [STEPS.cards]: 'cards',
}
export const askRegion = (view: LunarRushView): string => REGIONS[view.step] ?? 'routes'

/** Everything can be said on the board. */
export const onBoard = (view: LunarRushView): boolean => view.step !== ''

/** What is bought, launched or drawn stays so. A bid, a lane and a pass are taken at the first click: they say all there is
    to know before it, and nothing is spent by a slip that the card or the lane does not name. So is a launch where every ship
    has been loaded. */
const FINAL = new Set<GameAction['kind']>(['ChooseRole', 'PickChallenge', 'BuyGold', 'DraftWonder'])
export function irreversible(action: GameAction, view: LunarRushView): boolean {
  if (action.kind === 'FinishLoading') return leavesEmpty(view)
  if (action.kind === 'EndBuilding') return action.boarders.length > 0 || hasLoss(view)
  return FINAL.has(action.kind) || (view.step === STEPS.cards && action.kind !== 'Pass')
}
/** A ship would leave with nothing although there is something for it. */
function leavesEmpty(view: LunarRushView): boolean {
  const own = view.corporations[view.seat ?? -1]
  const isAnything = view.step === STEPS.up || !own || GOODS.some((item) => item >= ORE && (own.stock[item] ?? 0) > 0)
  return isAnything && view.berths.some((berth) => !berth.loaded && berth.free > 0)
}
/** Somebody would die, or could still work. */
function hasLoss(view: LunarRushView): boolean {
  const own = view.corporations[view.seat ?? -1]
  return !own?.forecast || own.idle > 0 || own.forecast.without_bed + own.forecast.without_food > 0
}

/** Taking back needs no second click: it can be said again. */
export const swift = (action: GameAction): boolean => action.kind === 'TakeBack'

/** A bid is chosen by its number. */
export const ownKey = (action: GameAction): string => (action.kind === 'PlaceBid' ? String(action.value) : '')

const ICONS: Partial<Record<GameAction['kind'], string>> = {
  ChooseRole: 'flag',
  PickChallenge: 'flag',
  PlaceBid: 'phase-bid',
  ChooseRoute: 'route',
  LoadMoonbound: 'phase-load',
  Teleport: 'module-gold',
  FinishLoading: 'rocket',
  BuyGold: 'module-gold',
  Pass: 'next',
  DraftWonder: 'star',
  SettleMix: 'module-gold',
  Work: 'item-astronaut',
  WorkGold: 'item-astronaut',
  UseShared: 'item-astronaut',
  Upgrade: 'chevron-up',
  Salvage: 'chevron-down',
  SellFromBase: 'gigacredit',
  Rouse: 'item-astronaut',
  HireStandIn: 'item-temp-astronaut',
  BuildWonder: 'star',
  EndBuilding: 'check',
  LoadEarthbound: 'phase-load',
  MovePrice: 'phase-market',
  TakeBack: 'undo',
}
export const actionIcon = (action: GameAction): string => ICONS[action.kind] ?? 'rocket'

const CATEGORIES: Record<string, [icon: string, clause: string]> = {
  Start: ['gigacredit', 'LR-1.4'],
  Bids: ['phase-bid', 'LR-4.4'],
  Sales: ['phase-market', 'LR-11.3'],
  'Empty spaces': ['cargo', 'LR-11.1'],
  Deaths: ['warning', 'LR-9.2'],
  Cards: ['flag', 'LR-14.4'],
  'Leftover items': ['item-tech', 'LR-12.2'],
  'Moon items': ['item-ore', 'LR-12.3'],
  Modules: ['module-habitation', 'LR-12.4'],
  'Gold modules': ['module-gold', 'LR-12.4'],
  Wonder: ['star', 'LR-15.4'],
  'Bid cards left': ['phase-bid', 'LR-13.9'],
}
export const categoryIcon = (category: string): string => CATEGORIES[category]?.[0] ?? 'gigacredit'
export const categoryClause = (category: string): string => CATEGORIES[category]?.[1] ?? ''
