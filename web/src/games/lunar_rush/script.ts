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
  for (const event of events) {
    const played = movesOf(event)
    moves.push(...played.map((move) => ({ ...move, start: move.start + clock })))
    if (event.kind === 'BidsShown') clock += BASE.flip + STAGGER * event.corps.length
  }
  return moves
}

function movesOf(event: GameEvent): Move[] {
  switch (event.kind) {
    case 'BidsShown':
      return event.corps.map((corp, at) => ({
        kind: 'turn',
        piece: orderAt(corp),
        start: at * STAGGER,
        motion: 'flip',
      }))
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
      return stored(event.corp, event.load, BASE.travel)
    case 'Teleported':
      return stored(event.seat, event.load)
    case 'GoldBought':
      return [move('rise', goldAt(event.gold), 'travel')]
    case 'WonderRowShown':
      return event.cards.map((card, at) => ({
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
  return events.flatMap((event) => {
    if (event.kind !== 'MoonboundArrived') return []
    // Where one message tells of several turns: the nearest first, and none twice.
    const at = under.findIndex((one) => one.corp === event.corp && one.lane === event.lane)
    return at < 0 ? [] : under.splice(at, 1).map((ship) => ({ ...ship, moves: 0 }))
  })
}
