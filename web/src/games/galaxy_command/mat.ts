/** The home mat as rows: what each track is called, holds and will hold, and the action that belongs to it. */
import type { Action } from '../../kit/board'
import type { CommandData, CommanderView } from './model'
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
  actions: Action[]
  /** The events after which its cube slides. */
  moves: string[]
}

const STORAGE = ['ResourcesCollected', 'ResourcesTraded', 'ResourcesGained', 'RansomPaid']

export function mat(own: CommanderView, data: CommandData, change: Change, collects: boolean): MatTrack[] {
  const store = (id: 'metal' | 'wealth', name: string): MatTrack => {
    const facts: TrackFacts = {
      value: own[id],
      limit: own.storage_limit,
      coming: collects ? own[`next_${id}`] : 0,
      change: change[id],
    }
    const waste = wasted(facts)
    const note = `limit ${own.storage_limit}${waste ? `, ${waste} wasted` : ''}`
    return {
      id,
      name,
      icon: id,
      tone: id,
      note,
      value: own[id],
      cells: cells(facts),
      moves: STORAGE,
      actions: [
        { kind: 'Trade', give: id },
        { kind: 'PayRansom', resource: id },
      ],
    }
  }
  const made = (id: 'metal' | 'wealth', name: string): MatTrack => {
    const value = own[`${id}_production`]
    const home = Number(data.setup[`${id}_production`])
    const note = `home ${home}, systems ${value - home}`
    return {
      id: `${id}-made`,
      name,
      icon: 'factory',
      tone: id,
      note,
      value,
      cells: cells({ value, limit: null }),
      actions: [],
      moves: ['SystemAttacked', 'SystemDefended', 'SystemGivenUp'],
    }
  }
  return [
    store('metal', 'Metal'),
    store('wealth', 'Wealth'),
    {
      id: 'military',
      name: 'Military',
      icon: 'military',
      tone: 'military',
      note: `limit ${own.military_limit}`,
      value: own.strength,
      cells: cells({ value: own.strength, limit: own.military_limit, change: change.strength }),
      actions: [{ kind: 'BuildMilitary' }],
      moves: ['StrengthLost', 'MilitaryBuilt', 'EnvoysArrived'],
    },
    made('metal', 'Metal made'),
    made('wealth', 'Wealth made'),
  ]
}
