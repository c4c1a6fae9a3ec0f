/* What the page asks of the server over HTTP. Every failure becomes one line that can be shown as it is. */
import type { PlayerColour } from '../kit/board'
import type { SeatInfo, LogLine, Meta, Offer, Outcome, Prompt, Rulebook } from '../gen/protocol'
import { reader, t } from '../kit/reader.svelte'
import type { Message } from '../kit/words'
import { inWords } from './catalogues'

export interface Me {
  player: string
  name: string
  /** On the machine that runs the server. */
  host: boolean
  sleep: Sleep | null
}

/** Minutes after midnight by the player's clock, which is `offset` minutes ahead of UTC. */
export interface Sleep {
  start: number
  end: number
  offset: number
}

/** Whether others on the local network may join, and by which address. */
export interface NetworkState {
  on: boolean
  address: string
  can_turn: boolean
}

export interface LessonCard {
  id: string
  title: string
  text: string
}

export interface GameCard {
  meta: Meta
  lessons: LessonCard[]
}

export interface GameBook {
  meta: Meta
  lessons: LessonCard[]
  rules: Rulebook
  data: unknown
}

export interface Language {
  code: string
  name: string
}

export interface BotLevel {
  spec: string
  title: string
  text: string
}

export interface CardSeat {
  name: string
  kind: 'open' | 'person' | 'bot'
  yours: boolean
  deciding: boolean
  /** Why a bot plays for the person, or finished the game for them; "" where none does. */
  stand_in: SeatInfo['stand_in']
  /** An open seat that waits for somebody. */
  kept: boolean
  colour: SeatInfo['colour']
}

export interface TableCard {
  id: string
  code: string
  name: string
  game: string
  stage: 'gathering' | 'playing' | 'over' | 'closed'
  public: boolean
  seats: CardSeat[]
  your_move: boolean
  verdict: string
  updated: number
  scores: number[]
  /** Why it can only be watched here; "" where it can be played on. */
  watch_only: string
  /** A seat there waits for you. */
  invited: boolean
}

export interface Tables {
  open: TableCard[]
  mine: TableCard[]
  replays: TableCard[]
}

export interface NewTable {
  game: string
  seats: number
  options: Record<string, string>
  /** One per seat: null is an open seat, "you" the maker's, anything else a bot. */
  bots: (string | null)[]
  pace: { bank: number; increment: number }
  public: boolean
  name: string
  begin: boolean
  /** By seat; empty: in the usual order. */
  colours: PlayerColour[]
}

export interface Opened {
  id: string
  code: string
}

export interface Frame {
  ply: number
  seat: number
  lines: LogLine[]
  view: unknown
  prompt: Prompt | null
  /** What the one who acted could do; empty where the watcher may not know. */
  offers: Offer[]
  made: number
}

/** A page of a replay. */
export interface Replay {
  game: string
  name: string
  /** From the one asked for on; perhaps fewer than there are. */
  frames: Frame[]
  /** How many of all frames the server has made by now. */
  made: number
  total: number
  players: string[]
  /** By seat; empty where the game has none, or has them chosen in play. */
  colours: PlayerColour[]
  outcome: Outcome | null
  /** The game as it was then, where it is another one now; with the first page only. */
  book: GameBook | null
}

export interface Chances {
  done: boolean
  points: [number, number[]][]
  /** By moment, the numbers of offers and their worth, the best first. */
  thoughts: [number, [number, number][]][]
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, raw?: BodyInit): Promise<T> {
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    request.body = JSON.stringify(body)
    request.headers = { 'content-type': 'application/json' }
  } else if (raw !== undefined) request.body = raw
  const response = await fetch(`/api${path}`, request).catch(() => {
    throw new ApiError(0, t('page-no-answer'))
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new ApiError(response.status, refusalOf(answer) ?? t('page-status', { status: response.status }))
  return answer as T
}

/** Why it was refused: the message in the reader's words, or else the server's own line. */
function refusalOf(answer: unknown): string | null {
  const { detail, message } = (answer ?? {}) as { detail?: unknown; message?: Message }
  if (message && reader.catalogue.has(message.say)) return reader.words(message) as unknown as string
  return typeof detail === 'string' && detail ? (detail.split('\n')[0] ?? null) : null
}

const part = encodeURIComponent

/** A table of a list with words in place of messages. */
async function card(table: TableCard): Promise<TableCard> {
  const own = table.seats.flatMap((seat, at) => (seat.yours ? [at] : []))
  const names = table.seats.map((seat) => seat.name)
  return inWords(table.game, table, names, own.length === 1 ? (own[0] ?? null) : null)
}

function cards(tables: TableCard[]): Promise<TableCard[]> {
  return Promise.all(tables.map(card))
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('POST', '/me', { name }),
  sleep: (sleep: Sleep | null) =>
    ask<Me>('POST', '/me/sleep', { sleep: sleep && { start: sleep.start, end: sleep.end, offset: sleep.offset } }),
  recoveryLink: () => ask<{ link: string }>('GET', '/me/recovery'),
  recover: (token: string) => ask<Me>('POST', '/me/recover', { token }),
  network: () => ask<NetworkState>('GET', '/network'),
  turnNetwork: (on: boolean) => ask<NetworkState>('POST', '/network', { on }),
  games: async () => {
    const games = await ask<GameCard[]>('GET', '/games')
    return Promise.all(games.map((game) => inWords(game.meta.id, game)))
  },
  game: async (id: string) => {
    const language = part(reader.catalogue.language)
    return inWords(id, await ask<GameBook>('GET', `/games/${part(id)}?language=${language}`))
  },
  languages: () => ask<Language[]>('GET', '/words'),
  bots: async () => inWords('', await ask<BotLevel[]>('GET', '/bots')),
  tables: async (): Promise<Tables> => {
    const { open, mine, replays } = await ask<Tables>('GET', '/tables')
    return { open: await cards(open), mine: await cards(mine), replays: await cards(replays) }
  },
  table: async (id: string) => card(await ask<TableCard>('GET', `/tables/${part(id)}`)),
  create: (table: NewTable) => ask<Opened>('POST', '/tables', table),
  lesson: (game: string, lesson: string) => ask<Opened>('POST', '/tables/lesson', { game, lesson }),
  rematch: (id: string) => ask<Opened>('POST', `/tables/${part(id)}/rematch`),
  /** A link that hands a seat to whoever opens it. */
  ticket: (id: string, seat: number) => ask<{ link: string }>('POST', `/tables/${part(id)}/ticket/${seat}`),
  redeem: (token: string) => ask<Opened>('POST', '/tables/redeem', { token }),
  upload: (file: Blob) => ask<Opened>('POST', '/replays', undefined, file),
  replay: async (id: string, seat: number | null, start: number) => {
    const from = `start=${start}${seat === null ? '' : `&seat=${seat}`}`
    const page = await ask<Replay>('GET', `/tables/${part(id)}/replay?${from}`)
    return inWords(page.game, page, page.players)
  },
  branch: (id: string, ply: number) => ask<Opened>('POST', `/tables/${part(id)}/branch`, { ply }),
  chances: (id: string) => ask<Chances>('GET', `/tables/${part(id)}/chances`),
  saveAddress: (id: string) => `/api/tables/${part(id)}/save`,
  qrAddress: (text: string) => `/api/qr?text=${part(text)}`,
  liveAddress: (id: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${part(id)}/live`,
}

export function oneLine(error: unknown): string {
  return error instanceof Error && error.message ? error.message : t('page-error')
}
