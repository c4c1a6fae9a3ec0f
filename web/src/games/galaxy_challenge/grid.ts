/** The squares of the board: numbered row by row, named by column and row, measured in squares. */
export const SIDE = 13
const COLUMNS = 'ABCDEFGHIJKLM'

export type Place = 'sector' | 'planet' | 'centre' | 'deck'

const PLACES: Record<string, Place> = { O: 'planet', '*': 'centre', S: 'deck', A: 'deck' }

export const columnOf = (cell: number): number => cell % SIDE
export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnName = (column: number): string => COLUMNS[column] ?? ''
export const cellName = (cell: number): string => `${columnName(columnOf(cell))}${rowOf(cell) + 1}`
export const cellOf = (name: string): number => (Number(name.slice(1)) - 1) * SIDE + COLUMNS.indexOf(name[0] ?? '')

/** What lies on each square. */
export function placesOf(rows: readonly string[]): Place[] {
  return rows.flatMap((row) => [...row].map((letter) => PLACES[letter] ?? 'sector'))
}

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** The rectangle of squares that carry a letter. */
export function areaOf(rows: readonly string[], letter: string): Area {
  const cells = rows.flatMap((row, top) => [...row].flatMap((each, left) => (each === letter ? [{ left, top }] : [])))
  const [lefts, tops] = [cells.map((cell) => cell.left), cells.map((cell) => cell.top)]
  const [left, top] = [Math.min(...lefts), Math.min(...tops)]
  return { left, top, width: Math.max(...lefts) - left + 1, height: Math.max(...tops) - top + 1 }
}

export interface Point {
  x: number
  y: number
}

export const middleOf = (cell: number): Point => ({ x: columnOf(cell) + 0.5, y: rowOf(cell) + 0.5 })

/** In percent of the board's side. */
export const share = (squares: number): string => `${(squares * 100) / SIDE}%`

/** A walk as a line, and the squares where it carries its numbers: a square entered twice carries the last one. */
export function traceOf(walk: readonly number[]): {
  line: string
  steps: { cell: number; number: number; at: Point }[]
} {
  const line = walk
    .map(middleOf)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')
  const last = new Map(walk.map((cell, number) => [cell, number]))
  const steps = [...last]
    .filter(([, number]) => number > 0)
    .map(([cell, number]) => ({ cell, number, at: middleOf(cell) }))
  return { line, steps }
}
