/** What happened, as a film strip: each event of one message with the time at which its motion begins.

Times are CSS sums of the table's durations, so that brief, full and no motion need no second reckoning here.
*/
import type { Told } from './model'

export interface Beat {
  told: Told
  /** When its own motion begins. */
  at: string
  /** When its result shows, after a roll. */
  shows: string
}

type Length = { flip: number; roll: number; travel: number }

const LENGTHS: Record<string, Partial<Length>> = {
  SystemExplored: { flip: 1 },
  SystemAttacked: { roll: 1, travel: 1 },
  SystemDefended: { roll: 1, travel: 1 },
  EventDrawn: { flip: 1 },
  ResourcesCollected: { travel: 1 },
  ResourcesTraded: { travel: 1 },
  ResourcesGained: { travel: 1 },
  SystemGivenUp: { travel: 1 },
  StormRaged: { travel: 1 },
}

export function strip(events: Told[]): Beat[] {
  const passed = { flip: 0, roll: 0, travel: 0 }
  return events.map((told) => {
    const length = told.die === 0 ? { travel: 1 } : (LENGTHS[told.kind] ?? {})
    const at = sum(passed)
    const shows = sum({ ...passed, roll: passed.roll + (length.roll ?? 0) })
    passed.flip += length.flip ?? 0
    passed.roll += length.roll ?? 0
    passed.travel += length.travel ?? 0
    return { told, at, shows }
  })
}

/** The fallbacks are the look's own durations. */
export function sum({ flip, roll, travel }: Length): string {
  return `calc(${flip} * var(--co-flip, 420ms) + ${roll} * var(--co-roll, 600ms) + ${travel} * var(--co-travel, 320ms))`
}

/** The last beat of these kinds that touches a seat, and a place of its sector where one is named. */
export function lastBeat(beats: Beat[], kinds: string[], seat: number, slot?: number): Beat | undefined {
  return beats.findLast(
    ({ told }) => kinds.includes(told.kind) && told.seat === seat && (slot === undefined || told.slot === slot),
  )
}
