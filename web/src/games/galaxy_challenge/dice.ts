/** Dice that are not rolled yet, with the cards picked for them. */
import type { Components, DieView } from '../../gen/galaxy_challenge'
import { indexOfKind } from './words'

/** A special advantage waits to be assigned; where only the sum counts (`summed`) it is shown with black. */
export function plannedDice(cards: readonly number[], data: Components, summed = false): DieView[] {
  return data.dice.map((_, die) => {
    const joins = (kind: number): boolean => kind === die || (summed && kind >= data.dice.length && die === 0)
    const bonuses = cards
      .map((card) => ({ card, row: data.advantage_cards[card - 1] }))
      .filter(({ row }) => joins(indexOfKind(row?.kind)))
      .map(({ card, row }) => ({ bonus: row?.bonus ?? 0, card, power: -1 }))
    return { rolled: 0, bonuses, total: 0 }
  })
}
