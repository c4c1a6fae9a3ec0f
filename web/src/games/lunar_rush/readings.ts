/** What the frame asks about: plates, regions, icons, categories. */
import type { GameAction, LunarRushView } from '../../gen/lunar_rush'
import type { Action, Reading } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { STEPS } from './steps'
import { ENERGY, LIFE_SUPPORT, ordinal } from './words'

export function readings(view: LunarRushView, seat: number): Reading[] {
  const corp = view.corporations[seat]
  if (!corp) return []
  return [
    { icon: 'item-astronaut', label: t('board-reading-moon'), value: String(corp.moon) },
    { icon: 'item-life-support', label: t('board-reading-life-support'), value: String(corp.stock[LIFE_SUPPORT] ?? 0) },
    { icon: 'item-energy', label: t('board-reading-energy'), value: String(corp.stock[ENERGY] ?? 0) },
    {
      icon: 'phase-bid',
      label: t('board-reading-bid', { bid: corp.bid ? 'shown' : corp.has_bid ? 'hidden' : 'none' }),
      value: `${ordinal(view.order.indexOf(corp.corp))} · ${corp.bid || (corp.has_bid ? '?' : '–')}`,
    },
  ]
}

export const score = (view: LunarRushView, seat: number): string => String(view.corporations[seat]?.gc ?? '')

const REGIONS: Record<string, string> = {
  [STEPS.build]: 'base',
  [STEPS.gold]: 'cards',
  [STEPS.draft]: 'routes',
  [STEPS.cards]: 'cards',
}
export const askRegion = (view: LunarRushView): string => REGIONS[view.step] ?? 'routes'

/** Everything can be said on the board. */
export const onBoard = (view: LunarRushView): boolean => view.step !== ''

/** In a step of all, whatever was said before "done" can be taken back. */
const FINAL = new Set([
  'ChooseRole',
  'PickChallenge',
  'PlaceBid',
  'ChooseRoute',
  'FinishLoading',
  'BuyGold',
  'Pass',
  'DraftWonder',
  'EndBuilding',
  'MovePrice',
])
export function irreversible(action: Action, view: LunarRushView): boolean {
  return FINAL.has(String(action['kind'])) || view.step === STEPS.cards
}

/** Taking back needs no second click: it can be said again. */
export const swift = (action: Action): boolean => action['kind'] === 'TakeBack'

/** A bid is chosen by its number. */
export const ownKey = (action: Action): string => (action['kind'] === 'PlaceBid' ? String(action['value']) : '')

const ICONS: Partial<Record<GameAction['kind'], string>> = {
  ChooseRole: 'flag',
  PickChallenge: 'flag',
  PlaceBid: 'phase-bid',
  ChooseRoute: 'route',
  LoadMoonbound: 'phase-load',
  Teleport: 'module-gold',
  FinishLoading: 'check',
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
export const actionIcon = (action: Action): string => ICONS[String(action['kind']) as GameAction['kind']] ?? 'rocket'

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
