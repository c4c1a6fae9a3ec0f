/** What moves with an event, and when: milliseconds at normal speed, from the beginning of its scene. */
import type { GameEvent } from '../../gen/galaxy_rush'
import { BASE } from '../../kit/motion'
import { foundAt, playedAt, poolAt, predictionAt, rocketAt, spaceAt } from './pieces'

/** A card on its way, shown large. */
export interface Copy {
  card: number
  seat: number
  discovery: boolean
  down: boolean
}

export interface Move {
  /** show: a copy comes large before everybody, then goes to its place; glide: the piece itself travels; fall: a copy
      drops out of sight; turn: the piece is turned up; deal: it comes in from the side; lay: from above; pop: it appears. */
  kind: 'show' | 'glide' | 'fall' | 'turn' | 'deal' | 'lay' | 'pop'
  piece: string
  from: string
  start: number
  time: number
  copy?: Copy
}

const STAGGER = 40
/** Long enough to read a card. */
const SHOW = 1500

export function movesOf(event: GameEvent): Move[] {
  switch (event.kind) {
    case 'CardTaken':
      return [
        {
          kind: 'show',
          piece: playedAt(event.card),
          from: spaceAt(event.pair, event.orbit),
          start: 0,
          time: SHOW,
          copy: { card: event.card, seat: event.seat, discovery: false, down: !event.face_up },
        },
        {
          kind: 'glide',
          piece: rocketAt(event.seat),
          from: spaceAt(event.from_pair, event.from_orbit),
          start: BASE.travel,
          time: BASE.sweep,
        },
      ]
    case 'CardLeft':
      return [
        {
          kind: 'fall',
          piece: '',
          from: spaceAt(event.pair, event.orbit),
          start: 0,
          time: BASE.roll,
          copy: { card: event.card, seat: -1, discovery: false, down: false },
        },
      ]
    case 'DiscoveryClaimed':
      return [
        {
          kind: 'show',
          piece: foundAt(event.card),
          from: poolAt(event.place),
          start: 0,
          time: SHOW,
          copy: { card: event.card, seat: event.seat, discovery: true, down: false },
        },
      ]
    case 'DiscoveryShown':
      return [still('turn', poolAt(event.place), 0, BASE.flip)]
    case 'PredictionPlayed':
      return [still('lay', predictionAt(event.rocket, event.place), 0, BASE.flip)]
    case 'SeasonBegan':
      return [
        ...dealt(event.track.length),
        ...event.pool.map((_, at) => still('turn', poolAt(at), at * STAGGER, BASE.flip)),
      ]
    default:
      return []
  }
}

/** How long it takes until nothing moves any more. */
export function motionOf(event: GameEvent): number {
  return Math.max(0, ...movesOf(event).map((move) => move.start + move.time))
}

/** The track is laid pair by pair while the rockets return to the start. */
function dealt(spaces: number): Move[] {
  const cards = Array.from({ length: spaces }, (_, at) =>
    still('deal', spaceAt((at >> 1) + 1, (at & 1) + 1), at * STAGGER, BASE.travel),
  )
  return [...cards, ...[0, 1].map((seat) => still('pop', rocketAt(seat), 0, BASE.travel))]
}

function still(kind: Move['kind'], piece: string, start: number, time: number): Move {
  return { kind, piece, from: '', start, time }
}
