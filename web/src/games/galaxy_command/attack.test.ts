import { describe, expect, it } from 'vitest'
import { needsText, outlook } from './attack'

describe('outlook (CO-3.2)', () => {
  it('wins from resistance minus strength on', () => {
    const { needs, faces } = outlook(8, 4, 6)
    expect(needs).toBe(4)
    expect(faces.filter((each) => each.wins).map((each) => each.face)).toEqual([4, 5, 6])
  })
  it.each([
    [4, 5, 6, 'Any roll wins'],
    [9, 3, 1, 'Needs a 6'],
    [10, 0, 0, 'No roll wins'],
    [5, 2, 4, 'Needs 3 or more'],
  ])('resistance %i against strength %i: %i of 6', (resistance, strength, wins, text) => {
    const chance = outlook(resistance, strength, 6)
    expect(chance.faces.filter((each) => each.wins)).toHaveLength(wins)
    expect(needsText(chance)).toBe(text)
  })
})
