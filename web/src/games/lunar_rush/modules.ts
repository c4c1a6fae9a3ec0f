/** A module's worker places: those that do the same stand together. */
import type { ModuleView, SpaceView } from '../../gen/lunar_rush'

export interface Group {
  spaces: { at: number; space: SpaceView }[]
  inputs: SpaceView['inputs']
  outputs: SpaceView['outputs']
  missing: SpaceView['missing']
}

export function groupsOf(spaces: readonly SpaceView[]): Group[] {
  const groups: Group[] = []
  spaces.forEach((space, at) => {
    const key = recipe(space)
    const known = groups.find((group) => recipe(group) === key)
    if (known) known.spaces.push({ at, space })
    else groups.push({ spaces: [{ at, space }], inputs: space.inputs, outputs: space.outputs, missing: space.missing })
  })
  return groups
}

const recipe = (one: Pick<SpaceView, 'inputs' | 'outputs'>): string => JSON.stringify([one.inputs, one.outputs])

/** Diamonds: one for what is built first, up to three. */
export const levelsOf = (module: ModuleView): boolean[] =>
  [0, 1, 2].map((level) => module.built && level <= module.level)
