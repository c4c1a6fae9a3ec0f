/** How large the board is drawn: a sheet of fixed width, its height filling what is there.

With the frame's padding it takes 908 x 800. The look scales it from 0.85; a page of 1280 leaves 748 between the rails,
so a little less has to do.
*/

export const SHEET = { width: 876, height: 768, tallest: 824, least: 0.8, most: 1.3 }

export interface Fit {
  sheet: boolean
  scale: number
  width: number
  height: number
}

/** Below the least scale the regions flow one under the other, or one at a time on phones. */
export function fit(width: number, height: number): Fit {
  if (width < SHEET.width * SHEET.least) return { sheet: false, scale: 1, width, height }
  const wanted = Math.min(width / SHEET.width, height / SHEET.height)
  const scale = Math.min(SHEET.most, Math.max(SHEET.least, wanted))
  const tall = Math.min(SHEET.tallest, Math.max(SHEET.height, height / scale))
  return { sheet: true, scale, width: SHEET.width, height: Math.floor(tall) }
}
