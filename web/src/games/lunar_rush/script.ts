/** What happened, as motion: pieces that show themselves, ships that come in, and the market sale by sale. */
import type { GameEvent, LunarRushView, ShipView } from '../../gen/lunar_rush'
import { BASE, type Motion } from '../../kit/motion'
import { goldAt, moduleAt, of, orderAt, spaceAt, storeAt, wonderAt } from './pieces'
import { ORE } from './words'

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
      return told.cards.map((card, at) => ({ kind: 'turn', piece: wonderAt(card), start: at * STAGGER, motion: 'flip' }))
    default:
      return []
  }
}

function stored(seat: number, made: readonly (readonly [number, number])[], start = 0): Move[] {
  return made.map(([item]) => ({ ...move('glow', of(storeAt(item), seat), 'travel'), start: start + BASE.shift }))
}

const move = (kind: Move['kind'], piece: string, motion: Motion): Move => ({ kind, piece, start: 0, motion })

/** Ships that the events bring in, as they were seen last. */
export function arrivals(events: readonly GameEvent[], before: LunarRushView): ShipView[] {
  const under: ShipView[] = before.lanes.flatMap((lane) => lane.ships).sort((one, other) => one.moves - other.moves)
  return events.flatMap((told) => {
    if (told.kind !== 'MoonboundArrived' && told.kind !== 'EarthboundArrived') return []
    // the last turn brings a ship in with each of its market phases: the nearest first, and none twice
    const at = under.findIndex((one) => one.corp === told.corp && one.lane === told.lane)
    return at < 0 ? [] : under.splice(at, 1).map((ship) => ({ ...ship, moves: 0 }))
  })
}

export interface Sale {
  /** Where the four markers stand, counted from the left. */
  at: number[]
  /** Whose ship sold; null: the refresh. */
  corp: number | null
  items: readonly number[]
  numbers: readonly number[]
  gc: number
}

/** The market phase step by step, from where the markers stood. */
export function salesOf(events: readonly GameEvent[], at: readonly number[], ends: readonly number[]): Sale[] {
  const sales: Sale[] = []
  let now = [...at]
  for (const told of events) {
    if (told.kind === 'ShipSold') {
      now = now.map((place, index) => Math.min(ends[index]!, place + (told.numbers[told.items.indexOf(ORE + index)] ?? 0)))
      sales.push({ at: now, corp: told.corp, items: told.items, numbers: told.numbers, gc: told.gc })
    } else if (told.kind === 'MarketRefreshed' && told.steps.some((steps) => steps > 0)) {
      now = now.map((place, index) => place - (told.steps[index] ?? 0))
      sales.push({ at: now, corp: null, items: [], numbers: [], gc: 0 })
    }
  }
  return sales
}
