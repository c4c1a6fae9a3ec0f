/** Words for cards, goods and strengths. */
import type { Components, CombatLine, Threat } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'

export type Card = Components['cards'][number]

const CLAUSES: Record<Card['type'], string> = {
  open_space: 'GT-13.1',
  planets: 'GT-13.2',
  abandoned_ship: 'GT-13.3',
  abandoned_station: 'GT-13.5',
  meteoric_swarm: 'GT-13.6',
  smugglers: 'GT-13.7',
  slavers: 'GT-13.8',
  pirates: 'GT-13.9',
  combat_zone: 'GT-13.11',
  stardust: 'GT-13.13',
  epidemic: 'GT-13.14',
  sabotage: 'GT-13.15',
}
export const GOODS = ['red', 'yellow', 'green', 'blue'] as const

/** As names of the data are written in ids of messages. */
export const idOf = (name: string): string => name.replaceAll('_', '-')

export const cardName = (card: Card): string => t(`card-${idOf(card.type)}`)
export const cardRule = (card: Card): string => t(`board-rule-${idOf(card.type)}`)
export const cardClause = (card: Card): string => CLAUSES[card.type]

/** Blocks by colour, as a list. */
function goodsOf(counts: readonly number[]): string[] {
  return counts.flatMap((count, colour) => (count ? [t(`goods-${GOODS[colour]!}`, { n: count })] : []))
}

/** "1 red and 2 blue blocks", as a part of a list; nothing where there are none. */
export function blocksOf(counts: readonly number[]): string[] {
  const goods = goodsOf(counts)
  return goods.length ? [t('goods', { goods, n: counts.findLast(Boolean) ?? 0 })] : []
}

export const goodsText = (counts: readonly number[]): string => blocksOf(counts)[0] ?? t('goods-none')

export const coloursText = (colours: readonly string[]): string =>
  goodsText(GOODS.map((colour) => colours.filter((each) => each === colour).length))

/** Strengths of cannons come in halves: 9 as "4½". */
export function halves(strength: number): string {
  const whole = Math.floor(strength / 2)
  return strength % 2 ? `${whole || ''}½` : String(whole)
}

export const threatText = (threat: Pick<Threat, 'size'>): string => t(`threat-${threat.size}`)

export function lineText(line: CombatLine): string {
  return t('board-line', { fewest: line.fewest, penalty: penaltyText(line) })
}

function penaltyText(line: CombatLine): string {
  return t(`penalty-${idOf(line.penalty)}`, { n: line.amount, threats: threatsOf(line.shots) })
}

/** In order; those that come from the same side one after the other are named together. */
function threatsOf(threats: readonly Threat[]): string {
  const volleys: Threat[][] = []
  for (const each of threats) {
    const last = volleys.at(-1)
    if (last?.[0]!.from === each.from) last.push(each)
    else volleys.push([each])
  }
  return volleys.length ? inARow(volleys.map(volleyText)) : ''
}

function volleyText(volley: readonly Threat[]): string {
  const [first, ...others] = volley as [Threat, ...Threat[]]
  const side = t(`side-${first.from}`)
  if (!others.length) return t('threat-from', { threat: threatText(first), side })
  if (others.every((each) => each.size === first.size))
    return t('threats-alike', { n: volley.length, size: first.size, side })
  const meteors = ['small', 'large'].includes(first.size)
  return t('threats-mixed', { sizes: volley.map((each) => t(`size-${each.size}`)), meteors, side })
}

/** The whole of a card, for the closer look and for ears. */
export function cardText(card: Card): string {
  const [name, rule, text] = [cardName(card), cardRule(card), cardPrint(card)]
  return text ? t('board-card-text', { name, rule, text }) : t('board-card-rule', { name, rule })
}

/** What is printed on this card alone; nothing where all of its type are the same. */
export function cardPrint(card: Card): string {
  switch (card.type) {
    case 'planets':
      return t('text-planets', { planets: inARow(card.planets.map(planetText)), days: card.days })
    case 'abandoned_ship':
      return t('text-abandoned-ship', { n: card.reward_credits, crew: card.lose_crew, days: card.days })
    case 'abandoned_station':
      return t('text-abandoned-station', {
        goods: coloursText(card.reward_goods),
        crew: card.need_crew,
        days: card.days,
      })
    case 'meteoric_swarm':
      return t('text-meteoric-swarm', { threats: threatsOf(card.meteors) })
    case 'smugglers':
      return t('text-smugglers', {
        strength: card.strength,
        goods: coloursText(card.reward_goods),
        days: card.days,
        lost: card.lose_goods,
      })
    case 'slavers':
      return t('text-slavers', {
        strength: card.strength,
        n: card.reward_credits,
        days: card.days,
        crew: card.lose_crew,
      })
    case 'pirates':
      return t('text-pirates', {
        strength: card.strength,
        n: card.reward_credits,
        days: card.days,
        threats: threatsOf(card.shots),
      })
    case 'combat_zone':
      return t('text-combat-zone', {
        lines: inARow(card.lines.map((line) => t('line', { fewest: line.fewest, penalty: penaltyText(line) }))),
      })
    default:
      return ''
  }
}

function planetText(goods: readonly string[], at: number): string {
  return t('text-planet', { planet: at + 1, goods: coloursText(goods) })
}

/** Parts that have lists of their own in them. */
function inARow(parts: readonly string[]): string {
  return parts.reduce((first, rest) => t('text-more', { first, rest }))
}
