/** What pointers do with the piece in hand: it follows the mouse, a wheel or a tap of two fingers turns it, a drag drops it. */
export interface Hands {
  held: () => boolean
  turn: (by: number) => void
  drop: (cell: number) => void
  /** Where the piece is held; null where there is no pointer over the board. */
  move: (at: { x: number; y: number } | null) => void
  /** The cell under a dragging finger, whose events go to the cell where it began; -1: none. */
  aim: (cell: number) => void
}

/** How far the pointer goes before a press becomes a drag. */
const STRAY = 8
/** A dragged piece lies above the finger, where it can be seen. */
const FINGER = { x: -38, y: -84 }
/** A wheel sends many small events: at most one turn in this time. */
const WHEEL = 140

export function hands(board: HTMLElement, on: Hands): { destroy(): void } {
  let from: { x: number; y: number } | null = null
  let dragged = false
  let turnedAt = 0

  function down(event: PointerEvent): void {
    const source = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
    from = source ? { x: event.clientX, y: event.clientY } : null
    dragged = false
  }
  function move(event: PointerEvent): void {
    const over = event.target instanceof Node && board.contains(event.target)
    if (event.pointerType === 'mouse') on.move(over ? { x: event.clientX, y: event.clientY } : null)
    else if (dragged) {
      on.move({ x: event.clientX + FINGER.x, y: event.clientY + FINGER.y })
      on.aim(cellUnder(event))
    }
    if (!from || dragged || Math.hypot(event.clientX - from.x, event.clientY - from.y) < STRAY) return
    dragged = true
    // A part of the warehouse is taken as soon as it is pulled at: it is a race.
    if (!on.held() && event.target instanceof Element) event.target.closest<HTMLElement>('button[data-drag]')?.click()
  }
  function up(event: PointerEvent): void {
    const cell = dragged ? cellUnder(event) : -1
    if (event.pointerType !== 'mouse') letGo()
    if (cell >= 0 && on.held()) on.drop(cell)
    from = null
  }
  function letGo(): void {
    on.move(null)
    on.aim(-1)
  }
  /** The page scrolls instead. */
  function cancel(): void {
    ;[from, dragged] = [null, false]
    letGo()
  }
  /** Letting go after a drag is no click on what it began at. */
  function click(event: MouseEvent): void {
    if (!dragged || event.detail === 0) return
    dragged = false
    event.stopPropagation()
    event.preventDefault()
  }
  function wheel(event: WheelEvent): void {
    if (!on.held() || event.ctrlKey || !event.deltaY) return
    event.preventDefault()
    if (event.timeStamp - turnedAt < WHEEL) return
    turnedAt = event.timeStamp
    on.turn(event.deltaY > 0 ? 1 : -1)
  }
  function touch(event: TouchEvent): void {
    if (event.touches.length !== 2 || !on.held()) return
    event.preventDefault()
    on.turn(1)
  }
  /** Pulling at a piece marks no text of the board. */
  function select(event: Event): void {
    if (from) event.preventDefault()
  }
  const leave = (): void => on.move(null)

  board.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', cancel)
  board.addEventListener('pointerleave', leave)
  board.addEventListener('selectstart', select)
  board.addEventListener('click', click, true)
  board.addEventListener('wheel', wheel, { passive: false })
  board.addEventListener('touchstart', touch, { passive: false })
  return {
    destroy() {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
    },
  }
}

function cellUnder(event: PointerEvent): number {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]')
  return found ? Number(found.dataset['cell']) : -1
}
