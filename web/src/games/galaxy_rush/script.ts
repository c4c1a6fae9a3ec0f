/** What happened, as moves of pieces on a common clock: when each begins and how long it takes, before the player's pace. */
import type { GameEvent } from '../../gen/galaxy_rush'
import { BASE, type Motion } from '../../kit/motion'
import {
  foundAt,
  handAt,
  medalAt,
  playedAt,
  poolAt,
  predictionAt,
  raceAt,
  rocketAt,
  SEASON_OVER,
  spaceAt,
  WINNER,
} from './pieces'

export interface Move {
  /** fly: a copy travels from one place to another; glide: the piece itself does; fall: a copy drops out of sight;
      turn: the piece is turned up; deal: it comes in from the side; lay: from above; rise: from below; grow: from
      nothing to its length; pop: it appears. */
  kind: 'fly' | 'glide' | 'fall' | 'turn' | 'deal' | 'lay' | 'rise' | 'grow' | 'pop'
  piece: string
  from: string
  start: number
  motion: Motion
  /** What the copy shows. */
  copy?: { card: number; discovery: boolean; down: boolean }
}

const STAGGER = 40
const FOLLOW = 120

/** What is shown at the old scene, then at the new one: a season's last card still lies on the track. */
export function acts(events: GameEvent[]): Move[][] {
  const end = events.findIndex((event) => event.kind === 'MedalWon')
  const parts = end > 0 ? [events.slice(0, end), events.slice(end)] : [events]
  return parts.map(script).filter((moves) => moves.length > 0)
}

export function script(events: GameEvent[]): Move[] {
  const moves: Move[] = []
  let clock = 0
  for (const event of events) {
    const played = movesOf(event)
    moves.push(...played.map((move) => ({ ...move, start: move.start + clock })))
    clock += Math.max(0, ...played.map((move) => move.start + BASE[move.motion]))
  }
  return moves
}

function movesOf(event: GameEvent): Move[] {
  switch (event.kind) {
    case 'CardTaken': {
      const copy = { card: event.card, discovery: false, down: !event.face_up }
      return [
        {
          kind: 'fly',
          piece: playedAt(event.card),
          from: spaceAt(event.pair, event.orbit),
          start: 0,
          motion: event.face_up ? 'travel' : 'flip',
          copy,
        },
        {
          kind: 'glide',
          piece: rocketAt(event.seat),
          from: spaceAt(event.from_pair, event.from_orbit),
          start: FOLLOW,
          motion: 'travel',
        },
      ]
    }
    case 'CardLeft':
      return [
        {
          kind: 'fall',
          piece: '',
          from: spaceAt(event.pair, event.orbit),
          start: 0,
          motion: 'shift',
          copy: { card: event.card, discovery: false, down: false },
        },
      ]
    case 'DiscoveryClaimed':
      return [
        {
          kind: 'fly',
          piece: foundAt(event.card),
          from: poolAt(event.place),
          start: 0,
          motion: 'travel',
          copy: { card: event.card, discovery: true, down: false },
        },
      ]
    case 'DiscoveryShown':
      return [still('turn', poolAt(event.place), 0, 'flip')]
    case 'MedalWon':
      return ceremony(event.season)
    case 'PredictionPlayed':
      return [still('lay', predictionAt(event.rocket, event.place), 0, 'flip')]
    case 'SeasonBegan':
      return [
        ...dealt(event.track.length),
        ...event.pool.map((_, place) => still('turn', poolAt(place), place * STAGGER, 'flip')),
      ]
    default:
      return []
  }
}

/** The track is laid pair by pair while the rockets return to the start. */
function dealt(spaces: number): Move[] {
  const cards = Array.from({ length: spaces }, (_, at) =>
    still('deal', spaceAt((at >> 1) + 1, (at & 1) + 1), at * STAGGER, 'travel'),
  )
  return [...cards, ...[0, 1].map((seat) => still('pop', rocketAt(seat), 0, 'travel'))]
}

/** The season's distances grow side by side, then the medal is given; the hand to predict with comes last. */
function ceremony(season: number): Move[] {
  return [
    still('rise', SEASON_OVER, 0, 'travel'),
    ...[0, 1].map((seat) => still('grow', raceAt(seat), BASE.shift, 'roll')),
    still('pop', medalAt(season), BASE.roll, 'flip'),
    still('rise', WINNER, BASE.sweep, 'travel'),
    ...[0, 1, 2].map((place) => still('deal', handAt(place), BASE.sweep + BASE.shift + 2 * place * STAGGER, 'travel')),
  ]
}

function still(kind: Move['kind'], piece: string, start: number, motion: Motion): Move {
  return { kind, piece, from: '', start, motion }
}
