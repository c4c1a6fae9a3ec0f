/** The two rows of event cells (CO-2.2). A Red Alert has none: it does not count as an event (CO-6.9). */

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

function stateOf(number: number, year: number, view: Facts): YearCell['state'] {
  if (year !== view.year) return year < view.year ? 'past' : 'coming'
  if (number <= view.events_resolved) return 'past'
  if (number > view.events_resolved + 1 || view.phase === 'End') return 'coming'
  return view.phase === 'Event' ? 'now' : 'next'
}
