/** Where ships stand on their lanes, and how cargo lies in them. */
import type { Components, ShipView } from '../../gen/lunar_rush'
import { CREW } from './words'

/** Columns of the spaces of a lane, from its launch on. */
const COLUMNS: Record<number, readonly number[]> = { 1: [1], 2: [0, 2], 3: [0, 1, 2] }
export const PORT = 2.95

/** Columns count from Earth to the Moon; a ship in port has gone past the last, as far as it can be seen. */
export function columnOf(up: boolean, moves: number, left: number): number {
  const column = left > 0 ? (COLUMNS[moves]?.[moves - left] ?? 0) : PORT
  return up ? column : 2 - column
}
export const columnsOf = (up: boolean, moves: number): number[] =>
  Array.from({ length: moves }, (_, at) => columnOf(up, moves, moves - at))

export interface Bay {
  x: number
  y: number
  /** Of what lies in it; null: empty. */
  item: number | null
  wide: boolean
}

const PITCH = 13
const ONE_ROW = 5

export function hull(spaces: number): { width: number; columns: number; rows: number[] } {
  const columns = spaces <= ONE_ROW ? spaces : Math.ceil(spaces / 2)
  return { width: 39 + PITCH * columns, columns, rows: spaces <= ONE_ROW ? [spaces] : [columns, spaces - columns] }
}

/** What takes two spaces lies first, as far as a row has two beside each other; the rest fills up. */
export function bays(spaces: number, cargo: readonly { item: number; wide: boolean }[], up: boolean): Bay[] {
  const { rows } = hull(spaces)
  const left = up ? 25 : 12
  const cells = rows.map((length) => Array.from({ length }, (_, at) => at))
  const place = (row: number, at: number, item: number | null, wide: boolean): Bay => ({
    x: left + PITCH * at,
    y: rows.length === 1 ? 10 : 3.5 + PITCH * row,
    item,
    wide,
  })
  const laid: Bay[] = []
  for (const { item } of cargo.filter((one) => one.wide)) {
    const row = cells.findIndex((free) => free.length > 1)
    if (row < 0) continue
    laid.push(place(row, cells[row]!.splice(0, 2)[0]!, item, true))
  }
  for (const { item } of cargo.filter((one) => !one.wide)) {
    const row = cells.findIndex((free) => free.length > 0)
    if (row >= 0) laid.push(place(row, cells[row]!.shift()!, item, false))
  }
  return [...laid, ...cells.flatMap((free, row) => free.map((at) => place(row, at, null, false)))]
}

export function cargoOf(
  ship: Pick<ShipView, 'load' | 'astronauts'>,
  data: Components,
): { item: number; wide: boolean }[] {
  const goods = ship.load.flatMap(([item, number]) =>
    Array.from({ length: number }, () => ({ item, wide: (data.items[item]?.spaces ?? 1) > 1 })),
  )
  return [...goods, ...Array.from({ length: ship.astronauts }, () => ({ item: CREW, wide: false }))]
}

/** The same ship from its launch to its arrival. */
export const shipKey = (ship: ShipView): string => `${ship.corp}-${ship.lane}-${ship.arrives}`
