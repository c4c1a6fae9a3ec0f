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

/** With whom the viewer shares credits: nobody else's are known before the end. */
export function partnerOf(view: GalaxyTruckerView): number {
  if (view.seat === null || view.phase === 'End') return -1
  return view.truckers.findIndex((trucker, seat) => seat !== view.seat && trucker.credits >= 0)
}

/** Said while nobody has swapped ships yet. */
export function partnersOf(view: GalaxyTruckerView): string {
  const partner = partnerOf(view)
  return partner < 0 ? '' : t('board-partner', { who: player(partner) })
}
