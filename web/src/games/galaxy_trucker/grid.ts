/** A ship board as a grid: where its cells lie on the page and which of them are neighbours. */
import type { BoardRow, PartView, Tile } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'
import { connectorAt, jointOf, pointsTo, REAR, type Joint } from './tiles'

/** Steps to the neighbour on each side: front, right, rear, left. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** The part of a board that has cells, as rows and columns in the order in which they are printed. */
export interface Grid {
  rows: number[]
  columns: number[]
  /** Of each cell, counted from the front left. */
  places: { line: number; column: number }[]
}

export function gridOf(board: BoardRow): Grid {
  const used = (all: readonly number[], at: 0 | 1): number[] => {
    const seen = all.map((number) => board.cells.some((cell) => cell[at] === number))
    return all.slice(seen.indexOf(true), seen.lastIndexOf(true) + 1)
  }
  const rows = used(board.rows, 0)
  const columns = used(board.columns, 1)
  return {
    rows,
    columns,
    places: board.cells.map(([row, column]) => ({ line: rows.indexOf(row), column: columns.indexOf(column) })),
  }
}

/** The cell on that side; -1 where the board ends. */
export function neighbour(grid: Grid, cell: number, side: number): number {
  const place = grid.places[cell]
  const step = STEPS[side]
  if (!place || !step) return -1
  return grid.places.findIndex(
    (other) => other.line === place.line + step[0] && other.column === place.column + step[1],
  )
}

/** How a tile laid there would meet each neighbour; null where none lies. */
export function edges(
  grid: Grid,
  parts: readonly PartView[],
  tiles: readonly Tile[],
  cell: number,
  tile: Tile,
  turns: number,
): (Joint | null)[] {
  return STEPS.map((_, side) => {
    const part = parts.find((each) => each.cell === neighbour(grid, cell, side))
    const other = part && tiles[part.tile - 1]
    return part && other
      ? jointOf(connectorAt(tile, turns, side), connectorAt(other, part.turns, (side + 2) % 4))
      : null
  })
}

/** What would be wrong with a tile there, as ids of messages; nothing where it fits (GT-2.3, GT-3.8, GT-3.9, GT-3.11). */
export function mistakesOf(
  grid: Grid,
  parts: readonly PartView[],
  tiles: readonly Tile[],
  cell: number,
  tile: Tile,
  turns: number,
): string[] {
  const points = pointsTo(tile, turns)
  const found = new Set<string>()
  let joins = false
  for (const side of STEPS.keys()) {
    const part = parts.find((each) => each.cell === neighbour(grid, cell, side))
    const other = part && tiles[part.tile - 1]
    if (!part || !other) continue
    const back = (side + 2) % 4
    const [one, two] = [connectorAt(tile, turns, side), connectorAt(other, part.turns, back)]
    const joint = jointOf(one, two)
    joins ||= joint === 'joined'
    if (joint === 'clash') found.add(one === 'none' || two === 'none' ? 'flaw-smooth' : 'flaw-mismatch')
    if (points === side) found.add(blockedBy(tile))
    if (pointsTo(other, part.turns) === back) found.add(blockedBy(other))
  }
  if (tile.kind.endsWith('engine') && points !== REAR) found.add('flaw-engine')
  if (!found.size && !joins) found.add('flaw-loose')
  return [...found]
}

/** What is wrong where an engine or a cannon has no empty square before it. */
const blockedBy = (tile: Tile): string => (tile.kind.endsWith('engine') ? 'flaw-exhaust' : 'flaw-barrel')

/** The turns in which a tile fits into an empty cell beside the ship. */
export function fitsOf(
  grid: Grid,
  parts: readonly PartView[],
  tiles: readonly Tile[],
  cell: number,
  tile: Tile,
): number[] {
  return [0, 1, 2, 3].filter((turns) => !mistakesOf(grid, parts, tiles, cell, tile, turns).length)
}

/** A line of fire on the grid: a column for what comes from front or rear, a row for the sides; -1 where it passes by. */
export function lane(grid: Grid, side: number, number: number): number {
  return (side % 2 === 0 ? grid.columns : grid.rows).indexOf(number)
}

/** "row 7, column 8". */
export function cellName(board: BoardRow, cell: number): string {
  const [row, column] = board.cells[cell] ?? [0, 0]
  return t('cell', { row, column })
}

/** The turn to which the next click brings a tile: the first that fits, going clockwise; the same where none does. */
export function nextFit(turns: number, fits: readonly number[]): number {
  for (let more = 0; more < 4; more += 1) if (fits.includes((turns + more) % 4)) return (turns + more) % 4
  return turns
}
