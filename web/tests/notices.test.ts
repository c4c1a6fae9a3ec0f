import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allowNotices, call, callOff, markTab } from '../src/kit/notices'
import { DEFAULTS, settings } from '../src/kit/settings.svelte'

class FakeNotification {
  static permission = 'granted'
  static shown: FakeNotification[] = []
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission))
  onclick: (() => void) | null = null
  closed = false
  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    FakeNotification.shown.push(this)
  }
  close(): void {
    this.closed = true
  }
}

let hidden = true
beforeEach(() => {
  Object.assign(settings, DEFAULTS, { notices: true })
  FakeNotification.permission = 'granted'
  FakeNotification.shown = []
  hidden = true
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  callOff()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("a call to one's move", () => {
  it('is shown while the page is out of sight, one at a time, and taken back', () => {
    call('Your turn', 'Rusty Bolt: Choose', 't1')
    call('Your turn', 'Rusty Bolt: Build', 't1')
    expect(FakeNotification.shown.map((one) => [one.options.body, one.options.tag, one.closed])).toEqual([
      ['Rusty Bolt: Choose', 't1', true],
      ['Rusty Bolt: Build', 't1', false],
    ])
    callOff()
    expect(FakeNotification.shown.every((one) => one.closed)).toBe(true)
  })

  it('is not shown to whoever looks, did not ask for it, or said no', () => {
    hidden = false
    call('Your turn', '', 't1')
    hidden = true
    settings.notices = false
    call('Your turn', '', 't1')
    settings.notices = true
    FakeNotification.permission = 'denied'
    call('Your turn', '', 't1')
    expect(FakeNotification.shown).toEqual([])
  })

  it("needs the person's leave", async () => {
    expect(await allowNotices()).toBe('')
    FakeNotification.permission = 'denied'
    expect(await allowNotices()).toContain('blocks notifications')
    vi.stubGlobal('Notification', undefined)
    expect(await allowNotices()).toContain('no notifications')
  })

  it('marks the tab', () => {
    document.head.innerHTML = '<link rel="icon" href="/art/favicon.svg" />'
    const icon = (): string | null => document.querySelector('link')!.getAttribute('href')
    markTab(true)
    expect(icon()).toBe('/art/favicon-turn.svg')
    markTab(false)
    expect(icon()).toBe('/art/favicon.svg')
  })
})
