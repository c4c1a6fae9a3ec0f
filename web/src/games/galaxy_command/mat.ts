/** The home mat as rows: what each track is called, holds and will hold, and the action that belongs to it. */
import { t } from '../../kit/reader.svelte'
import type { Components, CommanderView, GameAction } from '../../gen/galaxy_command'
import { cells, wasted, type Cell, type Change, type TrackFacts } from './tracks'

export interface MatTrack {
  id: string
  name: string
  icon: string
  tone: 'metal' | 'wealth' | 'military'
  note: string
  value: number
  cells: Cell[]
  /** In the order in which they are looked for among the offers. */
  actions: GameAction[]
}

export function mat(own: CommanderView, data: Components, change: Change, collects: boolean): MatTrack[] {
  const store = (id: 'metal' | 'wealth'): MatTrack => {
    const facts: TrackFacts = {
      value: own[id],
      limit: own.storage_limit,
      coming: collects ? own[`next_${id}`] : 0,
      change: change[id],
    }
    const waste = wasted(facts)
    const note = t('board-limit', { n: own.storage_limit, wasted: waste })
    return {
      id,
      name: t(`board-track-${id}`),
      icon: id,
      tone: id,
      note,
      value: own[id],
      cells: cells(facts),
      actions: [
        { kind: 'Trade', give: id },
        { kind: 'PayRansom', resource: id },
      ],
    }
  }
  const made = (id: 'metal' | 'wealth'): MatTrack => {
    const value = own[`${id}_production`]
    const home = Number(data.setup[`${id}_production`])
    const note = t('board-production', { home, systems: value - home })
    return {
      id: `${id}-made`,
      name: t(`board-track-${id}-made`),
      icon: 'factory',
      tone: id,
      note,
      value,
      cells: cells({ value, limit: null }),
      actions: [],
    }
  }
  return [
    store('metal'),
    store('wealth'),
    {
      id: 'military',
      name: t('board-track-military'),
      icon: 'military',
      tone: 'military',
      note: t('board-limit', { n: own.military_limit, wasted: 0 }),
      value: own.strength,
      cells: cells({ value: own.strength, limit: own.military_limit, change: change.strength }),
      actions: [{ kind: 'BuildMilitary' }],
    },
    made('metal'),
    made('wealth'),
  ]
}
