/** The end of a flight as lines of credits, in the order in which they are paid. */
import type { GameEvent, JourneyPaid } from '../../gen/galaxy_trucker'

export interface PayLine {
  id: 'on_the_way' | 'finishing' | 'best_ship' | 'goods' | 'penalty' | 'unpaid'
  clause: string
}

export const LINES: PayLine[] = [
  { id: 'on_the_way', clause: 'GT-13.17' },
  { id: 'finishing', clause: 'GT-14.5' },
  { id: 'best_ship', clause: 'GT-14.1' },
  { id: 'goods', clause: 'GT-14.2' },
  { id: 'penalty', clause: 'GT-14.3' },
  { id: 'unpaid', clause: 'GT-18.2' },
]

/** Penalties count down. */
export const creditsOf = (line: PayLine, paid: JourneyPaid): number =>
  line.id === 'penalty' ? -paid.penalty : paid[line.id]

/** The lines of a table; what is forgiven only where something was. */
export const linesOf = (all: Iterable<JourneyPaid>): PayLine[] => {
  const forgiven = [...all].some((paid) => paid.unpaid > 0)
  return LINES.filter((line) => line.id !== 'unpaid' || forgiven)
}

export const flightOf = (paid: JourneyPaid): number => LINES.reduce((sum, line) => sum + creditsOf(line, paid), 0)

/** What the last flight brought each seat, as far as it has been told. */
export function paidIn(events: readonly GameEvent[]): Map<number, JourneyPaid> {
  const start = events.findLastIndex((event) => event.kind === 'FlightBegan')
  const paid = events.slice(start + 1).filter((event) => event.kind === 'JourneyPaid')
  return new Map(paid.map((event) => [event.seat, event]))
}

/** Seats whose credits of the whole game have been told. */
export const countedIn = (events: readonly GameEvent[]): number[] =>
  events.flatMap((event) => (event.kind === 'CreditsCounted' ? event.seats : []))
