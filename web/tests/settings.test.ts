import { beforeEach, describe, expect, it } from 'vitest'
import { duration } from '../src/kit/motion'
import { DEFAULTS, change, read, settings } from '../src/kit/settings.svelte'

const PLACE = 'cosmodrome.settings'

beforeEach(() => {
  localStorage.clear()
  Object.assign(settings, DEFAULTS)
})

describe('settings', () => {
  it('are kept and read again', () => {
    change('theme', 'light')
    change('textSize', 120)
    expect(read()).toEqual({ ...DEFAULTS, theme: 'light', textSize: 120 })
  })

  it('show on the page', () => {
    change('theme', 'light')
    change('textSize', 110)
    change('keyHints', false)
    const root = document.documentElement
    expect([root.dataset['theme'], root.dataset['keys'], root.style.getPropertyValue('--text')]).toEqual([
      'light',
      'off',
      '1.1',
    ])
  })

  it('fall back one by one where they cannot be understood', () => {
    localStorage.setItem(
      PLACE,
      JSON.stringify({ theme: 'pink', sounds: 'loud', confirm: 'never', textSize: 5000, extra: 1 }),
    )
    expect(read()).toEqual({ ...DEFAULTS, confirm: 'never' })
    localStorage.setItem(PLACE, 'not json')
    expect(read()).toEqual(DEFAULTS)
    localStorage.setItem(PLACE, 'null')
    expect(read()).toEqual(DEFAULTS)
  })
})

describe('durations', () => {
  it('follow the animation setting', () => {
    expect(duration('travel')).toBe(320)
    change('animation', 'fast')
    expect(duration('travel')).toBe(160)
    change('animation', 'slow')
    expect(duration('travel')).toBe(640)
    change('animation', 'off')
    expect(duration('travel')).toBe(0)
  })

  it('grow with the pieces, up to a limit', () => {
    expect(duration('travel', 3)).toBe(400)
    expect(duration('travel', 50)).toBe(700)
  })
})
