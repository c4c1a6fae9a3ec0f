/* How large a board is drawn: a sheet of fixed width, its height filling what is there. A larger text size draws all of it
   larger, and what has no room then is scrolled to. */
import { settings } from './settings.svelte'

export interface Sheet {
  width: number
  height: number
  /** How far it may be stretched to fill the room below it. */
  tallest: number
}

export interface Fit {
  sheet: boolean
  scale: number
  /** What there is to draw on, before it is scaled. */
  width: number
  height: number
  /** A font size that nobody sees smaller than LEAST_TEXT. */
  least: string
}

/** Narrower than this the regions flow. */
const NARROWEST = 0.87
/** In a low window all of it is drawn smaller, to be seen at once, and takes more of the width. */
const LEAST = 0.74
const WIDEST = 1.16
const MOST = 2.4
const LEAST_TEXT = 11

/** Where it is too narrow the regions flow one under the other, or one at a time on phones. */
export function fit(sheet: Sheet, width: number, height: number): Fit {
  const text = Math.max(1, settings.textSize / 100)
  if (width < sheet.width * NARROWEST) return sized(false, text, width / text, height / text)
  const wanted = Math.min(width / sheet.width, height / sheet.height)
  const scale = Math.min(MOST, Math.max(LEAST, wanted))
  const tall = Math.min(sheet.tallest, Math.max(sheet.height, height / scale))
  const wide = scale < NARROWEST ? Math.min(sheet.width * WIDEST, width / scale) : sheet.width
  return sized(true, scale * text, Math.floor(wide), Math.floor(tall))
}

function sized(sheet: boolean, scale: number, width: number, height: number): Fit {
  return { sheet, scale, width, height, least: `${LEAST_TEXT / Math.min(1, scale)}px` }
}
