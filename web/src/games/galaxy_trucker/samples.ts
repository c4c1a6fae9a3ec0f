/** A small table for tests: the parts of a view and of the component data that the model reads. */
import type { BoardRow, Components, PartView, Tile } from '../../gen/galaxy_trucker'

const source = 'own' as const

export function tile(kind: Tile['kind'], connectors: string, size = 0): Tile {
  const names = { n: 'none', s: 'simple', d: 'double', u: 'universal' } as const
  const sides = [...connectors].map((letter) => names[letter as keyof typeof names]) as Tile['connectors']
  return { id: kind, kind, connectors: sides, source, size, alien: '', colour: '' }
}

/** A cross of five cells with a gap at its left end; rows and columns as the dice name them. */
export const board: BoardRow = {
  id: 'I',
  rows: [4, 5, 6, 7, 8],
  columns: [5, 6, 7, 8, 9],
  start: [6, 7],
  cells: [
    [5, 7],
    [6, 6],
    [6, 7],
    [6, 8],
    [7, 7],
  ],
  insurance: 5,
  source,
}

export const data = {
  boards: [board],
  tiles: [
    tile('starting_cabin', 'uuuu'),
    tile('battery', 'nsnd', 2),
    tile('double_cannon', 'nnsn'),
    tile('special_cargo', 'snnn', 1),
    tile('cargo', 'nnns', 2),
    tile('cabin', 'sdns'),
  ],
  cards: [],
} as unknown as Components

export function part(cell: number, number: number, more: Partial<PartView> = {}): PartView {
  return { cell, tile: number, turns: 0, humans: 0, alien: '', tokens: 0, goods: [0, 0, 0, 0], ...more }
}
