import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeKey, COMMANDS, keyed, keyOf, refuseKey, wordsOf } from '../src/kit/commands'
import { DEFAULTS, read, settings } from '../src/kit/settings.svelte'

beforeEach(() => {
  localStorage.clear()
  Object.assign(settings, DEFAULTS)
})

describe("keys of one's own", () => {
  it('are used and kept', () => {
    expect(changeKey('undo', 'z')).toBe('')
    expect(keyOf('undo')).toBe('z')
    expect(read().keys).toEqual({ undo: 'z' })
    const act = vi.fn()
    keyed({ undo: act })['z']?.(new KeyboardEvent('keydown'))
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('are refused where the same place knows them already', () => {
    expect(changeKey('undo', 'h')).toBe('H is already used: Hint; again: why.')
    expect(keyOf('undo')).toBe('u')
    expect(refuseKey('undo', ',')).toContain('Settings')
    expect(refuseKey('undo', 'y')).toBe('')
    changeKey('hint', 'z')
    expect(refuseKey('undo', 'z')).toContain('Hint')
    expect(refuseKey('undo', 'h')).toBe('')
  })

  it("leave digits, the browser's keys and the fixed ones alone", () => {
    expect(refuseKey('undo', '3')).toContain('digits')
    for (const key of ['Tab', 'Enter', 'Escape', 'Ctrl+z', 'Alt+1'])
      expect(refuseKey('undo', key)).toContain('reserved')
    expect(refuseKey('confirm', 'z')).toContain('cannot be changed')
  })

  it('fall back where what was kept is odd', () => {
    for (const odd of [null, [], 'x', { undo: 3 }]) {
      localStorage.setItem('cosmodrome.settings', JSON.stringify({ keys: odd }))
      expect(Object.keys(read().keys).filter((id) => id === 'undo')).toEqual([])
    }
  })

  it('all have words', () => {
    expect(COMMANDS.filter(({ id }) => wordsOf(id) === `command-${id}`)).toEqual([])
  })

  it('do not clash from the beginning', () => {
    const clashes = COMMANDS.filter((one) => !('fixed' in one) && refuseKey(one.id, one.key) !== '')
    expect(clashes.map((one) => one.id)).toEqual([])
  })
})
