/** Plays moves on the page. Pieces are found by `data-at`; what is out of sight does not move. */
import { BASE, EASE, fadeTime } from '../../kit/motion'
import { pace } from '../../kit/settings.svelte'
import type { Move } from './script'

const FRAMES: Record<Move['kind'], Keyframe[]> = {
  turn: [{ transform: 'perspective(700px) rotateY(-110deg)', opacity: 0 }, {}],
  pop: [{ transform: 'scale(.3)', opacity: 0 }, {}],
  rise: [{ transform: 'translateY(14px)', opacity: 0 }, {}],
  glow: [{ transform: 'scale(1)' }, { transform: 'scale(1.22)', offset: 0.4 }, { transform: 'scale(1)' }],
}

export function perform(moves: readonly Move[]): Animation[] {
  return moves.flatMap((move) => found(move.piece).map((piece) => start(piece, move)))
}

function start(piece: HTMLElement, move: Move): Animation {
  if (pace() === 0) return piece.animate([{ opacity: 0 }, {}], fadeTime())
  const timing = {
    duration: BASE[move.motion] * pace(),
    delay: move.start * pace(),
    easing: EASE,
    fill: 'backwards' as const,
  }
  return piece.animate(FRAMES[move.kind], timing)
}

function found(at: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-at="${at}"]`)]
}
