import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bindKeys, keyName, listen, nameOf } from '../src/kit/keys'

let letters = true
let undo: (() => void)[] = []

function press(key: string, options: KeyboardEventInit = {}, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  target.dispatchEvent(event)
  return event
}

function put<T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] {
  return document.body.appendChild(document.createElement(tag))
}

/** By pointer, or with a detail of 0 by keyboard. */
function click(target: HTMLElement, detail = 1): void {
  target.focus()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
}

beforeEach(() => {
  letters = true
  undo = [listen(document, () => letters)]
  press('Shift') // a digit of the test before is forgotten
})
afterEach(() => {
  for (const one of undo) one()
  document.body.replaceChildren()
})

describe('layers', () => {
  it('asks the newest first and lets others through', () => {
    const [below, above] = [vi.fn(), vi.fn()]
    undo.push(bindKeys({ h: below, u: below }), bindKeys({ h: above }))
    press('h')
    press('u')
    expect(above).toHaveBeenCalledTimes(1)
    expect(below).toHaveBeenCalledTimes(1)
  })

  it('lets nothing through a modal one', () => {
    const below = vi.fn()
    undo.push(bindKeys({ h: below }), bindKeys({ Escape: vi.fn() }, { modal: true }))
    press('h')
    expect(below).not.toHaveBeenCalled()
  })

  it('is gone once taken away', () => {
    const act = vi.fn()
    bindKeys({ h: act })()
    expect(press('h').defaultPrevented).toBe(false)
    expect(act).not.toHaveBeenCalled()
  })
})

describe('what counts as a command', () => {
  it('never typing in a field, but Escape', () => {
    const act = vi.fn()
    undo.push(bindKeys({ h: act, '1': act, Escape: act }))
    const field = put('input')
    press('h', {}, field)
    press('1', {}, field)
    press('Escape', {}, field)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('leaves Enter to a focused button', () => {
    const act = vi.fn()
    undo.push(bindKeys({ Enter: act, '1': act }))
    const button = put('button')
    press('Enter', {}, button)
    expect(act).not.toHaveBeenCalled()
    press('1', {}, button)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('Enter on a choice that was just clicked, while there is something to confirm', () => {
    const confirm = vi.fn()
    let chosen = true
    undo.push(bindKeys({ Enter: confirm }, { claimsEnter: () => chosen }))
    const list = put('div')
    list.dataset['offers'] = ''
    const [button, other] = [put('button'), put('button')]
    list.append(button, other)
    click(button)
    expect(press('Enter', {}, button).defaultPrevented).toBe(true)
    expect(confirm).toHaveBeenCalledTimes(1)
    chosen = false
    expect(press('Enter', {}, button).defaultPrevented).toBe(false)
    chosen = true
    other.focus()
    expect(press('Enter', {}, other).defaultPrevented).toBe(false)
    button.focus()
    expect(press('Enter', {}, button).defaultPrevented).toBe(false)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('on any other button Enter is its own, also after a digit; but not where a digit chose after a click on it', () => {
    const [confirm, choose] = [vi.fn(), vi.fn()]
    undo.push(bindKeys({ Enter: confirm, '1': choose }, { claimsEnter: () => true }))
    const rules = put('button')
    rules.focus()
    press('1', {}, rules)
    expect(press('Enter', {}, rules).defaultPrevented).toBe(false)
    click(rules)
    expect(press('Enter', {}, rules).defaultPrevented).toBe(false)
    expect(confirm).not.toHaveBeenCalled()
    press('1', {}, rules)
    expect(press('Enter', {}, rules).defaultPrevented).toBe(true)
  })

  it('Enter on a radio goes on with what is chosen; Space is its own', () => {
    const start = vi.fn()
    undo.push(bindKeys({ Enter: start }))
    const cover = put('button')
    cover.setAttribute('role', 'radio')
    cover.focus()
    expect(press(' ', {}, cover).defaultPrevented).toBe(false)
    press('Enter', {}, cover)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('Enter on a piece of the board while there is something to confirm; Space uses the piece', () => {
    const confirm = vi.fn()
    let chosen = false
    undo.push(bindKeys({ Enter: confirm }, { claimsEnter: () => chosen }))
    const board = put('div')
    board.dataset['board'] = ''
    const [piece, minus, tab] = ['target', 'choice', ''].map((mark) => {
      const button = board.appendChild(document.createElement('button'))
      if (mark) button.dataset[mark] = ''
      return button
    })
    expect(press('Enter', {}, piece).defaultPrevented).toBe(false)
    chosen = true
    for (const each of [piece!, minus!]) {
      each.focus()
      expect(press(' ', {}, each).defaultPrevented).toBe(false)
      click(each, 0)
      expect(press('Enter', {}, each).defaultPrevented).toBe(true)
    }
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(press('Enter', {}, tab).defaultPrevented).toBe(false) // it only changes what is shown
  })

  it('Enter on a plus that has the focus counts on, also where no more fits; after a click it confirms', () => {
    const confirm = vi.fn()
    undo.push(bindKeys({ Enter: confirm }, { claimsEnter: () => true }))
    const board = put('div')
    board.dataset['board'] = ''
    const plus = board.appendChild(document.createElement('button'))
    plus.dataset['target'] = plus.dataset['counts'] = ''
    for (let presses = 0; presses < 2; presses++) {
      expect(press('Enter', {}, plus).defaultPrevented).toBe(false)
      click(plus, 0)
    }
    plus.setAttribute('aria-disabled', 'true')
    press('Enter', {}, plus)
    expect(confirm).not.toHaveBeenCalled()
    click(plus)
    press('Enter', {}, plus)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('no Enter of what lies under a dialog', () => {
    const confirm = vi.fn()
    undo.push(bindKeys({ Enter: confirm }, { claimsEnter: () => true }), bindKeys({}, { modal: true }))
    const button = put('button')
    click(button)
    expect(press('Enter', {}, button).defaultPrevented).toBe(false)
    expect(confirm).not.toHaveBeenCalled()
  })

  it('no single letters where they are switched off', () => {
    const act = vi.fn()
    undo.push(bindKeys({ h: act, '1': act }))
    letters = false
    press('h')
    press('1')
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('no browser shortcuts', () => {
    const act = vi.fn()
    undo.push(bindKeys({ l: act }))
    expect(press('l', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(act).not.toHaveBeenCalled()
  })
})

describe('names', () => {
  it('of events', () => {
    expect(nameOf(new KeyboardEvent('keydown', { key: 'H', shiftKey: true }))).toBe('Shift+h')
    expect(nameOf(new KeyboardEvent('keydown', { key: '?', shiftKey: true }))).toBe('?')
    expect(nameOf(new KeyboardEvent('keydown', { key: '2', altKey: true }))).toBe('Alt+2')
  })

  it('on key caps', () => {
    expect(['h', 'Enter', 'Escape', 'Shift+ArrowLeft'].map(keyName)).toEqual(['H', '↵', 'Esc', '⇧←'])
  })
})
