/** Which things travel over the table while an event is shown. */
import type { GameEvent } from '../../gen/galaxy_challenge'
import { ADVANTAGE_BACK, CHIP } from './art'
import { ADVANTAGES, plateAt, STAGED } from './pieces'

export interface Journey {
  from: string
  to: string
  art: string
  count: number
  /** Milliseconds at normal speed before the first sets out. */
  after: number
}

/** Milliseconds at normal speed: a card is turned up; one thing flies; the next follows. */
export const FLIP = 420
export const FLY = 480
export const LATER = 90

export function journeyOf(event: GameEvent | undefined): Journey | null {
  switch (event?.kind) {
    case 'SectorDrawn':
      return event.chips ? { from: STAGED, to: plateAt(event.seat), art: CHIP, count: event.chips, after: FLIP } : null
    case 'ChallengeEnded':
      return { from: plateAt(loserOf(event)), to: plateAt(event.winner), art: CHIP, count: event.chips, after: 0 }
    case 'AdvantagesDrawn':
      return {
        from: STAGED,
        to: plateAt(event.seat),
        art: ADVANTAGE_BACK,
        count: event.cards.length,
        after: FLIP,
      }
    case 'AdvantageGiven':
      return { from: plateAt(event.seat), to: plateAt(event.to), art: ADVANTAGE_BACK, count: 1, after: 0 }
    case 'AdvantageReturned':
      return { from: plateAt(event.seat), to: ADVANTAGES, art: ADVANTAGE_BACK, count: 1, after: 0 }
    default:
      return null
  }
}

/** When the last of them arrives; 0 where nothing travels. */
export function arrivalOf(event: GameEvent): number {
  const journey = journeyOf(event)
  return journey && journey.count ? journey.after + FLY + LATER * (journey.count - 1) : 0
}

function loserOf(event: { seat: number; target: number; winner: number }): number {
  return event.winner === event.seat ? event.target : event.seat
}
