/* The log in parts: each begins with a line that the game calls a head (a turn, a round). */
import type { LogLine } from '../../gen/protocol'
import { hasEvent } from './cues'

export interface Part {
  /** Null for what came before the first head. */
  head: LogLine | null
  lines: LogLine[]
}

/** In the order of the game, or the newest part and line first. */
export function partsOf(lines: readonly LogLine[], forward: boolean): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    if (line.head) parts.push({ head: line, lines: [] })
    else if (parts.length) parts.at(-1)?.lines.push(line)
    else parts.push({ head: null, lines: [line] })
  }
  if (forward) return parts
  return parts.reverse().map((part) => ({ ...part, lines: part.lines.reverse() }))
}

/** The lines without those of the latest events, which are still to be shown. */
export function linesShown(lines: LogLine[], waiting: number): LogLine[] {
  if (!waiting) return lines
  const late = new Set<LogLine>(lines.filter(hasEvent).slice(-waiting))
  return lines.filter((line) => !late.has(line))
}

/** Those up to this one; all of them where it is none of them. */
export function linesUpTo<Line>(lines: Line[], last: Line | null): Line[] {
  const at = last === null ? -1 : lines.indexOf(last)
  return at < 0 ? lines : lines.slice(0, at + 1)
}

/** What a part is called: the head's sentence without its full stop. */
export function titleOf(head: LogLine): string {
  return head.text.replace(/\.$/, '')
}
