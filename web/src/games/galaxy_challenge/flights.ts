/** Which things travel over the table when an event is told. */
import type { GameEvent } from '../../gen/galaxy_challenge'
import { ADVANTAGE_BACK, CHIP } from './art'
import { ADVANTAGES, BANK, plateAt } from './pieces'

export interface Journey {
  from: string
  to: string
  art: string
  count: number
}

export function journeyOf(event: GameEvent | null): Journey | null {
  switch (event?.kind) {
    case 'SectorDrawn':
      return event.chips ? { from: BANK, to: plateAt(event.seat), art: CHIP, count: event.chips } : null
    case 'ChallengeEnded': {
      const loser = event.winner === event.seat ? event.target : event.seat
      return event.chips ? { from: plateAt(loser), to: plateAt(event.winner), art: CHIP, count: event.chips } : null
    }
    case 'AdvantagesDrawn':
      return event.cards.length
        ? { from: ADVANTAGES, to: plateAt(event.seat), art: ADVANTAGE_BACK, count: event.cards.length }
        : null
    case 'AdvantageGiven':
      return { from: plateAt(event.seat), to: plateAt(event.to), art: ADVANTAGE_BACK, count: 1 }
    case 'AdvantageReturned':
      return { from: plateAt(event.seat), to: ADVANTAGES, art: ADVANTAGE_BACK, count: 1 }
    default:
      return null
  }
}
