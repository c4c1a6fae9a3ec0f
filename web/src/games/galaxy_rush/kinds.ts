/** The kinds of orbit cards in their order: four resources, three expeditions, heroics. */
import type { Components, OrbitCard } from '../../gen/galaxy_rush'
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

/** Only heroics have names of their own. */
export function cardName(card: OrbitCard, data: Components): string {
  const kind = [...data.resources, ...data.expeditions].find((row) => row.id === card.kind)
  return kind?.name ?? card.name
}
