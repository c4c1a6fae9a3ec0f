/** What the latest exploration turned up: the view has the decks only, the rest is told by all that happened. */
import type { DefenceTried, GameEvent, SectorDrawn } from '../../gen/galaxy_challenge'

export interface Found {
  drawn: SectorDrawn
  /** How it was held off; null: that was not needed, or it has not been tried yet. */
  defence: DefenceTried | null
  /** The advantage cards that it brought; 0 for one that the viewer may not see. */
  gained: number[]
}

export interface Exploration {
  /** Who explored; -1: nobody yet. */
  seat: number
  found: Found[]
}

export function explorationOf(past: readonly GameEvent[]): Exploration {
  const start = past.findLastIndex((event) => event.kind === 'ExploringBegan')
  const exploration: Exploration = { seat: -1, found: [] }
  for (const event of start < 0 ? [] : past.slice(start)) {
    const latest = exploration.found.at(-1)
    if (event.kind === 'ExploringBegan') exploration.seat = event.seat
    if (event.kind === 'SectorDrawn') exploration.found.push({ drawn: event, defence: null, gained: [] })
    if (event.kind === 'DefenceTried' && latest) latest.defence = event
    if (event.kind === 'AdvantagesDrawn' && latest) latest.gained = event.cards
  }
  return exploration
}
