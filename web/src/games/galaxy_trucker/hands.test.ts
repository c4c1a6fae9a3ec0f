import { expect, it } from 'vitest'
import { hands } from './hands'

it('marks no text of the board while a piece is pulled at', () => {
  const board = document.createElement('div')
  board.innerHTML = '<h3>In your hand</h3><span data-drag></span>'
  document.body.append(board)
  const nothing = (): void => undefined
  const pull = hands(board, { held: () => true, turn: nothing, drop: nothing, move: nothing, aim: nothing })
  const marks = (): boolean =>
    board.querySelector('h3')!.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))
  const press = (selector: string): boolean =>
    board.querySelector(selector)!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  press('h3')
  expect(marks()).toBe(true)
  press('span')
  expect(marks()).toBe(false)
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  expect(marks()).toBe(true)
  pull.destroy()
  board.remove()
})
