import type { PlayerColour } from '../../kit/board'

export const COLOURS: PlayerColour[] = ['blue', 'green', 'yellow', 'red']
