/** The parts of a card as rows, each done, under way or still to come. */
import { lineOf, type Story, type Strike } from './story'
import type { Threat } from '../../gen/galaxy_trucker'
import { player, t } from '../../kit/reader.svelte'
import { coloursText, lineText, threatText, type Card } from './words'

export interface Row {
  text: string
  note: string
  state: 'done' | 'now' | 'next'
  threat: string
  /** The planet that this row is; -1: none. */
  planet: number
  goods: readonly string[]
}

/** How far the card is: dealt with at this moment, and with something on its way to the ships. */
export interface Under {
  way: boolean
  fire: boolean
  /** Strengths are being declared: the line after the last weakest one. */
  declaring: boolean
}

export function rowsOf(card: Card, story: Story, under: Under, home: number): Row[] {
  if (card.type === 'meteoric_swarm') return threats(card.meteors, story.strikes, under, home)
  if (card.type === 'pirates') return threats(card.shots, story.strikes, under, home)
  if (card.type === 'planets') return card.planets.map((goods, planet) => planetRow(goods, planet, story))
  if (card.type === 'combat_zone') {
    const now = under.declaring ? story.weakest.length : story.line
    return card.lines.map((line, at) => {
      const found = story.weakest[at]
      const state = !under.way || at < now ? 'done' : at === now ? 'now' : 'next'
      return { ...plain(lineText(line)), note: found ? named(found.seat) : '', state }
    })
  }
  return []
}

const named = (seat: number): string => t('player', { who: player(seat) })

function threats(all: readonly Threat[], strikes: readonly Strike[], under: Under, home: number): Row[] {
  return all.map((threat, at) => {
    const strike = strikes[at]
    const isNow = under.fire && strike !== undefined && at === strikes.length - 1
    const met = strike?.met.find((each) => each.seat === home)
    const note = isNow ? t('board-met-now') : met ? t(`board-met-${met.result}`) : strike ? lineOf(strike) : ''
    return {
      ...plain(t('board-threat', { threat: threatText(threat), side: t(`side-${threat.from}`) })),
      note,
      state: isNow ? 'now' : strike ? 'done' : 'next',
      threat: threat.size,
    }
  })
}

function planetRow(goods: readonly string[], planet: number, story: Story): Row {
  const seat = story.landed.find((one) => one.planet === planet)?.seat ?? -1
  return {
    ...plain(t('board-planet', { planet: planet + 1 })),
    note: seat >= 0 ? named(seat) : '',
    state: seat >= 0 ? 'done' : 'next',
    planet,
    goods,
  }
}

const plain = (text: string): Row => ({ text, note: '', state: 'next', threat: '', planet: -1, goods: [] })

/** What the card gives and takes, in short facts; rows speak for themselves. */
export function factsOf(card: Card): [string, string][] {
  const facts: [string, string][] = []
  if ('strength' in card) facts.push([t('board-fact-strength'), String(card.strength)])
  if ('need_crew' in card) facts.push([t('board-fact-need'), String(card.need_crew)])
  if (card.type === 'slavers') facts.push([t('board-fact-lose'), t('crew', { n: card.lose_crew })])
  if (card.type === 'abandoned_ship') facts.push([t('board-fact-give-up'), t('crew', { n: card.lose_crew })])
  if ('lose_goods' in card) facts.push([t('board-fact-lose'), t('board-goods-count', { n: card.lose_goods })])
  if ('reward_credits' in card) facts.push([t('board-fact-reward'), t('credits', { n: card.reward_credits })])
  if ('reward_goods' in card) facts.push([t('board-fact-reward'), coloursText(card.reward_goods)])
  if ('days' in card) facts.push([t('board-fact-days'), String(card.days)])
  return facts
}
