import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
/** Words for people: two entries of a list may read the same, and a key that comes twice stops the page. */
const WORDS = /\b(?:text|title|label|button|word|words|detail|note)\b/
const EACH = /\{#each [^\n]*? as [^\n(]*?\(/g

/** What the lists of a page are keyed by. */
function keysIn(source: string): string[] {
  return [...source.matchAll(EACH)].map((found) => {
    const rest = source.slice(found.index + found[0].length)
    return rest.slice(0, rest.indexOf(')}'))
  })
}

const isWords = (key: string): boolean => WORDS.test(key)

it('lists are keyed by what things are, never by their words', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(Object.keys(sources).filter((path) => keysIn(sources[path]!).some(isWords))).toEqual([])
  expect(keysIn('{#each rows as row, at (row.title)}').filter(isWords)).toEqual(['row.title'])
  expect(keysIn('{#each list as best (best.title + best.apart.join())}<b>').filter(isWords)).toHaveLength(1)
  expect(keysIn('{#each list as [id, one] (`${id} ${one.label}`)}').filter(isWords)).toHaveLength(1)
  expect(keysIn('{#each list as one (one.id)}{t(one.text)}').filter(isWords)).toEqual([])
})
