/** The 40 spaces of the flight board: middle and direction of each, on a sheet of 876 by 224. */
export const SHEET = { width: 876, height: 224 }

const STRAIGHT = 42.05
const FRONT = Array.from({ length: 14 }, (_, at): [number, number] => [161 + at * STRAIGHT, 34])
const RIGHT: [number, number][] = [
  [749.7, 35.2],
  [787.2, 53.1],
  [810.1, 87.7],
  [812.1, 129.2],
  [792.4, 165.9],
  [756.8, 187.2],
]
const REAR = Array.from({ length: 14 }, (_, at): [number, number] => [715 - at * STRAIGHT, 190])
const LEFT: [number, number][] = [
  [126.3, 188.8],
  [88.8, 170.9],
  [65.9, 136.3],
  [63.9, 94.8],
  [83.6, 58.1],
  [119.2, 36.8],
]
export const SPACES = [...FRONT, ...RIGHT, ...REAR, ...LEFT]

/** The leader starts some spaces in, so that all ships stand on the straight. */
const START = 12

/** Where a ship stands whose place on the endless track is `space`. */
export function spot(space: number): [number, number] {
  return SPACES[(((space + START) % SPACES.length) + SPACES.length) % SPACES.length]!
}

export interface Strip {
  /** Where each ship stands, as a share of its length. */
  shares: number[]
  /** Between two ships that follow each other: how many spaces one is behind the other. */
  gaps: { share: number; spaces: number }[]
}

/** Ships on a short strip, for narrow pages: in order, the leader at the right end, with the spaces between them. */
export function stripOf(spaces: readonly number[]): Strip {
  const order = [...spaces].sort((a, b) => a - b)
  const last = Math.max(1, order.length - 1)
  return {
    shares: spaces.map((space) => 1 - (order.length - 1 - order.indexOf(space)) / last),
    gaps: order.slice(1).map((space, at) => ({ share: (at + 0.5) / last, spaces: space - order[at]! })),
  }
}

/** Where a space lies on the strip of these ships: halfway between the two it is between; beyond all of them at that end. */
export function shareAt(spaces: readonly number[], space: number): number {
  const order = [...spaces].sort((a, b) => a - b)
  const last = Math.max(1, order.length - 1)
  const behind = order.filter((one) => one < space).length
  const share = order.includes(space) ? behind : behind - 0.5
  return Math.min(1, Math.max(0, share / last))
}

/** Where a ship comes to after so many flight days, forward or back: occupied spaces do not count. */
export function reached(taken: readonly number[], from: number, days: number): number {
  const step = Math.sign(days)
  let [at, left] = [from, Math.abs(days)]
  while (left > 0) {
    at += step
    if (!taken.includes(at)) left -= 1
  }
  return at
}
