/** What the latest event did to each commander. The view keeps the card only; the rest is told by all that happened. */
import type { CommandData, AnyEvent } from './model'

export interface Outcome {
  seat: number
  card: number
  event: AnyEvent
}

export const OUTCOMES: ReadonlySet<string> = new Set([
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
  /** The latest event card, with the Red Alerts before it in whose place it came (CO-6.9). */
  cards: number[]
  outcomes: Outcome[]
}

export const NOTHING: Memory = { cards: [], outcomes: [] }

/** A card in place of a Red Alert continues its event (CO-6.9); any other card begins a new one. */
export function remember(memory: Memory, events: AnyEvent[]): Memory {
  let { cards, outcomes } = memory
  for (const event of events) {
    if (event.kind === 'EventDrawn') {
      cards = event.in_place ? [...cards, event.card] : [event.card]
      if (!event.in_place) outcomes = []
    } else if (OUTCOMES.has(event.kind)) {
      outcomes = [...outcomes, { seat: event.seat ?? -1, card: cards.at(-1) ?? 0, event }]
    }
  }
  return { cards, outcomes }
}

/** What a card did: commanders to whom the same happened share a line. */
export interface Effects {
  card: number
  lines: Line[]
}

export type Line = Sentence & { seats: number[]; event: AnyEvent }

/** Card by card, the latest first. */
export function effectsOf({ cards, outcomes }: Memory, data: CommandData): Effects[] {
  return [...cards].reverse().map((card) => ({
    card,
    lines: linesOf(
      outcomes.filter((each) => each.card === card),
      data,
    ),
  }))
}

function linesOf(outcomes: Outcome[], data: CommandData): Line[] {
  const lines = new Map<string, Line>()
  for (const outcome of outcomes) {
    const said = sentence(outcome, data)
    const known = lines.get(said.parts.join('|'))
    if (known) known.seats.push(outcome.seat)
    else
      lines.set(said.parts.join('|'), { ...said, seats: outcome.seat < 0 ? [] : [outcome.seat], event: outcome.event })
  }
  return [...lines.values()]
}

export interface Sentence {
  /** Parts in turn plain and strong. */
  parts: string[]
  clause: string
  loss: boolean
}

export function sentence({ event }: Outcome, data: CommandData): Sentence {
  const name = data.systems.find((card) => card.number === event.card)?.name ?? ''
  const say = (clause: string, parts: string[], loss = false): Sentence => ({ parts, clause, loss })
  switch (event.kind) {
    case 'SystemDefended': {
      const clause = event.threat === 'revolt' ? 'CO-6.4' : 'CO-6.5'
      const roll = `${event.die} + ${event.force} = ${event.die + event.force}`
      return event.lost
        ? say(clause, [`${name}: `, roll, ' meets resistance ', `${event.resistance}`, '. Lost.'], true)
        : say(clause, [`${name} held: `, roll, ' against ', `${event.resistance}`, '.'])
    }
    case 'ResourcesGained':
      return say('CO-6.2', [
        'Gained ',
        amounts(event.metal, event.wealth),
        event.lost ? `; ${event.lost} found no room.` : '.',
      ])
    case 'StrikeCalled':
      return say('CO-6.3', ['', 'Strike', ' in the next collection.'], true)
    case 'NothingThreatened':
      return say('CO-6.7', ['No aligned system to lose.'])
    case 'CommanderLost':
      return say('CO-6.7', ['The home world revolted: ', 'out of the game', '.'], true)
    case 'StormRaged':
      return say('CO-6.12', ['', name, ` yields nothing for ${count(event.collections, 'collection')}.`], true)
    case 'RansomPaid':
      return say('CO-6.13', ['Paid ', amounts(event.metal, event.wealth), '.'])
    case 'SystemGivenUp':
      return say('CO-6.13', ['Gave up ', name, '.'], true)
    case 'EnvoysArrived':
      return say('CO-6.14', ['Envoys came: strength ', `${event.strength}`, '.'])
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
