import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ui as plain } from '../src/games/plain/index'
import type { SeatInfo, Showing } from '../src/gen/protocol'
import type { BoardProps, GameUi } from '../src/kit/board'
import { handle } from '../src/kit/keys'
import type { Scene } from '../src/kit/scenes'
import { DEFAULTS, settings } from '../src/kit/settings.svelte'
import { toasts } from '../src/kit/toasts.svelte'
import type { GameBook } from '../src/shell/api'
import type { Wire } from '../src/shell/live'
import Frame from '../src/shell/table/Frame.svelte'
import { Session } from '../src/shell/table/session.svelte'

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason?: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {}
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
    flushSync()
  }
}

const broken = (() => {
  throw new Error('broken')
}) as unknown as Component<BoardProps & { done: () => void }> & Component<BoardProps>

const seats = ['Ada', 'Bolt'].map((name, seat): SeatInfo => ({
  seat,
  name,
  player: '',
  kind: seat ? 'bot' : 'person',
  bot: seat ? 'greedy' : '',
  stand_in: '',
  person: '',
  kept_for: '',
  kept_person: '',
  invited: false,
  present: !seat,
  away: 0,
  grace: 0,
  yours: !seat,
  colour: null,
  colour_chosen: false,
  deciding: false,
  votes: 0,
  time_left: -1,
  night: null,
}))
const decision = {
  seat: 0,
  offers: ['Wait', 'Move'].map((kind) => ({ action: { kind }, text: kind, detail: '', clause: '' })),
  closed: [],
  forms: [],
}
const showing = (ply: number, more: Partial<Showing> = {}): Showing => ({
  table: 't',
  code: 'KX7Q',
  name: '',
  game: 'g',
  options: {},
  public: false,
  pace: { kind: 'Pace', bank: 0, increment: 0 },
  stage: 'playing',
  host: true,
  own_seats: [0],
  teams: [],
  end_votes: [],
  closed_for: '',
  seats,
  ply,
  view: {},
  prompt: { steps: ['Load', 'Market'], step: 0, title: 'Load your ship', text: '' },
  blocks: [],
  decisions: [decision],
  no_undo: '',
  outcome: null,
  lesson: null,
  timer_left: -1,
  timer_lead: 0,
  requests: [],
  guests: [],
  watchers: [],
  watchers_allowed: true,
  curtain: false,
  declined: [],
  declined_people: [],
  again: false,
  rated: true,
  daily: '',
  sealed: false,
  rematch: null,
  ...more,
})
const line = (ply: number, text: string): object => ({
  ply,
  seat: 1,
  text,
  clause: '',
  event: { kind: 'Happened' },
  head: false,
})
const book = {
  meta: { id: 'g', title: 'A game', options: [], colours: [], cooperative: false },
  lessons: [],
  rules: { chapters: [], clauses: [] },
  data: null,
} as unknown as GameBook

let wire: FakeWire
let session: Session
let frame: Record<string, unknown> | undefined
const words = (part = 'body'): string => (document.querySelector(part)?.textContent ?? '').replace(/\s+/g, ' ').trim()
const alert = (): string => words('[role=alert]')

function open(scene: Scene, more: Partial<GameUi> = {}): void {
  session.page = { ...plain, scenes: { Happened: () => scene }, ...more }
  frame = mount(Frame, { target: document.body, props: { session, book, showInWords: () => undefined } })
  flushSync()
}
const happens = (number: number, texts: string[], more: Partial<Showing> = {}): void =>
  wire.say({
    kind: 'News',
    since: number - 1,
    number,
    showing: showing(number, more),
    log: texts.map((text) => line(number, text)),
    chat: [],
    undone: false,
    moments: [],
  })
function goOn(): void {
  session.player.next()
  flushSync()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server')))
  Object.assign(settings, DEFAULTS)
  toasts.splice(0)
  wire = new FakeWire()
  session = new Session('t', { connect: () => wire, makeKey: () => 'k' })
  session.open()
  wire.say({ kind: 'Hello', number: 1, showing: showing(1), log: [], chat: [], seed_hash: '', seed: 0 })
})
afterEach(async () => {
  if (frame) await unmount(frame)
  session.close()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a part of the page that fails', () => {
  it('leaves the choices usable where it is the board', () => {
    open({ weight: 'read' }, { Board: broken })
    expect(alert()).toContain('The board could not be shown.')
    session.choose({ kind: 'Wait' })
    session.confirm()
    expect(wire.sent).toHaveLength(1)
  })

  it('leads on where it is a scene drawn over the board', () => {
    open({ weight: 'climax', staged: true }, { Stage: broken })
    happens(2, ['A card is turned up.'])
    expect(alert()).toContain('could not be shown')
    goOn()
    expect([alert(), session.decision?.seat]).toEqual(['', 0])
  })

  it('leads to the result where it is the end, and says so', () => {
    open({ weight: 'read' }, { Finale: broken })
    const outcome = {
      scores: [1, 2],
      places: [2, 1],
      winners: [1],
      sheet: [{}, {}],
      titles: ['', ''],
      verdict: 'Bolt won.',
      shared_by: 0,
      also: [],
      by_score: true,
    }
    happens(2, ['The game is over.'], { stage: 'over', decisions: [], outcome })
    goOn()
    expect(words('main.sheet')).toContain('Bolt won.')
    expect(toasts.map((toast) => toast.title)).toEqual(['The end of the game could not be shown.'])
  })
})

describe('keys at a table', () => {
  const press = (key: string, repeat = false): void => {
    handle(new KeyboardEvent('keydown', { key, repeat }))
    flushSync()
  }

  it('a key that is held down leads to the end, and chooses nothing there', () => {
    open({ weight: 'read' })
    happens(2, ['Bolt sold a gem.', 'Prices fell.'])
    press('1')
    for (let held = 0; held < 3; held += 1) press('1', true)
    expect([session.isWatching, session.chosen]).toEqual([false, null])
    press('1')
    expect(session.chosen).not.toBeNull()
    const confirm = vi.spyOn(session, 'confirm').mockImplementation(() => undefined)
    press('Enter', true)
    expect(confirm).not.toHaveBeenCalled()
    press('Enter')
    expect(confirm).toHaveBeenCalledOnce()
  })

  it('G shows what has happened again', () => {
    open({ weight: 'read' })
    happens(2, ['Bolt sold a gem.', 'Prices fell.'])
    goOn()
    goOn()
    expect(session.player.now).toBeNull()
    press('g')
    expect(session.player.now?.line.text).toBe('Bolt sold a gem.')
    // What came after it has not happened yet, for the board.
    const known = (): string[] => session.boardLines.map((line) => line.text)
    expect(known().at(-1)).toBe('Bolt sold a gem.')
    goOn()
    goOn()
    expect(known().at(-1)).toBe('Prices fell.')
  })

  it('Escape leads back from the board of another player, and only then drops what is chosen', () => {
    open({ weight: 'read' })
    session.choose({ kind: 'Wait' })
    session.look(1)
    press('Escape')
    expect([session.looked, session.chosen]).toEqual([null, { kind: 'Wait' }])
    press('Escape')
    expect(session.chosen).toBeNull()
  })
})

describe('a screen reader', () => {
  const spoken = (): string[] => [words('[data-spoken=events] > :last-child'), words('[data-spoken=question]')]

  it('hears what happens, one after the other, and then the own question', () => {
    open({ weight: 'read' })
    happens(2, ['Bolt sold a gem.', 'Prices fell.'])
    const heard = [spoken()]
    goOn()
    heard.push(spoken())
    goOn()
    heard.push(spoken())
    expect(heard).toEqual([
      ['Bolt sold a gem.', ''],
      ['Prices fell.', ''],
      ['Prices fell.', 'Your turn. Load your ship'],
    ])
    const regions = [...document.querySelectorAll('[data-spoken]')].map((one) => one.getAttribute('aria-live'))
    expect(new Set(regions)).toEqual(new Set(['polite']))
  })

  it('hears the same words again where the same happens again', () => {
    open({ weight: 'read' })
    happens(2, ['Prices fell.', 'Prices fell.'])
    goOn()
    expect([...document.querySelectorAll('[data-spoken=events] > *')].map((one) => one.textContent)).toEqual([
      'Prices fell.',
      'Prices fell.',
    ])
  })

  it("never hears another player's question", () => {
    open({ weight: 'read' })
    happens(2, ['You passed.'], { decisions: [] })
    goOn()
    expect(spoken()).toEqual(['You passed.', ''])
  })
})
