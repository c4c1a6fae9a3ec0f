/** The parts of a card as rows, each done, under way or still to come. */
import type { Story, Strike } from './story'
import { coloursText, lineText, type Card } from './words'
import { upper } from './tiles'

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

const RESULTS: Record<string, string> = {
  missed: 'missed',
  bounced: 'bounced off',
  shot: 'shot down',
  shielded: 'shielded',
  hit: 'hit',
}

export function rowsOf(card: Card, story: Story, under: Under, home: number, names: readonly string[]): Row[] {
  if (card.type === 'meteoric_swarm') return threats(card.meteors, story.strikes, under, home)
  if (card.type === 'pirates') return threats(card.shots, story.strikes, under, home)
  if (card.type === 'planets') return card.planets.map((goods, planet) => planetRow(goods, planet, story, names))
  if (card.type === 'combat_zone') {
    const now = under.declaring ? story.weakest.length : story.line
    return card.lines.map((line, at) => {
      const found = story.weakest[at]
      const state = !under.way || at < now ? 'done' : at === now ? 'now' : 'next'
      return { ...plain(lineText(line)), note: found ? (names[found.seat] ?? '') : '', state }
    })
  }
  return []
}

function threats(
  all: readonly { size: string; from: string }[],
  strikes: readonly Strike[],
  under: Under,
  home: number,
): Row[] {
  return all.map((threat, at) => {
    const strike = strikes[at]
    const isNow = under.fire && strike !== undefined && at === strikes.length - 1
    const met = strike?.met.find((each) => each.seat === home)
    const note = isNow ? 'now' : met ? RESULTS[met.result]! : strike ? `line ${strike.number}` : ''
    return {
      ...plain(`${upper(threat.size)} from the ${threat.from}`),
      note,
      state: isNow ? 'now' : strike ? 'done' : 'next',
      threat: threat.size,
    }
  })
}

function planetRow(goods: readonly string[], planet: number, story: Story, names: readonly string[]): Row {
  const seat = story.landed.find((one) => one.planet === planet)?.seat ?? -1
  return {
    ...plain(`Planet ${planet + 1}`),
    note: seat >= 0 ? (names[seat] ?? '') : '',
    state: seat >= 0 ? 'done' : 'next',
    planet,
    goods,
  }
}

const plain = (text: string): Row => ({ text, note: '', state: 'next', threat: '', planet: -1, goods: [] })

/** What the card gives and takes, in short facts; rows speak for themselves. */
export function factsOf(card: Card): [string, string][] {
  const facts: [string, string][] = []
  if ('strength' in card) facts.push(['Strength', String(card.strength)])
  if ('need_crew' in card) facts.push(['Crew needed', String(card.need_crew)])
  if ('lose_crew' in card)
    facts.push([card.type === 'slavers' ? 'If beaten, crew lost' : 'Crew given up', String(card.lose_crew)])
  if ('lose_goods' in card) facts.push(['If beaten, goods lost', String(card.lose_goods)])
  if ('reward_credits' in card) facts.push(['Reward', `${card.reward_credits} credits`])
  if ('reward_goods' in card) facts.push(['Reward', coloursText(card.reward_goods)])
  if ('days' in card) facts.push(['Days lost', String(card.days)])
  return facts
}
