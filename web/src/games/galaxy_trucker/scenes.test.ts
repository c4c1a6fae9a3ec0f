import { describe, expect, it } from 'vitest'
import type { Components, GalaxyTruckerView, GameEvent } from '../../gen/galaxy_trucker'
import type { Scene, SceneContext } from '../../kit/scenes'
import { scenes } from './scenes'

const ship = (more = {}) => ({ number: 0, flying: true, lost: [] as number[], ...more })
const view = (more = {}) =>
  ({ phase: 'Flight', journey: [], ships: [ship(), ship()], ...more }) as unknown as GalaxyTruckerView
const at = (now = view(), seat: number | null = 0): SceneContext<GalaxyTruckerView, Components> => ({
  view: now,
  before: now,
  data: { cards: [] } as unknown as Components,
  seat,
})
const scene = (event: GameEvent, context = at()): Scene | null =>
  (scenes[event.kind] as (one: GameEvent, now: typeof context) => Scene | null)(event, context)
const lost = (more = {}) => ({
  kind: 'ComponentsLost' as const,
  seat: 0,
  cells: [3],
  tiles: [8],
  destroyed: true,
  crew: 0,
  tokens: 0,
  goods: [],
  aliens: [],
  ...more,
})

describe('scenes', () => {
  it('wait for whoever flies when a card is turned up, and not for whoever gave up or watches', () => {
    const card = { kind: 'CardTurnedUp' as const, seat: 1, card: 4, left: 2 }
    expect(scene(card)).toMatchObject({ weight: 'climax', staged: true, pieces: ['card-4'] })
    expect(scene(card, at(view({ ships: [ship({ flying: false }), ship()] })))?.weight).toBe('read')
    expect(scene(card, at(view(), null))?.weight).toBe('read')
  })

  it('give the first who finishes a moment, whatever number they take', () => {
    const done = (seat: number, number: number) => ({ kind: 'ShipFinished' as const, seat, number })
    const before = view({ phase: 'Building', ships: [ship({ number: 2 }), ship()] })
    expect(scene(done(0, 2))?.motion).toBeGreaterThan(0)
    expect(scene(done(1, 1), { ...at(before), before })?.motion).toBe(0)
  })

  it('follow whoever is hit', () => {
    const rolled = {
      kind: 'ThreatRolled' as const,
      seat: 0,
      at: [1],
      size: 'light' as const,
      side: 'front' as const,
      dice: [2, 3],
    }
    expect(scene(rolled)).toMatchObject({ board: 1, region: 'ship' })
    expect(scene({ ...rolled, at: [1, 0] })?.board).toBe(0)
    const met = {
      kind: 'ThreatMet' as const,
      seat: 1,
      result: 'hit' as const,
      cell: 5,
      battery: -1,
      size: 'light' as const,
      side: 'front' as const,
    }
    expect(scene(met)).toMatchObject({ board: 1, pieces: ['cell-5-of-1', 'mini-1-5'] })
    const missed = scene({ ...met, result: 'missed', cell: -1 })
    expect(missed).toMatchObject({ weight: 'glance', pieces: [] })
    expect(missed?.motion).toBeGreaterThan(600) // long enough to be read
  })

  it('keep components on the ship until they fall', () => {
    const after = at(view({ ships: [ship({ lost: [8, 9] }), ship()] }))
    const more = scene(lost(), after)!
    const last = scene(lost({ cells: [4], tiles: [9], destroyed: false }), after)!
    expect(more.reveal).toBeGreaterThan(10_000)
    expect(last.reveal).toBe(last.motion)
    expect([more.weight, last.weight]).toEqual(['read', 'climax'])
    expect(scene(lost({ seat: 1, destroyed: false }))?.weight).toBe('read')
  })

  it('leave time to read what the others build, where their ships are', () => {
    const added = { kind: 'ComponentAdded' as const, seat: 1, tile: 9, cell: 4, turns: 0 }
    expect(scene(added)).toMatchObject({
      weight: 'read',
      region: 'others',
      pieces: ['seat-1', 'cell-4-of-1', 'mini-1-4'],
    })
    expect(scene({ ...added, seat: 0 })).toMatchObject({ weight: 'glance' })
    expect(scene({ ...added, seat: 0 })?.region).toBeUndefined()
    expect(scene({ kind: 'ComponentReturned', seat: 1, tile: 9 })).toMatchObject({ weight: 'read', minor: true })
    for (const routine of [
      { kind: 'TurnBegan' as const, seat: 1 },
      { kind: 'ComponentDrawn' as const, seat: 1, tile: 0, open: false },
      { kind: 'ComponentTaken' as const, seat: 1, tile: 9 },
    ])
      expect(scene(routine as GameEvent)).toMatchObject({ weight: 'glance', minor: true })
  })

  it('do not stop whoever has finished building', () => {
    const added = { kind: 'ComponentAdded' as const, seat: 1, tile: 9, cell: 4, turns: 0 }
    expect(scene(added, at(view({ ships: [ship({ number: 1 }), ship()] })))).toBeNull()
  })

  it('show the timer where it lies, also on a phone', () => {
    expect(scene({ kind: 'GoSaid', seat: 1, circle: 1 })).toMatchObject({ region: 'parts', pieces: ['circle-1'] })
    expect(scene({ kind: 'TimerRanOut', circle: 1 })?.region).toBe('parts')
  })

  it('remember a turn for what was chosen, not for what it cost', () => {
    const taken = { kind: 'OfferAccepted' as const, seat: 1, card: 4, what: 'ship' as const }
    const moved = { kind: 'ShipMoved' as const, seat: 1, days: -1 }
    expect(scene(taken as unknown as GameEvent)?.minor).toBeFalsy()
    expect(scene(moved as unknown as GameEvent)?.minor).toBe(true)
    expect(scene({ kind: 'CardTurnedUp', seat: 1, card: 4, left: 2 })?.minor).toBe(true)
    const stowed = { kind: 'GoodsStowed' as const, seat: 1, cells: [4], goods: [1, 0, 0, 0], offered: [1, 0, 0, 0] }
    expect(scene(stowed as unknown as GameEvent)).toMatchObject({ weight: 'glance', motion: 1500 })
    expect(scene(stowed as unknown as GameEvent)?.minor).toBeFalsy()
  })

  it('sound an alarm for the last run of the timer', () => {
    expect(scene({ kind: 'TimerFlipped', seat: 1, circle: 0 })?.sound).toBe('alarm')
    expect(scene({ kind: 'TimerFlipped', seat: 1, circle: 1 })?.sound).toBe('go')
  })

  it('count down to the launch, and stop at the pay of a flight before the next round', () => {
    expect(scene({ kind: 'FlightBegan', order: [0, 1], cards: 8 })).toMatchObject({
      weight: 'climax',
      sound: 'countdown',
    })
    const began = { kind: 'RoundBegan' as const, round: 1, learning: false }
    expect(scene(began)).toEqual({ weight: 'read' })
    expect(scene(began, at(view({ journey: [{}] })))).toMatchObject({ weight: 'climax', staged: true })
  })

  it('show the end of the game whatever the settings are', () => {
    const ended = { kind: 'GameEnded' as const, credits: [1, 2], winners: [1], teams: false }
    expect(scene(ended)).toMatchObject({ weight: 'climax', always: true })
  })
})
