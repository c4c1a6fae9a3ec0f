/** What the pieces of the board are called, and which of them an event speaks of. */
import type { AnyEvent } from './model'

export const EVENT = 'event'
export const systemPiece = (seat: number, slot: number): string => `system-${seat}-${slot}`
export const trackPiece = (seat: number, track: string): string => `track-${seat}-${track}`
export const technologyPiece = (seat: number, id: string): string => `technology-${seat}-${id}`

const TRACKS: Record<string, string[]> = {
  ResourcesCollected: ['metal', 'wealth'],
  ResourcesTraded: ['metal', 'wealth'],
  ResourcesGained: ['metal', 'wealth'],
  RansomPaid: ['metal', 'wealth'],
  MilitaryBuilt: ['military'],
  StrengthLost: ['military'],
  EnvoysArrived: ['military'],
}

export function lit(event: AnyEvent): string[] {
  if (event.kind === 'EventDrawn' || event.kind === 'QuietPassed') return [EVENT]
  if (event.seat === undefined) return []
  const { seat } = event
  if (event.technology !== undefined) return [technologyPiece(seat, event.technology)]
  if (event.slot !== undefined) return [systemPiece(seat, event.slot)]
  return (TRACKS[event.kind] ?? []).map((track) => trackPiece(seat, track))
}
