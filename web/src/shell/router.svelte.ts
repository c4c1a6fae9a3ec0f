/* Which page is in front, by the address: / lobby, /tables, /replays, /learn, /ladder, /daily, /people/ID, /t/CODE table,
   /replay/ID, /learn/GAME, /games/GAME all its components, /recover/TOKEN. */

export type Page =
  | { at: 'lobby' | 'tables' | 'replays' | 'lessons' | 'ladder' | 'daily' }
  | { at: 'person'; person: string }
  | { at: 'table'; code: string }
  | { at: 'replay'; id: string; ply: number }
  | { at: 'learn' | 'reference'; game: string }
  | { at: 'recover'; token: string }
  | { at: 'nowhere' }

const LISTS = { tables: 'tables', replays: 'replays', learn: 'lessons', ladder: 'ladder', daily: 'daily' } as const

export function pageOf(path: string, query = ''): Page {
  const [room = '', key = '', more] = partsOf(path)
  if (room === '') return { at: 'lobby' }
  if (key === '' && Object.hasOwn(LISTS, room)) return { at: LISTS[room as keyof typeof LISTS] }
  if (!key || more) return { at: 'nowhere' }
  switch (room) {
    case 't':
      return { at: 'table', code: key }
    case 'replay':
      return { at: 'replay', id: key, ply: Number(new URLSearchParams(query).get('ply') ?? 0) || 0 }
    case 'people':
      return { at: 'person', person: key }
    case 'learn':
      return { at: 'learn', game: key }
    case 'games':
      return { at: 'reference', game: key }
    case 'recover':
      return { at: 'recover', token: key }
  }
  return { at: 'nowhere' }
}

/** An address that cannot be read leads nowhere. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return ['?']
  }
}

class Router {
  page: Page = $state(pageOf(location.pathname, location.search))

  go(path: string): void {
    history.pushState(null, '', path)
    this.follow()
    scrollTo(0, 0)
  }

  follow(): void {
    this.page = pageOf(location.pathname, location.search)
  }

  /** Plain clicks on our own links stay in the page. */
  start(): void {
    addEventListener('popstate', () => this.follow())
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      if (link.pathname.startsWith('/api/')) return
      event.preventDefault()
      this.go(link.pathname + link.search)
    })
  }
}

export const router = new Router()
