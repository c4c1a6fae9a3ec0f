import { describe, expect, it } from 'vitest'
import type { GameEvent, LunarRushView, ShipView } from '../../gen/lunar_rush'
import { reader } from '../../kit/reader.svelte'
import { newsText, phaseText } from './market'
import { corp, data, price, ship, view } from './samples'
import { tellingOf } from './story'

const FAST = 4
const MEDIUM = 6
const SLOW = 7

const arrived = (corp: number, lane: number, empty = 0): GameEvent => ({
  kind: 'EarthboundArrived',
  corp,
  lane,
  astronauts: 0,
  empty,
  gc: empty,
  fast_lanes: 1,
})
const sold = (corp: number, lane: number, ore: number, gc: number): GameEvent => ({
  kind: 'ShipSold',
  corp,
  lane,
  items: [5],
  numbers: [ore],
  prices: [8],
  gc,
  fast_lanes: 1,
})
const moved: GameEvent = { kind: 'PricesMoved', prices: [] }
const refreshed = (steps: number): GameEvent => ({ kind: 'MarketRefreshed', sold: [2], steps: [steps], prices: [] })
const turn: GameEvent = { kind: 'TurnBegan', turn: 2 }

function table(ships: ShipView[], more: Partial<LunarRushView> = {}): LunarRushView {
  const lanes = view().lanes.map((lane) => ({ ...lane, ships: ships.filter((one) => one.lane === lane.lane) }))
  return view({
    people: 2,
    step: 'load-down',
    corporations: [corp(), corp({ corp: 1, gc: 10 })],
    prices: [price()],
    lanes,
    ...more,
  })
}

const result = (before: LunarRushView, events: GameEvent[], now = table([])) =>
  tellingOf(before, now, events, data, 100)
const gc = (one: LunarRushView): number[] => one.corporations.map((row) => row.gc)
const ships = (one: LunarRushView): [number, number][] =>
  one.lanes.flatMap((lane) => lane.ships.map((each): [number, number] => [each.lane, each.moves]))

describe('a Market phase', () => {
  const before = table([ship(FAST, 1, { load: [[5, 1]] }), ship(MEDIUM, 1, { corp: 1, load: [[5, 2]] }), ship(SLOW, 3)])
  const events = [
    arrived(0, FAST),
    arrived(1, MEDIUM, 1),
    sold(0, FAST, 1, 8),
    moved,
    sold(1, MEDIUM, 2, 16),
    moved,
    refreshed(1),
    turn,
  ]
  const { beats } = result(before, events)

  it('shows each arrival, each sale and the refresh, none of what follows', () => {
    expect(beats.map((beat) => beat.event.kind)).toEqual([
      'EarthboundArrived',
      'EarthboundArrived',
      'ShipSold',
      'ShipSold',
      'MarketRefreshed',
    ])
    expect(beats.map((beat) => beat.upto)).toEqual([101, 102, 103, 105, 107])
  })

  it('lets prices fall with each sale and rise with the refresh', () => {
    expect(beats.map((beat) => beat.view.prices[0]!.at)).toEqual([1, 1, 2, 4, 3])
    expect(beats.map((beat) => beat.view.prices[0]!.price)).toEqual([8, 8, 8, 6, 7])
    expect(beats.map((beat) => beat.view.prices[0]!.sold)).toEqual([0, 0, 1, 3, 3])
  })

  it('pays everybody in turn', () => {
    expect(beats.map((beat) => gc(beat.view))).toEqual([
      [25, 10],
      [25, 11],
      [33, 11],
      [33, 27],
      [33, 27],
    ])
  })

  it('moves the ships once, and keeps those in port until they have sold', () => {
    const port = [
      [FAST, 0],
      [MEDIUM, 0],
      [SLOW, 2],
    ]
    expect(beats.map((beat) => ships(beat.view))).toEqual([
      port,
      port,
      port,
      [
        [MEDIUM, 0],
        [SLOW, 2],
      ],
      [[SLOW, 2]],
    ])
  })

  it('never goes beyond the ends of a track', () => {
    const [sale, refresh] = result(table([ship(FAST, 1)]), [sold(0, FAST, 9, 72), moved, refreshed(7)]).beats
    expect([sale!.view.prices[0]!.at, refresh!.view.prices[0]!.at]).toEqual([5, 0])
  })

  it('does not move ships again after the cards of the phase', () => {
    const after = table([ship(FAST, 0), ship(SLOW, 2)], { step: 'card' })
    const { beats } = result(after, [
      { kind: 'PriceRaised', seat: 1, gold: 0, item: 5, steps: 1, price: 9 },
      sold(0, FAST, 1, 9),
      moved,
      refreshed(0),
      turn,
    ])
    expect(beats.map((beat) => beat.view.prices[0]!.at)).toEqual([0, 1])
    expect(ships(beats[1]!.view)).toEqual([
      [FAST, 0],
      [SLOW, 2],
    ])
  })

  it('counts a sale from a base where it moves the price, as tourists do not', () => {
    const sale: GameEvent = { kind: 'SoldFromBase', seat: 0, gold: 0, item: 5, gc: 8, veil: 0 }
    const { beats, view } = result(table([]), [sale, moved, sale])
    expect(beats.map((beat) => [beat.event.kind, beat.view.prices[0]!.at, gc(beat.view)[0]])).toEqual([
      ['SoldFromBase', 2, 33],
    ])
    expect([view.prices[0]!.at, gc(view)[0]]).toEqual([2, 41])
  })

  it('has nothing to show of other steps', () => {
    expect(result(table([]), [{ kind: 'BidsShown', corps: [1, 0], values: [4, 2], paid: [4, 2] }, turn]).beats).toEqual(
      [],
    )
  })
})

describe('the end', () => {
  const before = table(
    [
      ship(SLOW, 1, { arrives: 7, load: [[5, 2]] }),
      ship(SLOW, 2, { arrives: 8, load: [[5, 1]] }),
      ship(SLOW, 3, { arrives: 9, corp: 1 }),
    ],
    { turn: 7 },
  )
  const extra = (number: number): GameEvent => ({ kind: 'ExtraMarket', number })
  const events: GameEvent[] = [
    arrived(0, SLOW),
    sold(0, SLOW, 2, 16),
    moved,
    refreshed(0),
    extra(1),
    arrived(0, SLOW),
    sold(0, SLOW, 1, 7),
    moved,
    extra(2),
    arrived(1, SLOW),
    sold(1, SLOW, 3, 21),
    moved,
    { kind: 'FinalScored', corp: 0, before: 48, added: [], score: 48 },
    { kind: 'FinalScored', corp: 1, before: 31, added: [], score: 31 },
    { kind: 'GameEnded', corps: [0], gc: 48, tied: false },
  ]
  const { beats, view: last } = result(before, events)

  it('brings the ships in phase by phase', () => {
    const phases = ['Turn 7 · Market phase', 'Extra Market phase 1', 'Extra Market phase 2']
    expect([...new Set(beats.map(phaseText))]).toEqual(phases)
    const seen = beats.filter((beat) => beat.event.kind === 'ShipSold').map((beat) => ships(beat.view))
    expect(seen).toEqual([
      [
        [SLOW, 0],
        [SLOW, 1],
        [SLOW, 2],
      ],
      [
        [SLOW, 0],
        [SLOW, 1],
      ],
      [[SLOW, 0]],
    ])
    expect(ships(last)).toEqual([])
    expect(gc(last)).toEqual([48, 31])
  })

  it('shows ships with what they will sell, also those that were still being loaded', () => {
    const loads = (at: number) => beats[at]!.view.lanes.flatMap((lane) => lane.ships.map((one) => one.load))
    expect(loads(0)).toEqual([[[5, 2]], [[5, 1]], [[5, 3]]])
  })

  it('says what happens', () => {
    reader.sit(['Ann', 'Ben'], [0])
    const words = beats.map((beat) => newsText(data, beat.event))
    expect(words[1]).toBe('You sold 2 Ore: +16 GC')
    expect(words.every((one) => one !== '')).toBe(true)
    expect(newsText(data, arrived(1, SLOW, 2))).toBe('Ben landed a ship with 2 empty spaces: +2 GC')
  })
})
