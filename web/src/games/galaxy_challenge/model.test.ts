import { beforeEach, describe, expect, it } from 'vitest'
import type { GameEvent } from '../../gen/galaxy_challenge'
import { reader } from '../../kit/reader.svelte'
import { sectorArt } from './art'
import { counted, linesOf } from './finale'
import { journeyOf } from './flights'
import { areaOf, cellName, cellOf, placesOf, traceOf } from './grid'
import { lit } from './pieces'
import { coloursOf } from './players'
import { askRegion, irreversible, isReaction, rank, verb } from './readings'
import { data, die, player, reach, view } from './samples'
import { hopTime, restOf, storyOf } from './story'
import { cellOfAction, setOf, toggled, wishFor } from './targets'
import { allows, dieText, placeText, pricesOf, sumText } from './words'
import { within } from './zoom'

beforeEach(() => reader.sit(['Mira', 'Sol', 'Ada'], [0]))

const rolled: GameEvent = { kind: 'DiceRolled', seat: 0, cards: [2, 5], dice: [3, 2, 6, 1], declared: false }
const drawn = (seat: number, chips: number, bank: number): GameEvent => ({
  kind: 'SectorDrawn',
  seat,
  card: 2,
  chips,
  bank,
})
const ended = (seat: number, target: number, winner: number, chips: number): GameEvent => ({
  kind: 'ChallengeEnded',
  seat,
  target,
  numbers: [20, 10],
  winner,
  chips,
})

describe('the squares', () => {
  it('have names by column and row', () => {
    expect([cellName(0), cellName(84), cellName(168)]).toEqual(['A1', 'G7', 'M13'])
    expect(['A1', 'G7', 'M13'].map(cellOf)).toEqual([0, 84, 168])
  })
  it('carry sectors, planets, the centre and two decks', () => {
    const places = placesOf(data.board.rows)
    expect(
      ['sector', 'planet', 'centre', 'deck'].map((kind) => places.filter((place) => place === kind).length),
    ).toEqual([150, 6, 1, 12])
    expect(places[84]).toBe('centre')
    expect(areaOf(data.board.rows, 'S')).toEqual({ left: 5, top: 2, width: 3, height: 2 })
  })
  it('number a walk, a square entered twice by its last step', () => {
    const { line, steps } = traceOf([0, 1, 0, 1])
    expect(line).toBe('0.5,0.5 1.5,0.5 0.5,0.5 1.5,0.5')
    expect(steps.map((step) => [step.cell, step.number])).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})

describe('colours', () => {
  it('are those chosen; whoever has none is shown in a free one', () => {
    expect(coloursOf(view({ players: [player(-1, -1), player(0, 2), player(-1, -1)] }))).toEqual([
      'orange',
      'red',
      'yellow',
    ])
  })
})

describe('targets', () => {
  it('say what a click on a square that is not lit asks for', () => {
    expect(wishFor(5, 'move', [2, 10])).toEqual({ kind: 'MoveRocket', cell: 5 })
    expect(wishFor(5, 'leave', [2, 10])).toEqual({ kind: 'LeavePlanet', cell: 5 })
    expect(wishFor(10, 'colour', [2, 10])).toEqual({ kind: 'ChooseColour', colour: 1 })
    expect(wishFor(5, 'colour', [2, 10])).toBeNull()
    expect(wishFor(5, 'act', [2, 10])).toBeNull()
  })

  const table = view({ players: [player(4, 84), player(0, 30)] })
  it('lie on the square they speak of', () => {
    const at = (action: Record<string, unknown>): number => cellOfAction(action, table, data)
    expect(at({ kind: 'MoveRocket', cell: 7 })).toBe(7)
    expect(at({ kind: 'LeavePlanet', cell: 9 })).toBe(9)
    expect(at({ kind: 'ChooseColour', colour: 0 })).toBe(2)
    expect(at({ kind: 'Attack', seat: 1 })).toBe(30)
    expect(at({ kind: 'Explore' })).toBe(84)
    expect(at({ kind: 'EndTurn' })).toBe(-1)
  })
  it('of a roll grow card by card, one of a kind, in the order of kinds', () => {
    expect(toggled([], 5, data)).toEqual([5])
    expect(toggled([5], 1, data)).toEqual([1, 5])
    expect(toggled([2, 5], 3, data)).toEqual([3, 5])
    expect(toggled([3, 5], 3, data)).toEqual([5])
    expect(setOf({ kind: 'AnswerChallenge', cards: [1] })).toEqual({ cards: [1], declared: false })
    expect(setOf({ kind: 'EndTurn' })).toBeNull()
  })
  it('that somebody would look for come first', () => {
    const places = view({
      reach: [
        reach(1),
        reach(2, { home: true }),
        reach(3, { attacks: [1] }),
        reach(84, { chips: 2 }),
        reach(5, { challenge: 1 }),
      ],
    })
    const order = places.reach
      .map((place) => place.cell)
      .sort((a, b) => rank({ kind: 'MoveRocket', cell: a }, places) - rank({ kind: 'MoveRocket', cell: b }, places))
    expect(order).toEqual([5, 84, 3, 1, 2])
    expect(irreversible({ kind: 'MoveRocket', cell: 1 }, places)).toBe(false)
    expect(irreversible({ kind: 'MoveRocket', cell: 5 }, places)).toBe(true)
    expect(irreversible({ kind: 'Explore' }, places)).toBe(true)
    expect([5, 1].map((cell) => verb({ kind: 'MoveRocket', cell }, places))).toEqual(['Challenge', ''])
  })
  it('are answers in the turn of another', () => {
    expect(isReaction(view({ phase: 'defend', turn: 1 }), 0)).toBe(true)
    expect(isReaction(view({ phase: 'act', turn: 0 }), 0)).toBe(false)
    expect(isReaction(view({ phase: 'colour', turn: 1 }), 0)).toBe(false)
  })
  it('bring their region to the front', () => {
    expect((['move', 'special', 'answer'] as const).map((phase) => askRegion(view({ phase })))).toEqual([
      'sectors',
      'dice',
      'hand',
    ])
  })
})

describe('words', () => {
  it('price a place', () => {
    const dice = [die(3), die(2, 4), die(6), die(1)]
    const texts = (...more: Parameters<typeof reach>): string[] =>
      pricesOf(reach(...more), dice).map((price) => price.text)
    expect(texts(1, { attacks: [1] })).toEqual(['Explore: 2 sector cards', 'Attack Sol with red 6'])
    expect(texts(84, { chips: 2, cards: 1 })).toEqual(['Explore: 1 sector card, 2 chips each'])
    expect(texts(2, { challenge: 1 })).toEqual(['Challenge Sol with 16'])
    expect(texts(2, { home: true, cards: 0 })).toEqual(['Home: safe, but no exploring or attacking'])
  })
  it('add up a die and say what it allows', () => {
    expect([sumText(die(5)), sumText(die(5, 3)), sumText(die(0, 3))]).toEqual(['5', '5 + 3 = 8', '? + 3'])
    expect(dieText(die(5, 3), 1)).toBe('blue 5 + 3 = 8')
    expect([0, 5, 6, 12, 13].map((total) => allows(1, total, data))).toEqual([
      '1, 2 or 3 cards from 1, 6 or 13',
      '1 sector card',
      '2 sector cards',
      '2 sector cards',
      '3 sector cards',
    ])
    expect([5, 6].map((total) => allows(2, total, data))).toEqual(['An attack needs 6', 'Enough to attack'])
  })
  it('say where a place is, whose it is, and who is on it', () => {
    expect(placeText(7, 'sector', '', -1, -1)).toBe('H1')
    expect(placeText(84, 'centre', '', -1, 1)).toBe("G7, the centre, Sol's rocket")
    expect(placeText(2, 'planet', 'red', -1, -1)).toBe('C1, the red home planet')
    expect(placeText(2, 'planet', 'red', 0, 0)).toBe('C1, your home planet, your rocket')
  })
})

describe('the story', () => {
  it('knows the roll with what joined it', () => {
    const story = storyOf([rolled, { kind: 'SpecialAssigned', seat: 0, card: 5, die: 0, total: 8 }], data, 2)
    expect(story.dice.map((each) => each.total)).toEqual([8, 6, 6, 1])
    expect(story.dice[0]!.bonuses.map((each) => each.card)).toEqual([5])
  })
  it('moves rockets and chips', () => {
    const story = storyOf(
      [
        { kind: 'ColourChosen', seat: 1, colour: 0, cell: 2 },
        rolled,
        { kind: 'RocketMoved', seat: 1, path: [2, 3, 4], short: false },
        drawn(1, 2, 28),
        ended(0, 1, 0, 1),
      ],
      data,
      2,
    )
    expect([story.cells, story.chips, story.bank]).toEqual([[-1, 4], [1, 1], 28])
  })
  it('keeps a duel until the next roll', () => {
    const events: GameEvent[] = [
      rolled,
      { kind: 'ChallengeBegan', seat: 0, target: 1, totals: [3, 6, 6, 1], number: 21 },
    ]
    const open = storyOf(events, data, 2).duel!
    expect([open.attacker, open.defender, open.attacker_number, open.rolled]).toEqual([0, 1, 21, false])
    const answered: GameEvent = {
      kind: 'ChallengeAnswered',
      seat: 1,
      cards: [4, 5],
      dice: [1, 1, 1, 1],
      power_die: 2,
      bonus: 2,
      number: 13,
    }
    const done = storyOf([...events, answered, ended(0, 1, 0, 1)], data, 2)
    expect(done.duel!.defender_dice.map((each) => each.total)).toEqual([6, 1, 3, 3])
    expect([done.duel!.winner, done.prize]).toEqual([0, 1])
    expect(storyOf([...events, answered, ended(0, 1, 0, 1), rolled], data, 2).duel).toBeNull()
  })
  it('tells how a defence ended', () => {
    const tried: GameEvent = { kind: 'DefenceTried', seat: 0, card: 3, needed: 4, green: 1, held: false, spared: false }
    expect(
      storyOf([rolled, drawn(0, 1, 29), { ...drawn(0, 0, 29), card: 3 } as GameEvent, tried], data, 2).found.map(
        (one) => one.held,
      ),
    ).toEqual([null, false])
  })
  it('rests on what moves, and on nothing else', () => {
    expect(restOf({ kind: 'TurnBegan', seat: 0 })).toBe(0)
    expect(restOf(rolled)).toBeGreaterThan(600)
    expect([hopTime(1), hopTime(3), hopTime(16)]).toEqual([290, 510, 1000])
  })
})

describe('chips and cards in flight', () => {
  it('go from the bank, or from the loser to the winner', () => {
    expect(journeyOf(drawn(1, 2, 28))).toMatchObject({ from: 'bank', to: 'seat-1', count: 2 })
    expect(journeyOf(drawn(1, 0, 28))).toBeNull()
    expect(journeyOf(ended(0, 1, 1, 1))).toMatchObject({ from: 'seat-0', to: 'seat-1' })
    expect(journeyOf(ended(0, 1, 0, 2))).toMatchObject({ from: 'seat-1', to: 'seat-0', count: 2 })
  })
  it('are lit from the log', () => {
    expect(lit({ kind: 'RocketMoved', seat: 1, path: [2, 3], short: false })).toEqual(['cell-2', 'cell-3', 'rocket-1'])
  })
})

describe('the finale', () => {
  it('says where the chips came from', () => {
    const lines = linesOf([drawn(0, 2, 28), drawn(1, 1, 27), ended(0, 1, 1, 1)], 2)
    expect(lines.map((line) => line.chips)).toEqual([
      [2, 1],
      [0, 1],
      [-1, 0],
    ])
    expect([1, 3].map((shown) => counted(lines, shown))).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})

describe('drawings', () => {
  it('follow the place of a card among its kind', () => {
    expect(
      [1, 2, 5, 4].map((number) =>
        sectorArt(data.sector_cards[number - 1]!, data.sector_cards)
          .split('/')
          .at(-1),
      ),
    ).toEqual([
      'great-anomaly-sleeping-leviathan.svg',
      'discovery-comet.svg',
      'discovery-pulsar.svg',
      'nothing-empty-reach.svg',
    ])
  })
  it('are enlarged within bounds', () => {
    expect([0.5, 1.6, 9].map(within)).toEqual([1, 1.6, 4])
  })
})
