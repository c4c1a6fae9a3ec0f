/* A player's own settings, kept in this browser. The page reads `settings` directly; `change` keeps and applies. */

export interface Settings {
  /** The code of a language; '' for the browser's. */
  language: string
  theme: 'dark' | 'light' | 'auto'
  animation: 'off' | 'fast' | 'normal' | 'slow'
  sounds: boolean
  /** A notification of the browser when it is one's move and the page is out of sight. */
  notices: boolean
  vibration: boolean
  confirm: 'never' | 'irreversible' | 'always'
  textSize: number
  keyHints: boolean
  letterKeys: boolean
  showTargets: boolean
  autoplay: boolean
  /** Keys chosen by the player, by command; the others are the usual ones. */
  keys: Record<string, string>
}

export const DEFAULTS: Settings = {
  language: '',
  theme: 'dark',
  animation: 'normal',
  sounds: true,
  notices: false,
  vibration: true,
  confirm: 'irreversible',
  textSize: 100,
  keyHints: true,
  letterKeys: true,
  showTargets: true,
  autoplay: false,
  keys: {},
}

const CHOICES: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  theme: ['dark', 'light', 'auto'],
  animation: ['off', 'fast', 'normal', 'slow'],
  confirm: ['never', 'irreversible', 'always'],
  textSize: [90, 100, 110, 120, 130],
}

const PLACE = 'cosmodrome.settings'
const PACE = { off: 0, fast: 0.5, normal: 1, slow: 2 }

export const settings: Settings = $state(read())

export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays; the setting lasts until the page is closed.
  }
  apply()
}

/** What was kept, as far as it can still be understood: anything odd falls back to its default. */
export function read(): Settings {
  const result = { ...DEFAULTS }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    if (kept !== null && typeof kept === 'object') Object.assign(result, understood(kept as Record<string, unknown>))
  } catch {
    // No storage, or not ours.
  }
  return result
}

function understood(kept: Record<string, unknown>): Partial<Settings> {
  const names = Object.keys(DEFAULTS) as (keyof Settings)[]
  const found = Object.fromEntries(
    names
      .filter((name) => typeof kept[name] === typeof DEFAULTS[name])
      .filter((name) => (CHOICES[name] as readonly unknown[] | undefined)?.includes(kept[name]) ?? true)
      .map((name) => [name, kept[name]]),
  )
  return { ...found, keys: understoodKeys(kept['keys']) }
}

function understoodKeys(kept: unknown): Record<string, string> {
  const pairs = kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? Object.entries(kept) : []
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

/** 0 with "off", or where the reader's system asks for less motion. */
export function pace(): number {
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : PACE[settings.animation]
}

export function shade(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function apply(): void {
  const root = document.documentElement
  root.dataset['theme'] = shade()
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', shade() === 'dark' ? '#131825' : '#faf8f3')
  root.dataset['keys'] = settings.keyHints ? 'on' : 'off'
  // Boards leave out their rings under data-targets="off"; what may be clicked stays the same.
  root.dataset['targets'] = settings.showTargets ? 'on' : 'off'
  root.style.setProperty('--text', String(settings.textSize / 100))
  root.style.setProperty('--pace', String(pace()))
}

export function watchSystem(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply)
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply)
  apply()
}
