/** A captain's cards in their stacks (GR-4.12): each resource with the season-one discoveries that count as it, each
expedition, heroics, the other discoveries.
*/
import type { CaptainView, Components, Discovery, OrbitCard } from '../../gen/galaxy_rush'
import { t } from '../../kit/reader.svelte'
import { cardArt, discoveryArt } from './art'
import { cardName, HEROIC, kindsOf, type Kind } from './kinds'
import { foundAt, playedAt } from './pieces'

export interface Entry {
  at: string
  name: string
  art: string
  /** The points printed on it; 0: none. */
  points: number
  discovery: boolean
}

export interface Stack {
  id: string
  name: string
  icon: string
  /** Place of its colour among the kinds; -1: discoveries. */
  tone: number
  count: number
  /** In the few words that fit under it: what it is worth, and what with more of them. */
  note: string
  next: string
  /** The same in words; "": it has no points of its own. */
  worth: string
  entries: Entry[]
  /** The first of a group, set apart from the one before it. */
  apart: boolean
}

export const DISCOVERIES = 'discoveries'

export function stacks(own: CaptainView, data: Components): Stack[] {
  const kinds = kindsOf(data)
  const cards = own.up.map((number) => data.orbit_cards[number - 1]!)
  const found = own.discoveries.map((number) => data.discoveries[number - 1]!)
  const counts = [...own.resources, ...own.expeditions, own.heroics]
  const rows = kinds.map((kind): Stack => {
    const given = found.filter((row) => row.gives === kind.id).map(discoveryEntry)
    const entries = [
      ...cards.filter((card) => card.kind === kind.id).map((card) => cardEntry(card, kind.place, data)),
      ...given,
    ]
    const apart = kind.place === data.resources.length || kind.id === HEROIC
    return {
      id: kind.id,
      name: kind.short,
      icon: kind.icon,
      tone: kind.place,
      count: counts[kind.place] ?? 0,
      ...worthOf(kind, own, data),
      entries,
      apart,
    }
  })
  const others = found.filter((row) => row.gives === '').map(discoveryEntry)
  const worth = t('points', { n: own.points['Discoveries'] ?? 0 })
  return [
    ...rows,
    {
      id: DISCOVERIES,
      name: t('sheet-Discoveries'),
      icon: 'discovery',
      tone: -1,
      count: found.length,
      note: worth,
      next: '',
      worth,
      entries: others,
      apart: false,
    },
  ]
}

function cardEntry(card: OrbitCard, place: number, data: Components): Entry {
  return {
    at: playedAt(card.number),
    name: cardName(card, data),
    art: cardArt(card, place),
    points: card.points,
    discovery: false,
  }
}

function discoveryEntry(row: Discovery): Entry {
  return { at: foundAt(row.number), name: row.name, art: discoveryArt(row), points: row.points, discovery: true }
}

type Worth = Pick<Stack, 'note' | 'next' | 'worth'>

function worthOf(kind: Kind, own: CaptainView, data: Components): Worth {
  if (kind.group === 'resource') return { note: kind.short, next: '', worth: '' }
  const at = kind.place - data.resources.length
  const expedition = data.expeditions[at]
  if (!expedition) return alike(t('points', { n: own.points['Heroics'] ?? 0 }))
  const [owned, n] = [own.expeditions[at] ?? 0, own.expedition_points[at] ?? 0]
  if (expedition.table.length) {
    const next = expedition.table[owned + 1]
    if (next === undefined) return alike(t('points', { n }))
    return { note: t('points', { n }), next: t('board-note-next', { next }), worth: t('board-worth-next', { n, next }) }
  }
  const [more, set] = [expedition.set_size - (owned % expedition.set_size), expedition.set_points]
  const next = t('board-note-set', { more, next: n + set })
  return { note: t('points', { n }), next, worth: t('board-worth-set', { n, more, set }) }
}

function alike(words: string): Worth {
  return { note: words, next: '', worth: words }
}

/** How far each card lies below the one before it, so that the stack stays in its place. */
export function offset(count: number, room: number, height: number, most: number): number {
  return count < 2 ? 0 : Math.min(most, (room - height) / (count - 1))
}
