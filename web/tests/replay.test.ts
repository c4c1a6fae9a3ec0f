import { describe, expect, it } from 'vitest'
import { bracketed, clausesAmong, clausesIn, fireClause, hearClauses } from '../src/kit/clauses'
import { alternatives, largest, nextTurn, percents, scoresOf, signed, swingsOf } from '../src/shell/replay/moments'

const frame = (ply: number, seat: number): { ply: number; seat: number } => ({ ply, seat })
const offer = (text: string): { action: Record<string, unknown>; text: string; detail: string; clause: string } => ({
  action: {},
  text,
  detail: '',
  clause: '',
})

describe('scores', () => {
  it('are those of the plates, or those that were secret then, as far as they are numbers', () => {
    const frames = [0, 1].map((ply) => ({
      ply,
      view: [
        ['', '3 of 5', '0'],
        ['4', '-', '-2'],
      ][ply],
      scores: [[], [9, 7, 9]][ply] ?? [],
    }))
    const score = (view: unknown, seat: number): string => (view as string[])[seat] ?? ''
    expect(scoresOf(frames, 3, score)).toEqual([
      [0, [null, null, 0]],
      [1, [4, 7, -2]],
    ])
  })
})

describe('swings', () => {
  const frames = [frame(0, -1), frame(1, 0), frame(2, 1), frame(3, 0)]
  it('are those of the one who moved, the small ones left out', () => {
    const swings = swingsOf(frames, [
      [0, [0.5, 0.5]],
      [1, [0.7, 0.3]],
      [2, [0.68, 0.32]],
      [3, [0.3, 0.7]],
    ])
    expect([...swings].map(([ply, change]) => [ply, signed(change)])).toEqual([
      [1, '+20'],
      [3, '−38'],
    ])
    expect(largest(swings, 1).map(([ply]) => ply)).toEqual([3])
    expect(largest(swings, 9, 2).map(([ply]) => ply)).toEqual([1, 3])
    expect(
      largest(swings, 9, 3).map(([ply]) => ply),
      'too close to a larger one',
    ).toEqual([3])
  })
  it('wait for what is not worked out yet', () => {
    expect(swingsOf(frames, [[0, [0.5, 0.5]]]).size).toBe(0)
  })
})

describe('win chances', () => {
  const sum = (parts: number[]): number => parts.reduce((total, one) => total + one, 0)
  it('add up to a hundred, the largest remainders upwards', () => {
    expect(percents([0.5049, 0.4951], false)).toEqual([50, 50])
    expect(percents([0.505, 0.495], false), 'of equal remainders the first').toEqual([51, 49])
    expect(percents([0.3333, 0.3333, 0.3333], false), 'a rounded sum').toEqual([34, 33, 33])
    expect(percents([0.146, 0.426, 0.426, 0.002], false)).toEqual([14, 43, 43, 0])
    expect(percents([1, 0], false)).toEqual([100, 0])
    for (let at = 0; at <= 500; at++)
      expect(sum(percents([at / 1000, at / 2000, 1 - at / 1000 - at / 2000], false))).toBe(100)
  })
  it("are each seat's own where all win together", () => {
    expect(percents([0.714, 0.716], true)).toEqual([71, 72])
    expect(percents([0.4], true)).toEqual([40])
  })
  it('are nothing where nothing is worked out', () => {
    expect(percents([], true)).toEqual([])
  })
})

describe('what else was there', () => {
  const moment = { ply: 4, offers: [offer('a'), offer('b'), offer('c')], made: 1 }
  it('stands in the order of its worth, the move made among it', () => {
    const rows = alternatives(moment, [
      [
        3,
        [
          [0, 0.6],
          [1, 0.45],
        ],
      ],
    ])
    expect(rows.map((row) => [row.offer.text, row.made, row.change === null ? null : signed(row.change)])).toEqual([
      ['a', false, '+15'],
      ['b', true, '±0'],
      ['c', false, null],
    ])
  })
  it('keeps the order of the offers where nobody thought about it', () => {
    expect(alternatives(moment, []).map((row) => row.offer.text)).toEqual(['a', 'b', 'c'])
  })
})

describe('steps by turn', () => {
  it('go to the next move of somebody else, and stop at the ends', () => {
    const frames = [-1, 0, 0, 1, 1].map((seat) => ({ seat }))
    expect([nextTurn(frames, 1, 1), nextTurn(frames, 3, 1), nextTurn(frames, 4, -1), nextTurn(frames, 0, -1)]).toEqual([
      3, 4, 2, 0,
    ])
  })
})

describe('clauses', () => {
  it('are found in sentences', () => {
    const found = (parts: { text: string; clause: string }[]): string[] =>
      parts.map((part) => part.clause).filter(Boolean)
    expect(clausesIn('With 13 points (CO-8.5).').map((part) => part.text)).toEqual(['With 13 points (', 'CO-8.5', ').'])
    expect(found(clausesIn('With 13 points (CO-8.5).'))).toEqual(['CO-8.5'])
    const [text, clause] = bracketed(clausesIn('With 13 points (CO-8.5).'))
    expect([text!.text, clause!.before, clause!.after]).toEqual(['With 13 points ', '(', ').'])
    expect(found(clausesIn('Nothing in 2.5 hours.'))).toEqual([])
    const known = new Set(['CO-3.5', 'CO-8.2'])
    expect(found(clausesAmong('As in 3.5 and CO-8.2, after 2.5 hours.', known, 'CO'))).toEqual(['CO-3.5', 'CO-8.2'])
  })
  it('are heard from anywhere, until nobody listens', () => {
    const heard: string[] = []
    const piece = document.body.appendChild(document.createElement('i'))
    const stop = hearClauses((id) => heard.push(id))
    fireClause(piece, 'CO-3.5')
    stop()
    fireClause(piece, 'CO-3.6')
    expect(heard).toEqual(['CO-3.5'])
  })
})
