/** Plays moves on the page. Pieces are found by `data-at`, copies by their number; what is out of sight does not move. */
import { EASE } from '../../kit/motion'
import type { Move } from './moves'

const IN: Partial<Record<Move['kind'], Keyframe>> = {
  turn: { transform: 'perspective(700px) rotateY(-110deg)', opacity: 0 },
  deal: { transform: 'translateX(90px)', opacity: 0 },
  lay: { transform: 'translateY(-46px) scale(1.6)', opacity: 0 },
  pop: { transform: 'scale(.3)', opacity: 0 },
}
/** Parts of a show: by then the copy is large, it has been turned over, and it leaves for its place. */
const LARGE = 0.2
const TURNED = 0.42
const LEAVES = 0.7

/** `board` is the sheet as laid out, on the screen it may be scaled; `pace` stretches all times. */
export function perform(board: HTMLElement, moves: Move[], pace: number): Animation[] {
  return moves.flatMap((move, at) => {
    const timing = { duration: move.time * pace, delay: move.start * pace, easing: EASE, fill: 'both' as const }
    const copy = board.querySelector<HTMLElement>(`[data-copy="${at}"]`)
    return copy ? moveCopy(board, move, copy, timing) : movePieces(board, move, timing)
  })
}

function movePieces(board: HTMLElement, move: Move, timing: KeyframeAnimationOptions): Animation[] {
  const early = { ...timing, fill: 'backwards' as const }
  const side = IN[move.kind]
  if (side) return found(move.piece).map((each) => each.animate([side, {}], early))
  const [[piece], [from]] = [found(move.piece), found(move.from)]
  return piece && from ? [piece.animate([{ transform: shift(board, piece, from) }, { transform: 'none' }], early)] : []
}

function moveCopy(board: HTMLElement, move: Move, copy: HTMLElement, timing: KeyframeAnimationOptions): Animation[] {
  const [[piece], [from]] = [found(move.piece), found(move.from)]
  if (move.kind === 'fall') {
    if (!from) return []
    lay(board, copy, from.getBoundingClientRect())
    return [copy.animate([{}, { transform: 'translateY(34px)', opacity: 0 }], timing)]
  }
  layLarge(board, copy)
  const begin = from ? { transform: reach(board, copy, from) } : { transform: 'scale(.6)', opacity: 0 }
  const end = piece ? { transform: reach(board, copy, piece) } : { opacity: 0 }
  const large = { transform: 'none', opacity: 1 }
  const label = copy.querySelector('[data-label]')
  const sides = move.copy?.down ? copy.querySelector('[data-sides]') : null
  return [
    copy.animate([begin, { ...large, offset: LARGE }, { ...large, offset: LEAVES }, end], timing),
    // The piece itself waits unseen until its copy has arrived.
    ...(piece ? [piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timing.duration })] : []),
    ...(label ? [label.animate(through({ opacity: 0 }, { opacity: 1 }, { opacity: 0 }), timing)] : []),
    ...(sides ? [sides.animate(turnedOver, timing)] : []),
  ]
}

const turnedOver: Keyframe[] = [
  { transform: 'rotateY(0)' },
  { transform: 'rotateY(0)', offset: LARGE },
  { transform: 'rotateY(180deg)', offset: TURNED },
  { transform: 'rotateY(180deg)' },
]

function through(before: Keyframe, during: Keyframe, after: Keyframe): Keyframe[] {
  return [
    before,
    { ...during, offset: LARGE },
    { ...during, offset: LEAVES },
    { ...after, offset: LEAVES + 0.1 },
    after,
  ]
}

function found(at: string): HTMLElement[] {
  return at ? [...document.querySelectorAll<HTMLElement>(`[data-at="${at}"]`)] : []
}

function scaleOf(board: HTMLElement): number {
  return board.getBoundingClientRect().width / board.offsetWidth || 1
}

/** From the middle of one thing to the middle of another, in the board's own pixels. */
function shift(board: HTMLElement, piece: HTMLElement, to: HTMLElement): string {
  const [one, other, scale] = [piece.getBoundingClientRect(), to.getBoundingClientRect(), scaleOf(board)]
  const x = (other.left + other.width / 2 - one.left - one.width / 2) / scale
  const y = (other.top + other.height / 2 - one.top - one.height / 2) / scale
  return `translate(${x}px, ${y}px)`
}

/** The same with the size of what is reached. */
function reach(board: HTMLElement, piece: HTMLElement, to: HTMLElement): string {
  const size = to.getBoundingClientRect().width / (piece.getBoundingClientRect().width || 1)
  return `${shift(board, piece, to)} scale(${size})`
}

function lay(board: HTMLElement, copy: HTMLElement, { left, top, width, height }: DOMRect): void {
  const [ground, scale] = [board.getBoundingClientRect(), scaleOf(board)]
  copy.style.cssText = `visibility:visible;left:${(left - ground.left) / scale}px;top:${(top - ground.top) / scale}px;width:${width / scale}px;height:${height / scale}px`
}

/** In the middle of what can be seen of the board; its size is said by its style. */
function layLarge(board: HTMLElement, copy: HTMLElement): void {
  const [ground, scale] = [board.getBoundingClientRect(), scaleOf(board)]
  const seen = (board.closest('main') ?? board).getBoundingClientRect()
  const x = (seen.left + seen.width / 2 - ground.left) / scale - copy.offsetWidth / 2
  const y = (seen.top + seen.height / 2 - ground.top) / scale - copy.offsetHeight / 2
  copy.style.cssText = `visibility:visible;left:${x}px;top:${y}px`
}
