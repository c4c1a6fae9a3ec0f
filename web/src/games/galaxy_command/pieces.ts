/** What the pieces of the board are called, and which of them an event speaks of. */
import type { Told } from './model'

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

export function lit(told: Told): string[] {
  if (told.kind === 'EventDrawn' || told.kind === 'QuietPassed') return [EVENT]
  if (told.seat === undefined) return []
  const { seat } = told
  if (told.technology !== undefined) return [technologyPiece(seat, told.technology)]
  if (told.slot !== undefined) return [systemPiece(seat, told.slot)]
  return (TRACKS[told.kind] ?? []).map((track) => trackPiece(seat, track))
}
