/* Pages of games as they arrive: colours and hue are wanted by the lobby before any board is. */
import { loadGame } from '../games/index'
import type { GameUi, PlayerColour } from '../kit/board'
import { colourOf } from '../kit/players'

let pages: Record<string, GameUi> = $state.raw({})

export function wantUi(id: string): void {
  if (id in pages) return
  void loadGame(id).then(
    (page) => (pages = { ...pages, [id]: page }),
    () => undefined,
  )
}

export function uiOf(id: string): GameUi | undefined {
  return pages[id]
}

export function seatColour(game: string, seat: number): PlayerColour {
  return colourOf(pages[game]?.colours, seat)
}
