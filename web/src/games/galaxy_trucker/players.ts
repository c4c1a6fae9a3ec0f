import type { GalaxyTruckerView } from '../../gen/galaxy_trucker'
import type { PlayerColour } from '../../kit/board'

export const COLOURS: PlayerColour[] = ['blue', 'green', 'yellow', 'red']

/** Partners build on at, and fly, each other's ships: whose this player has, in words; nothing where it is the own. */
export function lent(view: GalaxyTruckerView, seat: number): string {
  const colour = view.ships[seat]!.colour
  return colour === COLOURS[seat] ? '' : `${view.phase === 'Building' ? 'Builds' : 'Flies'} the ${colour} ship`
}
