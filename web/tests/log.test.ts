import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../src/gen/protocol'
import { light } from '../src/kit/lit'
import { linesShown, linesUpTo, partsOf, titleOf } from '../src/shell/table/log'
import LogRow from '../src/shell/table/LogRow.svelte'

const line = (ply: number, text: string, head = false): LogLine => ({ ply, seat: 0, text, clause: '', event: {}, head })
const LINES = [line(1, 'a'), line(1, 'Turn of Ada.', true), line(2, 'b'), line(3, 'c'), line(3, 'Turn of Ben.', true)]
const texts = (forward: boolean): (string | undefined)[][] =>
  partsOf(LINES, forward).map((part) => [part.head?.text, ...part.lines.map((one) => one.text)])

describe('the log', () => {
  it('is cut at its heads, the newest part on top', () => {
    expect(texts(false)).toEqual([['Turn of Ben.'], ['Turn of Ada.', 'c', 'b'], [undefined, 'a']])
    expect(texts(true)).toEqual([[undefined, 'a'], ['Turn of Ada.', 'b', 'c'], ['Turn of Ben.']])
    expect(partsOf([], false)).toEqual([])
  })

  it('holds back only what has not been shown', () => {
    const note: LogLine = { ...line(3, 'Ben ran out of time; a bot plays on.'), event: null }
    const lines = [line(2, 'b'), line(3, 'c'), note]
    expect(linesShown(lines, 0).map((one) => one.text)).toEqual(['b', 'c', note.text])
    expect(linesShown(lines, 1).map((one) => one.text)).toEqual(['b', note.text])
    expect(linesShown(lines, 2).map((one) => one.text)).toEqual([note.text])
  })

  it('goes up to the line of what is shown again', () => {
    expect(linesUpTo(LINES, LINES[1]!)).toEqual(LINES.slice(0, 2))
    expect(linesUpTo(LINES, null)).toBe(LINES)
    expect(linesUpTo(LINES, line(9, 'z'))).toBe(LINES)
  })

  it('names a part without its full stop', () => {
    expect(titleOf(line(1, 'Year 1, round 2: turn of Ada.', true))).toBe('Year 1, round 2: turn of Ada')
  })
})

describe('light', () => {
  it('falls on the pieces named, and leaves the others', () => {
    document.body.innerHTML = '<i data-piece="a"></i><i data-piece="b"></i><i data-piece=""></i>'
    const lit = (): (string | null)[] =>
      [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-piece'))
    light(['a'])
    expect(lit()).toEqual(['a'])
    light(['b', 'nowhere'])
    expect(lit()).toEqual(['b'])
    light([])
    expect(lit()).toEqual([])
  })
})

it('a line that comes under a resting pointer lights nothing; one that is pointed at does', async () => {
  document.body.innerHTML = '<i data-piece="seat-0"></i>'
  const context = { view: null, before: null, data: null, seat: null }
  const props = { line: line(1, 'a'), names: ['Ada'], ui: null, context, now: false, why: '' }
  const row = mount(LogRow, { target: document.body, props })
  flushSync()
  const move = (movementX: number): void => {
    document.querySelector('li')!.dispatchEvent(new PointerEvent('pointermove', { movementX, bubbles: true }))
  }
  const lit = (): number => document.querySelectorAll('[data-lit]').length
  document.querySelector('li')!.dispatchEvent(new PointerEvent('pointerenter'))
  move(0)
  expect(lit()).toBe(0)
  move(2)
  expect(lit()).toBe(1)
  document.querySelector('li')!.dispatchEvent(new PointerEvent('pointerleave'))
  expect(lit()).toBe(0)
  await unmount(row)
})
