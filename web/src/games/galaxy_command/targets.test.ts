import { describe, expect, it } from 'vitest'
import { systemAction } from './targets'

describe('what can be done with a system', () => {
  it('depends on whether it is face down, unaligned or the newest', () => {
    const system = { slot: 2, card: 0, aligned: false }
    expect(systemAction(system, -1)).toEqual({ kind: 'Explore', slot: 2 })
    expect(systemAction({ ...system, card: 4 }, -1)).toEqual({ kind: 'Conquer', slot: 2 })
    expect(systemAction({ ...system, card: 4, aligned: true }, 2)).toEqual({ kind: 'RefuseRansom' })
  })
})
