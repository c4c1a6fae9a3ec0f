import { expect, it } from 'vitest'
import { found, matches } from './search'

it('finds words in any order, and words that are written as one', () => {
  expect(matches('Forward Star Bases', 'bases star')).toBe(true)
  expect(matches('Forward Star Bases', 'starbase')).toBe(true)
  expect(matches('Forward Star-Bases', ' STARBASE ')).toBe(true)
  expect(matches('Forward Star Bases', 'star ship')).toBe(false)
})

it('keeps the rows that have the words, or all rows of a group whose title has them', () => {
  const blocks = [
    {
      title: 'Technologies',
      rows: [
        ['Star Bases', '4'],
        ['Capital Ships', '2'],
      ],
    },
    { title: 'Star base cards', rows: [['Altair', '1']] },
  ] as unknown as Parameters<typeof found>[0]
  expect(found(blocks, 'starbase').map(({ at, rows }) => [at, rows])).toEqual([
    [0, [['Star Bases', '4']]],
    [1, [['Altair', '1']]],
  ])
  expect(found(blocks, ' ')).toHaveLength(2)
})
