/* Lights the pieces that something speaks of. Pieces are known by their `data-piece`, parts of one by `data-at`; how they look while lit is said in
   base.css, so that a board has nothing to do but name them. */

export function light(ids: readonly string[]): void {
  for (const piece of document.querySelectorAll('[data-lit]')) piece.removeAttribute('data-lit')
  const wanted = new Set(ids)
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece], [data-at]')) {
    if (wanted.has(piece.dataset['piece'] ?? '') || wanted.has(piece.dataset['at'] ?? ''))
      piece.setAttribute('data-lit', '')
  }
}

/** Room that is left above and below. */
const MARGIN = 8

/** Scrolls so far that these pieces can be seen; where they have no room together, the first of them. */
export function bringIntoSight(scroller: HTMLElement | undefined, pieces: string): void {
  if (!scroller) return
  const boxes = [...scroller.querySelectorAll(pieces)].map((piece) => piece.getBoundingClientRect())
  const sight = scroller.getBoundingClientRect()
  scroller.scrollTop += scrollFor(
    boxes.filter((box) => box.height > 0),
    { top: sight.top + MARGIN, bottom: sight.bottom - MARGIN },
  )
}

interface Span {
  top: number
  bottom: number
}

/** By how much to scroll down; less than 0: up. */
export function scrollFor(boxes: readonly Span[], sight: Span): number {
  const [first] = boxes
  if (!first) return 0
  const room = sight.bottom - sight.top
  const all = { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) }
  const wanted = all.bottom - all.top <= room ? all : first
  if (wanted.top < sight.top || wanted.bottom - wanted.top > room) return wanted.top - sight.top
  return Math.max(0, wanted.bottom - sight.bottom)
}
