import { afterEach, expect, it } from 'vitest'
import { closingWords, reader } from '../src/kit/reader.svelte'
import { Catalogue } from '../src/kit/words'

const before = reader.catalogue
afterEach(() => (reader.catalogue = before))

it('reads why a server has closed: a message, or words where a message would be too long', () => {
  reader.catalogue = new Catalogue('en', 'windows = You have { $count } windows open.')
  expect(closingWords('{"say":"windows","args":{"count":9}}')).toBe('You have 9 windows open.')
  expect(closingWords('This table is closed.')).toBe('This table is closed.')
  expect(closingWords('')).toBe('')
})
