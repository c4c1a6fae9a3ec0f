/* What the page asks of the server over HTTP. Every failure becomes one line that can be shown as it is. */
import type { Calls, DailyList, NewTable, PersonPage, ReplayList, Sleep, TableCard, Tables } from '../gen/http'
import { reader, t } from '../kit/reader.svelte'
import type { Message } from '../kit/words'
import { inWords } from './catalogues'
import { playersAt } from './replay/moments'

export type * from '../gen/http'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Of a replay, as a seat saw it or, without one, a spectator. */
export interface Moment {
  ply: number
  seat: number | null
}

/** What fills the address, or follows it as a query. */
type Values = Record<string, string | number>

async function ask<C extends keyof Calls>(
  call: C,
  values: Values = {},
  body?: Calls[C]['body'] | Blob,
): Promise<Calls[C]['answer']> {
  const [method, address] = call.split(' ') as [string, string]
  const request: RequestInit = { method, credentials: 'same-origin' }
  if (body instanceof Blob) request.body = body
  else if (body) {
    request.body = JSON.stringify(body)
    request.headers = { 'content-type': 'application/json' }
  }
  const response = await fetch(filled(address, values), request).catch(() => {
    throw new ApiError(0, t('page-no-answer'))
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new ApiError(response.status, refusalOf(answer) ?? t('page-status', { status: response.status }))
  return answer as Calls[C]['answer']
}

export function filled(address: string, values: Values): string {
  const query = new URLSearchParams()
  let path = address
  for (const [name, value] of Object.entries(values)) {
    const place = `{${name}}`
    if (path.includes(place)) path = path.replace(place, part(String(value)))
    else query.set(name, String(value))
  }
  return query.size ? `${path}?${query.toString()}` : path
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
  const seats = table.seats.map((seat, at) =>
    seat.kind === 'person' && !seat.name ? { ...seat, name: t('seat-number', { number: at + 1 }) } : seat,
  )
  const names = seats.map((seat) => seat.name)
  return inWords(table.game, { ...table, seats }, names, own.length === 1 ? (own[0] ?? null) : null)
}

function cards(tables: TableCard[]): Promise<TableCard[]> {
  return Promise.all(tables.map(card))
}

export const api = {
  me: () => ask('GET /api/me'),
  rename: (name: string) => ask('POST /api/me', {}, { name }),
  sleep: (sleep: Sleep | null) => ask('POST /api/me/sleep', {}, { sleep }),
  recoveryLink: () => ask('POST /api/me/recovery'),
  recover: (token: string) => ask('POST /api/me/recover', {}, { token }),
  sessions: () => ask('GET /api/me/sessions'),
  revokeSession: (mark: string) => ask('POST /api/me/sessions/revoke', {}, { mark }),
  network: () => ask('GET /api/network'),
  turnNetwork: (on: boolean) => ask('POST /api/network', {}, { on }),
  games: () => ask('GET /api/games', { language: reader.catalogue.language }),
  game: async (id: string) => {
    const { language } = reader.catalogue
    return inWords(id, await ask('GET /api/games/{game_id}', { game_id: id, language }))
  },
  /** Every card and component, in words; those still to come in a running game, as far as one may know. */
  components: async (id: string) => inWords(id, await ask('GET /api/games/{game_id}/components', { game_id: id })),
  /** Now, or at a moment of the table's replay as a seat saw it. */
  remaining: async (game: string, id: string, moment: Moment | null) => {
    const values = moment && { ply: moment.ply, ...(moment.seat !== null && { seat: moment.seat }) }
    return inWords(game, await ask('GET /api/tables/{table_id}/remaining', { table_id: id, ...values }))
  },
  languages: () => ask('GET /api/words'),
  bots: async () => inWords('', await ask('GET /api/bots')),
  tables: async (): Promise<Tables> => {
    const { open, mine, replays } = await ask('GET /api/tables')
    return { open: await cards(open), mine: await cards(mine), replays: await cards(replays) }
  },
  replays: async (wanted: { game: string; who: string; result: string; start: number }): Promise<ReplayList> => {
    const { tables, total } = await ask('GET /api/replays', wanted)
    return { tables: await cards(tables), total }
  },
  /** Somebody's page, and their games. */
  person: async (person: string): Promise<PersonPage> => {
    const found = await ask('GET /api/people/{person}', { person })
    return { ...found, bests: await Promise.all(found.bests.map((best) => inWords(best.game, best))) }
  },
  gamesOf: async (person: string, start: number): Promise<ReplayList> => {
    const { tables, total } = await ask('GET /api/people/{person}/games', { person, start })
    return { tables: await cards(tables), total }
  },
  people: (name: string) => ask('GET /api/people', { name }),
  ladder: (game: string) => ask('GET /api/ladder', { game }),
  /** Without the words of the games: how far one is. */
  dailyStates: () => ask('GET /api/daily'),
  daily: async (): Promise<DailyList> => {
    const found = await ask('GET /api/daily')
    return { ...found, deals: await Promise.all(found.deals.map((deal) => inWords(deal.game, deal))) }
  },
  dailyResults: async (day: string, game: string) =>
    inWords(game, await ask('GET /api/daily/{day}/{game}', { day, game })),
  playDaily: (game: string) => ask('POST /api/daily/{game}', { game }),
  lessons: () => ask('GET /api/lessons'),
  /** Your games that ended while you were away; told once. */
  endings: () => ask('GET /api/endings'),
  toldOfEndings: () => ask('DELETE /api/endings'),
  /** Gives a game up, ends it if all agree, deletes one's own. */
  resign: (id: string) => ask('POST /api/tables/{table_id}/resign', { table_id: id }),
  endGame: (id: string, on: boolean) => ask('POST /api/tables/{table_id}/end', { table_id: id }, { on }),
  remove: (id: string) => ask('DELETE /api/tables/{table_id}', { table_id: id }),
  table: async (id: string) => card(await ask('GET /api/tables/{table_id}', { table_id: id })),
  /** Why these seats and options do not go together; empty where they do. */
  setup: async (game: string, seats: number, options: Record<string, string>) => {
    const answer = await ask('POST /api/games/{game_id}/setup', { game_id: game }, { seats, options })
    return (await inWords(game, answer, [], null)).refusal
  },
  /** Sits down before the game, if a seat is free. */
  join: async (id: string) => card(await ask('POST /api/tables/{table_id}/join', { table_id: id })),
  companions: () => ask('GET /api/companions'),
  invitations: async () => cards(await ask('GET /api/invitations')),
  invite: (id: string, person: string) => ask('POST /api/tables/{table_id}/invite', { table_id: id }, { person }),
  decline: (id: string) => ask('POST /api/tables/{table_id}/decline', { table_id: id }),
  create: (table: NewTable) => ask('POST /api/tables', {}, table),
  lesson: (game: string, lesson: string) => ask('POST /api/tables/lesson', {}, { game, lesson }),
  rematch: (id: string) => ask('POST /api/tables/{table_id}/rematch', { table_id: id }),
  /** A link that hands a seat to whoever opens it. */
  ticket: (id: string, seat: number) => ask('POST /api/tables/{table_id}/ticket/{seat}', { table_id: id, seat }),
  redeem: (token: string) => ask('POST /api/tables/redeem', {}, { token }),
  upload: (file: Blob) => ask('POST /api/replays', {}, file),
  replay: async (id: string, seat: number | null, start: number) => {
    const values = { table_id: id, start, ...(seat !== null && { seat }) }
    const page = await ask('GET /api/tables/{table_id}/replay', values)
    const whole = await inWords(page.game, { ...page, frames: [] }, page.players)
    // Whoever took a seat over has not made the moves before.
    const frames = page.frames.map((frame) => inWords(page.game, frame, playersAt(page, frame.ply)))
    return { ...whole, frames: await Promise.all(frames) }
  },
  branch: (id: string, ply: number) => ask('POST /api/tables/{table_id}/branch', { table_id: id }, { ply }),
  chances: (id: string) => ask('GET /api/tables/{table_id}/chances', { table_id: id }),
  saveAddress: (id: string) => `/api/tables/${part(id)}/save`,
  qrAddress: (text: string) => `/api/qr?text=${part(text)}`,
  liveAddress: (id: string) =>
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${part(id)}/live`,
}

export function oneLine(error: unknown): string {
  return error instanceof Error && error.message ? error.message : t('page-error')
}
