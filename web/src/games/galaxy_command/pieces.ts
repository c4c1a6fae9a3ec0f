/** What the pieces of the board are called. */
export const EVENT = 'event'
/** The cells of the two years, and the common target or the ladder of ranks. */
export const YEARS = 'years'
export const GOAL = 'goal'
export const systemPiece = (seat: number, slot: number): string => `system-${seat}-${slot}`
export const trackPiece = (seat: number, track: string): string => `track-${seat}-${track}`
export const technologyPiece = (seat: number, id: string): string => `technology-${seat}-${id}`
/** A commander among all, on a phone. */
export const commanderPiece = (seat: number): string => `commander-${seat}`
/** The frame's own name for a player's plate. */
export const platePiece = (seat: number): string => `seat-${seat}`
