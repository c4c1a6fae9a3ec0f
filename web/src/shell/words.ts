/* Small words and numbers for people. */
import { reader, t } from '../kit/reader.svelte'
import type { BotLevel } from './api'

export const DAY = 86_400

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  if (whole >= DAY) return t('clock-days', { days: Math.floor(whole / DAY), hours: hours % 24 })
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Seconds of waiting, as short as they can be said. */
export function awayText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 100) return t('away-seconds', { n: whole })
  return whole < 5400
    ? t('away-minutes', { n: Math.round(whole / 60) })
    : t('away-hours', { n: Math.round(whole / 3600) })
}

/** "3 d 0 h + 12 h": the bank, and what every action adds. */
export function paceText(bank: number, increment: number): string {
  const clock = clockText(bank)
  return increment >= 3600
    ? t('pace-hours', { clock, n: Math.round(increment / 3600) })
    : t('pace-seconds', { clock, n: increment })
}

/** Minutes after midnight as a time field has them, and back. */
export function timeText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function seatsText(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`
}

export function whenText(at: number, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - at)
  if (ago < 90) return t('ago-now')
  if (ago < 5400) return t('ago-minutes', { n: Math.round(ago / 60) })
  if (ago < 129600) return t('ago-hours', { n: Math.round(ago / 3600) })
  return t('ago-days', { n: Math.round(ago / 86400) })
}

/** The day and the time, as the reader's language writes them. */
export function dateText(at: number): string {
  const form: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }
  return new Intl.DateTimeFormat(reader.catalogue.language, form).format(at * 1000)
}

/** A day such as 2026-11-18, as the reader's language writes it. */
export function dayText(day: string): string {
  const form: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeZone: 'UTC' }
  return new Intl.DateTimeFormat(reader.catalogue.language, form).format(Date.parse(day))
}

/** Names as they stand on plates: those of one person with several seats are told apart by number. */
/** A gain or a loss with its sign; strengths come in halves: "+4½". */
export function signed(by: number): string {
  const whole = Math.trunc(Math.abs(by))
  return `${by < 0 ? '−' : '+'}${Number.isInteger(by) ? whole : `${whole || ''}½`}`
}

export function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length
    return before ? `${name} (${before + 1})` : name
  })
}

export interface Piece {
  text: string
  bold: boolean
}

/** A sentence cut at the players' names, which stand in bold; not where they are part of another name. */
export function namesBold(text: string, names: readonly string[]): Piece[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length)
  if (!known.length) return [{ text, bold: false }]
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, bold: known.includes(part) }))
}

/** The levels of bots that a game has with so many seats. */
export function levelsAt(levels: BotLevel[], game: string, seats: number): BotLevel[] {
  return levels.filter(({ tables }) => !tables || tables[game]?.includes(seats))
}

/** A bot's level as people say it; others by their own name. */
export function levelOf(spec: string): string {
  const name = spec.split('/')[0] ?? spec
  return reader.catalogue.has(`bot-${name}`) ? t(`bot-${name}`) : name
}
