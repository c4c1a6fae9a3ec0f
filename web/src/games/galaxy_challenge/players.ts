/** Colours are chosen at the table. */
import type { GalaxyChallengeView } from '../../gen/galaxy_challenge'
import type { PlayerColour } from '../../kit/board'

/** In the order of the component data's rockets. */
export const COLOURS: PlayerColour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']

export function coloursOf(view: GalaxyChallengeView): PlayerColour[] {
  return view.players.map((player) => COLOURS[player.colour] ?? 'none')
}
