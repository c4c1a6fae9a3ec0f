import { describe, expect, it } from 'vitest'
import { viewAt } from './changes'

const FINAL = {
  turn: 3,
  prices: [5, 4, 6],
  corps: [
    { money: 10, ships: [] as number[] },
    { money: 7, ships: [2] },
  ],
}

describe('viewAt', () => {
  it('is the same view where nothing changes', () => {
    expect(viewAt(FINAL, [])).toBe(FINAL)
  })

  it('changes fields and places in lists', () => {
    const then = viewAt(FINAL, [
      [['turn'], 2],
      [['prices', 1], 6],
      [
        ['corps', 1, 'ships'],
        [1, 2],
      ],
    ])
    expect(then).toEqual({ turn: 2, prices: [5, 6, 6], corps: [FINAL.corps[0], { money: 7, ships: [1, 2] }] })
  })

  it('copies only along the paths and leaves the view as it was', () => {
    const before = structuredClone(FINAL)
    const then = viewAt(FINAL, [[['corps', 1, 'money'], 1]])
    expect(then.corps[0]).toBe(FINAL.corps[0])
    expect(then.prices).toBe(FINAL.prices)
    expect(FINAL).toEqual(before)
  })

  it('replaces all of it where the path is empty', () => {
    expect(viewAt<unknown>(FINAL, [[[], null]])).toBeNull()
  })
})
