import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Decision, SeatInfo, Showing } from '../src/gen/protocol'
import type { GameUi } from '../src/kit/board'
import { DEFAULTS, settings } from '../src/kit/settings.svelte'
import { toasts } from '../src/kit/toasts.svelte'
import type { Wire } from '../src/shell/live'
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
  }
}

const wait = { kind: 'Wait' }
const move = { kind: 'Move', to: 3 }
const decision: Decision = {
  seat: 0,
  offers: [wait, move].map((action) => ({ action, text: action.kind, detail: '', clause: '' })),
  closed: [],
  forms: [],
}

function showing(ply: number, decisions: Decision[] = [decision]): Showing {
  return {
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
    seats: [],
    ply,
    view: {},
    prompt: null,
    blocks: [],
    decisions,
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
    end_votes: [],
    closed_for: '',
    rated: true,
    daily: '',
    sealed: false,
    rematch: null,
  }
}
const line = (ply: number): object => ({
  ply,
  seat: 0,
  text: `move ${ply}`,
  clause: '',
  event: { kind: 'Moved', ply },
  head: false,
})

let wire: FakeWire
let session: Session
let keys: number
const news = (number: number, ply: number, more: object = {}): void =>
  wire.say({
    kind: 'News',
    since: number - 1,
    number,
    showing: showing(ply),
    log: [line(ply)],
    chat: [],
    undone: false,
    moments: [],
    ...more,
  })

beforeEach(() => {
  Object.assign(settings, DEFAULTS)
  toasts.splice(0)
  keys = 0
  wire = new FakeWire()
  session = new Session('t', { connect: () => wire, makeKey: () => `k${++keys}` })
  session.open()
  wire.say({ kind: 'Hello', number: 1, showing: showing(0), log: [], chat: [], seed_hash: '', seed: 0 })
})

describe('choosing', () => {
  it('takes two clicks, or one where moves are not confirmed', () => {
    session.choose(wait)
    expect(wire.sent).toEqual([])
    expect(session.isAtOnce).toBe(false)
    session.choose(wait)
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: wait, at: 1, key: 'k1' }])
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    settings.confirm = 'never'
    expect(session.isAtOnce).toBe(true)
    session.choose(move)
    expect(wire.sent).toHaveLength(2)
  })

  it('takes one click where nothing else can be done, unless every move is to be confirmed', () => {
    const only = { ...decision, offers: decision.offers.slice(0, 1) }
    news(2, 1, { showing: showing(1, [only]), log: [] })
    settings.confirm = 'always'
    session.choose(wait)
    expect(wire.sent).toEqual([])
    session.dropChoice()
    settings.confirm = 'irreversible'
    session.choose(wait)
    expect(wire.sent).toHaveLength(1)
  })

  it('asks again before what cannot be taken back, and only then', () => {
    session.page = {
      scenes: {},
      irreversible: (action: { kind: string }) => action.kind === 'Move',
    } as unknown as GameUi
    session.choose(move)
    expect(wire.sent).toEqual([])
    session.choose(wait)
    expect(wire.sent).toHaveLength(1)
  })

  it('ignores what is not offered', () => {
    session.choose({ kind: 'Win' })
    expect(session.chosen).toBeNull()
  })

  it('sends nothing twice while the board stands still', () => {
    session.choose(wait)
    session.confirm()
    session.confirm()
    session.choose(move)
    session.confirm()
    expect(wire.sent).toHaveLength(1)
  })

  it('lets a quick player decide again before the answer, and sends it then', () => {
    session.choose(wait)
    session.confirm()
    news(2, 1)
    session.choose(move)
    session.confirm()
    expect(wire.sent).toHaveLength(1)
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    expect(wire.sent[1]).toEqual({ kind: 'Act', seat: 0, action: move, at: 2, key: 'k2' })
  })

  it('takes back what the board shows, even before its answer', () => {
    session.choose(wait)
    session.confirm()
    session.undo()
    expect(wire.sent).toHaveLength(1)
    news(2, 1)
    session.undo()
    expect(wire.sent[1]).toEqual({ kind: 'Undo', seat: 0, key: 'k2' })
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    expect(session.sending).toBe('k2')
  })

  it('keeps a choice while others act', () => {
    session.choose(move)
    news(2, 1)
    expect(session.chosen).toEqual(move)
  })

  it('never carries a choice over to the next decision', () => {
    session.choose(wait)
    session.confirm()
    news(2, 1)
    expect(session.chosen).toBeNull()
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    expect(wire.sent).toHaveLength(1)
  })

  it('of something the board has put together waits to be confirmed, whatever the settings say', () => {
    settings.confirm = 'never'
    const own = { kind: 'Move', to: 7 }
    session.propose(own, { action: own, text: 'Move to 7', detail: '', clause: '' })
    expect(wire.sent).toEqual([])
    expect(session.target?.offer.text).toBe('Move to 7')
    session.choose({ kind: 'Move', to: 8 })
    expect(session.chosen).toEqual(own)
    session.confirm()
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: own, at: 1, key: 'k1' }])
  })

  it('of an action with others before it sends them one after the other, each once the one before is shown', () => {
    const first = [
      { kind: 'Move', to: 7 },
      { kind: 'Move', to: 8 },
    ]
    session.compose(wait, { action: wait, text: 'Move twice and wait', detail: '', clause: '' }, first)
    expect(wire.sent).toEqual([])
    expect(session.target?.offer.text).toBe('Move twice and wait')
    session.confirm()
    const actions = (): unknown[] => wire.sent.map((one) => one['action'])
    expect(actions()).toEqual([first[0]])
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    expect(actions()).toEqual([first[0]])
    news(2, 1)
    expect(wire.sent[1]).toEqual({ kind: 'Act', seat: 0, action: first[1], at: 2, key: 'k2' })
    news(3, 2)
    wire.say({ kind: 'Accepted', key: 'k2', number: 3 })
    expect(actions()).toEqual([...first, wait])
  })

  it('needs no hint any more', () => {
    session.askHint()
    session.choose(move)
    session.confirm()
    expect(wire.sent.map((each) => each['kind'])).toEqual(['AskHint', 'Act'])
    expect(session.hintKey).toBe('')
    const refusal = { clause: '', text: 'too late' }
    wire.say({ kind: 'Refused', key: 'k1', number: 1, refusal, showing: showing(0) })
    wire.say({ kind: 'Hint', key: 'k1', seat: 0, thoughts: [] })
    expect(toasts).toEqual([])
    expect(session.hint).toBeNull()
  })

  it('of several actions ends with the first that is refused', () => {
    session.compose(wait, { action: wait, text: '', detail: '', clause: '' }, [{ kind: 'Move', to: 7 }])
    session.confirm()
    const refusal = { clause: '', text: '' }
    wire.say({ kind: 'Refused', key: 'k1', number: 1, refusal, showing: showing(0) })
    news(2, 1)
    expect(wire.sent).toHaveLength(1)
  })

  it('is done at once where the game is a race', () => {
    session.page = { swift: (action: Record<string, unknown>) => action['kind'] === 'Move' } as unknown as NonNullable<
      typeof session.ui
    >
    session.choose(wait)
    expect(wire.sent).toEqual([])
    session.choose(move)
    expect(wire.sent).toHaveLength(1)
  })
})

describe('a lesson', () => {
  const taught = (step: number, action: object | null, more: object = {}): object => ({
    ...showing(step - 1),
    lesson: {
      title: '',
      step,
      steps: 3,
      paragraphs: ['One.', 'Two.'],
      clauses: ['XX-1.1'],
      action,
      done: false,
      ...more,
    },
  })
  const teach = (number: number, step: number, action: object | null, more: object = {}): void =>
    news(number, step - 1, { showing: taught(step, action, more) })

  it('lights nothing before all is said, then only what it asks for', () => {
    teach(2, 1, move)
    expect([session.lit, session.asked]).toEqual([[], null])
    session.said = 1
    expect(session.lit.map((one) => one.action)).toEqual([move])
    expect(session.asked?.action).toEqual(move)
  })

  it('begins each step with its first paragraph, and goes back with an undo', () => {
    teach(2, 1, move)
    session.said = 1
    teach(3, 2, null)
    expect([session.said, session.lit]).toEqual([0, []])
    session.said = 1
    expect(session.lit).toHaveLength(2)
    teach(4, 1, move, {})
    expect(session.said).toBe(0)
  })

  it('does what it asks for with one click and plays nothing by itself', () => {
    settings.autoplay = true
    teach(2, 1, move)
    session.choose(move)
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: move, at: 2, key: 'k1' }])
  })

  it('says a refusal in a friendly way', () => {
    teach(2, 1, move)
    session.choose(wait)
    wire.say({
      kind: 'Refused',
      key: 'k1',
      refusal: { clause: 'table', text: 'The lesson asks for: Move.', facts: {} },
      number: 2,
      showing: taught(1, move),
    })
    expect(toasts.map((one) => [one.title, one.text])).toEqual([['Not yet', 'The lesson asks for: Move.']])
  })

  it('takes what the board has put together as soon as it is what is asked for', () => {
    const words = { action: move, text: '', detail: '', clause: '' }
    teach(2, 1, move)
    session.said = 1
    session.propose({ kind: 'Move', to: 2 }, { ...words, action: { kind: 'Move', to: 2 } })
    expect(wire.sent).toEqual([])
    session.propose(move, words)
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: move, at: 2, key: 'k1' }])
  })

  it('lets the server answer in words when something else is put together and confirmed', () => {
    const other = { kind: 'Move', to: 7 }
    teach(2, 1, move)
    session.said = 1
    session.propose(other, { action: other, text: '', detail: '', clause: '' })
    session.confirm()
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: other, at: 2, key: 'k1' }])
    wire.say({
      kind: 'Refused',
      key: 'k1',
      refusal: { clause: 'table', text: 'The lesson asks for: Move.', facts: {} },
      number: 2,
      showing: taught(1, move),
    })
    expect(toasts.map((one) => one.text)).toEqual(['The lesson asks for: Move.'])
  })

  it('is over with its closing word: everything lights up again', () => {
    teach(2, 3, null, { done: true })
    expect([session.isTaught, session.lit.length]).toEqual([false, 2])
  })
})

describe('what is told', () => {
  it('grows the log, and an undo cuts it', () => {
    news(2, 1)
    news(3, 2)
    expect(session.log.map((one) => one.ply)).toEqual([1, 2])
    news(4, 1, { undone: true, log: [] })
    expect(session.log.map((one) => one.ply)).toEqual([1])
  })

  it('keeps what it says of who plays through an undo, and the board hears nothing of it', () => {
    news(2, 1)
    wire.say({
      kind: 'News',
      since: 2,
      number: 3,
      showing: showing(1),
      log: [{ ...line(1), text: 'Ben left; a bot plays on.', event: null }],
      chat: [],
      undone: false,
    })
    expect(session.eventLines.map((one) => one.event)).toEqual([{ kind: 'Moved', ply: 1 }])
    news(4, 0, { undone: true, log: [] })
    expect(session.log.map((one) => one.text)).toEqual(['Ben left; a bot plays on.'])
  })

  it('tells whoever ran out of time that a bot plays on', () => {
    const info = { seat: 0, yours: true, stand_in: '' } as SeatInfo
    news(2, 1, { showing: { ...showing(1), seats: [info] } })
    expect(toasts).toEqual([])
    news(3, 1, { showing: { ...showing(1), seats: [{ ...info, stand_in: 'time' }] }, log: [] })
    news(4, 2, { showing: { ...showing(2), seats: [{ ...info, stand_in: 'time' }] } })
    expect(toasts.map((one) => one.title)).toEqual(['Your time ran out'])
  })

  it('tells that others want to play on, and who resigned', () => {
    const seats = [
      { seat: 0, yours: true, stand_in: '' } as SeatInfo,
      { seat: 1, name: 'Ben', stand_in: '' } as SeatInfo,
    ]
    news(2, 1, { showing: { ...showing(1), seats, end_votes: [0] } })
    expect(toasts).toEqual([])
    news(3, 1, { showing: { ...showing(1), seats }, log: [] })
    expect(toasts.map((one) => one.title)).toEqual(['The game goes on'])
    const resigned = [seats[0]!, { ...seats[1]!, stand_in: 'resigned' } as SeatInfo]
    news(4, 1, { showing: { ...showing(1), seats: resigned }, log: [] })
    news(5, 2, { showing: { ...showing(2), seats: resigned } })
    expect(toasts.map((one) => one.title)).toEqual(['The game goes on', 'Ben resigned'])
  })

  it('knows who is invited to a rematch', () => {
    const rematch = { code: 'ABCD', host: 'Ben', begun: false, seated: false }
    const after = (more: object, seats = [0]): boolean => {
      wire.say({
        kind: 'Present',
        showing: { ...showing(1), stage: 'over', own_seats: seats, rematch: { ...rematch, ...more } },
      })
      return session.isInvited
    }
    expect([session.isInvited, after({}), after({ seated: true }), after({ begun: true }), after({}, [])]).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it('knows after a reload what happened, and shows none of it again', () => {
    const again = new Session('t', { connect: () => (wire = new FakeWire()), makeKey: () => 'k' })
    again.page = { scenes: {} } as GameUi
    again.open()
    const log = [line(1), line(2)]
    wire.say({ kind: 'Hello', number: 3, showing: showing(2), log, chat: [], seed_hash: '', seed: 0 })
    expect([again.eventLines.length, again.player.isBusy, again.player.last]).toEqual([2, false, null])
  })

  it('does not repeat the log for a number already known', () => {
    news(2, 1)
    news(2, 1)
    expect(session.log).toHaveLength(1)
  })

  it('shows a refusal with its clause', () => {
    session.choose(wait)
    session.confirm()
    wire.say({
      kind: 'Refused',
      key: 'k1',
      refusal: { clause: 'CO-3.5', text: 'Closed.', facts: {} },
      number: 1,
      showing: showing(0),
    })
    expect(toasts.map((one) => [one.text, one.clause])).toEqual([['Closed.', 'CO-3.5']])
    expect(session.sending).toBe('')
  })

  it('names no clause where the table refuses', () => {
    session.choose(wait)
    session.confirm()
    wire.say({
      kind: 'Refused',
      key: 'k1',
      refusal: { clause: 'table', text: 'Look again.', facts: {} },
      number: 1,
      showing: showing(0),
    })
    expect(toasts.map((one) => one.clause)).toEqual([''])
  })

  it('counts unread chat while it is closed', () => {
    const chat = [{ number: 2, name: 'Teo', player: 'p', text: 'hi', at: 0 }]
    news(2, 0, { log: [], chat })
    expect(session.unread).toBe(1)
    session.readChat(true)
    expect(session.unread).toBe(0)
  })

  it('says when the connection is lost, and takes it back', () => {
    wire.onclose?.({ code: 1006 })
    expect(toasts.map((one) => one.title)).toEqual(['Connection lost'])
    session.close()
    expect(toasts).toEqual([])
  })
})

describe("a game's page that fails", () => {
  const broken = {
    rank: () => {
      throw new Error('planted')
    },
  } as unknown as GameUi
  const plain = { scenes: {} } as GameUi
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
  afterEach(() => void vi.restoreAllMocks())

  it('is told, and the wire stays up', () => {
    const lone = new Session('t', { connect: () => (wire = new FakeWire()), makeKey: () => 'k' })
    lone.page = broken
    lone.open()
    wire.say({ kind: 'Hello', number: 1, showing: showing(0), log: [], chat: [], seed_hash: '', seed: 0 })
    expect([lone.isFaulty, lone.status]).toEqual([true, 'live'])
    lone.showInWords(plain)
    expect([lone.isFaulty, lone.targets.length]).toEqual([false, 2])
  })

  it('is forgotten once a message can be taken in', () => {
    session.page = broken
    news(2, 1)
    expect(session.isFaulty).toBe(true)
    session.page = plain
    news(3, 2)
    session.player.finish()
    expect([session.isFaulty, session.showing?.ply]).toEqual([false, 2])
  })

  it('without its board, a message is taken in at once', () => {
    session.page = { scenes: { Moved: () => ({ weight: 'climax' }) } } as unknown as GameUi
    session.loseBoard()
    news(2, 1)
    expect([session.showing?.ply, session.player.isBusy, session.isBoardless]).toEqual([1, false, true])
  })
})

describe('while events are shown', () => {
  const moved = (weight: 'read' | 'climax'): GameUi =>
    ({
      scenes: { Moved: () => ({ weight, region: 'board' }) },
      score: (view: { points?: number }) => String(view.points ?? 0),
      readings: () => [],
    }) as unknown as GameUi
  const plies = (): number[] => session.log.map((one) => one.ply)
  const asking = (ply: number, title: string): object => ({
    ...showing(ply),
    prompt: { steps: [], step: 0, title, text: '' },
    view: { points: ply },
  })

  beforeEach(() => {
    vi.useFakeTimers()
    session.page = moved('read')
    news(2, 1, { showing: asking(1, 'Move') })
  })
  afterEach(() => void vi.useRealTimers())

  it('the view is of that moment, and the question comes after the last event', () => {
    expect([session.showing?.view, session.decision]).toEqual([{ points: 1 }, null])
    expect(session.isWatching).toBe(true)
    vi.runAllTimers()
    expect([session.decision?.offers.length, session.showing?.prompt?.title]).toEqual([2, 'Move'])
  })

  it('a new message waits for its turn: its lines, its view and its question', () => {
    news(3, 2, { showing: asking(2, 'Sell') })
    expect([plies(), session.showing?.view]).toEqual([[1], { points: 1 }])
    session.player.next()
    expect([plies(), session.showing?.view, session.decision]).toEqual([[1, 2], { points: 2 }, null])
    session.player.next()
    expect([session.showing?.prompt?.title, session.isWatching]).toEqual(['Sell', false])
  })

  it('each event has the view of its moment', () => {
    session.player.finish()
    const moments = [{ lines: 1, changes: [[['points'], 2]] }]
    news(3, 3, { showing: asking(3, 'Sell'), log: [line(3), line(3)], moments })
    expect([session.showing?.view, plies()]).toEqual([{ points: 2 }, [1, 3]])
    session.player.next()
    expect([session.showing?.view, plies()]).toEqual([{ points: 3 }, [1, 3, 3]])
  })

  it('the step is the one in which it happened, and nobody decides meanwhile but the one whose event it is', () => {
    session.player.finish()
    const load = session.showing?.prompt ?? null
    const market = { steps: ['Load', 'Market'], step: 1, title: '', text: '' }
    const moments = [{ lines: 1, changes: [], prompt: market }]
    const seats = [0, 1].map((seat) => ({ seat, name: '', deciding: seat === 0 }) as SeatInfo)
    news(3, 3, {
      showing: { ...asking(3, 'Bid'), seats },
      log: [
        { ...line(3), seat: 1 },
        { ...line(3), seat: -1 },
      ],
      moments,
    })
    const deciding = (): boolean[] => session.showing!.seats.map((info) => info.deciding)
    expect([session.showing?.prompt, session.acting, deciding()]).toEqual([load, 1, [false, false]])
    session.player.next()
    expect([session.showing?.prompt, session.acting, deciding()]).toEqual([market, -1, [false, false]])
    session.player.next()
    expect([session.showing?.prompt?.title, session.acting, deciding()]).toEqual(['Bid', -1, [true, false]])
  })

  it('an event with which a step begins has that step', () => {
    session.player.finish()
    session.page = { ...session.page!, scenes: { Moved: () => ({ weight: 'read', opens: true }) } } as unknown as GameUi
    const market = { steps: ['Load', 'Market'], step: 1, title: '', text: '' }
    news(3, 2, {
      showing: asking(3, 'Bid'),
      moments: [{ lines: 1, changes: [], prompt: market }],
      log: [line(3), line(3)],
    })
    expect(session.showing?.prompt).toEqual(market)
  })

  it('the game is not over before its last event has been shown', () => {
    session.player.finish()
    news(3, 2, { showing: { ...showing(2, []), stage: 'over' } })
    expect(session.isOver).toBe(false)
    vi.runAllTimers()
    expect(session.isOver).toBe(true)
  })

  it('a climax waits for the player, who can go on or skip to the end', () => {
    session.player.finish()
    session.page = moved('climax')
    news(3, 3, { log: [line(2), line(3)] })
    vi.advanceTimersByTime(60_000)
    expect([session.player.isWaiting, plies()]).toEqual([true, [1, 2]])
    session.player.next()
    expect([session.player.isWaiting, plies()]).toEqual([true, [1, 2, 3]])
    session.player.finish()
    expect([session.player.isBusy, session.decision?.seat]).toEqual([false, 0])
  })

  it('nothing waits where time runs: the question is open, and the events are shown beside it', () => {
    session.player.finish()
    session.page = moved('climax')
    news(3, 2, { showing: { ...showing(2), timer_left: 30 } })
    expect([session.decision?.seat, session.player.now?.line.ply, session.player.isWaiting]).toEqual([0, 2, false])
    vi.runAllTimers()
    expect(session.player.isBusy).toBe(false)
  })

  it.each<[string, boolean, Partial<Showing>, number, number]>([
    ['beside the question while the own clock runs', false, {}, 300, 0],
    ['first while the clock of another runs', true, {}, 300, 1],
    ['first where the clock has days', true, {}, 259_200, 0],
    ['first where the game has ended', true, { stage: 'over', decisions: [] }, 300, 0],
    ['first to those who only watch', true, { own_seats: [], decisions: [] }, 300, 0],
  ])('what happened is shown %s', (_, waits, more, bank, deciding) => {
    session.player.finish()
    const seats = [0, 1].map((seat) => ({ seat, name: '', deciding: seat === deciding }) as SeatInfo)
    const pace = { kind: 'Pace' as const, bank, increment: 10 }
    news(3, 2, { showing: { ...showing(2), pace, seats, ...more } })
    expect([session.player.isBusy, session.isWatching]).toEqual([true, waits])
  })

  it('nobody acts while the timer is counted down', () => {
    session.player.finish()
    settings.confirm = 'never'
    news(3, 2, { showing: { ...showing(2), timer_left: 30, timer_lead: 3 } })
    expect([session.timerEnds - session.timerStarts, session.timerStarts - session.heard]).toEqual([30_000, 3000])
    session.choose(move)
    expect(wire.sent).toEqual([])
    vi.advanceTimersByTime(3001)
    session.choose(move)
    expect(wire.sent).toHaveLength(1)
  })

  it('nothing waits where nobody looks, or where motion is off', () => {
    session.player.finish()
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    news(3, 2)
    expect(session.isWatching).toBe(false)
    Reflect.deleteProperty(document, 'hidden')
    settings.animation = 'off'
    news(4, 3)
    expect([session.isWatching, session.player.last?.line.ply]).toEqual([false, 3])
  })

  it('an answer that cannot depend on it may be given early', () => {
    session.player.finish()
    session.page = { ...moved('read'), opensEarly: () => true }
    news(3, 2)
    expect([session.player.isHolding, session.decision?.seat, session.isWatching]).toEqual([true, 0, false])
  })

  it('what was taken back is not shown any more', () => {
    news(3, 2)
    news(4, 1, { undone: true, log: [] })
    expect([session.player.isBusy, plies(), session.decision?.seat]).toEqual([false, [1], 0])
  })

  it('a greeting is the whole truth', () => {
    wire.say({ kind: 'Hello', number: 9, showing: showing(8), log: [line(8)], chat: [], seed_hash: '', seed: 0 })
    expect([session.showing?.ply, session.player.isBusy]).toEqual([8, false])
  })

  it('what has been shown can be seen again, and then the question is open as before', () => {
    news(3, 2)
    session.player.finish()
    session.player.again()
    expect([session.player.now?.line.ply, session.decision, plies()]).toEqual([1, null, [1, 2]])
    vi.runAllTimers()
    session.page = { ...moved('read'), scenes: { Moved: () => ({ weight: 'read', reveal: 300 }) } } as unknown as GameUi
    news(4, 3, { showing: asking(3, 'Sell') })
    session.player.finish()
    session.player.begin()
    news(5, 4, { showing: asking(4, 'Sell') })
    session.player.finish()
    session.player.again()
    expect(session.showing?.view, 'from how the table stood before it').toEqual({ points: 3 })
    vi.runAllTimers()
    expect([session.decision?.seat, session.player.isBusy]).toEqual([0, false])
  })

  const lastSpoken = (): string => session.player.spoken.at(-1)?.text ?? ''
  it('a screen reader hears every event once, in order', () => {
    const heard: string[] = []
    news(3, 2)
    heard.push(lastSpoken())
    session.player.next()
    heard.push(lastSpoken())
    expect(heard).toEqual(['move 1', 'move 2'])
    settings.animation = 'off'
    session.player.finish()
    news(4, 3, { log: [line(3), { ...line(3), text: 'and more' }] })
    expect(lastSpoken()).toBe('move 3 and more')
    expect(session.player.spoken.map((one) => one.number)).toEqual([1, 2, 3])
  })

  it('the others have a line each on what they did and gained since the last decision', () => {
    session.player.finish()
    settings.confirm = 'never'
    session.choose(move)
    const atOnce = { ...line(2), seat: 1, text: 'Bolt paid a gem.' }
    news(3, 2, { showing: asking(2, 'Wait'), log: [line(2), atOnce] })
    wire.say({ kind: 'Accepted', key: 'k1', number: 3 })
    const theirs = { ...line(5), seat: 1, text: 'Bolt sold a gem.' }
    news(4, 5, { showing: asking(5, 'Move'), log: [theirs] })
    session.player.finish()
    expect(session.recap).toEqual([
      { seat: 1, main: theirs, lines: [atOnce, theirs], gains: [{ icon: '', label: '', by: 4 }] },
    ])
  })

  it('in a step that all do at once, that line is kept while one acts oneself', () => {
    session.page = { ...moved('read'), opensEarly: () => true } as GameUi
    session.player.finish()
    settings.confirm = 'never'
    const theirs = { ...line(2), seat: 1, text: 'Bolt built a refinery.' }
    news(3, 2, { showing: asking(2, 'Move'), log: [theirs] })
    session.choose(move)
    news(4, 3, { showing: asking(3, 'Move') })
    wire.say({ kind: 'Accepted', key: 'k1', number: 4 })
    session.player.finish()
    expect(session.recap.map((one) => one.main.text)).toEqual(['Bolt built a refinery.'])
  })
})

describe('a spectator', () => {
  const seats = ['bot', 'person', 'bot'].map((kind, seat) => ({ seat, kind, name: '' }) as SeatInfo)
  const watching = { ...showing(0, []), own_seats: [], seats }
  let watcher: Session

  beforeEach(() => {
    vi.useFakeTimers()
    watcher = new Session('t', { connect: () => wire, makeKey: () => 'k' })
    watcher.open()
    watcher.page = {
      scenes: { Moved: ({ on }: { on?: number }) => ({ weight: 'read', ...(on === undefined ? {} : { board: on }) }) },
    } as unknown as GameUi
    wire.say({ kind: 'Hello', number: 1, showing: watching, log: [], chat: [], seed_hash: '', seed: 0 })
  })
  afterEach(() => {
    watcher.close()
    vi.useRealTimers()
  })
  const happens = (number: number, on?: number): void =>
    news(number, number, {
      showing: { ...watching, ply: number },
      log: [{ ...line(number), event: { kind: 'Moved', on } }],
    })

  it('sees a person first, then the board where something happened last, until it happens elsewhere', () => {
    expect(watcher.shownSeat).toBe(1)
    happens(2, 2)
    expect(watcher.shownSeat).toBe(2)
    vi.runAllTimers()
    happens(3)
    expect(watcher.shownSeat).toBe(2)
    vi.runAllTimers()
    expect(watcher.shownSeat).toBe(2)
  })

  it('stays with the player they follow', () => {
    watcher.look(0)
    happens(2, 2)
    expect(watcher.shownSeat).toBe(0)
    vi.runAllTimers()
    expect(watcher.shownSeat).toBe(0)
    watcher.look(0)
    expect(watcher.shownSeat).toBe(2)
  })
})

describe('guests', () => {
  const watching = (requests: Showing['requests']): Showing => ({
    ...showing(0, []),
    host: false,
    own_seats: [],
    requests,
  })
  const mine = [{ player: 'me', name: 'Mira', seat: 1, here: true }]

  it('who asked for a seat hears that the host refuses, and not when they are let in', () => {
    news(2, 0, { showing: watching(mine), log: [] })
    news(3, 0, { showing: { ...watching([]), own_seats: [1] }, log: [] })
    expect(toasts).toHaveLength(0)
    news(4, 0, { showing: watching(mine), log: [] })
    news(5, 0, { showing: watching([]), log: [] })
    expect(toasts.map((one) => one.title)).toEqual(['The host refused your request'])
  })

  it('who is removed is told why', () => {
    wire.onclose?.({ code: 4001, reason: 'The host has removed you from this table.' })
    expect(session.shutOut).toBe('The host has removed you from this table.')
    expect(toasts).toHaveLength(0)
  })
})

describe('coming to a table', () => {
  const opening = { ...line(0), event: { kind: 'Began' } }
  const ui = { scenes: { Began: () => ({ weight: 'read', opening: true }), Moved: () => ({ weight: 'read' }) } }
  const greeted = (acted: number, more: object = {}): Session => {
    const late = new Session('t', { connect: () => wire })
    late.page = ui as unknown as GameUi
    late.open()
    const log = [opening, line(1)]
    const table = { ...showing(1), ...more }
    wire.say({ kind: 'Hello', number: 1, showing: table, log, acted, chat: [], seed_hash: '', seed: 0 })
    return late
  }

  it('shows how the game began to those who have not acted, before they are asked', () => {
    const late = greeted(0)
    expect(late.player.now?.event.kind).toBe('Began')
    expect(late.decision).toBeNull()
    late.player.next()
    expect(late.decision).not.toBeNull()
    late.close()
  })

  it('shows nothing to those who have acted, or who watch', () => {
    for (const late of [greeted(1), greeted(0, { own_seats: [] })]) {
      expect(late.player.now).toBeNull()
      late.close()
    }
  })
})
