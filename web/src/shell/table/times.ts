/* What a chair shows of time, some seconds after the table said it. The server decides when time is out. */
import type { Chair, Night } from '../../gen/protocol'
import { DAY } from '../words'

export interface Times {
  /** Seconds in the bank; -1 without a clock. */
  left: number
  asleep: boolean
  /** Seconds since the person was last seen; 0 while present. */
  away: number
  /** Seconds until a bot may be called. */
  grace: number
}

/** Whether any of it changes by itself. */
export function isTicking(chair: Chair): boolean {
  return isRunning(chair) || isGone(chair) || chair.night !== null
}

export function timesOf(chair: Chair, passed: number): Times {
  const spent = isRunning(chair) ? passed - slept(chair.night, passed) : 0
  return {
    left: chair.time_left < 0 ? -1 : Math.max(0, chair.time_left - spent),
    asleep: chair.night !== null && (chair.night.since + passed) % DAY < chair.night.length,
    away: isGone(chair) ? chair.away + passed : 0,
    grace: Math.max(0, chair.grace - passed),
  }
}

export function isGone(chair: Chair): boolean {
  return chair.kind === 'person' && !chair.present
}

/** A bank runs while its person has to decide, not while a bot stands in. */
function isRunning(chair: Chair): boolean {
  return chair.time_left > 0 && chair.deciding && chair.bot === ''
}

/** Seconds of sleep among those that have passed. */
function slept(night: Night | null, passed: number): number {
  if (night === null) return 0
  const upTo = (seconds: number): number =>
    Math.floor(seconds / DAY) * night.length + Math.min(seconds % DAY, night.length)
  return upTo(night.since + passed) - upTo(night.since)
}
