/** What a discovery requires, piece by piece, and which of it is there. */
import type { Components, Discovery } from '../../gen/galaxy_rush'

export interface Need {
  /** The resource's place among the kinds. */
  kind: number
  state: 'owned' | 'coming' | 'missing'
}

/** `coming` is the kind of resource that is about to be played; -1: none. */
export function needs(row: Discovery, missing: readonly number[], coming: number, data: Components): Need[] {
  return data.resources.flatMap((resource, kind) => {
    const wanted = row.cost[resource.id] ?? 0
    const owned = wanted - (missing[kind] ?? 0)
    return Array.from({ length: wanted }, (_, at): Need => {
      const state = at < owned ? 'owned' : at === owned && kind === coming ? 'coming' : 'missing'
      return { kind, state }
    })
  })
}

export function lacks(missing: readonly number[]): number {
  return missing.reduce((sum, each) => sum + each, 0)
}
