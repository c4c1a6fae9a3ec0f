import { expect, it } from 'vitest'
import { CODE_LENGTH, codeIn } from '../src/shell/lobby/codes'

const code = 'KX7QAB92'.slice(0, CODE_LENGTH)
const parts = [code.slice(0, 2), code.slice(2)]

it.each([
  ['as it is', code],
  ['in lower case', code.toLowerCase()],
  ['with a space', parts.join(' ')],
  ['with a dash', parts.join('-')],
  ['with room around it', `  ${code}\n`],
  ['as a link', `http://192.168.0.7:8000/t/${code}`],
  ['as a link in lower case', `https://games.example/t/${code.toLowerCase()}/`],
  ['as a link with a ticket', `http://host/t/${code}?ticket=abc123`],
  ['as a link behind what was typed', `AB${`http://host/t/${code}`}`],
  ['with more behind it', `${code}XY`],
])("a table's code is found %s", (_, text) => {
  expect(codeIn(text)).toBe(code)
})

it('a code that is not whole yet stays as it is', () => {
  expect(codeIn(code.slice(0, -1))).toBe(code.slice(0, -1))
  expect(codeIn('')).toBe('')
})

it.each(['http://host/replay/0f3a', 'https://host/', ' - '])('there is none in %s', (text) => {
  expect(codeIn(text)).toBe('')
})
