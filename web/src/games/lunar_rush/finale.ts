/** The end as lines of GC: one for each category that counted for anybody. */
import type { CorporationView } from '../../gen/lunar_rush'

export interface Line {
  title: string
  /** By corporation. */
  gc: number[]
}

export function linesOf(corps: readonly Pick<CorporationView, 'tally'>[]): Line[] {
  const titles = [...new Set(corps.flatMap((corp) => corp.tally.map(([title]) => title)))]
  const lines = titles.map((title) => ({
    title,
    gc: corps.map((corp) => corp.tally.find(([one]) => one === title)?.[1] ?? 0),
  }))
  return lines.filter((line) => line.gc.some((gc) => gc !== 0))
}

/** What each has once so many lines have been counted. */
export function counted(lines: readonly Line[], shown: number): number[] {
  return (lines[0]?.gc ?? []).map((_, at) => lines.slice(0, shown).reduce((sum, line) => sum + (line.gc[at] ?? 0), 0))
}
