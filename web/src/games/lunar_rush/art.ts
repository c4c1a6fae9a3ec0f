/** Where the drawings lie: each named by the row of the data that it shows. */
import type { Components } from '../../gen/lunar_rush'

const ROOT = `${import.meta.env.BASE_URL}art/lunar-rush/`
const LEVELS = ['basic', 'int', 'adv']
const file = (id: string): string => id.replaceAll('_', '-')

export const EARTH = `${ROOT}earth.svg`
export const MOON = `${ROOT}moon.svg`
export const goldArt = (id: string): string => `${ROOT}gold-modules/${file(id)}.svg`
export const wonderArt = (noun: string): string => `${ROOT}wonders/${file(noun)}.svg`

/** What is not built yet is shown as it will be first. */
export function moduleArt(data: Components, family: string, level: number): string {
  const known = data.modules.filter((row) => row.family === family).map((row) => LEVELS.indexOf(row.level))
  return `${ROOT}modules/${file(family)}-${LEVELS[known.includes(level) ? level : Math.min(...known)]}.svg`
}
