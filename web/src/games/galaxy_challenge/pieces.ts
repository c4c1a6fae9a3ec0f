/** What the places and pieces of the table are called in the document. */
export const cellAt = (cell: number): string => `cell-${cell}`
export const rocketAt = (seat: number): string => `rocket-${seat}`
export const dieAt = (die: number): string => `die-${die}`
export const cardAt = (card: number): string => `card-${card}`
export const foundAt = (card: number): string => `found-${card}`
export const SECTORS = 'sector-deck'
export const ADVANTAGES = 'advantage-deck'
export const BANK = 'bank'
/** What is turned up large over the board. */
export const STAGED = 'staged'
/** The frame's own name for a player's plate. */
export const plateAt = (seat: number): string => `seat-${seat}`
