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

export function journeyOf(told: GameEvent | null): Journey | null {
  switch (told?.kind) {
    case 'SectorDrawn':
      return told.chips ? { from: BANK, to: plateAt(told.seat), art: CHIP, count: told.chips } : null
    case 'ChallengeEnded': {
      const loser = told.winner === told.seat ? told.target : told.seat
      return told.chips ? { from: plateAt(loser), to: plateAt(told.winner), art: CHIP, count: told.chips } : null
    }
    case 'AdvantagesDrawn':
      return told.cards.length
        ? { from: ADVANTAGES, to: plateAt(told.seat), art: ADVANTAGE_BACK, count: told.cards.length }
        : null
    case 'AdvantageGiven':
      return { from: plateAt(told.seat), to: plateAt(told.to), art: ADVANTAGE_BACK, count: 1 }
    case 'AdvantageReturned':
      return { from: plateAt(told.seat), to: ADVANTAGES, art: ADVANTAGE_BACK, count: 1 }
    default:
      return null
  }
}
