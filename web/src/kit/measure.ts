/** The room the frame leaves for the board: its own width, and the height of whatever would scroll around it. */

export function measure(board: HTMLElement, tell: (width: number, height: number) => void): { destroy(): void } {
  const scroller = scrollerOf(board)
  function look() {
    tell(board.clientWidth, scroller ? inside(scroller) : window.innerHeight - board.getBoundingClientRect().top)
  }
  const watch = new ResizeObserver(look)
  watch.observe(board)
  if (scroller) watch.observe(scroller)
  look()
  return { destroy: () => watch.disconnect() }
}

function scrollerOf(board: HTMLElement): HTMLElement | null {
  let box = board.parentElement
  while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement
  return box === document.body || box === document.documentElement ? null : box
}

function inside(box: HTMLElement): number {
  const style = getComputedStyle(box)
  return box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
}
