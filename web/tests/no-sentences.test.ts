import { Linter } from 'eslint'
import * as parser from 'svelte-eslint-parser'
import { describe, expect, it } from 'vitest'
import rule from '../lint/no-sentences.js'

const linter = new Linter()
const config: Linter.Config = {
  files: ['**/*.svelte'],
  languageOptions: { parser: parser as unknown as Linter.Parser },
  plugins: { own: { rules: { words: rule } } },
  rules: { 'own/words': 'error' },
}

const faults = (code: string): number => linter.verify(code, config, { filename: 'Planted.svelte' }).length

describe('a text for people that is left in the page is found', () => {
  it.each([
    '<p>points</p>',
    '<p title="Hello"></p>',
    '<button aria-label="close"></button>',
    '<p>{"Winner"}</p>',
    '<p>{"You win"}</p>',
    '<p>{who + " is out"}</p>',
    '<p>{a + " of " + b}</p>',
    '<p>{`${n} points`}</p>',
    '<p>{`${who}: lost`}</p>',
    '<p>{`Season ${n}`}</p>',
    "<p>{`${who}'s rocket`}</p>",
    '<input placeholder={`Name ${n}`} />',
  ])('%s', (code) => {
    expect(faults(code)).toBe(1)
  })
})

describe('code is none', () => {
  it.each([
    '<p>{t("took")}</p>',
    '<p class={`row ${kind}`} data-piece={`card-${n}`}></p>',
    '<p style={`translate(${x}px, ${y}px) scale(${n})`}></p>',
    '<p>{kind === "Winner" ? n : m}</p>',
    '<p>{`${a}-${b}`}</p>',
  ])('%s', (code) => {
    expect(faults(code)).toBe(0)
  })
})
