/** Where crew, goods and charges stand on a tile of 100 by 100; turned with it, they stay upright. */
import type { PartView, Tile } from '../../gen/galaxy_trucker'
import { face } from './tiles'

export interface Load {
  symbol: string
  x: number
  y: number
  width: number
  height: number
}

const GOODS: Record<string, { at: [number, number][]; size: number }> = {
  'face-cargo-2': {
    at: [
      [33, 50],
      [67, 50],
    ],
    size: 26.9,
  },
  'face-cargo-3': {
    at: [
      [33, 35],
      [67, 35],
      [50, 67],
    ],
    size: 26.9,
  },
  'face-special-cargo-1': { at: [[50, 50]], size: 34.8 },
  'face-special-cargo-2': {
    at: [
      [33, 50],
      [67, 50],
    ],
    size: 26.9,
  },
}
/** Charges turn with the tile. */
export const CELLS: Record<string, [number, number][]> = {
  'face-battery-2': [
    [38.5, 52],
    [61.5, 52],
  ],
  'face-battery-3': [
    [27, 52],
    [50, 52],
    [73, 52],
  ],
}
const CREW: [number, number, number][][] = [
  [],
  [[50, 50.95, 26.4]],
  [
    [38, 49.59, 24.5],
    [62, 54.59, 24.5],
  ],
]
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const

export function loadOf(tile: Tile, part: Pick<PartView, 'turns' | 'humans' | 'alien' | 'goods'>): Load[] {
  if (part.alien) return [crew(`crew-alien-${part.alien}`, 50, 51.5, 30)]
  if (part.humans) return (CREW[part.humans] ?? []).map(([x, y, width]) => crew('crew-human', x, y, width))
  const spots = GOODS[face(tile)]
  if (!spots) return []
  const colours = part.goods.flatMap((count, colour) => Array<string>(count).fill(COLOURS[colour]!))
  return colours.slice(0, spots.at.length).map((colour, at) => {
    const [x, y] = turned(spots.at[at]!, part.turns)
    return {
      symbol: `good-${colour}`,
      x: x - spots.size / 2,
      y: y - spots.size / 2,
      width: spots.size,
      height: spots.size,
    }
  })
}

function crew(symbol: string, x: number, y: number, width: number): Load {
  const height = (width * 30) / 24
  return { symbol, x: x - width / 2, y: y - height / 2, width, height }
}

/** A point of the tile after quarter turns about its middle. */
export function turned([x, y]: [number, number], turns: number): [number, number] {
  let [dx, dy] = [x - 50, y - 50]
  for (let turn = 0; turn < turns % 4; turn += 1) [dx, dy] = [-dy, dx]
  return [50 + dx, 50 + dy]
}
