import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true })
/** Words for people: two entries of a list may read the same, and a key that comes twice stops the page. */
const WORDS = /\{#each [^\n]*?\((?:[\w$]+\.)?(?:text|title|label|button|word|words|detail|note)\)\}/

it('lists are keyed by what things are, never by their words', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(Object.keys(sources).filter((path) => WORDS.test(sources[path]!))).toEqual([])
  expect(WORDS.test('{#each rows as row, at (row.title)}')).toBe(true)
})
