import { describe, expect, it } from 'vitest'
import { scrollFor } from './lit'

const SIGHT = { top: 100, bottom: 300 }

describe('scrollFor', () => {
  it('leaves what can be seen where it is', () => {
    expect(scrollFor([{ top: 120, bottom: 280 }], SIGHT)).toBe(0)
    expect(scrollFor([], SIGHT)).toBe(0)
  })

  it('brings all of them into sight, from below and from above', () => {
    const pair = [
      { top: 290, bottom: 340 },
      { top: 340, bottom: 390 },
    ]
    expect(scrollFor(pair, SIGHT)).toBe(90)
    expect(scrollFor([{ top: 20, bottom: 60 }], SIGHT)).toBe(-80)
  })

  it('brings the first where there is no room for all, with its head where that is too tall as well', () => {
    const column = [
      { top: 350, bottom: 400 },
      { top: 500, bottom: 700 },
    ]
    expect(scrollFor(column, SIGHT)).toBe(100)
    expect(scrollFor([{ top: 350, bottom: 800 }], SIGHT)).toBe(250)
  })
})
