import { describe, expect, it } from 'vitest'
import type { Components, GameAction } from '../../gen/galaxy_command'
import { cells, changeOf, wasted, type Change } from './tracks'

const states = (facts: Parameters<typeof cells>[0]) => cells(facts).map((cell) => cell.state)

describe('cells', () => {
  it('outlines what collecting adds, up to the limit (CO-4.1)', () => {
    expect(states({ value: 1, limit: 3, coming: 4 })).toEqual(['stock', 'cube', 'coming', 'coming', 'beyond', 'beyond'])
    expect(wasted({ value: 1, limit: 3, coming: 4 })).toBe(2)
  })
  it('shows where a payment takes the cube', () => {
    expect(states({ value: 4, limit: 5, change: -3 })).toEqual(['stock', 'lands', 'spent', 'spent', 'cube', 'free'])
  })
  it('shows where a gain takes the cube before what collecting adds', () => {
    expect(states({ value: 1, limit: 5, change: 1, coming: 3 })).toEqual([
      'stock',
      'cube',
      'lands',
      'coming',
      'coming',
      'free',
    ])
  })
  it('moves along with production past the printed five (CO-3.8)', () => {
    const row = cells({ value: 7, limit: null })
    expect(row.map((cell) => cell.number)).toEqual([2, 3, 4, 5, 6, 7])
    expect(row.at(-1)!.state).toBe('cube')
  })
})

describe('changeOf', () => {
  const data = {
    limits: { military_metal: 1, military_wealth: 1 },
    technologies: [{ id: 'commerce', cost: 2, ability: { trade_give: 2, trade_get: 1 } }],
    events: [
      {
        number: 53,
        years: [
          { effect: 'ransom', from_systems: 3, wealth: 1, metal: 2 },
          { effect: 'ransom', from_systems: 3, wealth: 2, metal: 3 },
        ],
      },
    ] satisfies Pick<Components['events'][number], 'number' | 'years'>[],
  }
  const view = { year: 2, pandemic: 53 }
  it.each<[GameAction | null, Change]>([
    [{ kind: 'BuildMilitary' }, { metal: -1, wealth: -1, strength: 1 }],
    [
      { kind: 'DiscoverTechnology', technology: 'commerce' },
      { metal: 0, wealth: -2, strength: 0 },
    ],
    [
      { kind: 'Trade', give: 'metal' },
      { metal: -2, wealth: 1, strength: 0 },
    ],
    [
      { kind: 'Trade', give: 'wealth' },
      { metal: 1, wealth: -2, strength: 0 },
    ],
    [
      { kind: 'PayRansom', resource: 'metal' },
      { metal: -3, wealth: 0, strength: 0 },
    ],
    [{ kind: 'BideTime' }, { metal: 0, wealth: 0, strength: 0 }],
    [null, { metal: 0, wealth: 0, strength: 0 }],
  ])('%j', (action, change) => expect(changeOf(action, data, view)).toEqual(change))
})
