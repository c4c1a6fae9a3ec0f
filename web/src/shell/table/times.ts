/* What a seat shows of time, some seconds after the table said it. The server decides when time is out. */
import type { SeatInfo, Night } from '../../gen/protocol'
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
export function isTicking(info: SeatInfo): boolean {
  return isRunning(info) || isGone(info) || info.night !== null
}

export function timesOf(info: SeatInfo, passed: number): Times {
  const spent = isRunning(info) ? passed - slept(info.night, passed) : 0
  return {
    left: info.time_left < 0 ? -1 : Math.max(0, info.time_left - spent),
    asleep: info.night !== null && (info.night.since + passed) % DAY < info.night.length,
    away: isGone(info) ? info.away + passed : 0,
    grace: Math.max(0, info.grace - passed),
  }
}

export function isGone(info: SeatInfo): boolean {
  return info.kind === 'person' && !info.present
}

/** Why a bot plays for a person: out of time, away, or gone for good; empty where none does. */
export function reasonOf(standIn: SeatInfo['stand_in']): 'time' | 'away' | 'left' | 'resigned' | '' {
  return standIn === 'host' || standIn === 'vote' ? 'away' : standIn
}

/** A bank runs while its person has to decide, not while a bot stands in. */
function isRunning(info: SeatInfo): boolean {
  return info.time_left > 0 && info.deciding && info.bot === ''
}

/** Seconds of sleep among those that have passed. */
function slept(night: Night | null, passed: number): number {
  if (night === null) return 0
  const upTo = (seconds: number): number =>
    Math.floor(seconds / DAY) * night.length + Math.min(seconds % DAY, night.length)
  return upTo(night.since + passed) - upTo(night.since)
}
