import { describe, expect, it } from 'vitest'
import type { Frame, Replay } from '../src/shell/api'
import { ReplayFrames, type FetchPage } from '../src/shell/replay/frames.svelte'

const frame = (ply: number): Frame => ({
  ply,
  seat: 0,
  lines: [],
  view: null,
  prompt: { steps: [], step: 0, title: '', text: '' },
  offers: [],
  made: -1,
  outcome: null,
  moments: [],
  blocks: [],
  scores: [],
})
const page = (frames: Frame[], made: number, total: number): Replay => ({
  game: 'g',
  name: 'n',
  frames,
  made,
  total,
  players: ['Ada'],
  colours: [],
  outcome: null,
  seed: '',
  book: null,
  latest: null,
  sitters: [],
  earlier: [],
})

/** A server that has made so many frames when it is asked for the first time, the second, and so on. */
function server(total: number, made: number[], most = 3): { asked: number[]; fetch: FetchPage } {
  const asked: number[] = []
  const fetch: FetchPage = (_table, _seat, start) => {
    const ready = made[asked.push(start) - 1] ?? total
    const frames = Array.from({ length: Math.max(0, Math.min(most, ready - start)) }, (_, at) => frame(start + at))
    return Promise.resolve(page(frames, ready, total))
  }
  return { asked, fetch }
}

describe('frames of a replay', () => {
  it('fetches page after page until all is there', async () => {
    const { asked, fetch } = server(7, [7, 7, 7])
    const loaded = new ReplayFrames('t', null, fetch)
    expect(loaded.has(0)).toBe(false)
    await loaded.load()
    expect(asked).toEqual([0, 3, 6])
    expect(loaded.frames.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(loaded.complete && loaded.has(6) && loaded.has(99)).toBe(true)
  })
  it('asks again for what is not made yet, and knows how far it is', async () => {
    const { asked, fetch } = server(4, [0, 2, 2, 4])
    const seen: [number, number][] = []
    const loaded: ReplayFrames = new ReplayFrames('t', 1, async (table, seat, start) => {
      if (asked.length) seen.push([loaded.made, loaded.frames.length])
      return fetch(table, seat, start)
    })
    await loaded.load()
    expect(asked).toEqual([0, 0, 2, 2])
    expect(seen).toEqual([
      [0, 0],
      [2, 2],
      [2, 2],
    ])
    expect(loaded.complete).toBe(true)
  })
  it('keeps what it has where the rest fails, and can go on', async () => {
    const { fetch } = server(5, [])
    let broken = true
    const loaded = new ReplayFrames('t', null, (table, seat, start) =>
      start && broken ? Promise.reject(new Error('no answer')) : fetch(table, seat, start),
    )
    await loaded.load()
    expect([loaded.trouble, loaded.frames.length, loaded.has(1), loaded.has(4)]).toEqual(['no answer', 3, true, false])
    broken = false
    await loaded.load()
    expect([loaded.trouble, loaded.frames.length]).toEqual(['', 5])
  })
  it('asks for nothing more once it is stopped', async () => {
    const { asked, fetch } = server(9, [])
    const loaded: ReplayFrames = new ReplayFrames(
      't',
      null,
      (table, seat, start) => (loaded.stop(), fetch(table, seat, start)),
    )
    await loaded.load()
    expect(asked).toEqual([0])
  })
  it('of a game that has not begun is complete and empty', async () => {
    const loaded = new ReplayFrames('t', null, server(0, []).fetch)
    await loaded.load()
    expect([loaded.complete, loaded.total]).toEqual([true, 0])
  })
})
