/** Colours are chosen at the table; whoever has none yet is shown in one that is still free. */
import type { GalaxyChallengeView } from '../../gen/galaxy_challenge'
import type { PlayerColour } from '../../kit/board'

/** In the order of the component data's rockets. */
export const COLOURS: PlayerColour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']

export function coloursOf(view: GalaxyChallengeView): PlayerColour[] {
  const taken = new Set(view.players.map((player) => player.colour))
  const free = COLOURS.filter((_, colour) => !taken.has(colour))
  return view.players.map((player) => COLOURS[player.colour] ?? free.shift() ?? 'blue')
}
