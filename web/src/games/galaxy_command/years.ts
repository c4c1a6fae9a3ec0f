/** The two rows of event cells (CO-2.2). A Red Alert has none: it does not count as an event (CO-6.9). */
import type { GalaxyCommandView } from '../../gen/galaxy_command'

const LAST_YEAR = 2

export type YearCell = { number: number; state: 'past' | 'now' | 'next' | 'coming' }

interface Facts {
  year: number
  events_resolved: number
  events_left: number
  turn: number
  phase: string
}

export function yearCells(
  view: Facts,
  setup: { events_year_1: number; events_year_2: number },
): [YearCell[], YearCell[]] {
  const lengths = [setup.events_year_1, setup.events_year_2]
  return lengths.map((planned, index) => {
    const year = index + 1
    const length = year === view.year ? view.events_resolved + view.events_left : planned
    return Array.from({ length }, (_, i) => ({ number: i + 1, state: stateOf(i + 1, year, view) }))
  }) as [YearCell[], YearCell[]]
}

/** Whether that seat will collect again, this turn's collection counted: after the last one nothing comes (CO-7.2). */
export function collectsAgain(
  view: Pick<GalaxyCommandView, 'year' | 'events_left' | 'phase' | 'turn' | 'first' | 'commanders'>,
  seat: number,
): boolean {
  if (view.phase === 'End' || view.commanders[seat]?.out) return false
  if (view.year < LAST_YEAR || view.events_left > 1) return true
  if (view.phase === 'Event' || view.turn < 0) return false
  if (seat === view.turn) return view.phase === 'Action'
  const seats = view.commanders.length
  const at = (one: number): number => (one - view.first + seats) % seats
  return at(seat) > at(view.turn)
}

function stateOf(number: number, year: number, view: Facts): YearCell['state'] {
  if (year !== view.year) return year < view.year ? 'past' : 'coming'
  if (number <= view.events_resolved) return 'past'
  if (number > view.events_resolved + 1 || view.phase === 'End') return 'coming'
  return view.phase === 'Event' ? 'now' : 'next'
}
