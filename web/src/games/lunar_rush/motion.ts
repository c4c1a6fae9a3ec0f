/** Motion of the pieces that an event is about, found by `data-at`; what is out of sight does not move. Ships, prices and GC
    move by themselves. */
import type { GameEvent } from '../../gen/lunar_rush'
import { BASE, EASE, type Motion } from '../../kit/motion'
import { pace } from '../../kit/settings.svelte'
import { goldAt, moduleAt, of, orderAt, spaceAt, storeAt, wonderAt } from './pieces'

export interface Move {
  /** turn: turned up; pop: appears; rise: comes up from below; glow: swells once; fade: goes. */
  kind: 'turn' | 'pop' | 'rise' | 'glow' | 'fade'
  piece: string
  start: number
  motion: Motion
}

const STAGGER = 120
const FRAMES: Record<Move['kind'], Keyframe[]> = {
  turn: [{ transform: 'perspective(700px) rotateY(-110deg)', opacity: 0 }, {}],
  pop: [{ transform: 'scale(.3)', opacity: 0 }, {}],
  rise: [{ transform: 'translateY(14px)', opacity: 0 }, {}],
  glow: [{ transform: 'scale(1)' }, { transform: 'scale(1.22)', offset: 0.4 }, { transform: 'scale(1)' }],
  fade: [{}, { transform: 'translateX(24px)', opacity: 0 }],
}

export function perform(event: GameEvent): void {
  for (const move of movesOf(event))
    for (const piece of document.querySelectorAll<HTMLElement>(`[data-at="${move.piece}"]`))
      piece.animate(FRAMES[move.kind], {
        duration: BASE[move.motion] * pace(),
        delay: move.start * pace(),
        easing: EASE,
        fill: 'backwards',
      })
}

export function movesOf(event: GameEvent): Move[] {
  switch (event.kind) {
    case 'BidsShown':
      return event.corps.map((corp, at) => move('turn', orderAt(corp), 'flip', at * STAGGER))
    case 'WonderRowShown':
      return event.cards.map((card, at) => move('turn', wonderAt(card), 'flip', at * STAGGER))
    case 'Worked':
      return [
        move('pop', of(spaceAt(event.module, event.space), event.seat), 'travel'),
        ...stored(event.seat, event.made),
      ]
    case 'GoldWorked':
    case 'Produced':
      return [move('glow', goldAt(event.gold), 'travel'), ...stored(event.seat, event.made)]
    case 'Upgraded':
      return [move('turn', of(moduleAt(event.module), event.seat), 'flip')]
    case 'Salvaged':
      return [move('turn', of(moduleAt(event.module), event.seat), 'flip'), ...stored(event.seat, event.back)]
    case 'MoonboundArrived':
      return stored(event.corp, event.load, BASE.sweep)
    case 'Teleported':
      return stored(event.seat, event.load)
    case 'GoldBought':
      return [move('rise', goldAt(event.gold), 'travel')]
    case 'GoldRemoved':
      return [move('fade', goldAt(event.gold), 'sweep')]
    default:
      return []
  }
}

const stored = (seat: number, made: readonly (readonly [number, number])[], start: number = BASE.shift): Move[] =>
  made.map(([item]) => move('glow', of(storeAt(item), seat), 'travel', start))

const move = (kind: Move['kind'], piece: string, motion: Motion, start = 0): Move => ({ kind, piece, start, motion })
