import { describe, expect, it } from 'vitest'
import type { LogLine, Showing } from '../../gen/protocol'
import type { GameUi } from '../../kit/board'
import type { Scene } from '../../kit/scenes'
import { gainsFitting, recapOf, roomBelow, roomBeside, sinceOwn, type Since } from './recap'

interface View {
  gold: string
}
const SCENES: Record<string, () => Scene> = {
  Took: () => ({ weight: 'read' }),
  Paid: () => ({ weight: 'read', minor: true }),
  Turned: () => ({ weight: 'climax', staged: true, minor: true }),
}
const ui = {
  scenes: SCENES,
  score: () => '',
  readings: (view: View) => [{ icon: 'gold', label: 'Gold', value: view.gold }],
} as unknown as GameUi
const line = (kind: string, seat: number): LogLine => ({ text: kind, seat, event: { kind } }) as unknown as LogLine
const told = (page: GameUi, log: LogLine[], gold = '5') =>
  recapOf(log, { lines: 0, view: { gold: '2' } }, { view: { gold }, before: { gold }, data: null, seat: 0 }, page, [0])

describe('recapOf', () => {
  it('speaks of what was done, not of what it led to', () => {
    expect(told(ui, [line('Took', 1), line('Paid', 1)])[0]?.main.text).toBe('Took')
    expect(told(ui, [line('Turned', 1), line('Paid', 1)])[0]?.main.text).toBe('Paid')
    expect(told(ui, [line('Took', 0)])).toEqual([])
  })

  it('has a line for what the viewer lost, before the others', () => {
    const harmed = { ...ui, harms: ({ kind }: { kind: string }) => kind === 'Paid' } as unknown as GameUi
    const lines = [line('Took', 1), line('Took', 0), line('Paid', 0)]
    expect(told(harmed, lines).map((one) => [one.seat, one.lines.length, one.main.text])).toEqual([
      [0, 1, 'Paid'],
      [1, 1, 'Took'],
    ])
  })

  it('begins with what follows the last event that starts anew', () => {
    const rounds = { ...ui, startsAnew: ({ kind }: { kind: string }) => kind === 'Began' } as unknown as GameUi
    const ended = [line('Took', 1), line('Took', 2), line('Began', -1)]
    expect(told(rounds, ended)).toEqual([])
    expect(told(rounds, [...ended, line('Paid', 1)]).map((one) => [one.seat, one.main.text])).toEqual([[1, 'Paid']])
  })

  it('compares readings that are numbers', () => {
    expect(told(ui, [line('Took', 1)])[0]?.gains).toEqual([{ icon: 'gold', label: 'Gold', by: 3 }])
    expect(told(ui, [line('Took', 1)], '1–3')[0]?.gains).toEqual([])
  })

  it('has what the game counts, where it counts itself', () => {
    const counts = { ...ui, gains: () => [{ icon: 'crew', label: 'Crew', by: -2 }] }
    expect(told(counts, [line('Took', 1)])[0]?.gains).toEqual([{ icon: 'crew', label: 'Crew', by: -2 }])
  })

  it('names what a line does not give as the reason apart from the rest of the score', () => {
    const bid = (event: { kind: string }) => (event.kind === 'BidShown' ? [{ icon: '', label: 'bid', by: -5 }] : [])
    const counts = { ...ui, score: (view: View) => view.gold, gains: () => [], apart: bid } as unknown as GameUi
    expect(told(counts, [line('BidShown', -1), line('Took', 1)])[0]?.gains).toEqual([
      { icon: '', label: '', by: 8 },
      { icon: '', label: 'bid', by: -5 },
    ])
  })
})

describe('gainsFitting', () => {
  const goods = Array.from({ length: 8 }, (_, at) => ({ icon: 'gold', label: 'Gold', by: at + 1 }))
  const fitting = (width: number) => gainsFitting(goods, roomBelow(width), () => 'points')
  const beside = (text: string, lines = 1) => gainsFitting(goods, roomBeside(265, text, lines), () => 'points')

  it('has all of them where there is room, or leaves room to count the rest', () => {
    expect(fitting(600)).toBe(8)
    expect(fitting(260)).toBeGreaterThan(1)
    expect(fitting(260)).toBeLessThan(8)
    expect(fitting(20)).toBe(0)
  })

  it('has more of them beside few words, and always as many as half of a line has room for', () => {
    expect(beside('Took gold')).toBe(5)
    expect(beside('Took gold, '.repeat(9))).toBe(3)
    expect(beside('Took gold, '.repeat(3), 2)).toBeGreaterThan(beside('Took gold, '.repeat(3)))
  })

  it('leaves long words whole where there is little width', () => {
    const text = 'Rivet aligned Kapteyn: die 4 + strength 3 = 7 against resistance 7. It brings 2 wealth each turn.'
    const forWords = (first: boolean) => 280 - roomBeside(280, text, 2, first).width
    expect(forWords(false)).toBeLessThan(140)
    expect(forWords(true)).toBeGreaterThan(260)
    expect(gainsFitting(goods, roomBeside(280, text, 2, true), () => 'points')).toBe(0)
    expect(gainsFitting(goods, roomBeside(280, 'Took gold', 2, true), () => 'points')).toBeGreaterThan(4)
  })
})

describe('sinceOwn', () => {
  const at = (ply: number, kind: string, seat: number): LogLine => ({ ...line(kind, seat), ply })
  // The last action is the other's, although what came of it begins with a line of the first.
  const log = [at(0, 'Dealt', -1), at(1, 'Took', 0), at(2, 'Paid', 0), at(2, 'Took', 1)]
  const since = (acted: number, ...own: number[]): Since =>
    sinceOwn({ log, acted, showing: { own_seats: own, view: { gold: '1' } } as Showing })

  it('begins at the last own action, and counts nothing where that moment is not known', () => {
    expect(since(1, 0)).toEqual({ lines: 1, view: null })
    expect(since(2, 1)).toEqual({ lines: 2, view: null })
    expect(since(0, 2)).toEqual({ lines: 1, view: null })
    expect(since(0)).toEqual({ lines: 4, view: { gold: '1' } })
  })
})
