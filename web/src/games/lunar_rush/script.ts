/** What happened, as motion: pieces that show themselves, and ships that land on the Moon. */
import type { GameEvent, LunarRushView, ShipView } from '../../gen/lunar_rush'
import { BASE, type Motion } from '../../kit/motion'
import { goldAt, moduleAt, of, orderAt, spaceAt, storeAt, wonderAt } from './pieces'

export interface Move {
  /** turn: turned up; pop: appears; rise: comes up from below; glow: swells once. */
  kind: 'turn' | 'pop' | 'rise' | 'glow'
  piece: string
  start: number
  motion: Motion
}

const STAGGER = 120

export function script(events: readonly GameEvent[]): Move[] {
  const moves: Move[] = []
  let clock = 0
  for (const told of events) {
    const played = movesOf(told)
    moves.push(...played.map((move) => ({ ...move, start: move.start + clock })))
    if (told.kind === 'BidsShown') clock += BASE.flip + STAGGER * told.corps.length
  }
  return moves
}

function movesOf(told: GameEvent): Move[] {
  switch (told.kind) {
    case 'BidsShown':
      return told.corps.map((corp, at) => ({ kind: 'turn', piece: orderAt(corp), start: at * STAGGER, motion: 'flip' }))
    case 'Worked':
      return [move('pop', of(spaceAt(told.module, told.space), told.seat), 'travel'), ...stored(told.seat, told.made)]
    case 'GoldWorked':
    case 'Produced':
      return [move('glow', goldAt(told.gold), 'travel'), ...stored(told.seat, told.made)]
    case 'Upgraded':
      return [move('turn', of(moduleAt(told.module), told.seat), 'flip')]
    case 'Salvaged':
      return [move('turn', of(moduleAt(told.module), told.seat), 'flip'), ...stored(told.seat, told.back)]
    case 'MoonboundArrived':
      return stored(told.corp, told.load, BASE.travel)
    case 'Teleported':
      return stored(told.seat, told.load)
    case 'GoldBought':
      return [move('rise', goldAt(told.gold), 'travel')]
    case 'WonderRowShown':
      return told.cards.map((card, at) => ({
        kind: 'turn',
        piece: wonderAt(card),
        start: at * STAGGER,
        motion: 'flip',
      }))
    default:
      return []
  }
}

function stored(seat: number, made: readonly (readonly [number, number])[], start = 0): Move[] {
  return made.map(([item]) => ({ ...move('glow', of(storeAt(item), seat), 'travel'), start: start + BASE.shift }))
}

const move = (kind: Move['kind'], piece: string, motion: Motion): Move => ({ kind, piece, start: 0, motion })

/** Ships that land on the Moon, as they were seen last. */
export function arrivals(events: readonly GameEvent[], before: LunarRushView): ShipView[] {
  const under: ShipView[] = before.lanes.flatMap((lane) => lane.ships).sort((one, other) => one.moves - other.moves)
  return events.flatMap((told) => {
    if (told.kind !== 'MoonboundArrived') return []
    // Where one message tells of several turns: the nearest first, and none twice.
    const at = under.findIndex((one) => one.corp === told.corp && one.lane === told.lane)
    return at < 0 ? [] : under.splice(at, 1).map((ship) => ({ ...ship, moves: 0 }))
  })
}
