/** The end of a flight as lines of credits, in the order in which they are paid. */
import type { JourneyView } from '../../gen/galaxy_trucker'

export interface PayLine {
  id: 'before' | 'on_the_way' | 'finishing' | 'best_ship' | 'goods' | 'penalty'
  clause: string
  /** By seat. */
  credits: number[]
}

const LINES: [Exclude<PayLine['id'], 'before'>, string][] = [
  ['on_the_way', 'GT-13.17'],
  ['finishing', 'GT-14.5'],
  ['best_ship', 'GT-14.1'],
  ['goods', 'GT-14.2'],
  ['penalty', 'GT-14.3'],
]

/** Penalties count down; the part that nobody can pay is forgiven. */
export function payLines(journey: readonly JourneyView[]): PayLine[] {
  return LINES.map(([id, clause]) => ({
    id,
    clause,
    credits: journey.map((one) => (id === 'penalty' ? one.unpaid - one.penalty : one[id])),
  }))
}

/** With what each had before, where anybody had. */
export function withEarlier(lines: PayLine[], totals: readonly number[]): PayLine[] {
  const sums = totals.map((_, seat) => lines.reduce((sum, line) => sum + (line.credits[seat] ?? 0), 0))
  const before = totals.map((total, seat) => total - (sums[seat] ?? 0))
  const carried: PayLine = { id: 'before', clause: 'GT-14.4', credits: before }
  return before.some((credits) => credits !== 0) ? [carried, ...lines] : lines
}

/** What each has once so many lines have been counted. */
export function counted(lines: readonly PayLine[], shown: number): number[] {
  return (lines[0]?.credits ?? []).map((_, seat) =>
    lines.slice(0, shown).reduce((sum, line) => sum + (line.credits[seat] ?? 0), 0),
  )
}
