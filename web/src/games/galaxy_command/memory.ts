/** What the latest event did to each commander. The view keeps the card only; the rest is told by all that happened. */
import type { GameEvent } from '../../gen/galaxy_command'
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

/** Whether it takes something away from a commander. */
export function isLoss(event: GameEvent): boolean {
  if (event.kind === 'SystemDefended') return event.lost
  return ['StrikeCalled', 'CommanderLost', 'StormRaged', 'SystemGivenUp'].includes(event.kind)
}

/** As a list; what is 0 is left out. */
export function amounts(metal: number, wealth: number): Message[] {
  const found = [
    { n: metal, resource: { say: 'resource-metal' } },
    { n: wealth, resource: { say: 'resource-wealth' } },
  ]
  return found.filter(({ n }) => n > 0).map((args) => ({ say: 'amount', args }))
}
