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
