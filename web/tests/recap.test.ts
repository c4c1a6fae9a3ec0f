import { describe, expect, it } from 'vitest'
import type { LogLine } from '../src/gen/protocol'
import { changesOf, type Gain, type GameUi, type Reading } from '../src/kit/board'
import type { Scene } from '../src/kit/scenes'
import { recapOf, type Recap } from '../src/shell/table/recap'

interface Holdings {
  ore: number
  gems: number
}
const SCENES: Record<string, Scene | null> = {
  Attacked: { weight: 'read', staged: true },
  Built: { weight: 'read' },
  Struck: { weight: 'read', minor: true },
  Defended: { weight: 'read', staged: true },
  Worked: { weight: 'glance' },
  Done: null,
}
const reading = (icon: string, value: number): Reading => ({ icon, label: icon, value: String(value) })
const line = (kind: string): LogLine => ({ ply: 1, seat: 1, text: kind, clause: '', head: false, event: { kind } })

function recap(kinds: string[], more: object = {}): Recap | undefined {
  const ui = {
    scenes: Object.fromEntries(Object.entries(SCENES).map(([kind, scene]) => [kind, () => scene])),
    readings: ({ ore, gems }: Holdings) => [reading('goods', ore + gems)],
    score: () => '20',
    ...more,
  } as unknown as GameUi
  const now = { view: { ore: 4, gems: 1 }, before: null, data: null, seat: 0 }
  return recapOf(kinds.map(line), { lines: 0, view: { ore: 1, gems: 2 } }, now, ui, [0])[0]
}

describe('the summary of what another player did', () => {
  it('tells what weighs most, not what came last', () => {
    expect(recap(['Built', 'Worked', 'Worked', 'Done'])?.main.text).toBe('Built')
  })

  it('leaves out what has nothing to look at, unless there is nothing else', () => {
    expect(recap(['Worked', 'Done'])?.lines.map((one) => one.text)).toEqual(['Worked'])
    expect(recap(['Done'])?.main.text).toBe('Done')
  })

  it('tells what they did themselves before what merely happened to them', () => {
    expect(recap(['Worked', 'Struck'])?.main.text).toBe('Worked')
    expect(recap(['Struck'])?.main.text).toBe('Struck')
  })

  it('tells what was staged before what was not', () => {
    expect(recap(['Attacked', 'Built'])?.main.text).toBe('Attacked')
    expect(recap(['Built', 'Defended', 'Built'])?.main.text).toBe('Defended')
  })

  it('counts the readings, or what the game counts in their place', () => {
    expect(recap(['Built'])?.gains).toEqual([{ icon: 'goods', label: 'goods', by: 2 }])
    const counted = ({ ore, gems }: Holdings): Reading[] => [reading('ore', ore), reading('gem', gems)]
    const gains = (before: Holdings, after: Holdings): Gain[] => changesOf(counted(before), counted(after))
    expect(recap(['Built'], { gains })?.gains.map(({ icon, by }) => [icon, by])).toEqual([
      ['ore', 3],
      ['gem', -1],
    ])
  })
})
