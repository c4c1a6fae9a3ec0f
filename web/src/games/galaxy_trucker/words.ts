/** Words for cards, goods and amounts. */
import type { Components, CombatLine, Threat } from '../../gen/galaxy_trucker'

export type Card = Components['cards'][number]

const CARDS: Record<Card['type'], string> = {
  open_space: 'Open Space',
  planets: 'Planets',
  abandoned_ship: 'Abandoned Ship',
  abandoned_station: 'Abandoned Station',
  meteoric_swarm: 'Meteoric Swarm',
  smugglers: 'Smugglers',
  slavers: 'Slavers',
  pirates: 'Pirates',
  combat_zone: 'Combat Zone',
  stardust: 'Stardust',
  epidemic: 'Epidemic',
  sabotage: 'Sabotage',
}
const SAYS: Record<Card['type'], [string, string]> = {
  open_space: ['Everybody flies forward by the strength of the engines.', 'GT-13.1'],
  planets: ['In flight order each may land on one free planet.', 'GT-13.2'],
  abandoned_ship: ['The first who likes gives up crew for credits.', 'GT-13.3'],
  abandoned_station: ['The first with enough crew may load the goods.', 'GT-13.5'],
  meteoric_swarm: ['Each meteor comes at all ships in the same line.', 'GT-13.6'],
  smugglers: ['Beat them or lose goods.', 'GT-13.7'],
  slavers: ['Beat them or lose crew.', 'GT-13.8'],
  pirates: ['Beat them or be shot at.', 'GT-13.9'],
  combat_zone: ['In each line the weakest ship pays.', 'GT-13.11'],
  stardust: ['Each exposed connector costs a day.', 'GT-13.13'],
  epidemic: ['Joined cabins with crew lose a figure each.', 'GT-13.14'],
  sabotage: ['The ship with the fewest crew loses a component.', 'GT-13.15'],
}
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const

export const cardName = (card: Card): string => CARDS[card.type]
export const cardSays = (card: Card): [string, string] => SAYS[card.type]

export function amount(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

export function goodsText(counts: readonly number[]): string {
  return counts.flatMap((count, colour) => (count ? [`${count} ${GOODS[colour]}`] : [])).join(', ') || 'nothing'
}

export const coloursText = (colours: readonly string[]): string =>
  goodsText(GOODS.map((colour) => colours.filter((each) => each === colour).length))

/** Strengths of cannons come in halves: 9 as "4½". */
export function halves(strength: number): string {
  const whole = Math.floor(strength / 2)
  return strength % 2 ? `${whole || ''}½` : String(whole)
}

export function threatText(threat: Pick<Threat, 'size'>): string {
  return threat.size === 'small' || threat.size === 'large' ? `${threat.size} meteor` : `${threat.size} cannon fire`
}

const PENALTIES: Record<CombatLine['penalty'], (line: CombatLine) => string> = {
  lose_days: (line) => `${amount(line.amount, 'day')} lost`,
  lose_crew: (line) => `${line.amount} crew lost`,
  lose_goods: (line) => `${line.amount} goods lost`,
  shots: (line) => `${amount(line.shots.length, 'shot')} fired`,
}

export const lineText = (line: CombatLine): string => `Fewest ${line.fewest}: ${PENALTIES[line.penalty](line)}`

/** The whole of a card in one sentence, for the closer look and for ears. */
export function cardText(card: Card): string {
  return [`${cardName(card)}.`, cardSays(card)[0], ...cardFacts(card)].join(' ')
}

export function cardFacts(card: Card): string[] {
  const facts: string[] = []
  if ('strength' in card) facts.push(`Strength ${card.strength}.`)
  if ('planets' in card) facts.push(...card.planets.map((goods, at) => `Planet ${at + 1}: ${coloursText(goods)}.`))
  if ('meteors' in card) facts.push(...card.meteors.map((one) => `A ${threatText(one)} from the ${one.from}.`))
  if ('shots' in card) facts.push(...card.shots.map((one) => `${threatText(one)} from the ${one.from}.`))
  if ('lines' in card) facts.push(...card.lines.map((line) => `${lineText(line)}.`))
  if ('need_crew' in card) facts.push(`Needs ${card.need_crew} crew.`)
  if ('lose_crew' in card) facts.push(`Crew lost: ${card.lose_crew}.`)
  if ('lose_goods' in card) facts.push(`Goods lost: ${card.lose_goods}.`)
  if ('reward_goods' in card) facts.push(`Goods: ${coloursText(card.reward_goods)}.`)
  if ('reward_credits' in card) facts.push(`Credits: ${card.reward_credits}.`)
  if ('days' in card) facts.push(`Days lost: ${card.days}.`)
  return facts
}
