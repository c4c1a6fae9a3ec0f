import type { GalaxyTruckerView } from '../../gen/galaxy_trucker'
import type { PlayerColour } from '../../kit/board'

/** The colour of the ship that a player has. */
export const shipColour = (view: GalaxyTruckerView, colours: readonly PlayerColour[], seat: number): PlayerColour =>
  colours[view.ships[seat]?.owner ?? seat] ?? 'blue'

/** Partners build on at, and fly, each other's ships: whose this player has, in words; nothing where it is the own. */
export function lent(view: GalaxyTruckerView, colours: readonly PlayerColour[], seat: number): string {
  const colour = shipColour(view, colours, seat)
  return colour === colours[seat] ? '' : `${view.phase === 'Building' ? 'Builds' : 'Flies'} the ${colour} ship`
}
