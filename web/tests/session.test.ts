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
    seats: [],
    ply,
    view: {},
    prompt: null,
    decisions,
    no_undo: '',
    outcome: null,
    lesson: null,
    timer_left: -1,
    requests: [],
    guests: [],
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
    session.choose(wait)
    expect(wire.sent).toEqual([{ kind: 'Act', seat: 0, action: wait, at: 1, key: 'k1' }])
    wire.say({ kind: 'Accepted', key: 'k1', number: 2 })
    settings.confirm = 'never'
    session.choose(move)
    expect(wire.sent).toHaveLength(2)
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
    expect(session.events).toEqual([])
    expect(session.past).toEqual([{ kind: 'Moved', ply: 1 }])
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

  it('knows after a reload what happened, and what of it was the latest', () => {
    const again = new Session('t', { connect: () => (wire = new FakeWire()), makeKey: () => 'k' })
    again.open()
    wire.say({
      kind: 'Hello',
      number: 3,
      showing: showing(2),
      log: [line(1), line(2)],
      chat: [],
      seed_hash: '',
      seed: 0,
    })
    expect(again.events).toEqual([{ kind: 'Moved', ply: 2 }])
    expect(again.past).toHaveLength(2)
    const tick = again.tick
    wire.say({
      kind: 'Hello',
      number: 3,
      showing: showing(2),
      log: [line(1), line(2)],
      chat: [],
      seed_hash: '',
      seed: 0,
    })
    expect(again.tick).toBe(tick)
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
  const plain = {} as GameUi
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
    expect([session.isFaulty, session.showing?.ply]).toEqual([false, 2])
  })

  it('does not keep what the board was about to tell', async () => {
    session.tell(3)
    news(2, 1)
    expect(session.showing?.ply).toBe(0)
    session.loseBoard()
    await Promise.resolve()
    expect([session.showing?.ply, session.untold, session.isBoardless]).toEqual([1, 0, true])
  })
})

describe('while the board is telling', () => {
  const plies = (): number[] => session.logTold.map((one) => one.ply)

  beforeEach(() => {
    news(2, 1)
    session.tell(1)
    news(3, 2, { showing: { ...showing(2), view: { later: true } } })
    news(4, 3)
  })

  it('what came after that waits, and so do the line and the plates of what is being told', async () => {
    expect([session.showing?.ply, session.log.length, session.logTold.length]).toEqual([1, 1, 0])
    session.tell(0)
    await Promise.resolve()
    expect(session.showing?.ply).toBe(3)
    expect(plies()).toEqual([1, 2, 3])
  })

  it('one message comes after the other', async () => {
    session.tell(0)
    session.tell(1)
    await Promise.resolve()
    expect(session.showing?.ply).toBe(1)
  })

  it('plates know the view before', () => {
    session.tell(0)
    session.catchUp()
    session.tell(1)
    news(5, 4, { showing: { ...showing(4), view: { now: true } } })
    session.catchUp()
    expect(session.showing?.view).toEqual({ now: true })
    expect(session.viewDisplayed).not.toEqual({ now: true })
    session.tell(0)
    expect(session.viewDisplayed).toEqual({ now: true })
  })

  it('a new question waits for the last of what led to it, one that stood before does not', () => {
    const asking = (title: string): object => ({ ...showing(4), prompt: { steps: [], step: 0, title, text: '' } })
    session.catchUp()
    session.tell(0)
    news(5, 4, { showing: asking('Defend') })
    session.tell(3)
    expect(session.isAhead).toBe(true)
    session.tell(1)
    expect(session.isAhead).toBe(false)
    session.tell(0)
    news(6, 5, { showing: asking('Defend') })
    session.tell(3)
    expect(session.isAhead).toBe(false)
  })

  it('a question waits, too, where somebody else was asked the same before', () => {
    const turn = (decisions: Decision[]): object => ({
      ...showing(4, decisions),
      prompt: { steps: [], step: 0, title: 'Sell', text: '' },
    })
    session.catchUp()
    session.tell(0)
    news(5, 4, { showing: turn([]) })
    news(6, 5, { showing: turn([decision]) })
    session.tell(3)
    expect(session.isAhead).toBe(true)
    session.tell(0)
    news(7, 6, { showing: turn([]) })
    session.tell(3)
    expect(session.isAhead).toBe(false)
  })

  it('plates know as much as the board says it has told', () => {
    session.tell(2, { view: { half: true }, region: 'market' })
    expect([session.viewDisplayed, session.displayed.region]).toEqual([{ half: true }, 'market'])
    session.tell(0)
    expect([session.viewDisplayed, session.displayed.region]).toEqual([session.showing?.view, undefined])
  })

  it('the steps stand where the board says, until the next question is put', () => {
    const prompt = (title: string, step: number): object => ({
      steps: ['Turn 1', 'Load', 'Market'],
      step,
      title,
      text: '',
    })
    session.catchUp()
    session.tell(0)
    news(5, 4, { showing: { ...showing(4), prompt: prompt('Load', 1) } })
    news(6, 5, { showing: { ...showing(5), prompt: prompt('Bid', 0) } })
    session.tell(3, { step: 'Market' })
    expect([session.promptTold?.title, session.promptTold?.step]).toEqual(['Load', 2])
    session.tell(0)
    expect([session.promptTold?.title, session.promptTold?.step]).toEqual(['Bid', 0])
  })

  it('the game is not over before that is told', () => {
    session.catchUp()
    session.tell(0)
    news(5, 4, { showing: { ...showing(4, []), stage: 'over' } })
    session.tell(2)
    expect(session.isOver).toBe(false)
    session.tell(0)
    expect(session.isOver).toBe(true)
  })

  it('whoever cannot wait sees it all at once, without motion', () => {
    session.catchUp()
    expect(session.showing?.ply).toBe(3)
    expect(session.events).toEqual([])
  })

  it('a choice is said of what is shown', () => {
    session.choose(move)
    session.confirm()
    expect(wire.sent.at(-1)).toMatchObject({ action: move, at: 2 })
    wire.say({ kind: 'Accepted', key: 'k1', number: 5 })
    expect(session.showing?.ply).toBe(3)
  })

  it('nothing waits where time runs, or where nobody looks', () => {
    news(5, 4, { showing: { ...showing(4), timer_left: 30 } })
    expect(session.showing?.ply).toBe(4)
    news(6, 5, { showing: { ...showing(5), pace: { kind: 'Pace', bank: 300, increment: 5 } } })
    expect(session.showing?.ply).toBe(5)
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    news(7, 6)
    expect(session.showing?.ply).toBe(6)
    Reflect.deleteProperty(document, 'hidden')
  })

  it('a greeting is the whole truth', () => {
    wire.say({ kind: 'Hello', number: 9, showing: showing(8), log: [line(8)], chat: [], seed_hash: '', seed: 0 })
    expect(session.showing?.ply).toBe(8)
    session.tell(0)
    expect(session.showing?.ply).toBe(8)
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
