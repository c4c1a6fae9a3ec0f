import { beforeAll, describe, expect, it } from 'vitest'
import type { GalaxyTruckerView, GameEvent } from '../../gen/galaxy_trucker'
import { reader } from '../../kit/reader.svelte'
import { answers, dearest, goodsIn, hasRoom, losses, payment, picked, spare } from './answers'
import { counted, payLines, withEarlier } from './finale'
import { factsOf, rowsOf } from './lines'
import { lit } from './pieces'
import { askRegion, rank, swift } from './readings'
import { data, part } from './samples'
import { endOf, isShot, lineOf, restOf, storyOf } from './story'
import { cardText, halves, type Card } from './words'

const rolled: GameEvent = { kind: 'ThreatRolled', seat: 1, at: [0, 1], size: 'large', side: 'front', dice: [5, 3] }
const swarm: Card = {
  type: 'meteoric_swarm',
  id: 'M',
  deck: 1,
  test_flight: false,
  source: 'own',
  meteors: [
    { size: 'large', from: 'front' },
    { size: 'small', from: 'left' },
  ],
}

beforeAll(() => reader.sit(['Ann', 'Ben'], [0]))

describe('the story of a card', () => {
  it('begins with the last card that was turned up', () => {
    const story = storyOf([
      rolled,
      { kind: 'CardTurnedUp', seat: 0, card: 7, left: 4 },
      rolled,
      { kind: 'ThreatMet', seat: 0, result: 'shot', cell: 3, battery: 1, size: 'large', side: 'front' },
    ])
    expect([story.card, story.left, story.strikes.length]).toEqual([7, 4, 1])
    expect(story.strikes[0]).toMatchObject({ side: 0, number: 8, by: 1, met: [{ seat: 0, result: 'shot' }] })
    expect(storyOf([rolled]).strikes).toEqual([])
  })

  it('says at whose ships a shot comes and what becomes of it there', () => {
    const shot: GameEvent = { kind: 'ThreatRolled', seat: 1, at: [1], size: 'light', side: 'left', dice: [4, 4] }
    const events: GameEvent[] = [{ kind: 'CardTurnedUp', seat: 0, card: 7, left: 4 }, shot]
    const [rolling] = storyOf(events).strikes
    expect([rolling!.at, isShot(rolling!), lineOf(rolling!), endOf(rolling!, 1)]).toEqual([[1], true, 'Row 8', ''])
    const [met] = storyOf([
      ...events,
      { kind: 'ThreatMet', seat: 1, result: 'hit', cell: 3, battery: -1, size: 'light', side: 'left' },
    ]).strikes
    expect([endOf(met!, 1), endOf(met!, 0)]).toEqual(["The light cannon fire hit Ben's ship.", ''])
    expect(isShot(storyOf([events[0]!, rolled]).strikes[0]!)).toBe(false)
  })

  it('shows each part done, under way or to come', () => {
    const events: GameEvent[] = [{ kind: 'CardTurnedUp', seat: 0, card: 1, left: 0 }, rolled]
    expect(
      rowsOf(swarm, storyOf(events), { way: true, fire: true, declaring: false }, 0).map((row) => row.state),
    ).toEqual(['now', 'next'])
    const over = rowsOf(
      swarm,
      storyOf([
        ...events,
        { kind: 'ThreatMet', seat: 0, result: 'hit', cell: 3, battery: -1, size: 'light', side: 'left' },
      ]),
      { way: false, fire: false, declaring: false },
      0,
    )
    expect([over[0]!.state, over[0]!.note]).toEqual(['done', 'hit'])
    expect(over.map((row) => row.text)).toEqual(['Large meteor from the front', 'Small meteor from the left'])
  })

  it('goes on to the next line of a combat zone once strengths are declared for it', () => {
    const events: GameEvent[] = [
      { kind: 'CardTurnedUp', seat: 0, card: 1, left: 0 },
      { kind: 'WeakestFound', seat: 1, line: 0, fewest: 'crew', order: [0, 1], figures: [4, 2] },
    ]
    expect(storyOf(events).line).toBe(0)
    expect(
      storyOf([
        ...events,
        { kind: 'StrengthDeclared', seat: 0, what: 'engines', strength: 3, powered: [], batteries: [] },
      ]).line,
    ).toBe(1)
    const zone = {
      type: 'combat_zone',
      lines: ['crew', 'engines'].map((fewest) => ({ fewest, penalty: 'lose_days', amount: 1, shots: [] })),
    } as unknown as Card
    const states = (declaring: boolean) =>
      rowsOf(zone, storyOf(events), { way: true, fire: false, declaring }, 0).map((row) => row.state)
    expect([states(false), states(true)]).toEqual([
      ['now', 'next'],
      ['done', 'now'],
    ])
  })

  it('rests on the flight, never on building', () => {
    expect(restOf(rolled)).toBeGreaterThan(0)
    expect(restOf({ kind: 'ComponentAdded', seat: 0, tile: 1, cell: 1, turns: 0 })).toBe(0)
  })

  it('names planets that are taken and what a card gives', () => {
    const planets: Card = {
      type: 'planets',
      id: 'P',
      deck: 1,
      test_flight: false,
      source: 'own',
      planets: [['red'], ['blue', 'blue']],
      days: 2,
    }
    const rows = rowsOf(
      planets,
      storyOf([
        { kind: 'CardTurnedUp', seat: 0, card: 1, left: 3 },
        { kind: 'PlanetTaken', seat: 1, planet: 0, card: 1 },
      ]),
      { way: true, fire: false, declaring: false },
      0,
    )
    expect(rows.map((row) => row.note)).toEqual(['Ben', ''])
    expect(cardText(planets)).toBe(
      'Planets. In order of flight, each ship may land on a free planet. Planet 1: 1 red; planet 2: 2 blue. 2 flight days lost.',
    )
    expect(factsOf(planets)).toEqual([['Flight days lost', '2']])
  })
})

describe('an answer put together on the ship', () => {
  const parts = [part(0, 2, { tokens: 1 }), part(1, 2, { tokens: 2 }), part(3, 3), part(4, 5, { goods: [0, 1, 0, 1] })]

  it('pays from chosen batteries first, then from the fullest', () => {
    expect(payment(parts, [], 1)).toEqual([1])
    expect(payment(parts, [0], 2)).toEqual([0, 1])
    expect(payment(parts, [], 9)).toEqual([0, 1, 1])
  })

  it('knows which components have a say', () => {
    expect(parts.filter((each) => answers('cannons', data, each)).map((each) => each.cell)).toEqual([0, 1, 3])
    expect(parts.filter((each) => answers('load', data, each)).map((each) => each.cell)).toEqual([4])
    expect(parts.some((each) => answers('build', data, each))).toBe(false)
  })

  it('counts a cell up to what is there, then drops it', () => {
    expect(picked(picked([], 2, 2), 2, 2)).toEqual([2, 2])
    expect(picked([2, 2, 1], 2, 2)).toEqual([1])
  })

  it('gives up the most valuable goods first, then tokens, from picked places where it can', () => {
    expect(losses(parts, [], 3)).toEqual({ holds: [4, 4], batteries: [0] })
    expect(losses(parts, [1], 3).batteries).toEqual([1])
    expect(dearest([1, 0, 2, 1], 2)).toEqual([1, 0, 1, 0])
  })

  it('keeps red goods to special holds and fills no hold beyond its size', () => {
    expect(hasRoom(data, part(0, 4), [], 0)).toBe(true)
    expect(hasRoom(data, part(0, 5), [], 0)).toBe(false)
    expect(hasRoom(data, part(0, 4), [{ cell: 0, colour: 3 }], 3)).toBe(false)
    const view = { ships: [{ goods: [1, 0, 0, 1] }], card: { offered: [0, 2, 0, 0] } } as unknown as GalaxyTruckerView
    expect(
      spare(view, 0, [
        { cell: 0, colour: 0 },
        { cell: 1, colour: 1 },
      ]),
    ).toEqual([0, 1, 0, 1])
    expect(
      goodsIn(
        [
          { cell: 1, colour: 1 },
          { cell: 1, colour: 1 },
        ],
        1,
      ),
    ).toEqual([0, 2, 0, 0])
  })
})

describe('the frame', () => {
  const view = {
    seat: 0,
    phase: 'Building',
    places: [{ cell: 2, fits: [1] }],
    truckers: [{ asked: 'build', holds: false, pile: -1 }],
  } as unknown as GalaxyTruckerView

  it('does building at once, but asks about a mistake and about finishing', () => {
    expect(swift({ kind: 'TakeFaceUp', tile: 3 }, view)).toBe(true)
    expect(swift({ kind: 'AddComponent', cell: 2, turns: 1 }, view)).toBe(true)
    expect(swift({ kind: 'AddComponent', cell: 2, turns: 0 }, view)).toBe(false)
    expect(swift({ kind: 'Finish', number: 1 }, view)).toBe(false)
  })

  it('puts finishing last, wherever the rules offer it', () => {
    const offered = [{ kind: 'Finish', number: 1 }, { kind: 'TakeFaceUp', tile: 3 }, { kind: 'EndTurn' }]
    expect(offered.sort((one, other) => rank(one) - rank(other)).map(({ kind }) => kind)).toEqual([
      'TakeFaceUp',
      'EndTurn',
      'Finish',
    ])
  })

  it('brings the warehouse to the front for empty hands, the ship for full ones', () => {
    expect(askRegion(view)).toBe('parts')
    expect(askRegion({ ...view, truckers: [{ ...view.truckers[0]!, holds: true }] })).toBe('ship')
    expect(askRegion({ ...view, truckers: [{ ...view.truckers[0]!, pile: 1 }] })).toBe('flight')
    expect(askRegion({ ...view, phase: 'Flight', truckers: [{ ...view.truckers[0]!, asked: 'planet' }] })).toBe(
      'flight',
    )
  })

  it('lights the cells that a line of the log speaks of, large and small', () => {
    expect(lit({ kind: 'ComponentAdded', seat: 1, tile: 9, cell: 4, turns: 0 })).toEqual(['cell-4-of-1', 'mini-1-4'])
    expect(lit({ kind: 'BuildingEnded', time_up: false })).toEqual([])
  })

  it('writes strengths in halves', () => {
    expect([halves(9), halves(8), halves(1), halves(0)]).toEqual(['4½', '4', '½', '0'])
  })
})

describe("journey's end", () => {
  const journey = [{ place: 1, on_the_way: 3, finishing: 4, best_ship: 2, goods: 5, penalty: 4, unpaid: 1 }]

  it('counts line by line up to what each has', () => {
    const lines = withEarlier(payLines(journey), [11])
    expect(lines.map((line) => line.credits[0])).toEqual([3, 4, 2, 5, -3])
    expect(counted(lines, 2)).toEqual([7])
    expect(counted(lines, lines.length)).toEqual([11])
  })

  it('begins with what earlier rounds brought', () => {
    const lines = withEarlier(payLines(journey), [20])
    expect(lines[0]).toMatchObject({ id: 'before', credits: [9] })
    expect(counted(lines, lines.length)).toEqual([20])
  })
})
