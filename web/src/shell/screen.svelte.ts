/* Which of the look's six forms the window has room for. */

export type Form = 'phone' | 'drawer' | 'upright' | 'narrow' | 'wide' | 'grand'

const LOW = '(max-height: 500px)'
const HIGH = '(min-height: 1000px)'
const STEPS: [Form, string][] = [
  ['grand', '(min-width: 1800px)'],
  ['wide', '(min-width: 1280px)'],
  ['narrow', '(min-width: 1024px)'],
  // A phone on its side: choices stand beside the board, for bars one above the other would leave nothing of it.
  ['narrow', `(min-width: 720px) and ${LOW}`],
  // A tablet held upright: choices and log stand below the board.
  ['upright', `(min-width: 720px) and ${HIGH}`],
  ['drawer', '(min-width: 720px)'],
]

class Screen {
  form: Form = $state(now())
  /** So low that what is not needed for a decision is folded away. */
  isLow = $state(matchMedia(LOW).matches)

  watch(): void {
    matchMedia(LOW).addEventListener('change', ({ matches }) => (this.isLow = matches))
    for (const [, query] of STEPS) matchMedia(query).addEventListener('change', () => (this.form = now()))
  }
}

function now(): Form {
  return STEPS.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'phone'
}

export const screen = new Screen()
