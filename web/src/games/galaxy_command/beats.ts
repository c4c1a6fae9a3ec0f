/** What happened, as a timeline: each event of one message with the time at which its motion begins.

Times are CSS sums of the table's durations, so that brief, full and no motion need no second reckoning here.
*/
import { OUTCOMES } from './memory'
import type { AnyEvent } from './model'

export interface Beat {
  event: AnyEvent
  /** When its own motion begins. */
  at: string
  /** When its result shows, after a roll. */
  shows: string
}

type Length = { flip: number; roll: number; travel: number; read: number }

const NONE: Length = { flip: 0, roll: 0, travel: 0, read: 0 }
const LENGTHS: Record<string, Partial<Length>> = {
  SystemExplored: { flip: 1 },
  SystemAttacked: { roll: 1, travel: 1 },
  SystemDefended: { roll: 1, travel: 1 },
  EventDrawn: { flip: 1, read: 0.6 },
  ResourcesCollected: { travel: 1 },
  ResourcesTraded: { travel: 1 },
  ResourcesGained: { travel: 1 },
  SystemGivenUp: { travel: 1 },
  StormRaged: { travel: 1 },
}
/** Milliseconds; those of the motions are the look's own, too. */
const BASE: Length = { flip: 420, roll: 600, travel: 320, read: 1000 }
/** What an event card did is left to be read: for so long, and for so much more with each of its outcomes. */
const READING = 1.2
const EACH = 0.3
/** The last event is followed by the score sheet, which covers it. */
const LAST = 3

/** Whether it is an event card or something that one did. */
export const isOfEvent = (event: AnyEvent): boolean => event.kind === 'EventDrawn' || OUTCOMES.has(event.kind)
export const isEnd = (events: AnyEvent[]): boolean => events.some((event) => event.kind === 'GameEnded')

export function strip(events: AnyEvent[]): Beat[] {
  const passed = { ...NONE }
  return lengthsOf(events).map((length, index) => {
    const at = sum(passed)
    const shows = sum({ ...passed, roll: passed.roll + length.roll })
    for (const name of Object.keys(passed) as (keyof Length)[]) passed[name] += length[name]
    return { event: events[index]!, at, shows }
  })
}

/** How long each event is shown, in milliseconds, where motion and reading have these paces. */
export function rests(events: AnyEvent[], motion: number, reading: number): number[] {
  return lengthsOf(events).map(
    ({ flip, roll, travel, read }) =>
      (flip * BASE.flip + roll * BASE.roll + travel * BASE.travel) * motion + read * BASE.read * reading,
  )
}

function lengthsOf(events: AnyEvent[]): Length[] {
  let lines = 0
  return events.map((event, index) => {
    const length = { ...NONE, ...(event.die === 0 ? { travel: 1 } : LENGTHS[event.kind]) }
    if (!isOfEvent(event)) return length
    lines = event.kind === 'EventDrawn' ? 0 : lines + 1
    if (OUTCOMES.has(events[index + 1]?.kind ?? '')) return length
    const last = isEnd(events) && !events.slice(index + 1).some(isOfEvent)
    return { ...length, read: length.read + READING + EACH * lines + (last ? LAST : 0) }
  })
}

/** The fallbacks are the look's own durations. */
export function sum({ flip, roll, travel, read }: Length): string {
  return `calc(${flip} * var(--co-flip, 420ms) + ${roll} * var(--co-roll, 600ms) + ${travel} * var(--co-travel, 320ms) + ${read} * var(--co-read, 0ms))`
}

/** The last beat of these kinds that touches a seat, and a place of its sector where one is named. */
export function lastBeat(beats: Beat[], kinds: string[], seat: number, slot?: number): Beat | undefined {
  return beats.findLast(
    ({ event }) => kinds.includes(event.kind) && event.seat === seat && (slot === undefined || event.slot === slot),
  )
}
