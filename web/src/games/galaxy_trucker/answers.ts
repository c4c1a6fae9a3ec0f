/** Answers that are put together on the ship piece by piece: what to power and who pays, who goes, how goods lie. */
import type { Components, GalaxyTruckerView, PartView, Tile } from '../../gen/galaxy_trucker'

export interface Stowed {
  cell: number
  colour: number
}

const DOUBLES: Record<string, Tile['kind']> = { engines: 'double_engine', cannons: 'double_cannon' }

export const kindAt = (data: Components, part: PartView): Tile['kind'] | '' => data.tiles[part.tile - 1]?.kind ?? ''

/** Doubles that can be powered for this question. */
export const isDouble = (asked: string, data: Components, part: PartView): boolean =>
  asked in DOUBLES && kindAt(data, part) === DOUBLES[asked]

/** The strength that a double adds: a cannon that does not point forward counts half. */
export const strengthOf = (data: Components, part: PartView): number =>
  kindAt(data, part) === 'double_cannon' && part.turns !== 0 ? 1 : 2

export const isHold = (data: Components, part: PartView): boolean => kindAt(data, part).endsWith('cargo')

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

/** A block of a colour, or a token, from the component at that cell. */
export interface Given {
  cell: number
  what: number
}
export const TOKEN = 4

const amountOf = (part: PartView | undefined, what: number): number =>
  (what === TOKEN ? part?.tokens : part?.goods[what]) ?? 0

/** What has to be given up: the most valuable blocks first (GT-11.4), then tokens. */
export function losses(parts: readonly PartView[], due: number): Given[] {
  return [0, 1, 2, 3, TOKEN]
    .flatMap((what) => parts.flatMap((part) => Array<Given>(amountOf(part, what)).fill({ cell: part.cell, what })))
    .slice(0, due)
}

export const tokensFrom = (cells: readonly number[]): Given[] => cells.map((cell) => ({ cell, what: TOKEN }))

/** Blocks come from holds in falling value, so the colours are those of the most valuable ones. */
export function givenBy(goods: readonly number[], holds: readonly number[], batteries: readonly number[]): Given[] {
  const colours = dearest(goods, holds.length).flatMap((count, colour) => Array<number>(count).fill(colour))
  return [...holds.map((cell, at) => ({ cell, what: colours[at] ?? 0 })), ...tokensFrom(batteries)]
}

/** Whether this component has any of what has to be given. */
export const hasAny = (part: PartView, given: readonly Given[]): boolean =>
  given.some(({ what }) => amountOf(part, what) > 0)

/** After a click on a component: it gives one more in place of another; where it gives all it can, others give instead. */
export function shifted(parts: readonly PartView[], given: readonly Given[], cell: number): Given[] {
  const left = (all: readonly Given[], at: number, what: number): number =>
    amountOf(
      parts.find((part) => part.cell === at),
      what,
    ) - all.filter((one) => one.cell === at && one.what === what).length
  const instead = given.findIndex((one) => one.cell !== cell && left(given, cell, one.what) > 0)
  if (instead >= 0) return given.map((one, at) => (at === instead ? { cell, what: one.what } : one))
  return given.reduce<Given[]>(
    (all, one, at) => {
      const other = parts.find((part) => part.cell !== cell && left(all, part.cell, one.what) > 0)
      return one.cell === cell && other ? all.with(at, { cell: other.cell, what: one.what }) : all
    },
    [...given],
  )
}

const times = (all: readonly number[], one: number): number => all.filter((each) => each === one).length
export const cellsGiven = (given: readonly Given[], isWanted: (what: number) => boolean): number[] =>
  given
    .filter((one) => isWanted(one.what))
    .sort((a, b) => a.what - b.what || a.cell - b.cell)
    .map((one) => one.cell)

/** The next choice of cabins after a click: one more figure of that one, and once no more can go, none of it. With all that
    is due chosen, the first one chosen gives way. */
export function picked(picks: readonly number[], cell: number, there: number, due: number): number[] {
  const count = times(picks, cell)
  if (count && (count >= there || picks.length >= due)) return picks.filter((each) => each !== cell)
  return [...picks, cell].slice(-due)
}
