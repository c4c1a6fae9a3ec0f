import { describe, expect, it } from 'vitest'
import type { CardTaken, GameEvent, MedalWon } from '../../gen/galaxy_rush'
import { BASE } from '../../kit/motion'
import { acts, script } from './script'

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
}

const medal: MedalWon = { kind: 'MedalWon', seat: 0, season: 1, points: 5, distances: [35, 15], by_orbit: false }

describe('acts', () => {
  it("lets a season's last card come to rest on the track before the medal is given (GR-5.5)", () => {
    const found = acts([taken, { kind: 'CardLeft', card: 30, pair: 6, orbit: 2 }, medal])
    expect(found).toEqual([script([taken, { kind: 'CardLeft', card: 30, pair: 6, orbit: 2 }]), script([medal])])
  })
  it('are one where the scene stays, and none where nothing moves', () => {
    expect(acts([taken])).toEqual([script([taken])])
    expect(acts([{ kind: 'ClaimDeclined', seat: 0 }, medal])).toEqual([script([medal])])
    expect(acts([])).toEqual([])
  })
})

describe('script', () => {
  it('sends a taken card to its captain and the rocket after it', () => {
    const [card, rocket] = script([taken])
    expect(card).toMatchObject({
      kind: 'fly',
      piece: 'played-12',
      from: 'space-4-2',
      start: 0,
      copy: { card: 12, down: false },
    })
    expect(rocket).toMatchObject({ kind: 'glide', piece: 'rocket-1', from: 'space-2-1' })
    expect(rocket!.start).toBeGreaterThan(0)
  })
  it('turns a card over that is played for its distance (GR-4.2)', () => {
    expect(script([{ ...taken, face_up: false, distance: 15 }])[0]!.copy).toEqual({
      card: 12,
      discovery: false,
      down: true,
    })
  })
  it('plays events in their order: what left the game falls after the card has been taken (GR-3.5)', () => {
    const moves = script([taken, { kind: 'CardLeft', card: 30, pair: 2, orbit: 2 }])
    const end = Math.max(...moves.slice(0, 2).map((move) => move.start + BASE[move.motion]))
    expect(moves[2]).toMatchObject({ kind: 'fall', from: 'space-2-2', start: end, copy: { card: 30 } })
  })
  it('shows the new discovery once the claimed one is gone (GR-4.7)', () => {
    const moves = script([
      { kind: 'DiscoveryClaimed', seat: 0, card: 7, place: 2, points: 2, resource: 2 },
      { kind: 'DiscoveryShown', card: 9, place: 2 },
    ])
    expect(moves.map(({ kind, piece, from, start }) => ({ kind, piece, from, start }))).toEqual([
      { kind: 'fly', piece: 'found-7', from: 'pool-2', start: 0 },
      { kind: 'turn', piece: 'pool-2', from: '', start: BASE.travel },
    ])
  })
  it('deals a season: twelve cards, four discoveries, both rockets back', () => {
    const moves = script([
      { kind: 'SeasonBegan', season: 2, track: Array.from({ length: 12 }, (_, at) => at + 1), pool: [13, 14, 15, 16] },
    ])
    expect(moves.filter((move) => move.kind === 'deal').map((move) => move.piece)).toContain('space-6-2')
    expect(moves.filter((move) => move.kind === 'turn')).toHaveLength(4)
    expect(moves.filter((move) => move.piece.startsWith('rocket'))).toHaveLength(2)
  })
  it('gives the medal once the distances have grown, and shows the hand last', () => {
    const moves = script([medal])
    const start = (piece: string) => moves.find((move) => move.piece === piece)!.start
    const grown = Math.max(...moves.filter((move) => move.kind === 'grow').map((move) => move.start))
    expect(start('race-1')).toBe(start('race-0'))
    expect(start('medal-1')).toBeGreaterThan(grown)
    expect(start('hand-0')).toBeGreaterThan(start('medal-1'))
    expect(start('hand-2')).toBeGreaterThan(start('hand-0'))
  })
  it('lays a prediction on its rocket (GR-6.1)', () => {
    expect(script([{ kind: 'PredictionPlayed', seat: 1, rocket: 0, place: 2, card: 0 }])).toMatchObject([
      { kind: 'lay', piece: 'prediction-0-2' },
    ])
  })
  it('leaves out what nobody sees move', () => {
    const still: GameEvent[] = [
      { kind: 'ClaimDeclined', seat: 0 },
      { kind: 'GameEnded', scores: [1, 2], winner: 1, by_orbit: false },
    ]
    expect(script(still)).toEqual([])
  })
})
