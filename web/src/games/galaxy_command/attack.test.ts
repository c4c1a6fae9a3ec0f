import { describe, expect, it } from 'vitest'
import { needsText, outlook } from './attack'

describe('outlook (CO-3.2)', () => {
  it('wins from resistance minus strength on', () => {
    const { needs, faces, percent } = outlook(8, 4, 6)
    expect(needs).toBe(4)
    expect(faces.filter((each) => each.wins).map((each) => each.face)).toEqual([4, 5, 6])
    expect(percent).toBe(50)
  })
  it.each([
    [4, 5, 100, 'Every face wins'],
    [9, 3, 17, 'Needs a 6'],
    [10, 0, 0, 'No face wins'],
    [5, 2, 67, 'Needs 3 or more'],
  ])('resistance %i against strength %i: %i percent', (resistance, strength, percent, text) => {
    const chance = outlook(resistance, strength, 6)
    expect(chance.percent).toBe(percent)
    expect(needsText(chance)).toBe(text)
  })
})
