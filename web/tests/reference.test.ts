import { describe, expect, it } from 'vitest'
import type { Block } from '../src/gen/protocol'
import { found } from '../src/shell/reference/search'

const block = (title: string, ...rows: string[][]): Block => ({
  title,
  head: ['Card', 'Points'],
  rows,
  note: '',
  need: 0,
  of: null,
  clause: '',
})
const cards = [block('Comets', ['Halley', '5'], ['Encke', '8']), block('Nebulae', ['Crab', '5']), block('Empty')]

describe('a search among components', () => {
  it('shows every group while nothing is looked for', () => {
    expect(found(cards, ' ').map(({ rows }) => rows.length)).toEqual([2, 1, 0])
  })
  it('leaves the rows that have all the words', () => {
    expect(found(cards, '5 hall')).toMatchObject([{ at: 0, rows: [['Halley', '5']] }])
  })
  it('finds a group by its title, with all its rows', () => {
    expect(found(cards, 'nebu')).toMatchObject([{ at: 1, rows: [['Crab', '5']] }])
  })
  it('finds nothing where there is nothing', () => {
    expect(found(cards, 'saturn')).toEqual([])
  })
})
