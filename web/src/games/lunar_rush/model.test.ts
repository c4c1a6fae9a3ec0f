import { describe, expect, it } from 'vitest'
import type { CorporationView, EndBuilding, GameEvent, PriceView } from '../../gen/lunar_rush'
import { counted, linesOf } from './finale'
import { choiceOf, goldPieces } from './gold'
import { bays, cargoOf, columnOf, columnsOf, hull, PORT, shipKey } from './lanes'
import { added, canAdd, claimed, drafted, holdsOf, isSame, loadAction, numbersIn, roomIn } from './loading'
import { extraOf, gainOf, refreshParts, saleText, soldOf, thresholdAt, worthOf } from './market'
import { groupsOf } from './modules'
import { movesOf } from './motion'
import { colourOf, isPartner, isSharedBid, nameOf, rowOf, teamOf, teamSums } from './players'
import { askRegion, holdings, irreversible, opensEarly, readings, score, swift } from './readings'
import { corp, data, price, ship, space, view } from './samples'
import { endingOf } from './steps'
import { amount, CREW, laneName, laneTitle, shortModule } from './words'

describe('lanes', () => {
  it('leads ships from Earth to the Moon and back, past the last space into port', () => {
    expect([3, 2, 1, 0].map((left) => columnOf(true, 3, left))).toEqual([0, 1, 2, PORT])
    expect([3, 2, 1, 0].map((left) => columnOf(false, 3, left))).toEqual([2, 1, 0, 2 - PORT])
    expect(PORT).toBeGreaterThan(2.9) // beside a ship on the last space, not on top of it
    expect(columnsOf(true, 2)).toEqual([0, 2])
    expect(columnsOf(false, 1)).toEqual([1])
  })

  it('knows a ship again after it has moved', () => {
    expect(shipKey(ship(3, 3))).toBe(shipKey(ship(3, 2)))
    expect(shipKey(ship(3, 3))).not.toBe(shipKey(ship(3, 3, { arrives: 4 })))
  })

  it('has a bay for each space and two beside each other for a habitation part', () => {
    const cargo = cargoOf(
      {
        load: [
          [1, 2],
          [0, 3],
        ],
        astronauts: 1,
      },
      data,
    )
    const laid = bays(9, cargo, true)
    expect(laid.reduce((sum, bay) => sum + (bay.wide ? 2 : 1), 0)).toBe(9)
    expect(laid.filter((bay) => bay.item === 0).every((bay) => bay.wide)).toBe(true)
    expect(laid.filter((bay) => bay.item === CREW)).toHaveLength(1)
    expect(new Set(laid.map((bay) => `${bay.x} ${bay.y}`)).size).toBe(laid.length)
    expect(hull(9).width).toBe(104)
    expect(bays(3, [], false).map((bay) => bay.x)).toEqual([12, 25, 38])
  })

  it('numbers fast lanes only where there are two', () => {
    expect([laneTitle(view(), data, 0), laneName(view(), data, 4)]).toEqual(['Fast lane', 'earthbound fast'])
    const four = view({ lanes: view().lanes.map((lane) => ({ ...lane, status: 'open' })) })
    expect([laneTitle(four, data, 0), laneName(four, data, 5)]).toEqual(['Fast 1 lane', 'earthbound fast 2'])
  })
})

describe('items', () => {
  it('counts pieces, but not what there is more or less of', () => {
    expect([amount(data, 6, 1), amount(data, 6, 2), amount(data, 5, 2)]).toEqual([
      '1 Lunarium Bar',
      '2 Lunarium Bars',
      '2 Lunarium Ore',
    ])
    expect([amount(data, CREW, 1), amount(data, CREW, 2)]).toEqual(['1 astronaut', '2 astronauts'])
  })
})

describe('loading', () => {
  const up = view({
    step: 'load-up',
    berths: [{ lane: 2, owner: 0, free: 5, load: [], astronauts: 0, loaded: false, empty_gc: 1 }],
  })
  const down = view({
    step: 'load-down',
    berths: [{ lane: 7, owner: 0, free: 6, load: [[5, 2]], astronauts: 1, loaded: true, empty_gc: 1 }],
  })

  it('counts the room, two spaces for a habitation part', () => {
    const [hold] = holdsOf(up, data, 0)
    expect(roomIn(data, hold!, [2, 0, 0, 0])).toBe(1)
    expect(canAdd(data, hold!, [2, 0, 0, 0], 0)).toBe(false)
    expect(canAdd(data, hold!, [2, 0, 0, 0], 1)).toBe(true)
    expect(canAdd(data, hold!, [0, 0, 0, 2], 3)).toBe(false)
    expect(loadAction(data, hold!, added([2, 0, 0, 0], 3, 1))).toEqual({
      kind: 'LoadMoonbound',
      lane: 2,
      habp: 2,
      tech: 0,
      advm: 0,
      astronauts: 1,
    })
  })

  it('knows what a lesson wants on which ship', () => {
    const [hold] = holdsOf(up, data, 0)
    const wanted = loadAction(data, hold!, [0, 1, 2, 1])
    expect(numbersIn(data, hold!, wanted)).toEqual([0, 1, 2, 1])
    expect(numbersIn(data, { ...hold!, lane: 3 }, wanted)).toBeNull()
    expect(numbersIn(data, hold!, { kind: 'FinishLoading' })).toBeNull()
  })

  it('puts aboard what there is, what lies there already included', () => {
    const [hold] = holdsOf(down, data, 0)
    expect(hold!.said).toEqual([2, 0, 0, 0])
    expect(hold!.most).toEqual([5, 1, 0, 0])
    expect(canAdd(data, hold!, [2, 1, 0, 0], 1)).toBe(false)
    expect(isSame([2, 0, 0, 0], hold!.said)).toBe(true)
    expect(loadAction(data, hold!, [3, 1, 0, 0])).toEqual({
      kind: 'LoadEarthbound',
      lane: 7,
      ore: 3,
      bar: 1,
      shard: 0,
      gem: 0,
    })
  })

  it('gives the last of an item to one ship only', () => {
    const berth = { owner: 0, free: 3, load: [], astronauts: 0, loaded: false, empty_gc: 1 }
    const [one, other] = holdsOf(
      view({
        berths: [
          { lane: 6, ...berth },
          { lane: 4, ...berth, free: 1 },
        ],
      }),
      data,
      0,
    )
    const elsewhere = claimed([{ hold: other!, numbers: [0, 1, 0, 0] }], 6)
    expect(canAdd(data, one!, [0, 0, 0, 0], 1)).toBe(true)
    expect(canAdd(data, one!, [0, 0, 0, 0], 1, elsewhere)).toBe(false)
    const draft = { said: one!.said, numbers: [1, 1, 0, 0] }
    expect(drafted({ ...one!, most: [3, 0, 0, 0] }, draft)).toEqual([1, 0, 0, 0])
    expect(drafted({ ...one!, said: [0, 1, 0, 0] }, draft)).toEqual([0, 1, 0, 0])
  })

  it('sets a teleporter like a ship without people', () => {
    const [hold] = holdsOf(view({ teleporters: [0], teleport_spaces: 2 }), data, 0)
    expect(hold!.kinds).toEqual([0, 1, 2])
    expect(loadAction(data, hold!, [1, 0, 0])).toEqual({ kind: 'Teleport', gold: 0, habp: 1, tech: 0, advm: 0 })
  })
})

describe('the market', () => {
  it('says what a sale brings and what the refresh does then', () => {
    expect(saleText(price(), 2)).toBe('Sell 2: 16 GC, then price 7, refresh +2')
    expect(saleText(price(), 1)).toBe('Sell 1: 8 GC, then price 8, no refresh')
    expect(saleText(price({ refresh_now: 3 }), 0)).toBe('Sell none: refresh +3')
    expect(refreshParts(price())).toEqual(['0–1 sold: +3', '2–3 sold: +2', '4 sold: +1'])
    expect(thresholdAt(price())).toBe(3)
  })

  it('counts what a load would bring at the prices of now', () => {
    const [hold] = holdsOf(
      view({ berths: [{ lane: 7, owner: 0, free: 6, load: [], astronauts: 0, loaded: false, empty_gc: 1 }] }),
      data,
      0,
    )
    expect(worthOf([price()], hold!, [3, 0, 0, 0])).toBe(24)
    expect(worthOf([price()], hold!, [0, 0, 0, 0])).toBe(0)
  })
})

describe('modules and gold', () => {
  it('puts places of one recipe together', () => {
    expect(groupsOf([space([[3, 3]]), space([[3, 3]], { used: true })]).map((group) => group.spaces.length)).toEqual([
      2,
    ])
    expect(groupsOf([space([[1, 2]]), space([[2, 1]])])).toHaveLength(2)
    expect(shortModule('life_support_module')).toBe('Life Support')
  })

  it('lists gold modules for sale, then the own, then others', () => {
    const bought = (gold: number) => ({ gold, bought: 1, worth: 7, works: true, used: false, spaces: [] })
    const seen = view({
      people: 2,
      gold: [{ gold: 4, cost: [[1, 1]], missing: [], worth: 6 }],
      corporations: [corp({ golds: [bought(1)] }), corp({ corp: 1, golds: [bought(2)] })],
    })
    expect(goldPieces(seen, 1).map((one) => [one.gold, one.corp])).toEqual([
      [4, null],
      [2, 1],
      [1, 0],
    ])
  })

  it('tells choices about one module apart', () => {
    expect(choiceOf(data, { kind: 'SettleMix', gold: 0, mix: [3, 1] })).toEqual({
      text: 'Gain',
      bill: [
        [1, 3],
        [2, 1],
      ],
    })
    expect(choiceOf(data, { kind: 'Salvage', gold: 0, module: 1 }).text).toBe('Salvage Ore Mine')
    expect(choiceOf(data, { kind: 'Rouse', gold: 0, module: -1 }).text).toBe('Make ready again')
    expect(choiceOf(data, { kind: 'Rouse', gold: 0, module: 1 }).text).toBe('Leave the Ore Mine')
    expect(choiceOf(data, { kind: 'MovePrice', gold: 0, item: 5, steps: 2 })).toEqual({ text: '+2', bill: [[5, 1]] })
  })
})

describe('co-operative play', () => {
  const four = view({
    people: 2,
    sides: [
      [0, 1],
      [-1, -2],
    ],
    corporations: [corp(), corp({ corp: 1 }), corp({ corp: -1 }), corp({ corp: -2 })],
  })

  it('knows partners and adds up what they have', () => {
    expect([0, 1, -1, -2].map((one) => teamOf(four, one))).toEqual(['A', 'A', 'B', 'B'])
    expect([isPartner(four, 0, 1), isPartner(four, 0, 0), isPartner(four, 0, -1)]).toEqual([true, false, false])
    expect(teamSums(four, [1, 2, 30, 40])).toEqual([3, 3, 70, 70])
    expect(isSharedBid(four)).toBe(true)
  })

  it('leaves everybody alone without it', () => {
    const two = view({ people: 2, corporations: [corp(), corp({ corp: 1 })] })
    expect([teamOf(two, 0), isPartner(two, 0, 1), isSharedBid(two)]).toEqual(['', false, false])
    expect(teamSums(two, [1, 2])).toEqual([1, 2])
  })
})

describe('what happened', () => {
  const sold: GameEvent = {
    kind: 'ShipSold',
    corp: -1,
    lane: 7,
    items: [5, 8],
    numbers: [4, 1],
    prices: [8, 34],
    gc: 66,
    market: [],
    fast_lanes: 1,
  }

  it('counts what is sold phase by phase, and keeps the count while the refresh is shown', () => {
    const row = (item: number, sold = 0): PriceView => price({ item, sold })
    const refreshed: GameEvent = {
      kind: 'MarketRefreshed',
      sold: [4, 0, 0, 1],
      steps: [2, 0, 0, 0],
      prices: [6, 20, 7, 34],
    }
    expect([5, 6, 8].map((item) => soldOf([sold, refreshed], row(item)))).toEqual([4, 0, 1])
    expect(soldOf([sold], row(5, 4))).toBe(4)
    const extra = (number: number): GameEvent => ({ kind: 'ExtraMarket', number })
    const past = [refreshed, extra(1), sold, extra(2), { ...sold, numbers: [2, 0] }]
    expect([5, 6, 8].map((item) => soldOf(past, row(item, 6)))).toEqual([2, 0, 0])
    expect(soldOf([refreshed, extra(1)], row(5, 4))).toBe(0)
  })

  it('says who gains or loses how much', () => {
    expect(gainOf(sold)).toEqual({ corp: -1, gc: 66 })
    expect(gainOf({ kind: 'AstronautsDied', seat: 1, without_bed: 1, without_food: 0, lost: 25 })).toEqual({
      corp: 1,
      gc: -25,
    })
    expect(gainOf({ kind: 'TurnBegan', turn: 2 })).toBeNull()
  })

  it('knows which Market phase it is', () => {
    const began: GameEvent = { kind: 'TurnBegan', turn: 7 }
    expect([extraOf([]), extraOf([began]), extraOf([began, { kind: 'ExtraMarket', number: 2 }, sold])]).toEqual([
      0, 0, 2,
    ])
  })

  it('turns bids up one after the other and lets stores swell where something came', () => {
    const bids: GameEvent = {
      kind: 'BidsShown',
      corps: [1, 0],
      values: [4, 2],
      paid: [4, 2],
      tie: '',
      counted: [],
      full: [],
    }
    const moves = movesOf(bids)
    expect(moves.map((move) => move.piece)).toEqual(['order-1', 'order-0'])
    expect(moves[1]!.start).toBeGreaterThan(moves[0]!.start)
    const work = movesOf({
      kind: 'Worked',
      seat: 0,
      module: 3,
      level: 0,
      space: 1,
      spent: [],
      made: [[5, 1]],
      veil: 0,
      lost: [],
    })
    expect(work.map((move) => move.piece)).toEqual(['space-3-1-of-0', 'store-5-of-0'])
  })
})

describe('the frame', () => {
  it('knows people and AIs by their rows', () => {
    const two = view({ people: 2 })
    expect([0, 1, -1, -2].map((one) => rowOf(two, one))).toEqual([0, 1, 2, 3])
    expect(colourOf(['blue', 'orange'], -1)).toBe('green')
    expect([0, 1, -1, -2].map((one) => colourOf(['purple', 'blue'], one))).toEqual([
      'purple',
      'blue',
      'orange',
      'green',
    ])
    expect(nameOf(['Ann'], -1)).toBe('AI 1')
  })

  it('hides a bid that is laid and tells of one that is not', () => {
    const bid = (more: object) =>
      readings(view({ turn: 2, corporations: [corp(more)] }), 0).find((one) => one.icon === 'phase-bid')!.value
    expect(bid({ has_bid: true })).toBe('1st · ?')
    expect(bid({ bid: 4, has_bid: true })).toBe('1st · 4')
    expect(bid({})).toBe('1st · –')
    const first = readings(view({ step: 'bid', turn: 1, corporations: [corp({ has_bid: true })] }), 0)
    expect(first.find((one) => one.icon === 'phase-bid')!.value).toBe('?')
  })

  it('has the final score on the plate once it is counted', () => {
    const scored = (more: object) => score(view({ corporations: [corp({ gc: 14, score: 118, ...more })] }), 0)
    expect([scored({ tally: [] }), scored({ tally: [['Modules', 19]] })]).toEqual(['14', '118'])
  })

  it('counts what others gain item by item, what can be sold first', () => {
    const rows = holdings(view({ corporations: [corp({ stock: [1, 0, 0, 6, 2, 3, 0, 0, 0], moon: 4 })] }), 0)
    expect(rows.map((row) => row.icon).slice(0, 4)).toEqual(['item-ore', 'item-bar', 'item-shard', 'item-gem'])
    expect(rows.find((row) => row.icon === 'item-ore')).toMatchObject({ label: 'Ore', value: '3' })
    expect(rows.find((row) => row.icon === 'item-life-support')?.value).toBe('6')
    expect(rows.find((row) => row.icon === 'item-astronaut')?.value).toBe('4')
  })

  it('brings to the front what asks, and asks twice about what cannot be taken back', () => {
    expect(askRegion(view({ step: 'build' }))).toBe('base')
    expect(askRegion(view({ step: 'gold' }))).toBe('cards')
    expect(askRegion(view({ step: 'bid' }))).toBe('routes')
    expect(irreversible({ kind: 'Work', module: 1, space: 0 }, view({ step: 'build' }))).toBe(false)
    const forecast = { without_bed: 0, without_food: 0 } as NonNullable<CorporationView['forecast']>
    const building = (more: Partial<CorporationView>) =>
      view({ step: 'build', corporations: [corp({ idle: 0, forecast, ...more })] })
    const done: EndBuilding = { kind: 'EndBuilding', boarders: [] }
    expect(irreversible(done, building({}))).toBe(false)
    expect(irreversible(done, building({ idle: 1 }))).toBe(true)
    expect(irreversible(done, building({ forecast: { ...forecast, without_food: 1 } }))).toBe(true)
    expect(irreversible({ ...done, boarders: [6] }, building({}))).toBe(true)
    expect(irreversible({ kind: 'BuyGold', gold: 1, spare: -1 }, view({ step: 'gold' }))).toBe(true)
    expect(irreversible({ kind: 'Pass' }, view({ step: 'gold' }))).toBe(false)
    expect(swift({ kind: 'TakeBack' })).toBe(true)
    expect(swift({ kind: 'FinishLoading' })).toBe(false)
  })

  it('launches at once where every ship is loaded or nothing is left for it, and else asks', () => {
    const berth = { lane: 0, owner: 0, free: 2, load: [], astronauts: 0, loaded: false, empty_gc: 0 }
    const launch = (step: string, more: Partial<typeof berth>, stock: number[] = []) =>
      irreversible(
        { kind: 'FinishLoading' },
        view({ step, seat: 0, berths: [{ ...berth, ...more }], corporations: [corp({ stock })] }),
      )
    expect(launch('load-up', {})).toBe(true)
    expect(launch('load-up', { loaded: true })).toBe(false)
    expect(launch('load-down', {}, [1, 0, 0, 0, 0, 2, 0, 0, 0])).toBe(true)
    expect(launch('load-down', { free: 0 }, [1, 0, 0, 0, 0, 2, 0, 0, 0])).toBe(false)
    expect(launch('load-down', {}, [1, 1, 1, 6, 2, 0, 0, 0, 0])).toBe(false)
  })

  it('asks while others act in a step of all, but only after what led to that step', () => {
    const [build, gold] = [view({ step: 'build' }), view({ step: 'gold' })]
    expect([opensEarly(build, build), opensEarly(build, gold), opensEarly(gold, gold)]).toEqual([true, false, false])
    expect(opensEarly(view({ step: 'bid', turn: 2 }), view({ step: 'bid' }))).toBe(false)
  })

  it('ends a step with its own action, boarders included', () => {
    expect(endingOf(view({ step: 'build' }), [6])?.action).toEqual({ kind: 'EndBuilding', boarders: [6] })
    expect(endingOf(view({ step: 'load-down' }), [])?.action).toEqual({ kind: 'FinishLoading' })
    expect(endingOf(view({ step: 'bid' }), [])).toBeNull()
  })
})

describe('the end', () => {
  it('counts lines that mean something to anybody up to the scores', () => {
    const lines = linesOf([
      corp({
        tally: [
          ['Start', 25],
          ['Deaths', 0],
          ['Modules', 8],
        ],
      }),
      corp({
        corp: -1,
        tally: [
          ['Start', 25],
          ['Bid cards left', 10],
        ],
      }),
    ])
    expect(lines.map((line) => line.title)).toEqual(['Start', 'Modules', 'Bid cards left'])
    expect(counted(lines, 1)).toEqual([25, 25])
    expect(counted(lines, lines.length)).toEqual([33, 35])
  })
})
