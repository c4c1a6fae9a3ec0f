/** What the latest event did to each commander. The view keeps the card only; the rest is told by all that happened. */
import type { GameEvent, SystemAttacked, SystemDefended, SystemGivenUp } from '../../gen/galaxy_command'
import type { EventLine } from '../../kit/scenes'
import type { Message } from '../../kit/words'

const OUTCOMES: ReadonlySet<GameEvent['kind']> = new Set([
  'ResourcesGained',
  'StrikeCalled',
  'SystemDefended',
  'NothingThreatened',
  'CommanderLost',
  'StormRaged',
  'RansomPaid',
  'SystemGivenUp',
  'EnvoysArrived',
  'PlayerSpared',
])

/** What a card did, as the log says it. */
export interface Effects {
  card: number
  lines: EventLine<GameEvent>[]
}

/** Of the latest event card and of the Red Alerts before it in whose place it came (CO-6.9), the latest card first. */
export function effectsOf(lines: readonly EventLine<GameEvent>[]): Effects[] {
  const effects: Effects[] = []
  const start = lines.findLastIndex(({ event }) => event.kind === 'EventDrawn' && !event.in_place)
  for (const line of start < 0 ? [] : lines.slice(start)) {
    if (line.event.kind === 'EventDrawn') effects.unshift({ card: line.event.card, lines: [] })
    else if (OUTCOMES.has(line.event.kind)) effects[0]?.lines.push(line)
  }
  return effects
}

/** Lines of the same words stand together, so that there is room for everybody's. */
export function alike<Line>(
  lines: readonly Line[],
  wordsOf: (line: Line) => string,
): { words: string; lines: Line[] }[] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(wordsOf(line), [...(groups.get(wordsOf(line)) ?? []), line])
  return [...groups].map(([words, lines]) => ({ words, lines }))
}

/** Whether it takes something away from a commander. */
export function isLoss(event: GameEvent): boolean {
  if (event.kind === 'SystemDefended') return event.lost
  return ['StrikeCalled', 'CommanderLost', 'StormRaged', 'SystemGivenUp'].includes(event.kind)
}

/** What the event does to the ribbon of the system that it is about: a failed attack leaves it as it is, and so does a held system. */
export function ribbonOf(event: SystemAttacked | SystemDefended | SystemGivenUp | null): 'won' | 'lost' | '' {
  if (event?.kind === 'SystemAttacked') return event.aligned ? 'won' : ''
  if (event?.kind === 'SystemDefended') return event.lost ? 'lost' : ''
  return event ? 'lost' : ''
}

/** As a list; what is 0 is left out. */
export function amounts(metal: number, wealth: number): Message[] {
  const found = [
    { n: metal, resource: { say: 'resource-metal' } },
    { n: wealth, resource: { say: 'resource-wealth' } },
  ]
  return found.filter(({ n }) => n > 0).map((args) => ({ say: 'amount', args }))
}
