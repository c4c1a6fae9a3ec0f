/* Tests read the English catalogues: a game's own in its folder, those of all games everywhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { reader } from '../src/kit/reader.svelte'
import { Catalogue } from '../src/kit/words'

const PACKAGE = join(import.meta.dirname, '../../src/cosmodrome')
const game = /src[/\\]games[/\\](\w+)/.exec(expect.getState().testPath ?? '')?.[1] ?? ''
const own = join(PACKAGE, 'games', game, 'words', 'en.ftl')
const shared = join(PACKAGE, 'words', 'en')
const files = [
  ...(existsSync(own) ? [own] : []),
  ...readdirSync(shared)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => join(shared, name)),
]

reader.catalogue = new Catalogue('en', ...files.map((file) => readFileSync(file, 'utf-8')))
