/** Where an action is clicked, and how cards are put together for a roll. */
import type { Components, GalaxyChallengeView, GameAction } from '../../gen/galaxy_challenge'
import { cellOf } from './grid'
import { indexOfKind } from './words'

/** The square that stands for an action; -1: none does. */
export function cellOfAction(action: GameAction, view: GalaxyChallengeView, data: Components): number {
  switch (action.kind) {
    case 'MoveRocket':
    case 'LeavePlanet':
      return action.cell
    case 'ChooseColour':
      return cellOf(data.rockets[action.colour]?.home ?? '')
    case 'PickPower':
    case 'Attack':
      return view.players[action.seat]?.cell ?? -1
    case 'Explore':
      return view.players[view.turn]?.cell ?? -1
    default:
      return -1
  }
}

/** What a click on a square asks for in a phase that is decided on the board; null where it asks for nothing. */
export function wishFor(cell: number, phase: string, homes: readonly number[]): GameAction | null {
  if (cell < 0) return null
  if (phase === 'move') return { kind: 'MoveRocket', cell }
  if (phase === 'leave') return { kind: 'LeavePlanet', cell }
  return phase === 'colour' && homes.includes(cell) ? { kind: 'ChooseColour', colour: homes.indexOf(cell) } : null
}

/** The cards of a roll that has been put together. */
export function setOf(action: GameAction | null): { cards: number[]; declared: boolean } | null {
  if (action?.kind === 'RollDice') return { cards: action.cards, declared: action.declared }
  return action?.kind === 'AnswerChallenge' ? { cards: action.cards, declared: false } : null
}

/** With this card or without it; it takes the place of another of its kind. Cards stand in the order of their kinds. */
export function toggled(cards: readonly number[], card: number, data: Components): number[] {
  const kind = (number: number): number => indexOfKind(data.advantage_cards[number - 1]?.kind)
  if (cards.includes(card)) return cards.filter((each) => each !== card)
  return [...cards.filter((each) => kind(each) !== kind(card)), card].sort((one, other) => kind(one) - kind(other))
}
