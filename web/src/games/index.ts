/* The only file that lists the pages of games. Each is fetched when a table of its game is opened. */
import type { GameUi } from '../kit/board'

const PAGES: Record<string, () => Promise<object>> = {
  'galaxy-challenge': () => import('./galaxy_challenge/index'),
  'galaxy-command': () => import('./galaxy_command/index'),
  'galaxy-rush': () => import('./galaxy_rush/index'),
  'galaxy-trucker': () => import('./galaxy_trucker/index'),
  'lunar-rush': () => import('./lunar_rush/index'),
}

/** The picture of a game in the lobby. */
export const coverOf = (id: string): string => `/art/covers/${id in PAGES ? id : 'plain'}.svg`

const known = new Map<string, Promise<GameUi>>()

/** The page of a game; one that has none of its own is shown in words. */
export function loadGame(id: string): Promise<GameUi> {
  let page = known.get(id)
  if (!page) {
    page = (PAGES[id] ?? (() => import('./plain/index')))().then((module) => pageIn(module, id))
    // A chunk that could not be fetched is tried again next time.
    page.catch(() => known.delete(id))
    known.set(id, page)
  }
  return page
}

function pageIn(module: object, id: string): GameUi {
  const found = Object.values(module).find(
    (part): part is GameUi => typeof part === 'object' && part && 'Board' in part,
  )
  if (!found) throw new Error(`The page of ${id} exports no board.`)
  return found
}
