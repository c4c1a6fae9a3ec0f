/** What the pieces of the table are called in the document. */
export const cellAt = (cell: number): string => `cell-${cell}`
export const miniAt = (seat: number, cell: number): string => `mini-${seat}-${cell}`
export const partAt = (tile: number): string => `part-${tile}`
export const pileAt = (pile: number): string => `pile-${pile}`
export const numberAt = (number: number): string => `number-${number}`
export const markerAt = (seat: number): string => `marker-${seat}`
export const cardAt = (card: number): string => `card-${card}`
export const planetAt = (planet: number): string => `planet-${planet}`
export const circleAt = (circle: number): string => `circle-${circle}`
/** The frame's own name for a player's plate. */
export const plateAt = (seat: number): string => `seat-${seat}`

/** Cells of one ship, wherever it is drawn: large on the board, small on its plate. */
export const cellsOf = (seat: number, ...cells: number[]): string[] =>
  cells.filter((cell) => cell >= 0).flatMap((cell) => [`${cellAt(cell)}-of-${seat}`, miniAt(seat, cell)])
