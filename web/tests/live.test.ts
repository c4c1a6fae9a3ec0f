import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage, News, Showing } from '../src/gen/protocol'
import { Live, type Status, type Wire } from '../src/shell/live'

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason?: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.({ code: 1000 })
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  kinds(): unknown[] {
    return this.sent.map((command) => command['kind'])
  }
}

const showing = { ply: 0 } as Showing
const hello = (number: number): object => ({
  kind: 'Hello',
  number,
  showing,
  log: [],
  chat: [],
  seed_hash: '',
  seed: 0,
})
const news = (number: number): object => ({
  kind: 'News',
  since: number - 1,
  number,
  showing,
  events: [],
  log: [],
  chat: [],
  undone: false,
})

let wires: FakeWire[]
let heard: [ServerMessage, boolean][]
let states: Status[]
let live: Live
const wire = (): FakeWire => wires[wires.length - 1]!
const numbers = (): number[] => heard.filter(([one]) => one.kind === 'News').map(([one]) => (one as News).number)

beforeEach(() => {
  vi.useFakeTimers()
  ;[wires, heard, states] = [[], [], []]
  let keys = 0
  live = new Live('ws://table', {
    message: (message, fresh) => heard.push([message, fresh]),
    status: (status) => states.push(status),
    connect: () => {
      wires.push(new FakeWire())
      return wire()
    },
    makeKey: () => `key-${++keys}`,
  })
  live.open()
})

describe('numbers', () => {
  it('takes news in order', () => {
    wire().say(hello(4))
    wire().say(news(5))
    wire().say(news(6))
    expect(numbers()).toEqual([5, 6])
    expect(live.number).toBe(6)
    expect(wire().sent).toEqual([])
  })

  it('asks once for the whole truth after a gap, and goes on from the greeting', () => {
    wire().say(hello(4))
    wire().say(news(7))
    wire().say(news(8))
    expect(wire().kinds()).toEqual(['Refresh'])
    expect(numbers()).toEqual([])
    wire().say(hello(8))
    wire().say(news(9))
    expect(numbers()).toEqual([9])
  })

  it('drops older news and takes a repeated number for its showing only', () => {
    wire().say(hello(4))
    wire().say(news(5))
    wire().say(news(4))
    wire().say(news(5))
    expect(numbers()).toEqual([5, 5])
    expect(heard.at(-1)?.[1]).toBe(false)
  })

  it('takes who is present without a number, once greeted', () => {
    wire().say({ kind: 'Present', showing })
    expect(heard).toEqual([])
    wire().say(hello(4))
    wire().say({ kind: 'Present', showing })
    expect(heard.map(([one, fresh]) => [one.kind, fresh])).toEqual([
      ['Hello', true],
      ['Present', false],
    ])
    expect(live.number).toBe(4)
  })

  it('asks for the truth when a refusal knows more than we do', () => {
    wire().say(hello(4))
    const key = live.send({ kind: 'Act', seat: 0, action: { kind: 'Wait' }, at: 4 })
    wire().say({ kind: 'Refused', key, refusal: { clause: '', text: 'Too late.', facts: {} }, number: 6, showing })
    expect(wire().kinds()).toEqual(['Act', 'Refresh'])
    expect(heard.at(-1)?.[1]).toBe(false)
  })
})

describe('commands', () => {
  it('holds what is sent before the greeting', () => {
    live.send({ kind: 'Say', text: 'hello' })
    expect(wire().sent).toEqual([])
    wire().say(hello(1))
    expect(wire().sent).toEqual([{ kind: 'Say', text: 'hello', key: 'key-1' }])
  })

  it('sends what was not answered again with the same key, and nothing that was', () => {
    wire().say(hello(1))
    const first = live.send({ kind: 'Act', seat: 0, action: { kind: 'A' }, at: 1 })
    live.send({ kind: 'Act', seat: 0, action: { kind: 'B' }, at: 2 })
    wire().say({ kind: 'Accepted', key: first, number: 2 })
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(500)
    expect(wires).toHaveLength(2)
    expect(wire().sent).toEqual([])
    wire().say(hello(2))
    expect(wire().sent).toEqual([{ kind: 'Act', seat: 0, action: { kind: 'B' }, at: 2, key: 'key-2' }])
  })

  it('tells an answer only once', () => {
    wire().say(hello(1))
    const key = live.send({ kind: 'Undo', seat: 0 })
    wire().say({ kind: 'Accepted', key, number: 2 })
    wire().say({ kind: 'Accepted', key, number: 2 })
    expect(heard.filter(([one]) => one.kind === 'Accepted')).toHaveLength(1)
    expect(live.isPending(key)).toBe(false)
  })
})

describe('connection', () => {
  it('comes back with growing pauses and says how it stands', () => {
    wire().say(hello(1))
    wire().onclose?.({ code: 1006 })
    expect(states).toEqual(['live', 'lost'])
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(2)
    wire().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(3)
    wire().say(hello(1))
    expect(states.at(-1)).toBe('live')
  })

  it('tries at once when asked to', () => {
    wire().onclose?.({ code: 1006 })
    live.retry()
    expect(wires).toHaveLength(2)
    vi.advanceTimersByTime(5000)
    expect(wires).toHaveLength(2)
  })

  it('stays away from a table that is not there, and after closing', () => {
    wire().onclose?.({ code: 4004 })
    vi.advanceTimersByTime(60000)
    expect(wires).toHaveLength(1)
    expect(states).toEqual(['closed'])
  })

  it.each([4001, 4010])('stays away when it is sent away, and keeps the reason (%i)', (code) => {
    wire().say(hello(1))
    wire().onclose?.({ code, reason: 'The host has removed you from this table.' })
    vi.advanceTimersByTime(60000)
    expect(wires).toHaveLength(1)
    expect(states).toEqual(['live', 'closed'])
    expect(live.reason).toBe('The host has removed you from this table.')
  })

  it('waits for a name where it is asked for one, then comes back', () => {
    wire().onclose?.({ code: 4011, reason: 'Please choose a name first.' })
    vi.advanceTimersByTime(60000)
    expect(wires).toHaveLength(1)
    expect([states, live.reason]).toEqual([['nameless'], 'Please choose a name first.'])
    live.retry()
    expect(wires).toHaveLength(2)
    wire().say(hello(1))
    expect(states.at(-1)).toBe('live')
  })

  it('reopens without a word of loss, and sends what waits after the greeting', () => {
    wire().say(hello(1))
    live.reopen()
    live.send({ kind: 'Sit', seat: 1, name: '' })
    expect(wires).toHaveLength(2)
    expect(states).toEqual(['live'])
    wire().say(hello(1))
    expect(wire().kinds()).toEqual(['Sit'])
  })

  it('does not repeat what was not understood', () => {
    wire().say(hello(1))
    const key = live.send({ kind: 'Say', text: '?' })
    wire().onclose?.({ code: 4000 })
    vi.advanceTimersByTime(400)
    wire().say(hello(1))
    expect(wire().sent).toEqual([])
    expect(live.isPending(key)).toBe(false)
  })

  it('does not listen to an old wire', () => {
    const old = wire()
    old.say(hello(1))
    live.close()
    old.say(news(2))
    expect(numbers()).toEqual([])
  })
})
