/** The two rows of event cells (CO-2.2): a Red Alert's replacement does not count, so the pile tells what is past. */

export type YearCell = { number: number; state: 'past' | 'now' | 'next' | 'coming' }

interface Facts {
  year: number
  events_left: number
  turn: number
  phase: string
}

export function yearCells(view: Facts, setup: { events_year_1: number; events_year_2: number }): [YearCell[], YearCell[]] {
  const lengths = [setup.events_year_1, setup.events_year_2]
  return lengths.map((length, index) => {
    const year = index + 1
    const drawn = year < view.year ? length : year > view.year ? 0 : length - view.events_left
    return Array.from({ length }, (_, i) => ({ number: i + 1, state: stateOf(i + 1, drawn, year, view) }))
  }) as [YearCell[], YearCell[]]
}

function stateOf(number: number, drawn: number, year: number, view: Facts): YearCell['state'] {
  const current = year === view.year && view.turn >= 0
  if (current && view.phase === 'Event' && number === drawn) return 'now'
  if (number <= drawn) return 'past'
  return current && number === drawn + 1 && view.phase !== 'Event' ? 'next' : 'coming'
}
