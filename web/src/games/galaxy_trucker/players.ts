import type { GalaxyTruckerView } from '../../gen/galaxy_trucker'
import type { PlayerColour } from '../../kit/board'
import { player, t } from '../../kit/reader.svelte'

/** The colour of the ship that a player has. */
export const shipColour = (view: GalaxyTruckerView, colours: readonly PlayerColour[], seat: number): PlayerColour =>
  colours[view.ships[seat]?.owner ?? seat] ?? 'blue'

/** Partners build and fly each other's ships: whose this player has, in words; nothing where it is their own. */
export function lent(view: GalaxyTruckerView, seat: number): string {
  const owner = view.ships[seat]?.owner ?? seat
  if (owner === seat) return ''
  return view.phase === 'Building'
    ? t('board-builds', { who: player(seat), owner: player(owner) })
    : t('board-flies', { who: player(seat), owner: player(owner) })
}
