import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../gen/protocol'
import type { GameUi } from '../../kit/board'
import type { Scene } from '../../kit/scenes'
import { recapOf } from './recap'

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

  it('compares readings that are numbers', () => {
    expect(told(ui, [line('Took', 1)])[0]?.gains).toEqual([{ icon: 'gold', label: 'Gold', by: 3 }])
    expect(told(ui, [line('Took', 1)], '1–3')[0]?.gains).toEqual([])
  })

  it('has what the game counts, where it counts itself', () => {
    const counts = { ...ui, gains: () => [{ icon: 'crew', label: 'Crew', by: -2 }] }
    expect(told(counts, [line('Took', 1)])[0]?.gains).toEqual([{ icon: 'crew', label: 'Crew', by: -2 }])
  })
})
