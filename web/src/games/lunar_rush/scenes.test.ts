import { describe, expect, it } from 'vitest'
import type { GameEvent, LunarRushView, ShipSold } from '../../gen/lunar_rush'
import { timeOf, type Scene } from '../../kit/scenes'
import { scenes } from './scenes'
import { data, view } from './samples'

type Kind = GameEvent['kind']
function sceneOf<K extends Kind>(
  event: Extract<GameEvent, { kind: K }>,
  now: LunarRushView = view(),
  seat: number | null = 0,
): Scene | null {
  const scene = scenes[event.kind as K] as (event: GameEvent, context: object) => Scene | null
  return scene(event, { view: now, before: now, data, seat })
}

const sold: ShipSold = {
  kind: 'ShipSold',
  corp: 1,
  lane: 7,
  items: [5, 8],
  numbers: [4, 1],
  prices: [8, 34],
  gc: 66,
  market: [],
  fast_lanes: 1,
}
const last = view({ turn: 7 })

describe('the market', () => {
  it('is shown where it happens: the prices, the lane and who gains', () => {
    const scene = sceneOf(sold)
    expect(scene).toMatchObject({ weight: 'read', region: 'market', always: false })
    expect(scene?.pieces).toEqual(['price-5', 'price-8', 'route-7', 'seat-1'])
    expect(sceneOf({ ...sold, corp: -2 })?.pieces).toContain('ai-2')
  })

  it('of the last turn waits for the player, sale by sale, whatever the settings say', () => {
    expect(sceneOf(sold, last)).toMatchObject({ weight: 'climax', always: true })
    expect(sceneOf({ kind: 'ExtraMarket', number: 1 }, last)).toMatchObject({ weight: 'climax', always: true })
    const landed: GameEvent = {
      kind: 'EarthboundArrived',
      corp: 0,
      lane: 4,
      astronauts: 0,
      empty: 1,
      gc: 1,
      fast_lanes: 1,
    }
    expect(sceneOf(landed, last)).toMatchObject({ weight: 'read', always: true, region: 'market' })
    expect(sceneOf(landed)).toMatchObject({ weight: 'read', always: false })
    expect(sceneOf({ ...landed, gc: 0 })?.weight).toBe('glance')
  })

  it('tells new prices with the sale that led to them', () => {
    expect(sceneOf({ kind: 'PricesMoved', prices: [7, 20, 7, 34], before: [8, 20, 7, 34] })).toBeNull()
  })

  it('ends with a count and a winner', () => {
    const counted: GameEvent = { kind: 'FinalScored', corp: 1, before: 99, added: [['Modules', 9]], score: 108 }
    expect(sceneOf(counted, last)).toMatchObject({ staged: true, always: true, pieces: ['seat-1'] })
    expect(sceneOf({ kind: 'GameEnded', corps: [1], gc: 108, tied: false }, last)).toMatchObject({
      weight: 'climax',
      staged: true,
      always: true,
    })
  })
})

describe('a step that all do at once', () => {
  const upgraded: GameEvent = { kind: 'Upgraded', seat: 1, module: 3, level: 1, paid: [], veil: 0 }
  const building = (awaiting: number[]) => view({ step: 'build', awaiting })

  it('takes nobody away from their own board, and leaves time to read what others do', () => {
    const busy = sceneOf(upgraded, building([0, 1]))
    expect(busy).toMatchObject({ weight: 'read' })
    expect(busy?.pieces).toContain('seat-1')
    expect(busy).not.toHaveProperty('region')
    expect(busy).not.toHaveProperty('board')
    const sold: GameEvent = { kind: 'SoldFromBase', seat: 1, gold: 3, item: 5, gc: 9, veil: 0 }
    expect(sceneOf(sold, building([0, 1]))).not.toHaveProperty('region')
    expect(sceneOf(sold, building([1]))).toMatchObject({ region: 'market' })
  })

  it('shows work for longer than a beat, in the base of whoever works', () => {
    const worked: GameEvent = {
      kind: 'Worked',
      seat: 1,
      module: 3,
      level: 0,
      space: 0,
      spent: [],
      made: [[5, 1]],
      veil: 0,
      lost: [],
    }
    expect(timeOf(sceneOf(worked, building([0, 1]))!, 'Bolt produced 1 Ore.')).toBeGreaterThanOrEqual(900)
    expect(sceneOf(worked, building([1]))).toMatchObject({ weight: 'glance', board: 1, region: 'base' })
  })

  it('says nothing of being done: the mark beside the name does', () => {
    expect(sceneOf({ kind: 'BuildingEnded', seat: 1 }, building([0]))).toBeNull()
    expect(sceneOf({ kind: 'LoadingFinished', seat: 1 }, view({ step: 'load-up', awaiting: [0] }))).toBeNull()
  })

  it("shows a rival's base to whoever is done", () => {
    expect(sceneOf(upgraded, building([1]))).toMatchObject({ weight: 'read', board: 1, region: 'base' })
    expect(sceneOf(upgraded, building([1]), null)).toMatchObject({ board: 1 })
  })

  it('shows what one does oneself where one did it', () => {
    const own = sceneOf({ ...upgraded, seat: 0 }, building([0, 1]))
    expect(own).toMatchObject({ weight: 'glance', pieces: ['module-3-of-0', 'seat-0'] })
    expect(own).not.toHaveProperty('region')
  })
})

describe('why others gain', () => {
  it('is told of gold modules that are bought, removed, or give something', () => {
    expect(sceneOf({ kind: 'GoldBought', seat: 1, gold: 4, paid: [] })).toMatchObject({
      weight: 'read',
      region: 'cards',
      pieces: ['gold-4', 'seat-1'],
    })
    const removed = sceneOf({ kind: 'GoldRemoved', corp: -1, gold: 4 })
    expect(removed).toMatchObject({ weight: 'read', pieces: ['gold-4', 'ai-1'] })
    // It is seen once more before it is gone.
    expect(removed?.reveal).toBeGreaterThan(0)
  })

  it('remembers a turn for more than a gold module that was not bought', () => {
    expect(sceneOf({ kind: 'GoldPassed', seat: 1 })).toMatchObject({ region: 'cards', minor: true })
  })

  it('shows feeding at the base that feeds', () => {
    const fed = sceneOf({ kind: 'Fed', seat: 1, astronauts: 3, paid: 3 })
    expect(fed).toMatchObject({ weight: 'read', region: 'base', board: 1 })
  })

  it("waits for the player where astronauts of one's own die", () => {
    const died: GameEvent = { kind: 'AstronautsDied', seat: 0, without_bed: 1, without_food: 0, lost: 25 }
    expect([sceneOf(died)?.weight, sceneOf({ ...died, seat: 1 })?.weight]).toEqual(['climax', 'read'])
  })
})
