import { afterEach, expect, it } from 'vitest'
import { roving } from '../src/kit/roving'

interface Piece {
  box: [x: number, y: number, width: number, height: number]
  /** Its other attributes. */
  is?: Record<string, string>
  inside?: string
}

let walk: { destroy(): void } | undefined

function build(pieces: Record<string, Piece>): HTMLElement {
  const board = document.body.appendChild(document.createElement('div'))
  for (const [id, { box, is = {}, inside }] of Object.entries(pieces)) {
    const piece = document.createElement('button')
    piece.id = piece.dataset['piece'] = id
    for (const [name, value] of Object.entries(is)) piece.setAttribute(name, value)
    piece.getBoundingClientRect = () => new DOMRect(...box)
    const around = inside ? document.getElementById(inside)! : board
    around.appendChild(piece)
  }
  walk = roving(board)
  return board
}

/** Where the keys lead, one after the other. */
function led(from: string, ...keys: string[]): string[] {
  document.getElementById(from)!.focus()
  return keys.map((key) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: `Arrow${key}`, bubbles: true }))
    return document.activeElement!.id
  })
}

afterEach(() => {
  walk?.destroy()
  document.body.replaceChildren()
})

/** A card with two places side by side at the left, and a button as wide as the card below them. */
const card = (target: Record<string, string>): Record<string, Piece> => ({
  above: { box: [0, -100, 120, 90] },
  card: { box: [0, 0, 120, 130] },
  one: { box: [6, 60, 24, 24], inside: 'card', is: target },
  two: { box: [32, 60, 24, 24], inside: 'card', is: target },
  upgrade: { box: [6, 90, 108, 36], inside: 'card' },
})

it('goes up and down between all the lines of a card', () => {
  build(card({ 'data-target': '' }))
  expect(led('upgrade', 'Up', 'Left', 'Down')).toEqual(['two', 'one', 'upgrade'])
})

it('passes over the frame of what can be chosen, and stops at that of what can only be read', () => {
  build(card({ 'data-target': '' }))
  expect(led('two', 'Up', 'Down')).toEqual(['above', 'two'])
  walk?.destroy()
  document.body.replaceChildren()
  build(card({}))
  expect(led('above', 'Down', 'Up')).toEqual(['card', 'above'])
})

it('passes over a counter at its end, but does not leave whoever is on it', () => {
  const spent = { 'data-counts': '', 'aria-disabled': 'true' }
  build({
    plus: { box: [0, 0, 20, 20], is: { 'data-counts': '' } },
    minus: { box: [40, 0, 20, 20], is: spent },
    next: { box: [80, 0, 20, 20], is: { 'data-counts': '' } },
  })
  expect(led('plus', 'Right', 'Left')).toEqual(['next', 'plus'])
  expect(led('minus', 'Right')).toEqual(['next'])
})

it('begins at a target that neither ends the step nor takes back', () => {
  const [ends, piece] = [{ 'data-target': '', 'data-late': '' }, { 'data-target': '' }]
  const board = build({ end: { box: [0, 0, 20, 20], is: ends }, piece: { box: [40, 0, 20, 20], is: piece } })
  expect(board.querySelector('[tabindex="0"]')?.id).toBe('piece')
})
