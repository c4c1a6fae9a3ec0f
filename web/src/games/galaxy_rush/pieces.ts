/** What the places and pieces of the table are called in the document, and which of them an event speaks of. */
import type { GameEvent } from '../../gen/galaxy_rush'

/** Pair 0 is the start board. */
export const spaceAt = (pair: number, orbit: number): string => `space-${pair}-${orbit}`
export const rocketAt = (seat: number): string => `rocket-${seat}`
/** An orbit card before its captain, up or down. */
export const playedAt = (card: number): string => `played-${card}`
export const poolAt = (place: number): string => `pool-${place}`
export const foundAt = (card: number): string => `found-${card}`
export const medalAt = (season: number): string => `medal-${season}`
export const predictionAt = (rocket: number, place: number): string => `prediction-${rocket}-${place}`
/** Of the intermission. */
export const SEASON_OVER = 'season-over'
export const WINNER = 'season-winner'
export const raceAt = (seat: number): string => `race-${seat}`
export const handAt = (place: number): string => `hand-${place}`
export const stackAt = (seat: number, kind: string): string => `stack-${seat}-${kind}`
export const achievementAt = (card: number): string => `achievement-${card}`

/** Where it is now: spaces of the track and places of the pool may hold other cards by then. */
export function lit(event: GameEvent): string[] {
  switch (event.kind) {
    case 'CardTaken':
      return [playedAt(event.card), rocketAt(event.seat)]
    case 'DiscoveryClaimed':
      return [foundAt(event.card)]
    case 'MedalWon':
      return [medalAt(event.season)]
    case 'PredictionPlayed':
    case 'PredictionJudged':
      return [predictionAt(event.rocket, event.place)]
    case 'AchievementJudged':
      return [achievementAt(event.card)]
    default:
      return []
  }
}
