/** The kinds of orbit cards in their order: four resources, three expeditions, heroics. */
import type { Components } from '../../gen/galaxy_rush'
import { t } from '../../kit/reader.svelte'
import { slug } from './art'

export interface Kind {
  id: string
  place: number
  short: string
  icon: string
  group: 'resource' | 'expedition' | 'heroic'
}

export const HEROIC = 'heroic'

export function kindsOf(data: Components): Kind[] {
  const rows: Omit<Kind, 'place'>[] = [
    ...data.resources.map((row) => ({
      id: row.id,
      short: row.short,
      icon: `resource-${slug(row.id)}`,
      group: 'resource' as const,
    })),
    ...data.expeditions.map((row) => ({
      id: row.id,
      short: row.plural,
      icon: `expedition-${slug(row.id)}`,
      group: 'expedition' as const,
    })),
    { id: HEROIC, short: t('sheet-Heroics'), icon: 'heroic', group: 'heroic' },
  ]
  return rows.map((row, place) => ({ ...row, place }))
}
