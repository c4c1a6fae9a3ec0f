/* How large a board is drawn: a sheet of fixed width, its height filling what is there. */

export interface Sheet {
  width: number
  height: number
  /** How far it may be stretched to fill the room below it. */
  tallest: number
  least: number
  most: number
}

export interface Fit {
  sheet: boolean
  scale: number
  width: number
  height: number
}

/** Below the least scale the regions flow one under the other, or one at a time on phones. */
export function fit(sheet: Sheet, width: number, height: number): Fit {
  if (width < sheet.width * sheet.least) return { sheet: false, scale: 1, width, height }
  const wanted = Math.min(width / sheet.width, height / sheet.height)
  const scale = Math.min(sheet.most, Math.max(sheet.least, wanted))
  const tall = Math.min(sheet.tallest, Math.max(sheet.height, height / scale))
  return { sheet: true, scale, width: sheet.width, height: Math.floor(tall) }
}
