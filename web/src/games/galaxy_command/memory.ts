/** What the latest event did to each commander. The view keeps the card only; the rest is told by all that happened. */
import { t } from '../../kit/reader.svelte'
import type { Message } from '../../kit/words'
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
    const known = lines.get(said.text)
    if (known) known.seats.push(outcome.seat)
    else lines.set(said.text, { ...said, seats: outcome.seat < 0 ? [] : [outcome.seat], event: outcome.event })
  }
  return [...lines.values()]
}

export interface Sentence {
  text: string
  clause: string
  loss: boolean
}

export function sentence({ event }: Outcome, data: CommandData): Sentence {
  const system = data.systems.find((card) => card.number === event.card)?.name ?? ''
  const say = (clause: string, text: string, loss = false): Sentence => ({ text, clause, loss })
  switch (event.kind) {
    case 'SystemDefended': {
      const { die, force, resistance, lost } = event
      const text = t('board-defended', { system, die, force, sum: die + force, resistance, lost })
      return say(event.threat === 'revolt' ? 'CO-6.4' : 'CO-6.5', text, lost)
    }
    case 'ResourcesGained':
      return say('CO-6.2', t('board-gained', { things: amounts(event.metal, event.wealth), lost: event.lost }))
    case 'StrikeCalled':
      return say('CO-6.3', t('board-struck', { half: event.halved }), true)
    case 'NothingThreatened':
      return say('CO-6.7', t('board-nothing-to-lose'))
    case 'CommanderLost':
      return say('CO-6.7', t('board-home-revolted'), true)
    case 'StormRaged':
      return say('CO-6.12', t('board-stormed', { system, n: event.collections }), true)
    case 'RansomPaid':
      return say('CO-6.13', t('board-paid', { things: amounts(event.metal, event.wealth) }))
    case 'SystemGivenUp':
      return say('CO-6.13', t('board-given-up', { system, forced: event.forced }), true)
    case 'EnvoysArrived':
      return say('CO-6.14', t('board-envoys', { strength: event.strength }))
    case 'PlayerSpared':
      return spared(event, data)
    default:
      return say('CO-6.8', t('quiet'))
  }
}

/** Why a Red Alert did nothing to a commander. */
function spared(event: AnyEvent, data: CommandData): Sentence {
  const say = (clause: string, text: string): Sentence => ({ text, clause, loss: false })
  switch (event.why) {
    case 'no system':
      return say('CO-6.12', t('board-spared-no-system'))
    case 'no production': {
      const system = data.systems.find((card) => card.number === event.value)?.name ?? ''
      return say('CO-6.12', t('board-spared-no-production', { system }))
    }
    case 'few systems':
      return say('CO-6.13', t('board-spared-few-systems', { n: event.value }))
    case 'strength':
      return say('CO-6.14', t('board-spared-strength', { strength: event.value }))
    default:
      return say('CO-6.9', t('board-spared'))
  }
}

/** As a list; what is 0 is left out. */
export function amounts(metal: number, wealth: number): Message[] {
  const found = [
    { n: metal, resource: { say: 'resource-metal' } },
    { n: wealth, resource: { say: 'resource-wealth' } },
  ]
  return found.filter(({ n }) => n > 0).map((args) => ({ say: 'amount', args }))
}
