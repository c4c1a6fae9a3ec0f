/** How large components are drawn on the shelf. */
const SIZES = [56, 46, 40, 33] as const
const GAP = 7
const EDGE = 3

/** The largest size at which so many fit, row by row; where none does, the smallest, and the shelf is scrolled. */
export function partSize(count: number, width: number, height: number): number {
  const along = (length: number, size: number): number => Math.floor((length - 2 * EDGE + GAP) / (size + GAP))
  return SIZES.find((size) => along(width, size) * along(height, size) >= count) ?? SIZES.at(-1)!
}
