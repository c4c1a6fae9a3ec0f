import { beforeAll, describe, expect, it } from 'vitest'
import type { GalaxyTruckerView, GameAction, GameEvent, JourneyPaid } from '../../gen/galaxy_trucker'
import { reader } from '../../kit/reader.svelte'
import {
  cellsGiven,
  dearest,
  givenBy,
  goodsIn,
  hasRoom,
  losses,
  payment,
  picked,
  shifted,
  spare,
  TOKEN,
} from './answers'
import { fatal, irreversible } from './final'
import { countedIn, creditsOf, flightOf, LINES, linesOf, paidIn } from './finale'
import { factsOf, rowsOf } from './lines'
import { partnerOf } from './players'
import { askRegion, canHurry, gains, isRace, opensEarly, rank, row, swift } from './readings'
import { data, part } from './samples'
import { endOf, isOfStrike, isShot, lineOf, lostSince, mayFollow, storyOf } from './story'
import { reached } from './track'
import { turning } from './turning.svelte'
import { cardPrint, cardText, halves, type Card } from './words'

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

  it('has nothing on its way to a ship once something else happens', () => {
    expect(isOfStrike(rolled)).toBe(true)
    expect(
      isOfStrike({ kind: 'StrengthDeclared', seat: 0, what: 'cannons', strength: 2, powered: [], batteries: [] }),
    ).toBe(false)
    const gone: GameEvent = { kind: 'ShipGaveUp', seat: 0, reason: 'chosen' }
    expect([isOfStrike(gone), mayFollow(gone), mayFollow(rolled)]).toEqual([false, true, false])
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
    const declared = (seat: number, what: 'engines' | 'cannons'): GameEvent => ({
      kind: 'StrengthDeclared',
      seat,
      what,
      strength: 3,
      powered: [],
      batteries: [],
    })
    const later = storyOf([
      ...events,
      declared(0, 'engines'),
      declared(1, 'engines'),
      { kind: 'WeakestFound', seat: 1, line: 1, fewest: 'engines', order: [0, 1], figures: [3, 3] },
      declared(1, 'cannons'),
    ])
    expect(later.declared.map(({ seat, what }) => [seat, what])).toEqual([[1, 'cannons']])
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

  it('knows what was lost by the last hit', () => {
    const lost = (seat: number, cells: number[]): GameEvent => ({
      kind: 'ComponentsLost',
      seat,
      cells,
      tiles: [],
      destroyed: true,
      crew: 0,
      tokens: 0,
      goods: [],
      aliens: [],
    })
    expect(lostSince([lost(0, [9]), rolled, lost(0, [3]), lost(1, [5]), lost(0, [4, 7])], 0)).toEqual([3, 4, 7])
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
      'Planets. In order of flight, each ship may land on a free planet. Planet 1: 1 red block; planet 2: 2 blue blocks. 2 flight days lost.',
    )
    expect(factsOf(planets)).toEqual([['Flight days lost', '2']])

    const shots = (['light', 'heavy'] as const).map((size) => ({ size, from: 'front' as const }))
    const meteors = (['left', 'rear', 'rear'] as const).map((from) => ({ size: 'small' as const, from }))
    expect(cardPrint({ ...swarm, meteors: [...meteors] })).toBe(
      'Small meteor from the left; 2 small meteors from the rear.',
    )
    expect(cardPrint({ ...swarm, meteors: shots })).toBe('Light and heavy cannon fire from the front.')
  })
})

describe('an answer put together on the ship', () => {
  const parts = [part(0, 2, { tokens: 1 }), part(1, 2, { tokens: 2 }), part(3, 3), part(4, 5, { goods: [0, 1, 0, 1] })]

  it('pays from chosen batteries first, then from the fullest', () => {
    expect(payment(parts, [], 1)).toEqual([1])
    expect(payment(parts, [0], 2)).toEqual([0, 1])
    expect(payment(parts, [], 9)).toEqual([0, 1, 1])
  })

  it('takes a piece back at the second click once no more can go', () => {
    expect(picked([], 2, 2, 2)).toEqual([2])
    expect(picked([2], 2, 2, 2)).toEqual([2, 2])
    expect(picked([2, 2], 2, 2, 2)).toEqual([])
    expect(picked([2], 2, 2, 1)).toEqual([])
    expect(picked([2], 4, 2, 1)).toEqual([4])
  })

  it('gives up the most valuable goods first, then tokens', () => {
    expect(losses(parts, 3)).toEqual([
      { cell: 4, what: 1 },
      { cell: 4, what: 3 },
      { cell: 0, what: TOKEN },
    ])
    expect(dearest([1, 0, 2, 1], 2)).toEqual([1, 0, 1, 0])
    expect(givenBy([0, 1, 0, 1], [4, 4], [1])).toEqual([
      { cell: 4, what: 1 },
      { cell: 4, what: 3 },
      { cell: 1, what: TOKEN },
    ])
  })

  it('lets a clicked battery give one more in place of another, and at last nothing', () => {
    const pairs = [part(0, 2, { tokens: 2 }), part(1, 2, { tokens: 2 })]
    const token = (cell: number) => ({ cell, what: TOKEN })
    const cells = (given: ReturnType<typeof shifted>) => cellsGiven(given, (what) => what === TOKEN)
    const two = shifted(pairs, [token(0), token(1)], 0)
    expect(cells(two)).toEqual([0, 0])
    const none = shifted(pairs, two, 0)
    expect(cells(none)).toEqual([1, 1])
    expect(cells(shifted(pairs, none, 0))).toEqual([0, 1])
    expect(cells(shifted([pairs[0]!], [token(0)], 0))).toEqual([0])
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

  it('asks about a component that had to be turned', () => {
    turning.shown = 2
    expect(swift({ kind: 'AddComponent', cell: 2, turns: 1 }, view)).toBe(false)
    turning.shown = -1
  })

  it('says how far a component is still to be turned for a place', () => {
    const places = { ...view, round: 0 }
    const board = {
      boards: [
        {
          cells: [
            [5, 7],
            [6, 7],
            [7, 7],
          ],
        },
      ],
    } as unknown as typeof data
    const button = (turns: number) => row({ kind: 'AddComponent', cell: 2, turns }, places, board)?.button
    expect([button(0), button(3)]).toEqual(['As it is', '↻ ¾'])
    turning.by = 3
    expect([button(0), button(3)]).toEqual(['↻ ¼', 'As it is'])
    turning.by = 0
  })

  it('counts what a ship gained and lost in a round, at its strongest', () => {
    const ship = (more = {}) => ({
      parts: [part(0, 1), part(1, 2)],
      goods: [0, 0, 0, 0],
      crew: 2,
      tokens: 0,
      cannons_powered: 2,
      engines_powered: 1,
      containers: 3,
      ...more,
    })
    const table = (round: number, more = {}) => ({ round, ships: [ship(), ship(more)] }) as unknown as GalaxyTruckerView
    const after = { parts: [part(0, 1)], goods: [0, 1, 0, 2], crew: 1, engines_powered: 3 }
    const changes = gains(table(0), table(0, after), 1, []).filter((gain) => gain.by)
    expect(changes.map(({ icon, by }) => [icon, by])).toEqual([
      ['component-structural', -1],
      ['good-yellow', 1],
      ['good-blue', 2],
      ['crew', -1],
      ['engine', 2],
    ])
    expect(gains(table(0), table(1, after), 1, [])).toEqual([])
    // One block in place of another, and the days that it took: three, though it passed another ship.
    const flying = (goods: number[], space: number) => ({ flying: true, goods, space })
    const moved = (by: number, days: number): GameEvent => ({
      kind: 'ShipMoved',
      seat: by,
      days,
      space: -6,
      stardust: false,
    })
    const told = [moved(1, -3), moved(0, -3)]
    const landed = gains(table(0, flying([0, 0, 0, 1], -2)), table(0, flying([1, 0, 0, 0], -6)), 1, told)
    expect(landed.filter((gain) => gain.by).map(({ icon, by }) => [icon, by])).toEqual([
      ['good-red', 1],
      ['good-blue', -1],
      ['flight-day', -3],
    ])
  })

  it('lets bots be fast-forwarded once the own ship has its number', () => {
    const table = (number: number, phase = 'Building') =>
      ({ phase, seat: 0, ships: [{ number }] }) as unknown as GalaxyTruckerView
    expect([canHurry(table(0)), canHurry(table(2)), canHurry(table(2, 'Flight'))]).toEqual([false, true, false])
  })

  it('puts finishing last, wherever the rules offer it', () => {
    const offered: GameAction[] = [{ kind: 'Finish', number: 1 }, { kind: 'TakeFaceUp', tile: 3 }, { kind: 'EndTurn' }]
    expect(offered.sort((one, other) => rank(one) - rank(other)).map(({ kind }) => kind)).toEqual([
      'TakeFaceUp',
      'EndTurn',
      'Finish',
    ])
  })

  it('brings the warehouse to the front for empty hands, the ship for full ones', () => {
    expect(askRegion(view)).toBe('parts')
    expect(askRegion({ ...view, truckers: [{ ...view.truckers[0]!, holds: true }] })).toBe('ship')
    expect(askRegion({ ...view, truckers: [{ ...view.truckers[0]!, pile: 1 }] })).toBe('parts')
    expect(askRegion({ ...view, phase: 'Flight', truckers: [{ ...view.truckers[0]!, asked: 'planet' }] })).toBe(
      'flight',
    )
  })

  it('shows what others grab beside one’s own building, and opens at once for whoever holds something', () => {
    expect([isRace({ ...view, pace: 'relaxed' }), isRace({ ...view, pace: 'turn-based' })]).toEqual([true, false])
    expect(opensEarly({ ...view, truckers: [{ ...view.truckers[0]!, holds: true }] })).toBe(true)
    expect(opensEarly(view)).toBe(false)
  })

  it('knows partners by the credits that they share', () => {
    const purses = (...credits: number[]) =>
      ({ ...view, truckers: credits.map((each) => ({ ...view.truckers[0]!, credits: each })) }) as GalaxyTruckerView
    expect(partnerOf(purses(3, -1, 3, -1))).toBe(2)
    expect(partnerOf(purses(3, -1))).toBe(-1)
    expect(partnerOf({ ...purses(3, 4), phase: 'End' })).toBe(-1)
  })

  it('writes strengths in halves', () => {
    expect([halves(9), halves(8), halves(1), halves(0)]).toEqual(['4½', '4', '½', '0'])
  })
})

describe('what ends a flight', () => {
  const parts = [part(0, 1, { humans: 2 }), part(1, 6, { alien: 'orange' }), part(2, 2, { tokens: 1 })]
  const ship = { flying: true, parts, crew: 3, engines: 0, pieces: [[0], [1, 2]] }
  const cards = [
    { type: 'open_space' },
    { type: 'abandoned_ship', lose_crew: 3 },
    { type: 'abandoned_ship', lose_crew: 2 },
  ]
  const inFlight = (card: number, learning = false) =>
    ({
      seat: 0,
      phase: 'Flight',
      learning,
      ships: [ship],
      card: { card, threat: { ships: [{ cell: 0, token: '' }] } },
    }) as unknown as GalaxyTruckerView
  const asks = (action: GameAction, card = 1, learning = false) =>
    fatal(action, inFlight(card, learning), { ...data, cards } as unknown as typeof data)

  it('is giving up, or losing the last humans, or no engine in open space', () => {
    expect(asks({ kind: 'GiveUp' })).toBe(true)
    expect(asks({ kind: 'LoseCrew', cells: [0, 0] })).toBe(true)
    expect(asks({ kind: 'LoseCrew', cells: [0, 1] })).toBe(false)
    expect(asks({ kind: 'KeepPiece', cell: 1 })).toBe(true)
    expect(asks({ kind: 'KeepPiece', cell: 0 })).toBe(false)
    expect(asks({ kind: 'TakeHit' })).toBe(true)
    expect(asks({ kind: 'Declare', powered: [], batteries: [] })).toBe(true)
    expect(asks({ kind: 'Declare', powered: [3], batteries: [2] })).toBe(false)
    expect([asks({ kind: 'Accept' }, 2), asks({ kind: 'Accept' }, 3)]).toEqual([true, false])
    expect(asks({ kind: 'FlyOn' })).toBe(false)
  })

  it('is only giving up in the learning flight', () => {
    expect([asks({ kind: 'TakeHit' }, 1, true), asks({ kind: 'GiveUp' }, 1, true)]).toEqual([false, true])
  })

  it('cannot be taken back, unlike flying on', () => {
    expect([irreversible({ kind: 'FlyOn' }), irreversible({ kind: 'TakeHit' })]).toEqual([false, true])
  })
})

describe('the track', () => {
  it('counts only empty spaces, forward and back', () => {
    expect(reached([6], 5, 2)).toBe(8)
    expect(reached([4, 3], 5, -1)).toBe(2)
    expect(reached([], 5, 0)).toBe(5)
  })
})

describe("journey's end", () => {
  const paid: JourneyPaid = {
    kind: 'JourneyPaid',
    seat: 1,
    place: 1,
    on_the_way: 3,
    finishing: 4,
    best_ship: 2,
    goods: 5,
    penalty: 4,
    unpaid: 1,
    lost: 4,
  }

  it('counts line by line up to what the flight brought', () => {
    expect(LINES.map((line) => creditsOf(line, paid))).toEqual([3, 4, 2, 5, -4, 1])
    expect(flightOf(paid)).toBe(11)
    const ids = (unpaid: number) => linesOf([{ ...paid, unpaid }]).at(-1)?.id
    expect([ids(1), ids(0)]).toEqual(['unpaid', 'penalty'])
  })

  it('knows whose credits have been told in this flight, and in all', () => {
    const began: GameEvent = { kind: 'FlightBegan', order: [0, 1], cards: 3 }
    expect([...paidIn([paid, began]).keys()]).toEqual([])
    expect([...paidIn([began, paid]).keys()]).toEqual([1])
    const all = { on_the_way: 0, finishing: 0, best_ship: 0, goods: 0, losses: 0, forgiven: 0 }
    expect(countedIn([{ kind: 'CreditsCounted', seats: [0, 2], ...all }])).toEqual([0, 2])
  })
})
