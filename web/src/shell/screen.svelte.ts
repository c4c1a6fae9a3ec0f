/* Which of the look's five forms the window has room for. */

export type Form = 'phone' | 'drawer' | 'narrow' | 'wide' | 'grand'

const STEPS: [Form, string][] = [
  ['grand', '(min-width: 1800px)'],
  ['wide', '(min-width: 1280px)'],
  ['narrow', '(min-width: 1024px)'],
  ['drawer', '(min-width: 720px)'],
]

class Screen {
  form: Form = $state(now())

  watch(): void {
    for (const [, query] of STEPS) matchMedia(query).addEventListener('change', () => (this.form = now()))
  }
}

function now(): Form {
  return STEPS.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone'
}

export const screen = new Screen()
