/** What the piece in hand can do at a cell, and what a click there does. */
import type { AddComponent, PlaceView } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'
import type { TruckerTable } from './table.svelte'
import { cellName, mistakesOf, nextFit } from './grid'
import { tileName } from './tiles'
import { turning } from './turning.svelte'

/** now: it fits as it is held; turned: it would fit in another turn; never: it would be a mistake. */
export type Fit = 'now' | 'turned' | 'never'

export function fitOf(place: PlaceView | undefined, turns: number): Fit | null {
  if (!place) return null
  if (place.fits.includes(turns)) return 'now'
  return place.fits.length ? 'turned' : 'never'
}

/** Where a lesson asks for one thing, only that. */
export function placeAt(table: TruckerTable, cell: number): PlaceView | undefined {
  const only = table.only
  if (only)
    return only.kind === 'AddComponent' && only.cell === cell && table.isOwn ? { cell, fits: [only.turns] } : undefined
  return table.held && table.isOwn ? table.view.places.find((place) => place.cell === cell) : undefined
}

/** Adds the piece where it fits as it is held. Elsewhere it is turned, or shown as the mistake it would be, and has to be
    confirmed; a table that forbids mistakes says why. */
export function place(table: TruckerTable, cell: number): void {
  const found = placeAt(table, cell)
  if (!found || !table.heldTile) return
  if (fitOf(found, table.turns) !== 'turned') return preview(table, cell)
  table.turns = nextFit(table.turns, found.fits)
  if (table.isTaught) return
  turning.shown = cell
  preview(table, cell)
}

/** Turns the piece in hand; one that is shown somewhere turns there. */
export function turn(table: TruckerTable, by: number): void {
  if (!table.isOwn || !table.held) return
  table.turns = (table.turns + by + 4) % 4
  const said = table.chosen
  if (said?.kind !== 'AddComponent') return
  turning.shown = said.cell
  table.drop()
  preview(table, said.cell)
}

function preview(table: TruckerTable, cell: number): void {
  const [found, tile] = [placeAt(table, cell), table.heldTile]
  if (!found || !tile) return
  const text = t('add', { tile: tileName(tile), cell: cellName(table.board, cell) })
  if (found.fits.includes(table.turns)) table.propose(add(cell, table.turns), { text, detail: '', clause: 'GT-3.4' })
  else if (table.view.forbid) table.whyNot(add(cell, table.turns))
  else table.propose(add(cell, table.turns), { text, detail: mistakeAt(table, cell, table.turns), clause: 'GT-3.6' })
}

/** Why the piece in hand would be a mistake there; '' where it fits. */
export function mistakeAt(table: TruckerTable, cell: number, turns: number): string {
  const { grid, ship, data, heldTile: tile } = table
  const flaws = tile ? mistakesOf(grid, ship.parts, data.tiles, cell, tile, turns) : []
  return flaws.length ? t('board-fits-never', { flaws: flaws.map((flaw) => t(flaw)) }) : ''
}

const add = (cell: number, turns: number): AddComponent => ({ kind: 'AddComponent', cell, turns })
