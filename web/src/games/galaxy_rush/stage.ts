/** Plays moves on the page. Pieces are found by `data-at`, copies by their number; what is out of sight does not move. */
import { BASE, EASE, fadeTime } from '../../kit/motion'
import { pace } from '../../kit/settings.svelte'
import type { Move } from './script'

const IN: Record<string, Keyframe> = {
  turn: { transform: 'perspective(700px) rotateY(-110deg)', opacity: 0 },
  deal: { transform: 'translateX(90px)', opacity: 0 },
  lay: { transform: 'translateY(-46px) scale(1.6)', opacity: 0 },
  rise: { transform: 'translateY(14px)', opacity: 0 },
  grow: { transform: 'scaleX(0)' },
  pop: { transform: 'scale(.3)', opacity: 0 },
}

/** `board` is the sheet as laid out; on the screen it may be scaled. */
export function perform(board: HTMLElement, moves: Move[]): Animation[] {
  if (pace() === 0)
    return moves.flatMap((move) => found(move.piece).map((piece) => piece.animate([{ opacity: 0 }, {}], fadeTime())))
  return moves.flatMap((move, at) => start(board, move, board.querySelector<HTMLElement>(`[data-copy="${at}"]`)))
}

function start(board: HTMLElement, move: Move, copy: HTMLElement | null): Animation[] {
  const [piece] = found(move.piece)
  const [from] = found(move.from)
  const timing = {
    duration: BASE[move.motion] * pace(),
    delay: move.start * pace(),
    easing: EASE,
    fill: 'both' as const,
  }
  const side = IN[move.kind]
  if (side) return found(move.piece).map((each) => each.animate([side, {}], { ...timing, fill: 'backwards' }))
  if (move.kind === 'glide')
    return piece && from
      ? [
          piece.animate([{ transform: shift(board, piece, from) }, { transform: 'none' }], {
            ...timing,
            fill: 'backwards',
          }),
        ]
      : []
  if (!copy || !from) return []
  lay(board, copy, from)
  if (move.kind === 'fall') return [copy.animate([{}, { transform: 'translateY(34px)', opacity: 0 }], timing)]
  if (!piece) return [copy.animate([{}, { opacity: 0 }], timing)]
  return fly(board, move, copy, piece, timing)
}

/** The piece itself waits unseen until its copy has arrived. */
function fly(
  board: HTMLElement,
  move: Move,
  copy: HTMLElement,
  piece: HTMLElement,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const grown = piece.getBoundingClientRect().width / (copy.getBoundingClientRect().width || 1)
  const end = `${shift(board, copy, piece)} scale(${grown})`
  const hidden = Number(timing.delay) + Number(timing.duration)
  const inner = move.copy?.down ? copy.firstElementChild : null
  return [
    copy.animate(
      [{ transform: 'none' }, { transform: 'translateY(-8px) scale(1.04)', offset: 0.2 }, { transform: end }],
      timing,
    ),
    piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: hidden }),
    ...(inner
      ? [
          inner.animate(
            [
              { transform: 'rotateY(0)' },
              { transform: 'rotateY(180deg)', offset: 0.6 },
              { transform: 'rotateY(180deg)' },
            ],
            timing,
          ),
        ]
      : []),
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

function lay(board: HTMLElement, copy: HTMLElement, from: HTMLElement): void {
  const [ground, place, scale] = [board.getBoundingClientRect(), from.getBoundingClientRect(), scaleOf(board)]
  copy.style.cssText = `visibility:visible;left:${(place.left - ground.left) / scale}px;top:${(place.top - ground.top) / scale}px;width:${place.width / scale}px;height:${place.height / scale}px`
}
