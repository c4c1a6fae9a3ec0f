/** Where everybody's chips came from, as lines of the last table; told by the events, in the order of the game's chapters. */
import type { GameEvent } from '../../gen/galaxy_challenge'

export interface Line {
  id: 'found' | 'won' | 'lost'
  clause: string
  /** By seat. */
  chips: number[]
}

export function linesOf(events: readonly GameEvent[], seats: number): Line[] {
  const found: number[] = Array(seats).fill(0)
  const won: number[] = Array(seats).fill(0)
  const lost: number[] = Array(seats).fill(0)
  for (const event of events) {
    if (event.kind === 'SectorDrawn') found[event.seat]! += event.chips
    if (event.kind !== 'ChallengeEnded') continue
    won[event.winner]! += event.chips
    lost[event.winner === event.seat ? event.target : event.seat]! -= event.chips
  }
  return [
    { id: 'found', clause: 'CH-4.3', chips: found },
    { id: 'won', clause: 'CH-6.4', chips: won },
    { id: 'lost', clause: 'CH-6.4', chips: lost },
  ]
}

/** What each has once so many lines have been counted. */
export function counted(lines: readonly Line[], shown: number): number[] {
  return (lines[0]?.chips ?? []).map((_, seat) =>
    lines.slice(0, shown).reduce((sum, line) => sum + (line.chips[seat] ?? 0), 0),
  )
}
