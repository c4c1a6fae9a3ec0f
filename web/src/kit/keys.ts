/* The one place that listens to keys. Layers lie on each other: the newest is asked first, and a modal one (a dialog)
   lets nothing through to those below. Typing in a field is never a command. */

export type KeyMap = Record<string, (event: KeyboardEvent) => void>

interface Layer {
  map: () => KeyMap
  modal: boolean
  claimsEnter: () => boolean
}

interface Options {
  modal?: boolean
  /** True while Enter has something to confirm. It then does so on a piece of the board, and on a choice that was just
      clicked, instead of using it again; Space still uses it. Any other button keeps its own Enter. */
  claimsEnter?: () => boolean
}

const layers: Layer[] = []
let lettersOn: () => boolean = () => true
/** Whether the last key was a digit that chose something. */
let afterDigit = false
/** The button that was clicked last, while it has the focus. */
let clicked: Element | null = null
/** Where something is chosen or put together on a board. */
const DECIDES = '[data-board] :is([data-target], [data-choice])'
/** What counts up or down, and is pressed several times. */
const COUNTS = '[data-counts]'
/** Arrows and Space choose it; Enter goes on with what is chosen. */
const RADIO = '[role=radio]'
/** Where choices are. */
const CHOICES = ':is([data-board], [data-offers]) *'

/** Puts a layer of keys on top; the answer takes it away. A function is asked afresh at every key. */
export function bindKeys(map: KeyMap | (() => KeyMap), options: Options = {}): () => void {
  const layer: Layer = {
    map: typeof map === 'function' ? map : () => map,
    modal: options.modal ?? false,
    claimsEnter: options.claimsEnter ?? (() => false),
  }
  layers.push(layer)
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
  }
}

export function listen(target: EventTarget, letters: () => boolean = () => true): () => void {
  lettersOn = letters
  const hear = (event: Event): void => handle(event as KeyboardEvent)
  target.addEventListener('keydown', hear)
  target.addEventListener('click', noteClick, true)
  target.addEventListener('focusin', noteFocus)
  return () => {
    target.removeEventListener('keydown', hear)
    target.removeEventListener('click', noteClick, true)
    target.removeEventListener('focusin', noteFocus)
  }
}

/** A keyboard's click has no detail: in a list of buttons its second Enter means the button again. */
function noteClick(event: Event): void {
  clicked = (event as MouseEvent).detail > 0 ? keeperOf(event.target) : null
}

function noteFocus(event: Event): void {
  if (keeperOf(event.target) !== clicked) clicked = null
}

/** What keeps Enter and Space for itself when it has the focus. */
function keeperOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button, a[href], summary, [role=option], [role=button]') : null
}

function isEnterClaimed(): boolean {
  const top = layers.findLastIndex((layer) => layer.modal)
  return layers.slice(Math.max(top, 0)).some((layer) => layer.claimsEnter())
}

export function handle(event: KeyboardEvent): void {
  const name = nameOf(event)
  const chosen = afterDigit
  afterDigit = false
  if (event.defaultPrevented || event.isComposing || !mayMean(event, name, chosen)) return
  for (const layer of [...layers].reverse()) {
    const act = layer.map()[name]
    if (act) {
      event.preventDefault()
      afterDigit = /^\d$/.test(name)
      act(event)
      return
    }
    if (layer.modal) return
  }
}

/** "a", "A" with shift as "Shift+a", "Alt+1", "Enter", "?" as typed. */
export function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase()
  const shift = event.shiftKey && !isSign ? 'Shift+' : ''
  return `${event.ctrlKey || event.metaKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift}${key}`
}

function mayMean(event: KeyboardEvent, name: string, chosen: boolean): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null
  if (target && isField(target)) return name === 'Escape'
  // A focused button, link or line of the log keeps its own Enter and Space; one that can do nothing does not.
  const keeper = keeperOf(target)
  if (name === 'Enter' && keeper && confirms(keeper, chosen) && isEnterClaimed()) return true
  const isOwn = name === ' ' || (name === 'Enter' && !keeper?.matches(RADIO))
  if (isOwn && keeper && (isAble(keeper) || keeper.matches(COUNTS))) return false
  return lettersOn() || !/^[a-z]$/.test(name)
}

const isAble = (keeper: Element): boolean => keeper.getAttribute('aria-disabled') !== 'true'

/** Whether Enter there means what is chosen: on a piece; on a choice that was clicked, or where a digit has chosen another one;
    elsewhere only where a digit has chosen after a click, as there is no ring then that says where the focus is. What counts
    keeps it while the focus came by key: the second Enter counts on, and one too many does nothing. */
function confirms(keeper: Element, byDigit: boolean): boolean {
  const isClicked = keeper === clicked
  if (keeper.matches(COUNTS)) return isClicked || byDigit
  if (keeper.matches(CHOICES)) return isClicked || byDigit || keeper.matches(DECIDES)
  return isClicked && byDigit
}

function isField(target: HTMLElement): boolean {
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true
  if (target.tagName !== 'INPUT') return false
  return !['checkbox', 'radio', 'button', 'range'].includes((target as HTMLInputElement).type)
}

const NAMES: Record<string, string> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
}

/** As printed on a key cap. */
export function keyName(key: string): string {
  return key
    .split('+')
    .map((part) => NAMES[part] ?? (part === 'Shift' ? '⇧' : part.length === 1 ? part.toUpperCase() : part))
    .join('')
}
