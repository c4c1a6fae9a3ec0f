/** What a player's plate says. */
import { t } from '../../kit/reader.svelte'
import type { CommandView } from './model'

export function readings(view: CommandView, seat: number): { icon: string; label: string; value: string }[] {
  const own = view.commanders[seat]
  if (!own) return []
  const aligned = own.systems.filter((system) => system.aligned).length
  return [
    { icon: 'flag', label: t('board-systems-aligned'), value: `${aligned}/${own.systems.length}` },
    { icon: 'military', label: t('board-strength'), value: `${own.strength}` },
    { icon: 'metal', label: t('head-metal'), value: `${own.metal}` },
    { icon: 'wealth', label: t('head-wealth'), value: `${own.wealth}` },
    { icon: 'bank', label: t('components-technologies'), value: `${own.technologies.length}` },
  ]
}

/** Which part of the board the decision is about. */
export function askRegion(view: CommandView): string {
  return { Action: 'sector', Collect: 'mats', Build: 'mats', Event: 'events' }[view.phase] ?? 'sector'
}
