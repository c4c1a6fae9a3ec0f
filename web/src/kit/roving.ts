/** One tab stop for the whole board: arrow keys walk from piece to piece, the piece last walked to keeps the stop.

While the focus is elsewhere a new decision moves the stop to its first target. Whoever walked to a piece that is taken away
is put on the first target of the next decision, unless the focus has gone elsewhere meanwhile. Keys pass over what they have
no use for: the frame of something in which a piece can be chosen, and a counter at its end.
*/
import { nextBox } from './walk'

/** Clauses can be walked to like pieces. */
const PIECES = '[data-piece], [data-clause]'
const SPENT = '[data-counts][aria-disabled="true"]'

export function roving(board: HTMLElement): { update(): void; destroy(): void } {
  /** The piece that keys have walked to. */
  let walked: HTMLElement | undefined
  const pieces = () => [...board.querySelectorAll<HTMLElement>(PIECES)]
  const isPassed = (piece: HTMLElement) =>
    'target' in piece.dataset ? false : piece.matches(SPENT) || piece.querySelector('[data-target]') !== null

  function stop(at?: HTMLElement) {
    for (const piece of pieces()) piece.tabIndex = piece === at ? 0 : -1
  }
  function update() {
    const all = pieces()
    const held = all.filter((piece) => piece.tabIndex === 0)
    const targets = all.filter((piece) => 'target' in piece.dataset)
    const first = targets.find((piece) => !('late' in piece.dataset)) ?? targets[0]
    const idle = first && held[0] && !('target' in held[0].dataset) && !board.contains(document.activeElement)
    if (held.length !== 1 || idle) stop(first ?? all[0])
    if (first && walked && !walked.isConnected && document.activeElement === document.body) first.focus()
  }
  function key(event: KeyboardEvent) {
    const all = pieces().filter((piece) => piece === event.target || !isPassed(piece))
    const from = all.findIndex((piece) => piece === event.target)
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const to = nextBox(
      all.map((piece) => piece.getBoundingClientRect()),
      from,
      event.key,
    )
    if (to < 0) return
    event.preventDefault()
    event.stopPropagation()
    all[to]!.focus()
  }
  function focused(event: FocusEvent) {
    const piece = (event.target as HTMLElement).closest<HTMLElement>(PIECES)
    if (piece) stop(piece)
    walked = piece?.matches(':focus-visible') ? piece : undefined
  }
  function left(event: FocusEvent) {
    if (event.relatedTarget && !board.contains(event.relatedTarget as Node)) walked = undefined
  }
  board.addEventListener('keydown', key)
  board.addEventListener('focusin', focused)
  board.addEventListener('focusout', left)
  const watch = new MutationObserver(update)
  watch.observe(board, { childList: true, subtree: true })
  update()
  return {
    update,
    destroy() {
      watch.disconnect()
      board.removeEventListener('keydown', key)
      board.removeEventListener('focusin', focused)
      board.removeEventListener('focusout', left)
    },
  }
}
