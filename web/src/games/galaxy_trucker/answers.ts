/** Answers that are put together on the ship piece by piece: what to power and who pays, who goes, how goods lie. */
import type { Components, GalaxyTruckerView, PartView, Tile } from '../../gen/galaxy_trucker'

export interface Stowed {
  cell: number
  colour: number
}

const DOUBLES: Record<string, Tile['kind']> = { engines: 'double_engine', cannons: 'double_cannon' }

export const kindAt = (data: Components, part: PartView): Tile['kind'] | '' => data.tiles[part.tile - 1]?.kind ?? ''

/** Whether a component can be part of the answer. */
export function answers(asked: string, data: Components, part: PartView): boolean {
  const kind = kindAt(data, part)
  if (asked === 'defend') return part.tokens > 0
  if (asked in DOUBLES) return part.tokens > 0 || kind === DOUBLES[asked]
  if (asked === 'lose-crew') return part.humans > 0 || part.alien !== ''
  if (asked === 'lose-goods') return part.tokens > 0 || part.goods.some((count) => count > 0)
  return asked === 'load' && (kind === 'cargo' || kind === 'special_cargo')
}

/** The next state of a choice of several cells: one more of what is there, then none of it. */
export function picked(picks: readonly number[], cell: number, most: number): number[] {
  const count = picks.filter((each) => each === cell).length
  return count < most ? [...picks, cell] : picks.filter((each) => each !== cell)
}

export const figuresOf = (part: PartView): number => (part.alien ? 1 : part.humans)

/** So many tokens: from the batteries that were chosen, then from the fullest, so that losing one costs least. */
export function payment(parts: readonly PartView[], chosen: readonly number[], due: number): number[] {
  const left = new Map(parts.filter((part) => part.tokens > 0).map((part) => [part.cell, part.tokens]))
  const paid: number[] = []
  const pay = (cell: number): void => {
    left.set(cell, left.get(cell)! - 1)
    paid.push(cell)
  }
  for (const cell of chosen) if (paid.length < due && (left.get(cell) ?? 0) > 0) pay(cell)
  while (paid.length < due) {
    const fullest = [...left].sort(([, a], [, b]) => b - a)[0]
    if (!fullest || fullest[1] <= 0) break
    pay(fullest[0])
  }
  return paid.sort((a, b) => a - b)
}

/** Goods that would not be loaded, by colour: what is offered and on board, less what lies somewhere. */
export function spare(view: GalaxyTruckerView, seat: number, stowed: readonly Stowed[]): number[] {
  const offered = view.card?.offered ?? []
  return (view.ships[seat]?.goods ?? []).map(
    (count, colour) => count + (offered[colour] ?? 0) - stowed.filter((each) => each.colour === colour).length,
  )
}

/** Room for a block in that hold; red goods need a special one. */
export function hasRoom(data: Components, part: PartView, stowed: readonly Stowed[], colour: number): boolean {
  const tile = data.tiles[part.tile - 1]
  if (!tile || (colour === 0 && tile.kind !== 'special_cargo')) return false
  return stowed.filter((each) => each.cell === part.cell).length < tile.size
}

/** A ship's hold as it would lie. */
export function goodsIn(stowed: readonly Stowed[], cell: number): PartView['goods'] {
  const count = (colour: number): number => stowed.filter((each) => each.cell === cell && each.colour === colour).length
  return [count(0), count(1), count(2), count(3)]
}

/** The most valuable blocks of a cargo, by colour. */
export function dearest(goods: readonly number[], blocks: number): number[] {
  let left = blocks
  return goods.map((count) => {
    const taken = Math.min(count, left)
    left -= taken
    return taken
  })
}

/** The most valuable blocks go first (GT-11.4): from the picked holds as far as they have them, else from any. */
export function losses(
  parts: readonly PartView[],
  picks: readonly number[],
  due: number,
): { holds: number[]; batteries: number[] } {
  const first = [...new Set(picks)]
  const order = [...first, ...parts.map((part) => part.cell).filter((cell) => !first.includes(cell))]
  const at = (cell: number): PartView => parts.find((part) => part.cell === cell)!
  const holds = [0, 1, 2, 3]
    .flatMap((colour) => order.flatMap((cell) => Array<number>(at(cell).goods[colour] ?? 0).fill(cell)))
    .slice(0, due)
  const batteries = order.flatMap((cell) => Array<number>(at(cell).tokens).fill(cell)).slice(0, due - holds.length)
  return { holds, batteries }
}
