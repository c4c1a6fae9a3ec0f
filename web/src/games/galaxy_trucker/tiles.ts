/** Components as they lie: names, sides after a turn, and how two sides meet. */
import type { Components, Tile } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'
import { idOf } from './words'

export type Connector = Tile['connectors'][number]
export type Kind = Tile['kind']
/** How two sides that touch get on: joined, both smooth, or not at all. */
export type Joint = 'joined' | 'smooth' | 'clash'

export const SIDES = ['front', 'right', 'rear', 'left'] as const

/** In the order in which a builder looks for them. */
export const KINDS: Kind[] = [
  'cabin',
  'engine',
  'double_engine',
  'cannon',
  'double_cannon',
  'battery',
  'shield',
  'cargo',
  'special_cargo',
  'life_support',
  'structural',
  'starting_cabin',
]
export const CONNECTORS: Connector[] = ['simple', 'double', 'universal']
const PRONGS: Record<Connector, number> = { none: 0, simple: 1, double: 2, universal: 3 }

export const kindName = (kind: Kind): string => t(`kind-${idOf(kind)}`)
/** Without and with an article. */
export const tileName = (tile: Tile): string => t(`tile-${idWithAlien(tile)}`, { n: tile.size })
export const aTile = (tile: Tile): string => t(`a-tile-${idWithAlien(tile)}`, { n: tile.size })
/** A component of a ship, by its kind and its place. */
export const tileAt = (tile: Tile, cell: string): string => t('at-cell', { kind: t(`kind-${idWithAlien(tile)}`), cell })

const idWithAlien = (tile: Tile): string => idOf(tile.kind) + (tile.alien ? `-${tile.alien}` : '')

export function face(tile: Tile): string {
  const detail = tile.alien || (tile.size ? String(tile.size) : '')
  return `face-${idOf(tile.kind)}${detail ? `-${detail}` : ''}`
}

/** The connector on a side of the board, of a tile turned so many quarters clockwise. */
export function connectorAt(tile: Tile, turns: number, side: number): Connector {
  return tile.connectors[(side - turns + 4) % 4]!
}

export const REAR = SIDES.indexOf('rear')

/** The side on which a cannon or an engine needs an empty square; -1 for other components. */
export function pointsTo(tile: Tile, turns: number): number {
  if (tile.kind.endsWith('engine')) return (REAR + turns) % 4
  return tile.kind.endsWith('cannon') ? turns : -1
}

export function sidesText(tile: Tile, turns: number): string {
  const at = (side: number): string => t(`connector-${connectorAt(tile, turns, side)}`)
  return t('connectors', { front: at(0), right: at(1), rear: at(2), left: at(3) })
}

/** GT-2.3: prongs meet prongs they share, smooth meets smooth. */
export function jointOf(one: Connector, other: Connector): Joint {
  if (one === 'none' && other === 'none') return 'smooth'
  return PRONGS[one] & PRONGS[other] ? 'joined' : 'clash'
}

/** Face-up tiles by kind, in the order of `KINDS`; a kind's tiles with many prongs first. */
export function arranged(tiles: readonly number[], data: Components): number[] {
  const row = (tile: number): Tile => data.tiles[tile - 1]!
  const prongs = (tile: number): number => row(tile).connectors.reduce((sum, each) => sum + PRONGS[each], 0)
  return [...tiles].sort(
    (a, b) =>
      KINDS.indexOf(row(a).kind) - KINDS.indexOf(row(b).kind) ||
      row(b).size - row(a).size ||
      prongs(b) - prongs(a) ||
      a - b,
  )
}

/** The shelf as it is shown. While somebody aims at it nothing on it moves: a gap stays a gap (0), what is new comes last. */
export function shelved(shelf: readonly number[], wanted: readonly number[], aimed: boolean): number[] {
  if (!aimed) return [...wanted]
  return [...shelf.map((tile) => (wanted.includes(tile) ? tile : 0)), ...wanted.filter((tile) => !shelf.includes(tile))]
}

export interface Filter {
  kind: Kind | ''
  connector: Connector | ''
}

export function passes(tile: Tile, filter: Filter): boolean {
  return (
    (!filter.kind || tile.kind === filter.kind) && (!filter.connector || tile.connectors.includes(filter.connector))
  )
}
