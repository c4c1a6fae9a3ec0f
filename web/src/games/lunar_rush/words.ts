/** Words and icons for items, lanes, modules and cards. */
import type { Components, LunarRushView } from '../../gen/lunar_rush'
import { t } from '../../kit/reader.svelte'
import type { Message } from '../../kit/words'

export type Bill = readonly (readonly [number, number])[]

/** Items by their row in the data; people stand beside them. */
export const CREW = -1
const ITEMS = ['habp', 'tech', 'advm', 'life_support', 'energy', 'ore', 'bar', 'shard', 'gem']
const idOf = (item: number): string => (item === CREW ? 'astronaut' : (ITEMS[item] ?? 'ore'))
export const LIFE_SUPPORT = 3
export const ENERGY = 4
export const ORE = 5
/** What lies in a base piece by piece; the two tracks stand beside it. */
export const GOODS = [0, 1, 2, 5, 6, 7, 8]
/** Items of which there are one, two or more; of the others there is more or less. */
const COUNTED = new Set([0, 6, 7, 8])

export const itemIcon = (item: number): string => `item-${idOf(item).replace('_', '-')}`
export const itemName = (data: Components, item: number): string =>
  item === CREW ? shortItem(item) : (data.items[item]?.name ?? '')
/** "Lunarium Ore" as "Ore". */
export const shortItem = (item: number): string => t(`board-item-${idOf(item)}`)

const counted = (item: number, n: number, name: string): string =>
  COUNTED.has(item) ? t('amount-counted', { n, name }) : t('amount', { n, name })
/** "2 Lunarium Bars", "2 Tech", "2 astronauts". */
export const amount = (data: Components, item: number, n: number): string =>
  item === CREW ? t('astronauts', { n }) : counted(item, n, itemName(data, item))
/** "2 Bars". */
const shortAmount = (item: number, n: number): string =>
  item === CREW ? t('astronauts', { n }) : counted(item, n, shortItem(item))
/** Numbers of items, as a list in a message. */
export const amounts = (data: Components, bill: Bill): string[] => bill.map(([item, n]) => amount(data, item, n))
export const shortAmounts = (bill: Bill): string[] => bill.map(([item, n]) => shortAmount(item, n))

export const itemOf = (data: Components, id: string): number => data.items.findIndex((item) => item.id === id)
/** A row of the data with item names as keys. */
export function billOf(data: Components, row: Record<string, number>): Bill {
  return Object.entries(row).map(([id, number]) => [itemOf(data, id), number] as const)
}

export const isUp = (data: Components, lane: number): boolean => data.routes[lane]?.direction === 'up'
/** What a lane is called in messages: the only fast one needs no number. */
export function laneKey(view: LunarRushView, data: Components, lane: number): string {
  const key = data.routes[lane]?.lane ?? ''
  const isAlone = view.lanes.some((other) => other.status === 'absent' && data.routes[other.lane]?.lane === 'fast_2')
  return key === 'fast_1' && isAlone ? 'fast' : key
}
/** "moonbound fast". */
export function laneName(view: LunarRushView, data: Components, lane: number): string {
  const key = laneKey(view, data, lane)
  return isUp(data, lane) ? t('lane-up', { lane: key }) : t('lane-down', { lane: key })
}
/** "Fast". */
export const laneShort = (view: LunarRushView, data: Components, lane: number): string =>
  t('board-lane-short', { lane: laneKey(view, data, lane) })
/** "Fast lane". */
export const laneTitle = (view: LunarRushView, data: Components, lane: number): string =>
  t('board-lane', { lane: laneKey(view, data, lane) })

/** Modules count as in a base: by family. */
export const familyOf = (data: Components, module: number): string =>
  [...new Set(data.modules.map((row) => row.family))][module] ?? ''
/** A module of a family as "Life Support" or "Refinery". */
export const shortModule = (family: string): string => t(`board-family-${family}`)

export function wonderCard(
  data: Components,
  card: number,
): { noun: Components['nouns'][number]; adjective: Components['adjectives'][number] } | null {
  const row = data.wonder_cards[card]
  const noun = data.nouns.find((one) => one.id === row?.noun)
  const adjective = data.adjectives.find((one) => one.id === row?.adjective)
  return noun && adjective ? { noun, adjective } : null
}

type Multiplier = Components['nouns'][number]['multipliers'][number]
/** Whose worth a noun multiplies. */
export const factorModule = (one: Multiplier): string =>
  one.measure === 'module_worth' ? shortModule(one.of) : t('board-gold')
function factor(data: Components, one: Multiplier): Message {
  return { say: 'factor', args: { factor: one.factor, what: multiplied(data, one) } }
}
function multiplied(data: Components, one: Multiplier): Message {
  if (one.measure === 'leftover_item') {
    const item = itemOf(data, one.of)
    const name = itemName(data, item)
    return { say: 'factor-item', args: { name: COUNTED.has(item) ? { say: 'plural', args: { name } } : name } }
  }
  if (one.measure === 'gold_worth') return { say: 'factor-gold' }
  return { say: 'factor-module', args: { name: t(`family-${one.of}`) } }
}
/** The nouns with which an adjective is worth more. */
export const matchesOf = (data: Components, adjective: Components['adjectives'][number]): string[] =>
  adjective.matches.map((id) => data.nouns.find((one) => one.id === id)?.name ?? id)

export function wonderText(data: Components, card: number): string {
  const found = wonderCard(data, card)
  if (!found) return ''
  const { noun, adjective } = found
  return t('offer-draft-detail', {
    noun: noun.name,
    'noun-cost': amounts(data, billOf(data, noun.cost)),
    factors: noun.multipliers.map((one) => factor(data, one)),
    adjective: adjective.name,
    'adjective-cost': amounts(data, billOf(data, adjective.cost)),
    gc: adjective.gc,
    more: adjective.match_gc,
    matches: matchesOf(data, adjective),
  })
}

/** A place in the order of initiative, from 0 on. */
export const ordinal = (at: number): string => (at < 0 ? '–' : t('board-place', { n: at + 1 }))
