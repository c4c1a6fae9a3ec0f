/** Words and icons for items, lanes, modules and cards. */
import type { Components, LunarRushView } from '../../gen/lunar_rush'

export type Bill = readonly (readonly [number, number])[]

/** Items by their row in the data; people stand beside them. */
export const CREW = -1
const ICONS = ['habp', 'tech', 'advm', 'life-support', 'energy', 'ore', 'bar', 'shard', 'gem']
export const ORE = 5

export const itemIcon = (item: number): string => `item-${item === CREW ? 'astronaut' : (ICONS[item] ?? 'ore')}`
export const itemName = (data: Components, item: number): string =>
  item === CREW ? 'Astronaut' : (data.items[item]?.name ?? 'Item')
/** "Lunarium Ore" as "Ore". */
export const shortItem = (data: Components, item: number): string =>
  itemName(data, item).replace(/^(Lunarium|Lunethyst) /, '')

export const amount = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`
export const billText = (data: Components, bill: Bill, nothing = 'nothing'): string =>
  bill.map(([item, number]) => `${number} ${itemName(data, item)}`).join(', ') || nothing

export const itemOf = (data: Components, id: string): number => data.items.findIndex((item) => item.id === id)
/** A row of the data with item names as keys. */
export function billOf(data: Components, row: Record<string, number>): Bill {
  return Object.entries(row).map(([id, number]) => [itemOf(data, id), number] as const)
}

export const isUp = (data: Components, lane: number): boolean => data.routes[lane]?.direction === 'up'
/** "Fast 2", and just "Fast" where it is the only one. */
export function laneTitle(view: LunarRushView, data: Components, lane: number): string {
  const name = data.routes[lane]?.name ?? ''
  const pair = view.lanes.some(
    (other) =>
      other.lane !== lane &&
      other.status !== 'absent' &&
      isUp(data, other.lane) === isUp(data, lane) &&
      data.routes[other.lane]?.name.startsWith('Fast'),
  )
  return name.startsWith('Fast') && !pair ? 'Fast' : name
}
export const laneName = (data: Components, lane: number): string =>
  `${isUp(data, lane) ? 'moonbound' : 'earthbound'} ${data.routes[lane]?.name.toLowerCase() ?? ''}`

/** Lanes as cards list them: "fast 2, medium". */
export const laneWords = (lanes: readonly string[] | undefined, between = ', '): string =>
  lanes?.join(between).replaceAll('_', ' ') ?? ''

const LEVEL = /^(Basic|Int|Adv) /
export const levelWord = (name: string): string => LEVEL.exec(name)?.[1] ?? 'Build'
/** Modules count as in a base: by family. */
export const familyOf = (data: Components, module: number): string =>
  [...new Set(data.modules.map((row) => row.family))][module] ?? ''
/** "Int Life Support Module" as "Life Support", "Adv Lunarium Refinery" as "Refinery". */
export const shortModule = (name: string): string =>
  name
    .replace(LEVEL, '')
    .replace(/ Module$/, '')
    .replace(/^(Lunarium|Lunethyst) /, '')

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
export function factorModule(data: Components, one: Multiplier): string {
  const module = data.modules.find((row) => row.family === one.of)
  return module ? shortModule(module.name) : 'gold modules'
}
const factorText = (data: Components, one: Multiplier): string =>
  one.measure === 'leftover_item'
    ? `the GC of ${itemName(data, itemOf(data, one.of))} left`
    : `the worth of ${factorModule(data, one)}`

export function wonderText(data: Components, card: number): string {
  const found = wonderCard(data, card)
  if (!found) return 'An unknown wonder card.'
  const { noun, adjective } = found
  const times = noun.multipliers.map((one) => `${one.factor} times ${factorText(data, one)}`).join(' and ')
  const match = adjective.matches.map((id) => data.nouns.find((one) => one.id === id)?.name ?? id).join(' or ')
  return `As the noun ${noun.name}: costs ${billText(data, billOf(data, noun.cost))}; scores ${times}. As the adjective ${adjective.name}: costs ${billText(data, billOf(data, adjective.cost))}; ${adjective.gc} GC, and ${adjective.match_gc} more with ${match}.`
}

const ORDINALS = ['1st', '2nd', '3rd', '4th']
export const ordinal = (at: number): string => ORDINALS[at] ?? '–'
