import { beforeEach, describe, expect, it } from 'vitest'
import type { ChallengeEnded, DiceRolled, GameAction, GameEvent, SectorDrawn } from '../../gen/galaxy_challenge'
import { gameUi, type GameUi } from '../../kit/board'
import { reader } from '../../kit/reader.svelte'
import { recapOf } from '../../shell/table/recap'
import { sectorArt } from './art'
import { plannedDice } from './dice'
import { counted, linesOf } from './finale'
import { arrivalOf, journeyOf } from './flights'
import { areaOf, cellName, cellOf, placesOf, traceOf } from './grid'
import { explorationOf } from './memory'
import { coloursOf } from './players'
import { actorOf, affects, apart, askRegion, irreversible, isReaction, rank, readings, score } from './readings'
import { data, die, player, reach, view } from './samples'
import { hopTime, scenes } from './scenes'
import { cellOfAction, setOf, toggled, wishFor } from './targets'
import { allows, dieText, placeText, pricesOf, sumText } from './words'
import { within } from './zoom'

beforeEach(() => reader.sit(['Mira', 'Sol', 'Ada'], [0]))

const rolled: DiceRolled = { kind: 'DiceRolled', seat: 0, cards: [2, 5], dice: [3, 2, 6, 1], declared: false }
const drawn = (seat: number, chips: number, bank: number): SectorDrawn => ({
  kind: 'SectorDrawn',
  seat,
  card: 2,
  chips,
  bank,
})
const ended = (seat: number, target: number, winner: number, chips: number): ChallengeEnded => ({
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
  it('are those chosen; whoever has none is shown in none', () => {
    expect(coloursOf(view({ players: [player(-1, -1), player(0, 2)] }))).toEqual(['none', 'red'])
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
    const at = (action: GameAction): number => cellOfAction(action, table, data)
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

describe('dice that are planned', () => {
  it('show the cards that would join them', () => {
    const joined = (summed: boolean): number[][] =>
      plannedDice([2, 5], data, summed).map((die) => die.bonuses.map((bonus) => bonus.card))
    expect(joined(false)).toEqual([[], [2], [], []])
    expect(joined(true)).toEqual([[5], [2], [], []])
  })
})

describe('the latest exploration', () => {
  const began: GameEvent = { kind: 'ExploringBegan', seat: 1, cell: 3, blue: 6, cards: 2 }
  const tried: GameEvent = { kind: 'DefenceTried', seat: 1, card: 3, needed: 4, green: 1, held: false, spared: false }
  it('has its cards with what came of them', () => {
    const { seat, found } = explorationOf([
      { ...began, seat: 0 },
      drawn(0, 1, 29),
      began,
      drawn(1, 1, 28),
      { kind: 'AdvantagesDrawn', seat: 1, cards: [0, 0] },
      { ...drawn(1, 0, 28), card: 3 },
      tried,
      { kind: 'CardsReturned', seat: 1, cards: [4] },
    ])
    expect([seat, found.map((each) => each.drawn.card)]).toEqual([1, [2, 3]])
    expect(found.map((each) => each.gained.length)).toEqual([2, 0])
    expect(found.map((each) => each.defence?.held)).toEqual([undefined, false])
  })
  it('is nothing before somebody explores', () => {
    expect(explorationOf([rolled])).toEqual({ seat: -1, found: [] })
  })
})

describe('scenes', () => {
  const context = (seat: number, draws = 0, blue = 3) => {
    const now = view({ draws, bank: 9, advantage_deck: 9, dice: [die(3), die(blue), die(2), die(1)] })
    return { view: now, before: now, data, seat }
  }
  const card = (number: number, chips = 0): SectorDrawn => ({ ...drawn(0, chips, 9), card: number })
  it('wait for the player where the own exploration ends, once', () => {
    const weight = (...about: Parameters<typeof scenes.SectorDrawn>) => scenes.SectorDrawn(...about)!.weight
    expect(weight(card(5, 1), context(0))).toBe('climax')
    expect(weight(card(5, 1), context(0, 1))).toBe('read')
    expect(weight(card(5, 1), context(1))).toBe('read')
    // Advantage cards, or a defence, come after it.
    expect(weight(card(2, 1), context(0))).toBe('read')
    expect(weight(card(3), context(0))).toBe('glance')
    expect(scenes.AdvantagesDrawn({ kind: 'AdvantagesDrawn', seat: 0, cards: [1] }, context(0))!.weight).toBe('climax')
    expect(scenes.AdvantagesDrawn({ kind: 'AdvantagesDrawn', seat: 0, cards: [0] }, context(1))!.weight).toBe('glance')
  })
  it('pass by themselves where a single card has nothing on it', () => {
    expect(scenes.SectorDrawn(card(4), context(0))!.weight).toBe('glance')
    expect(scenes.SectorDrawn(card(4), context(0, 0, 7))!.weight).toBe('climax')
  })
  it('wait for the player at the end of the own duels, of others they are read', () => {
    const weights = [0, 1, 2].map((seat) => scenes.ChallengeEnded(ended(0, 1, 1, 1), context(seat))!.weight)
    expect(weights).toEqual(['climax', 'climax', 'read'])
  })
  it('change the numbers when dice lie still and chips have arrived', () => {
    expect(scenes.DiceRolled(rolled, context(0))).toMatchObject({ reveal: 720, region: 'dice' })
    expect(scenes.DiceRolled(rolled, context(1))!.region).toBe('sectors')
    expect(scenes.SectorDrawn(card(5, 1), context(1))!.reveal).toBe(arrivalOf(card(5, 1)))
    expect(scenes.SectorDrawn(card(4), context(1))!.reveal).toBeUndefined()
  })
  it('wait for the player where another takes the last chip', () => {
    const last = { ...card(5, 1), bank: 0 }
    const weights = [1, null].map((seat) => scenes.SectorDrawn(last, { ...context(0), seat })!.weight)
    expect(weights).toEqual(['climax', 'read'])
    expect(scenes.SectorDrawn(card(5, 1), context(1))!.weight).toBe('read')
  })
  it('are shown without motion, too, where the game ends', () => {
    expect(scenes.SectorDrawn({ ...card(5, 1), bank: 0 }, context(1))!.always).toBe(true)
    expect(scenes.SectorDrawn(card(5, 1), context(1))!.always).toBe(false)
    expect(scenes.TieDrawn({ kind: 'TieDrawn', seat: 1, card: 1 }, context(0))!.always).toBe(true)
  })
  it('stage what a card decides, and show a card that changes hands to those who may see it', () => {
    const given = { kind: 'AdvantageGiven', seat: 1, to: 0, card: 4, attacker: true } as const
    expect(scenes.AdvantageGiven(given, context(0))!.staged).toBe(true)
    expect(scenes.AdvantageGiven({ ...given, card: 0 }, context(2))!.staged).toBe(false)
    const began = { kind: 'AttackBegan', seat: 0, target: 1, red: 8 } as const
    expect(scenes.AttackBegan(began, context(1))!.staged).toBe(true)
  })
  it('speak of the rocket that moves, and follow its hops', () => {
    const moved = { kind: 'RocketMoved', seat: 1, path: [2, 3], short: false } as const
    expect(scenes.RocketMoved({ ...moved, path: [2, 3] }, context(0))!.pieces).toEqual(['cell-3', 'rocket-1'])
    expect([hopTime(1), hopTime(3), hopTime(16)]).toEqual([290, 510, 1000])
  })
})

describe('the summary of a turn', () => {
  const ui = gameUi({ scenes, actorOf, affects, apart, readings, score } as unknown as GameUi)
  const before = view({ players: [player(0, 30), player(1, 31), player(2, 32)] })
  /** Seats with what is told of them, and with the chips they gained or lost, for a viewer on seat 0. */
  const told = (events: GameEvent[], chips: number[]): [number, string, number[]][] => {
    const now = { ...before, players: before.players.map((one, seat) => ({ ...one, chips: one.chips + chips[seat]! })) }
    const log = events.map((event) => ({
      ply: 1,
      seat: 'seat' in event ? event.seat : -1,
      text: 'card' in event ? `${event.kind} ${event.card}` : event.kind,
      clause: '',
      event,
      head: false,
    }))
    const context = { view: now, before: now, data, seat: 0 }
    return recapOf(log, { lines: 0, view: before }, context, ui, [0]).map(({ seat, main, gains }) => [
      seat,
      main.text,
      gains.filter((gain) => gain.icon === '').map((gain) => gain.by),
    ])
  }
  const began: GameEvent = { kind: 'ExploringBegan', seat: 1, cell: 3, blue: 6, cards: 2 }
  const moved: GameEvent = { kind: 'RocketMoved', seat: 1, path: [2, 3], short: false }

  it('tells what was discovered, also where the last card has nothing on it or is held off', () => {
    const nothing: GameEvent = { ...drawn(1, 0, 28), card: 4 }
    const met: GameEvent = { ...drawn(1, 0, 28), card: 3 }
    const tried: GameEvent = { kind: 'DefenceTried', seat: 1, card: 3, needed: 4, green: 6, held: true, spared: false }
    const found: GameEvent[] = [{ ...rolled, seat: 1 }, moved, began, { ...drawn(1, 1, 28), card: 2 }]
    for (const rest of [[nothing], [met, tried]]) {
      expect(told([...found, ...rest], [0, 1, 0])).toEqual([[1, 'SectorDrawn 2', [1]]])
    }
    expect(told([moved, began, nothing], [0, 0, 0])).toEqual([[1, 'SectorDrawn 4', []]])
  })
  const answer: GameEvent = {
    kind: 'ChallengeAnswered',
    seat: 2,
    cards: [],
    dice: [6, 6, 6, 2],
    power_die: -1,
    bonus: 0,
    number: 20,
  }
  it('tells a duel to its end for the winner and for the loser', () => {
    const challenged: GameEvent = { kind: 'ChallengeBegan', seat: 1, target: 2, totals: [1, 2, 3, 4], number: 10 }
    const left: GameEvent = { kind: 'PlanetLeft', seat: 1, home: 30, cell: 31 }
    expect(told([moved, challenged, answer, ended(1, 2, 2, 1), left], [0, -1, 1])).toEqual([
      [1, 'ChallengeEnded', [-1]],
      [2, 'ChallengeEnded', [1]],
    ])
    // One's own win is told in the line of who lost.
    expect(told([answer, ended(0, 2, 0, 1)], [1, 0, -1])).toEqual([[2, 'ChallengeEnded', [-1]]])
  })
  it('tells of the loser what they did on their turn, and counts what they lost apart', () => {
    const found: GameEvent = { ...drawn(2, 2, 28), card: 2 }
    const attacked: GameEvent = { kind: 'ChallengeBegan', seat: 1, target: 2, totals: [1, 2, 3, 4], number: 23 }
    expect(told([found, attacked, answer, ended(1, 2, 1, 1)], [0, 1, 1])).toEqual([
      [2, 'SectorDrawn 2', [2, -1]],
      [1, 'ChallengeEnded', [1]],
    ])
    // Who found nothing has lost a duel.
    const nothing: GameEvent = { ...drawn(2, 0, 28), card: 4 }
    expect(told([nothing, attacked, answer, ended(1, 2, 1, 1)], [0, 1, -1])[0]).toEqual([2, 'ChallengeEnded', [-1]])
  })
  it('names the winner of a duel, whoever began it', () => {
    expect(actorOf(ended(0, 1, 1, 1))).toBe(1)
    expect(actorOf({ kind: 'BattleEnded', seat: 0, target: 2, red: 6, green: 8, winner: 2 })).toBe(2)
    expect(actorOf(rolled)).toBe(0)
  })
})

describe('chips and cards in flight', () => {
  it('go from the card that is turned up, or from the loser to the winner', () => {
    expect(journeyOf(drawn(1, 2, 28))).toMatchObject({ from: 'staged', to: 'seat-1', count: 2 })
    expect(journeyOf(drawn(1, 0, 28))).toBeNull()
    expect(journeyOf(ended(0, 1, 1, 1))).toMatchObject({ from: 'seat-0', to: 'seat-1' })
    expect(journeyOf(ended(0, 1, 0, 2))).toMatchObject({ from: 'seat-1', to: 'seat-0', count: 2 })
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
