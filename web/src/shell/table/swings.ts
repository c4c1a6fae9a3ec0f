/* The largest changes of a win chance, in the order of the game. */

export interface Point {
  ply: number
  worth: number
}

export interface Swing {
  ply: number
  change: number
}

const LEAST = 0.04

export function swings(points: readonly Point[], most = 3): Swing[] {
  return points
    .slice(1)
    .map((point, at) => ({ ply: point.ply, change: point.worth - (points[at]?.worth ?? point.worth) }))
    .filter((swing) => Math.abs(swing.change) >= LEAST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply)
}
