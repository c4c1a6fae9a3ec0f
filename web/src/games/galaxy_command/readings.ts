/** What a player's plate says. */
import { t } from '../../kit/reader.svelte'
import type { Components, GalaxyCommandView, GameAction, GameEvent } from '../../gen/galaxy_command'
import type { OfferRow } from '../../kit/board'

export function readings(view: GalaxyCommandView, seat: number): { icon: string; label: string; value: string }[] {
  const own = view.commanders[seat]
  if (!own || isOut(view, seat)) return []
  const aligned = own.systems.filter((system) => system.aligned).length
  return [
    { icon: 'flag', label: t('board-systems-aligned'), value: `${aligned}/${own.systems.length}` },
    { icon: 'military', label: t('board-strength'), value: `${own.strength}` },
    { icon: 'metal', label: t('head-metal'), value: `${own.metal}` },
    { icon: 'wealth', label: t('head-wealth'), value: `${own.wealth}` },
    { icon: 'bank', label: t('components-technologies'), value: `${own.technologies.length}` },
  ]
}

export const isOut = (view: GalaxyCommandView, seat: number): boolean => view.commanders[seat]?.out === true

/** A system that was aligned and is lost again. */
export function undoes(later: GameEvent, event: GameEvent): boolean {
  const loses = (later.kind === 'SystemDefended' && later.lost) || later.kind === 'SystemGivenUp'
  if (!loses || event.kind !== 'SystemAttacked' || !event.aligned) return false
  return later.seat === event.seat && later.slot === event.slot
}

/** Which part of the board the decision is about. */
export function askRegion(view: GalaxyCommandView): string {
  return { Action: 'sector', Collect: 'mats', Build: 'mats', Event: 'events' }[view.phase] ?? 'sector'
}

/** Each system has the digit of its place for the whole game, and biding time the one that is left. */
export function ownKey(action: GameAction): string {
  if (action.kind === 'BideTime') return '0'
  return action.kind === 'Explore' || action.kind === 'Conquer' ? String(action.slot + 1) : ''
}

/** Face-down systems are all alike: one row for those that are near, one for the distant ones. */
export function row(action: GameAction, _: GalaxyCommandView, data: Components): OfferRow | null {
  if (action.kind !== 'Explore') return null
  const near = action.slot < data.setup.near
  return {
    id: near ? 'near' : 'distant',
    title: near ? t('board-row-near') : t('board-row-distant'),
    detail: '',
    art: '',
    button: String(near ? action.slot + 1 : action.slot - data.setup.near + 1),
  }
}
