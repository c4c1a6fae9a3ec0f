/** What the latest event did to each commander. The view keeps the card only; the rest is told by all that happened. */
import type { CommandData, Told } from './model'

export interface Outcome {
  seat: number
  card: number
  told: Told
}

const OUTCOMES = new Set([
  'ResourcesGained',
  'StrikeCalled',
  'SystemDefended',
  'NothingThreatened',
  'CommanderLost',
  'QuietPassed',
  'StormRaged',
  'RansomPaid',
  'SystemGivenUp',
  'EnvoysArrived',
  'PlayerSpared',
])

export interface Memory {
  card: number
  outcomes: Outcome[]
}

export const NOTHING: Memory = { card: 0, outcomes: [] }

/** A card in place of a Red Alert continues its event (CO-6.9); any other card begins a new one. */
export function remember(memory: Memory, events: Told[]): Memory {
  let { card, outcomes } = memory
  for (const told of events) {
    if (told.kind === 'EventDrawn') {
      card = told.card
      if (!told.in_place) outcomes = []
    } else if (OUTCOMES.has(told.kind)) {
      outcomes = [...outcomes, { seat: told.seat ?? -1, card, told }]
    }
  }
  return { card, outcomes }
}

/** With many lines those that tell of nothing give way. */
export function telling(outcomes: Outcome[], most = 4): Outcome[] {
  return outcomes.length > most ? outcomes.filter(({ told }) => told.kind !== 'PlayerSpared') : outcomes
}

export interface Sentence {
  seat: number
  /** Parts in turn plain and strong. */
  parts: string[]
  clause: string
  loss: boolean
}

export function sentence({ seat, told }: Outcome, data: CommandData): Sentence {
  const name = data.systems.find((card) => card.number === told.card)?.name ?? ''
  const say = (clause: string, parts: string[], loss = false): Sentence => ({ seat, parts, clause, loss })
  switch (told.kind) {
    case 'SystemDefended': {
      const clause = told.threat === 'revolt' ? 'CO-6.4' : 'CO-6.5'
      const roll = `${told.die} + ${told.force} = ${told.die + told.force}`
      return told.lost
        ? say(clause, [`${name}: `, roll, ' meets resistance ', `${told.resistance}`, '. Lost.'], true)
        : say(clause, [`${name} held: `, roll, ' against ', `${told.resistance}`, '.'])
    }
    case 'ResourcesGained':
      return say('CO-6.2', ['Gained ', amounts(told.metal, told.wealth), told.lost ? `; ${told.lost} found no room.` : '.'])
    case 'StrikeCalled':
      return say('CO-6.3', ['', 'Strike', ' in the next collection.'], true)
    case 'NothingThreatened':
      return say('CO-6.7', ['No aligned system to lose.'])
    case 'CommanderLost':
      return say('CO-6.7', ['The home world revolted: ', 'out of the game', '.'], true)
    case 'StormRaged':
      return say('CO-6.12', ['', name, ` yields nothing for ${count(told.collections, 'collection')}.`], true)
    case 'RansomPaid':
      return say('CO-6.13', ['Paid ', amounts(told.metal, told.wealth), '.'])
    case 'SystemGivenUp':
      return say('CO-6.13', ['Gave up ', name, '.'], true)
    case 'EnvoysArrived':
      return say('CO-6.14', ['Envoys came: strength ', `${told.strength}`, '.'])
    case 'PlayerSpared':
      return say('CO-6.9', ['Not named by the alert.'])
    default:
      return say('CO-6.8', ['Nothing happened.'])
  }
}

export function amounts(metal: number, wealth: number): string {
  const parts = [metal ? `${metal} metal` : '', wealth ? `${wealth} wealth` : ''].filter(Boolean)
  return parts.join(' and ') || 'nothing'
}

export function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
