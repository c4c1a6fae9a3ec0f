import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '../src/kit/board'
import type { SeatInfo, Showing } from '../src/gen/protocol'
import Clock from '../src/shell/table/Clock.svelte'
import SeatPlate from '../src/shell/table/SeatPlate.svelte'
import type { Session } from '../src/shell/table/session.svelte'
import { isTicking, timesOf } from '../src/shell/table/times'

const HOUR = 3600

function info(more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat: 0,
    name: 'Ada',
    player: '',
    kind: 'person',
    bot: '',
    stand_in: '',
    person: '',
    kept_for: '',
    kept_person: '',
    invited: false,
    present: true,
    away: 0,
    grace: 0,
    colour: null,
    colour_chosen: false,
    yours: false,
    deciding: true,
    votes: 0,
    time_left: 90,
    night: null,
    ...more,
  }
}

describe('times of a seat', () => {
  it('run down while its person decides', () => {
    expect(timesOf(info(), 30).left).toBe(60)
    expect(timesOf(info(), 100).left).toBe(0)
    expect(timesOf(info({ deciding: false }), 30).left).toBe(90)
    expect(timesOf(info({ bot: 'search' }), 30).left, 'a bot stands in').toBe(90)
    expect(timesOf(info({ time_left: -1 }), 30).left, 'no clock').toBe(-1)
  })

  it('stand still from bedtime to rising, night after night', () => {
    const days = info({ time_left: 48 * HOUR, night: { since: 23 * HOUR, length: 8 * HOUR } })
    const after = (hours: number): [number, boolean] => {
      const { left, asleep } = timesOf(days, hours * HOUR)
      return [left / HOUR, asleep]
    }
    expect(after(0)).toEqual([48, false])
    expect(after(0.5)).toEqual([47.5, false])
    expect(after(1)).toEqual([47, true])
    expect(after(8.9)).toEqual([47, true])
    expect(after(9)).toEqual([47, false])
    expect(after(24)).toEqual([32, false])
    expect(after(26)).toEqual([31, true])
    expect(after(34)).toEqual([30, false])
  })

  it('of somebody away grow, and the grace ends', () => {
    const away = info({ present: false, away: 10, grace: 50, deciding: false })
    expect(timesOf(away, 5)).toMatchObject({ away: 15, grace: 45 })
    expect(timesOf(away, 60)).toMatchObject({ away: 70, grace: 0 })
    expect(timesOf(info({ kind: 'bot', present: false }), 60).away).toBe(0)
  })

  it('tick only where something changes by itself', () => {
    expect(isTicking(info())).toBe(true)
    expect(isTicking(info({ time_left: -1 }))).toBe(false)
    expect(isTicking(info({ time_left: -1, present: false }))).toBe(true)
    expect(isTicking(info({ deciding: false }))).toBe(false)
    expect(isTicking(info({ deciding: false, night: { since: 0, length: 1 } }))).toBe(true)
  })
})

describe('between two messages', () => {
  let part: Record<string, unknown> | undefined
  const words = (): string => (document.body.textContent ?? '').replace(/\s+/g, ' ')

  function session(one: SeatInfo): Session {
    const showing: Showing = {
      table: 't',
      code: 'KX7Q',
      name: '',
      game: 'g',
      options: {},
      public: false,
      pace: { kind: 'Pace', bank: 300, increment: 0 },
      stage: 'playing',
      host: true,
      own_seats: [1],
      teams: [],
      seats: [one],
      ply: 0,
      view: null,
      prompt: null,
      blocks: [],
      decisions: [],
      no_undo: '',
      outcome: null,
      timer_left: -1,
      timer_lead: 0,
      lesson: null,
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
    return {
      showing,
      names: ['Ada'],
      ui: null,
      heard: performance.now(),
      live: { send: vi.fn() },
    } as unknown as Session
  }
  function plate(one: SeatInfo): void {
    part = mount(SeatPlate, {
      target: document.body,
      props: {
        session: session(one),
        info: one,
        colour: 'blue',
        compact: false,
        strip: false,
        board: {} as BoardProps,
      },
    })
    flushSync()
  }
  function pass(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1000)
    flushSync()
  }

  beforeEach(() => vi.useFakeTimers())
  afterEach(async () => {
    if (part) await unmount(part)
    document.body.replaceChildren()
    vi.useRealTimers()
  })

  it('the clock runs down', () => {
    part = mount(Clock, { target: document.body, props: { session: session(info()) } })
    flushSync()
    expect(words()).toContain('1:30')
    pass(1)
    expect(words()).toContain('1:29')
    pass(79)
    expect(words()).toContain('0:10')
    expect(words()).toContain('Ten seconds left.')
    pass(60)
    expect(words()).toContain('0:00')
  })

  it('a plate tells how long somebody is away, and when a bot may be called', () => {
    plate(info({ present: false, away: 10, grace: 50, deciding: false, time_left: -1 }))
    expect(words()).toContain('Away for 10 s')
    expect(words()).toContain('You can call in a bot in 50 s.')
    pass(20)
    expect(words()).toContain('Away for 30 s')
    expect(words()).toContain('You can call in a bot in 30 s.')
    pass(30)
    expect(words()).not.toContain('You can call')
    expect(words()).toContain('Call in a bot')
  })

  it.each([
    ['time', 'Out of time, a bot took over'],
    ['host', 'Away, a bot took over'],
    ['vote', 'Away, a bot took over'],
    ['left', 'Left, a bot took over'],
  ] as const)('a plate tells why a bot plays (%s)', (stand_in, said) => {
    plate(info({ bot: 'search', stand_in }))
    expect(words()).toContain(said)
    expect(words()).not.toContain('Take seat back')
  })

  it('a plate lets its owner play again', () => {
    plate(info({ bot: 'search', stand_in: 'time', yours: true }))
    expect(words()).toContain('Out of time, a bot took over')
    expect(words()).toContain('Take seat back')
  })

  it('a plate tells that somebody has gone to bed, and is up again', () => {
    plate(info({ night: { since: 24 * HOUR - 60, length: 8 * HOUR } }))
    expect(words()).toContain('Deciding')
    pass(60)
    expect(words()).toContain('Asleep, clock paused')
    pass(8 * HOUR)
    expect(words()).toContain('Deciding')
  })

  it('nothing beats once nobody shows time', async () => {
    plate(info())
    expect(vi.getTimerCount()).toBe(1)
    if (part) await unmount(part)
    part = undefined
    await vi.advanceTimersByTimeAsync(10)
    expect(vi.getTimerCount()).toBe(0)
  })
})
