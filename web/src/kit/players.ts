/* Players: colour, shape and pattern always together. */
import type { GameUi, PlayerColour } from './board'

export const COLOURS: PlayerColour[] = ['blue', 'orange', 'green', 'yellow', 'purple', 'red']

export const SHAPES: Record<PlayerColour, { path: string }> = {
  blue: { path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z' },
  orange: { path: 'M12 .8 23.2 12 12 23.2.8 12z' },
  green: { path: 'm12 2 11 19.5H1z' },
  yellow: { path: 'M3 3h18v18H3z' },
  purple: { path: 'M6.3 2h11.4l5.7 10-5.7 10H6.3L.6 12z' },
  red: { path: 'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z' },
  none: { path: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14z' },
}

export function colourOf(colours: readonly PlayerColour[] | undefined, seat: number): PlayerColour {
  const row = colours?.length ? colours : COLOURS
  return row[seat % row.length] ?? 'blue'
}

/** A game's page with the colours that are played at this table. */
export function dressed(page: GameUi | null, view: unknown, colours: PlayerColour[]): GameUi | null {
  return page && { ...page, colours: page.coloursOf && view ? page.coloursOf(view) : colours }
}
