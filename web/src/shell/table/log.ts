/* The log in parts: each begins with a line that the game calls a head (a turn, a round). */
import type { LogLine } from '../../gen/protocol'

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

/** What happened in the game: lines about who plays tell the board nothing. */
export function eventsOf(lines: readonly LogLine[]): unknown[] {
  return lines.filter((line) => line.event !== null).map((line) => line.event)
}

/** The lines without those of the latest events that the board has not shown yet. */
export function linesTold(lines: LogLine[], untold: number): LogLine[] {
  if (!untold) return lines
  const late = new Set(lines.filter((line) => line.event !== null).slice(-untold))
  return lines.filter((line) => !late.has(line))
}

/** What a part is called: the head's sentence without its full stop. */
export function titleOf(head: LogLine): string {
  return head.text.replace(/\.$/, '')
}
