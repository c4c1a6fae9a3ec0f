import { describe, expect, it } from 'vitest'
import { clockText, minutesOf, paceText, signed, timeText } from '../src/shell/words'

describe('times', () => {
  it('are told in minutes, hours or days', () => {
    expect([59, 3_600, 86_400, 3 * 86_400 + 7_200].map(clockText)).toEqual(['0:59', '1:00:00', '1 d 0 h', '3 d 2 h'])
  })
  it('of a pace name what every action adds', () => {
    expect(paceText(300, 10)).toBe('5:00 + 10 s')
    expect(paceText(3 * 86_400, 43_200)).toBe('3 d 0 h + 12 h')
  })
  it('of the day go into a field and back', () => {
    expect(timeText(425)).toBe('07:05')
    expect([0, 425, 1_439].map((minutes) => minutesOf(timeText(minutes)))).toEqual([0, 425, 1_439])
  })
})

describe('gains and losses', () => {
  it('have a sign, and halves where there are any', () => {
    expect([3, -2, 4.5, -0.5].map(signed)).toEqual(['+3', '−2', '+4½', '−½'])
  })
})
