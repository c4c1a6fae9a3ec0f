/** What the piece in hand can do at a cell, and what a click there does. */
import type { AddComponent, PlaceView } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'
import type { TruckerTable } from './table.svelte'
import { cellName, nextFit } from './grid'
import { sidesText, tileName } from './tiles'

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

/** Adds the piece; one that fits in another turn is turned first, a mistake has to be confirmed. */
export function place(table: TruckerTable, cell: number): void {
  const found = placeAt(table, cell)
  const tile = table.heldTile
  if (!found || !tile) return
  const fit = fitOf(found, table.turns)
  const text = t('add', { tile: tileName(tile), cell: cellName(table.board, cell) })
  if (fit === 'turned') table.turns = nextFit(table.turns, found.fits)
  else if (fit === 'now') table.propose(add(cell, table.turns), { text, detail: '', clause: 'GT-3.4' })
  else if (!table.view.forbid)
    table.propose(add(cell, table.turns), {
      text,
      detail: t('add-mistake', { sides: sidesText(tile, table.turns) }),
      clause: 'GT-3.6',
    })
}

const add = (cell: number, turns: number): AddComponent => ({ kind: 'AddComponent', cell, turns })
