import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reader, t } from '../src/kit/reader.svelte'
import { DEFAULTS, read, settings } from '../src/kit/settings.svelte'
import type { speak as Speak } from '../src/shell/catalogues'
import { friendlyName } from '../src/shell/me.svelte'
import SettingsDialog from '../src/shell/SettingsDialog.svelte'

const english = reader.catalogue
const asked: string[] = []
let answer: () => Response

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  Object.assign(settings, DEFAULTS)
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/sessions')) return Response.json([])
    asked.push(address)
    return answer()
  })
})
afterEach(() => {
  reader.catalogue = english
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the words of the page', () => {
  let speak: typeof Speak
  beforeEach(async () => {
    answer = () => Response.json({ language: 'de', sources: ['page-done = Fertig'] })
    // Catalogues are kept once they are fetched.
    vi.resetModules()
    ;({ speak } = await import('../src/shell/catalogues'))
  })
  const front = async (): Promise<typeof reader> => (await import('../src/kit/reader.svelte')).reader
  const choose = async (language: string): Promise<void> => {
    ;(await import('../src/kit/settings.svelte')).settings.language = language
  }

  it('are fetched in the language that was chosen', async () => {
    await choose('de')
    await speak('')
    await speak('lunar-rush')
    expect(asked).toEqual(['/api/words/de', '/api/words/de/lunar-rush'])
    expect((await front()).catalogue.render({ say: 'page-done' })).toBe('Fertig')
    expect(document.documentElement.lang).toBe('de')
  })

  it("are fetched in the browser's language where none was chosen, and once", async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('pt-BR')
    await speak('')
    await speak('')
    expect(asked).toEqual(['/api/words/pt-BR'])
  })

  it('stay where others cannot be fetched, and are asked for again', async () => {
    await choose('de')
    await speak('')
    answer = () => new Response('', { status: 503 })
    await speak('lunar-rush')
    expect((await front()).catalogue.render({ say: 'page-done' })).toBe('Fertig')
    await speak('lunar-rush')
    expect(asked.filter((address) => address.endsWith('lunar-rush'))).toHaveLength(2)
  })
})

describe('the choice of a language', () => {
  let dialog: Record<string, unknown>
  const reload = vi.fn()
  const field = (): HTMLSelectElement => document.querySelector<HTMLSelectElement>('select')!
  const choices = (): string[] => Array.from(field().options, (option) => option.text)

  async function open(): Promise<void> {
    dialog = mount(SettingsDialog, { target: document.body })
    await vi.waitFor(() => expect(choices()).toContain('Deutsch'))
    flushSync()
  }
  beforeEach(() => {
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
    answer = () =>
      Response.json([
        { code: 'de', name: 'Deutsch' },
        { code: 'en', name: 'English' },
      ])
  })
  afterEach(() => unmount(dialog))

  it('has the languages that the server has', async () => {
    await open()
    expect(asked).toContain('/api/words')
    expect(field().labels[0]?.textContent).toContain('Language')
    expect(choices()).toEqual(['As in the browser', 'Deutsch', 'English'])
    expect(field().value).toBe('')
  })

  it('is kept, and the page is loaded again', async () => {
    await open()
    field().value = 'de'
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(read().language).toBe('de')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('shows what was chosen, even if the server no longer has it', async () => {
    settings.language = 'tlh'
    await open()
    expect(field().value).toBe('tlh')
    expect(choices()).toEqual(['As in the browser', 'Deutsch', 'English', 'tlh'])
  })
})

describe("a guest's name", () => {
  it('is made of the words of the language, and not longer than the server allows', () => {
    expect(friendlyName(() => 0)).toBe('Bright Comet')
    expect(friendlyName(() => 0.999)).toBe('Gentle Beacon')
    const lists = [t('guest-first'), t('guest-second')].map((list) => list.split('|').map((word) => word.trim()))
    const longest = lists.map((words) => Math.max(...words.map((word) => word.length)))
    expect(Math.min(...lists.flat().map((word) => word.length))).toBeGreaterThan(0)
    expect(longest[0]! + 1 + longest[1]!).toBeLessThanOrEqual(24)
  })
})
