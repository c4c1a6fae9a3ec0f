/** What the places and pieces of the table are called in the document. */

/** Pair 0 is the start board. */
export const spaceAt = (pair: number, orbit: number): string => `space-${pair}-${orbit}`
export const rocketAt = (seat: number): string => `rocket-${seat}`
/** An orbit card before its captain, up or down. */
export const playedAt = (card: number): string => `played-${card}`
export const poolAt = (place: number): string => `pool-${place}`
export const foundAt = (card: number): string => `found-${card}`
export const medalAt = (season: number): string => `medal-${season}`
export const predictionAt = (rocket: number, place: number): string => `prediction-${rocket}-${place}`
export const stackAt = (seat: number, kind: string): string => `stack-${seat}-${kind}`
export const achievementAt = (card: number): string => `achievement-${card}`
