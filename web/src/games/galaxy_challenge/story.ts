/** What the events have told so far: where rockets stand, the last roll and what came of it. While motion runs this is what
the board shows; and the roll of a turn that has ended is known from here only. */
import type { BonusView, Components, DieView, DuelView, GameEvent } from '../../gen/galaxy_challenge'
import { indexOfKind } from './words'

export interface Found {
  card: number
  chips: number
  /** How a defence against it ended; null: none was needed, or it has not been tried yet. */
  held: boolean | null
}

export interface Story {
  cells: number[]
  chips: number[]
  bank: number
  /** Whose roll it is; -1: nobody has rolled yet. */
  roller: number
  dice: DieView[]
  used: number[]
  found: Found[]
  duel: DuelView | null
  /** Chips that the duel moved; -1: it is still open. */
  prize: number
  last: GameEvent | undefined
}

export const BLANK: DieView[] = [0, 1, 2, 3].map(() => ({ rolled: 0, bonuses: [], total: 0 }))

export function storyOf(events: readonly GameEvent[], data: Components, seats: number): Story {
  const none: Story = {
    cells: Array(seats).fill(-1),
    chips: Array(seats).fill(0),
    bank: data.chips.count,
    roller: -1,
    dice: BLANK,
    used: [],
    found: [],
    duel: null,
    prize: -1,
    last: undefined,
  }
  const story = events.reduce((before, event) => ({ ...before, ...heard(before, event, data) }), none)
  return { ...story, last: events.at(-1) }
}

function heard(before: Story, event: GameEvent, data: Components): Partial<Story> {
  switch (event.kind) {
    case 'ColourChosen':
    case 'PlanetLeft':
      return { cells: put(before.cells, event.seat, event.cell) }
    case 'RocketMoved':
      return { cells: put(before.cells, event.seat, event.path.at(-1)!) }
    case 'DiceRolled':
      return {
        roller: event.seat,
        dice: diceOf(event.dice, event.cards, data),
        used: event.cards,
        found: [],
        duel: null,
        prize: -1,
      }
    case 'DieRaised':
      return { dice: raised(before.dice, event.die, { bonus: event.bonus, card: 0, power: event.power }) }
    case 'SpecialAssigned':
      return { dice: raised(before.dice, event.die, bonusOf(event.card, data)) }
    case 'SectorDrawn':
      return {
        found: [...before.found, { card: event.card, chips: event.chips, held: null }],
        chips: put(before.chips, event.seat, before.chips[event.seat]! + event.chips),
        bank: event.bank,
      }
    case 'DefenceTried':
      return {
        found: before.found.map((each, at) => (at === before.found.length - 1 ? { ...each, held: event.held } : each)),
      }
    default:
      return fought(before, event, data)
  }
}

function fought(before: Story, event: GameEvent, data: Components): Partial<Story> {
  const duel = before.duel
  switch (event.kind) {
    case 'AttackBegan':
      return { duel: opened(before, 'attack', event.target, event.red) }
    case 'ChallengeBegan':
      return { duel: opened(before, 'challenge', event.target, event.number) }
    case 'DefenceRolled': {
      const bonuses = [
        ...(event.card ? [bonusOf(event.card, data)] : []),
        ...(event.bonus ? [{ bonus: event.bonus, card: 0, power: 0 }] : []),
      ]
      const green = { rolled: event.die, bonuses, total: event.total }
      return duel
        ? {
            duel: {
              ...duel,
              defender_dice: put(BLANK, 3, green),
              defender_cards: event.card ? [event.card] : [],
              defender_number: event.total,
              rolled: true,
            },
          }
        : {}
    }
    case 'ChallengeAnswered': {
      const dice = diceOf(event.dice, event.cards, data, true)
      const all = event.power_die < 0 ? dice : raised(dice, event.power_die, { bonus: event.bonus, card: 0, power: 0 })
      return duel
        ? {
            duel: {
              ...duel,
              defender_dice: all,
              defender_cards: event.cards,
              defender_number: event.number,
              rolled: true,
            },
          }
        : {}
    }
    case 'BattleEnded':
      return duel ? { duel: { ...duel, winner: event.winner }, prize: 0 } : {}
    case 'ChallengeEnded': {
      const loser = event.winner === event.seat ? event.target : event.seat
      const paid = put(before.chips, loser, before.chips[loser]! - event.chips)
      return {
        chips: put(paid, event.winner, paid[event.winner]! + event.chips),
        prize: event.chips,
        ...(duel ? { duel: { ...duel, winner: event.winner } } : {}),
      }
    }
    default:
      return {}
  }
}

function opened(before: Story, kind: DuelView['kind'], defender: number, number: number): DuelView {
  return {
    kind,
    attacker: before.roller,
    defender,
    attacker_dice: before.dice,
    defender_dice: BLANK,
    attacker_cards: before.used,
    defender_cards: [],
    attacker_number: number,
    defender_number: 0,
    rolled: false,
    winner: -1,
    defender_power: -1,
  }
}

function put<T>(row: readonly T[], at: number, value: T): T[] {
  return row.map((each, place) => (place === at ? value : each))
}

export function bonusOf(card: number, data: Components): BonusView {
  return { bonus: data.advantage_cards[card - 1]?.bonus ?? 0, card, power: -1 }
}

function raised(dice: readonly DieView[], at: number, bonus: BonusView): DieView[] {
  return dice.map((die, place) =>
    place === at ? { ...die, bonuses: [...die.bonuses, bonus], total: die.total + bonus.bonus } : die,
  )
}

/** Dice with the cards that join them. A special one waits to be assigned; where only the sum counts it is shown with black. */
export function diceOf(rolled: readonly number[], cards: readonly number[], data: Components, all = false): DieView[] {
  const plain: DieView[] = rolled.map((face) => ({ rolled: face, bonuses: [], total: face }))
  return cards.reduce((dice, card) => {
    const kind = indexOfKind(data.advantage_cards[card - 1]?.kind)
    return kind < dice.length
      ? raised(dice, kind, bonusOf(card, data))
      : all
        ? raised(dice, 0, bonusOf(card, data))
        : dice
  }, plain)
}

/** How long an event is looked at before the next, in milliseconds at full animation. */
export function restOf(event: GameEvent): number {
  switch (event.kind) {
    case 'DiceRolled':
    case 'DefenceRolled':
    case 'ChallengeAnswered':
      return 900
    case 'RocketMoved':
      return hopTime(event.path.length - 1) + 80
    case 'SectorDrawn':
      return event.chips ? 900 : 700
    case 'DefenceTried':
    case 'DieRaised':
    case 'SpecialAssigned':
    case 'AdvantageReturned':
    case 'PlanetLeft':
      return 420
    case 'AttackBegan':
    case 'ChallengeBegan':
    case 'AdvantagesDrawn':
    case 'AdvantageGiven':
      return 520
    case 'BattleEnded':
    case 'ChallengeEnded':
      return 1600
    default:
      return 0
  }
}

/** A rocket hops from square to square; a long walk does not take longer than the eye has patience. */
export function hopTime(steps: number): number {
  return Math.min(1000, 180 + 110 * steps)
}
