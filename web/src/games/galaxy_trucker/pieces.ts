/** What the pieces of the table are called in the document, and which of them an event speaks of. */
import type { GameEvent } from '../../gen/galaxy_trucker'

export const cellAt = (cell: number): string => `cell-${cell}`
export const miniAt = (seat: number, cell: number): string => `mini-${seat}-${cell}`
export const partAt = (tile: number): string => `part-${tile}`
export const pileAt = (pile: number): string => `pile-${pile}`
export const numberAt = (number: number): string => `number-${number}`
export const markerAt = (seat: number): string => `marker-${seat}`
export const cardAt = (card: number): string => `card-${card}`

export function lit(event: GameEvent): string[] {
  switch (event.kind) {
    case 'ComponentAdded':
    case 'ComponentRemoved':
    case 'AlienLeft':
      return at(event.seat, [event.cell])
    case 'ComponentReturned':
      return [partAt(event.tile)]
    case 'FlawFound':
    case 'ComponentsLost':
    case 'CrewLost':
      return at(event.seat, event.cells)
    case 'ThreatMet':
      return at(event.seat, [event.cell])
    case 'StrengthDeclared':
      return at(event.seat, [...event.powered, ...event.batteries])
    case 'ShipMoved':
    case 'ShipGaveUp':
      return [markerAt(event.seat)]
    case 'ShipFinished':
      return [numberAt(event.number)]
    case 'PilePickedUp':
    case 'PilePutBack':
      return [pileAt(event.pile)]
    case 'CardTurnedUp':
      return [cardAt(event.card)]
    default:
      return []
  }
}

/** Cells of one ship, wherever it is drawn: large as the home ship, small on its plate. */
function at(seat: number, cells: readonly number[]): string[] {
  return cells.flatMap((cell) => [`${cellAt(cell)}-of-${seat}`, miniAt(seat, cell)])
}
