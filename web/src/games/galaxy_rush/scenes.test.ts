import { describe, expect, it } from 'vitest'
import type { CardTaken, GameEnded, GameEvent, MedalWon } from '../../gen/galaxy_rush'
import { timeOf } from '../../kit/scenes'
import { motionOf, movesOf } from './moves'
import { data, view } from './samples'
import { scenes } from './scenes'

const taken: CardTaken = {
  kind: 'CardTaken',
  seat: 1,
  card: 12,
  from_pair: 2,
  from_orbit: 1,
  pair: 4,
  orbit: 2,
  accelerated: true,
  face_up: true,
  distance: 0,
  season_distance: 0,
  owned: 1,
  achieved: [],
}
const medal = (season: number): MedalWon => ({
  kind: 'MedalWon',
  seat: 0,
  season,
  points: 5,
  distances: [35, 15],
  by_orbit: false,
  achieved: [],
})
const claimed = {
  kind: 'DiscoveryClaimed',
  seat: 0,
  card: 7,
  place: 2,
  points: 2,
  resource: 2,
  achieved: [],
} satisfies GameEvent
const prediction = { rocket: 0, place: 1, seat: 1, card: 3, values: [2, 1] }
const judged = { kind: 'PredictionJudged', ...prediction, correct: true, token: 6 } as const
const components = { ...data, setup: { ...data.setup, seasons: 4, pairs: 6 } }
const context = { view, before: view, data: components, seat: 0 }

describe('scenes', () => {
  it('bring the cards of whoever gets one to the front of a phone, and light where it lies', () => {
    expect(scenes.CardTaken(taken, context)).toMatchObject({
      weight: 'read',
      region: 'captains',
      pieces: ['played-12', 'rocket-1'],
    })
    expect(scenes.DiscoveryClaimed(claimed, context)).toMatchObject({ region: 'captains', pieces: ['found-7'] })
    // Long enough to read which card it is.
    const shown = scenes.DiscoveryShown({ kind: 'DiscoveryShown', card: 9, place: 2 }, context)
    expect(shown).toMatchObject({ region: 'pool', weight: 'read' })
    const left = scenes.CardLeft({ kind: 'CardLeft', card: 3, pair: 1, orbit: 2 }, context)
    expect(left).toMatchObject({ region: 'track', weight: 'read' })
  })
  it('wait for the players at the end of a season, not for those who look on', () => {
    expect(scenes.MedalWon(medal(1), context)).toMatchObject({ weight: 'climax', staged: true, always: false })
    expect(scenes.MedalWon(medal(1), { ...context, seat: null })?.weight).toBe('read')
  })
  it('show how the game ends even where motion is off: the last card, the medal, every line of the scoring', () => {
    const captains = view.captains.map((captain) => ({ ...captain, pair: 6 }))
    const last = { ...context, view: { ...view, season: 4, captains } }
    expect(scenes.CardTaken(taken, last)?.always).toBe(true)
    expect(scenes.CardTaken(taken, context)?.always).toBe(false)
    expect(scenes.MedalWon(medal(4), last)?.always).toBe(true)
    expect(scenes.PredictionJudged(judged, last)).toMatchObject({ weight: 'read', staged: true, always: true })
    const ended: GameEnded = { kind: 'GameEnded', scores: [1, 2], winner: 1, by_orbit: false }
    expect(scenes.GameEnded(ended, last)).toMatchObject({ weight: 'climax', staged: true, always: true })
  })
  it('light what a line of the log speaks of', () => {
    expect(scenes.PredictionJudged(judged, context)?.pieces).toEqual(['prediction-0-1'])
    expect(scenes.MedalWon(medal(2), context)?.pieces).toEqual(['medal-2'])
    expect(scenes.AchievementJudged({ kind: 'AchievementJudged', card: 5, points: [1, 0] }, context)?.pieces).toEqual([
      'achievement-5',
    ])
  })
  it('last until what moves has come to rest', () => {
    const scene = scenes.CardTaken(taken, context)!
    expect(timeOf(scene, 'Juno took it.')).toBeGreaterThanOrEqual(motionOf(taken))
  })
})

describe('moves', () => {
  it('show a taken card large, then send it to its captain, and the rocket to its space', () => {
    const [card, rocket] = movesOf(taken)
    expect(card).toMatchObject({
      kind: 'show',
      piece: 'played-12',
      from: 'space-4-2',
      copy: { card: 12, seat: 1, down: false },
    })
    expect(rocket).toMatchObject({ kind: 'glide', piece: 'rocket-1', from: 'space-2-1' })
  })
  it('turn a card over that is played for its distance (GR-4.2)', () => {
    expect(movesOf({ ...taken, face_up: false, distance: 15 })[0]!.copy?.down).toBe(true)
  })
  it('show a claimed discovery on its way from the pool', () => {
    expect(movesOf(claimed)[0]).toMatchObject({ kind: 'show', piece: 'found-7', from: 'pool-2' })
  })
  it('deal a season: twelve cards, four discoveries, both rockets back', () => {
    const track = Array.from({ length: 12 }, (_, at) => at + 1)
    const moves = movesOf({ kind: 'SeasonBegan', season: 2, track, pool: [13, 14, 15, 16], first: 0 })
    expect(moves.filter((move) => move.kind === 'deal').map((move) => move.piece)).toContain('space-6-2')
    expect(moves.filter((move) => move.kind === 'turn')).toHaveLength(4)
    expect(moves.filter((move) => move.piece.startsWith('rocket'))).toHaveLength(2)
  })
  it('lay a prediction on its rocket, never with its face (GR-6.1, GR-6.2)', () => {
    expect(movesOf({ kind: 'PredictionPlayed', seat: 1, rocket: 0, place: 2, card: 0 })).toEqual([
      { kind: 'lay', piece: 'prediction-0-2', from: '', start: 0, time: expect.any(Number) as number },
    ])
  })
  it('leave out what nobody sees move', () => {
    const still: GameEvent[] = [{ kind: 'ClaimDeclined', seat: 0 }, medal(1)]
    expect(still.flatMap(movesOf)).toEqual([])
    expect(motionOf(medal(1))).toBe(0)
  })
})
