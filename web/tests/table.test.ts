import { describe, expect, it } from 'vitest'
import type { Decision } from '../src/gen/protocol'
import { sameAction, type Action } from '../src/kit/board'
import { reader } from '../src/kit/reader.svelte'
import { Catalogue } from '../src/kit/words'
import { pageOf } from '../src/shell/router.svelte'
import { categoryName } from '../src/shell/table/names'
import { groupsOf, rowsOf, targetsOf } from '../src/shell/table/offers'
import { swings } from '../src/shell/table/swings'
import { clockText, distinct, namesBold } from '../src/shell/words'

const decision = (kinds: string[]): Decision => ({
  seat: 0,
  offers: kinds.map((kind, at) => ({ action: { kind, slot: at }, text: `${kind} ${at}`, detail: '', clause: '' })),
  closed: [],
  forms: [],
})

/** Does something while the catalogue has just this. */
function withWords(source: string, act: () => void): void {
  const before = reader.catalogue
  reader.catalogue = new Catalogue('en', source)
  act()
  reader.catalogue = before
}

describe('offers', () => {
  it('have keys for the first nine', () => {
    const keys = targetsOf(decision(Array<string>(11).fill('Move'))).map((target) => target.key)
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '', ''])
  })

  it("stand in the game's own order where it has one", () => {
    const ranked = targetsOf(decision(['Wait', 'Move', 'Wait']), (action) => (action['kind'] === 'Move' ? 0 : 1))
    expect(ranked.map((target) => [target.action['kind'], target.key])).toEqual([
      ['Move', '1'],
      ['Wait', '2'],
      ['Wait', '3'],
    ])
  })

  it('stand alone up to eight, in groups beyond', () => {
    expect(groupsOf(targetsOf(decision(Array<string>(8).fill('Move')))).map((group) => group.title)).toEqual([''])
    const many = targetsOf(
      decision([...Array<string>(6).fill('PlaceTile'), 'Wait', ...Array<string>(3).fill('DrawCard')]),
    )
    expect(groupsOf(many).map((group) => [group.title, group.targets.length])).toEqual([
      ['Place tile', 6],
      ['Wait', 1],
      ['Draw card', 3],
    ])
  })

  it('share a row where the game says so', () => {
    const targets = targetsOf(decision(['Take', 'Take', 'Wait', 'Take']))
    const rows = rowsOf(targets, (action) =>
      action['kind'] === 'Take'
        ? { id: 'card', title: 'Card', detail: '', art: '', button: String(action['slot']) }
        : null,
    )
    expect(rows.map((row) => [row.head?.title ?? '', row.targets.map((choice) => choice.button)])).toEqual([
      ['Card', ['0', '1', '3']],
      ['', ['']],
    ])
  })

  it("have rows of their own where they read the same, beyond the keys too, and a row is never taken for a piece's", () => {
    const alike = targetsOf(decision(Array<string>(14).fill('Take'))).map((target) => ({
      ...target,
      offer: { ...target.offer, text: 'Take an engine' },
    }))
    const rows = rowsOf(alike, (action) =>
      action['slot'] === 13 ? { id: '0', title: '', detail: '', art: '', button: '' } : null,
    )
    expect(rows.length).toBe(14)
    expect(new Set(rows.map((row) => row.id)).size).toBe(14)
  })

  it('are in groups that differ even where their titles do not', () => {
    const kinds = ['TakeCard', 'Takecard'].flatMap((kind) => Array<string>(5).fill(kind))
    const groups = groupsOf(targetsOf(decision(kinds)))
    expect([new Set(groups.map((group) => group.id)).size, groups.length]).toEqual([2, 2])
  })

  it('have their own number as key where they have one, and the others take what is left', () => {
    const ownKey = (action: Action): string => (action['kind'] === 'Bid' ? String(Number(action['slot']) + 2) : '')
    const keys = targetsOf(decision(['Bid', 'Pass', 'Bid', 'Wait']), undefined, ownKey).map((target) => target.key)
    expect(keys).toEqual(['2', '1', '4', '3'])
  })
})

describe('categories of the score sheet', () => {
  it("have the words of the game's catalogue, else their own name", () => {
    withWords('sheet-Best-ship = Schönstes Schiff', () =>
      expect(['Best ship', 'Goods'].map(categoryName)).toEqual(['Schönstes Schiff', 'Goods']),
    )
  })
})

describe('actions', () => {
  it('are the same by content, whatever the order of fields', () => {
    expect(sameAction({ kind: 'A', at: [1, { x: 2 }] }, { at: [1, { x: 2 }], kind: 'A' })).toBe(true)
    expect(sameAction({ kind: 'A', at: 1 }, { kind: 'A', at: 2 })).toBe(false)
    expect(sameAction(null, null)).toBe(false)
  })
})

describe('words', () => {
  it('say times as clocks do', () => {
    expect([0, 9.2, 185, 3725].map(clockText)).toEqual(['0:00', '0:10', '3:05', '1:02:05'])
  })

  it('tell equal names apart', () => {
    expect(distinct(['Mira', 'Bolt', 'Mira', 'Mira'])).toEqual(['Mira', 'Bolt', 'Mira (2)', 'Mira (3)'])
  })

  it('put names in bold, the longest first', () => {
    const pieces = namesBold('Bolt 10 beats Bolt 1.', ['Bolt 1', 'Bolt 10'])
    expect(pieces.filter((piece) => piece.bold).map((piece) => piece.text)).toEqual(['Bolt 10', 'Bolt 1'])
    expect(namesBold('Ben was called Rigel 60Ben before.', ['Ben']).filter((piece) => piece.bold)).toEqual([
      { text: 'Ben', bold: true },
    ])
    expect(namesBold('a (b', ['(b']).map((piece) => piece.text)).toEqual(['a ', '(b'])
  })
})

describe('addresses', () => {
  it('lead to pages', () => {
    expect(pageOf('/')).toEqual({ at: 'lobby' })
    expect(pageOf('/t/KX7Q')).toEqual({ at: 'table', code: 'KX7Q' })
    expect(pageOf('/replay/abc', '?ply=12')).toEqual({ at: 'replay', id: 'abc', ply: 12 })
    expect(pageOf('/learn/galaxy-rush')).toEqual({ at: 'learn', game: 'galaxy-rush' })
    expect(pageOf('/t')).toEqual({ at: 'nowhere' })
    expect(pageOf('/t/a/b')).toEqual({ at: 'nowhere' })
  })
})

describe('turning points', () => {
  it('are the largest changes, in the order of the game', () => {
    const worths = [0.5, 0.52, 0.3, 0.31, 0.6, 0.55, 0.9]
    const found = swings(worths.map((worth, at) => ({ ply: at * 3, worth })))
    expect(found.map((swing) => swing.ply)).toEqual([6, 12, 18])
    expect(
      swings([
        { ply: 0, worth: 0.5 },
        { ply: 1, worth: 0.51 },
      ]),
    ).toEqual([])
  })
})
