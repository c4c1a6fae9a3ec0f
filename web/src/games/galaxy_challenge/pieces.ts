/** What the places and pieces of the table are called in the document, and which of them an event speaks of. */
import type { GameEvent } from '../../gen/galaxy_challenge'

export const cellAt = (cell: number): string => `cell-${cell}`
export const rocketAt = (seat: number): string => `rocket-${seat}`
export const dieAt = (die: number): string => `die-${die}`
export const cardAt = (card: number): string => `card-${card}`
export const foundAt = (card: number): string => `found-${card}`
export const SECTORS = 'sector-deck'
export const ADVANTAGES = 'advantage-deck'
export const BANK = 'bank'
/** The frame's own name for a player's plate. */
export const plateAt = (seat: number): string => `seat-${seat}`

export function lit(event: GameEvent): string[] {
  switch (event.kind) {
    case 'ColourChosen':
    case 'RocketStayed':
    case 'PlanetLeft':
      return [cellAt(event.cell), rocketAt(event.seat)]
    case 'RocketMoved':
      return [...event.path.map(cellAt), rocketAt(event.seat)]
    case 'ExploringBegan':
      return [cellAt(event.cell)]
    case 'SectorDrawn':
    case 'DefenceTried':
      return [foundAt(event.card)]
    case 'DieRaised':
    case 'SpecialAssigned':
      return [dieAt(event.die)]
    case 'DiceRolled':
      return [0, 1, 2, 3].map(dieAt)
    case 'AttackBegan':
    case 'BattleEnded':
    case 'ChallengeBegan':
    case 'ChallengeEnded':
      return [rocketAt(event.seat), rocketAt(event.target), plateAt(event.target)]
    case 'AdvantagesDrawn':
      return [ADVANTAGES, ...event.cards.map(cardAt)]
    case 'AdvantageGiven':
      return [cardAt(event.card), plateAt(event.to)]
    default:
      return []
  }
}
