/* What the others did and gained since the viewer's last decision, a line each; and what the viewer lost. */
import type { Hello, LogLine } from '../../gen/protocol'
import { changesOf, type Gain, type GameUi } from '../../kit/board'
import type { EventLine, GameEvent, SceneContext } from '../../kit/scenes'
import { hasEvent } from './cues'

export interface Recap {
  seat: number
  /** Of all its lines the one that tells most. */
  main: LogLine
  lines: LogLine[]
  gains: Gain[]
}

/** A moment to count from. */
export interface Since {
  /** So many lines of the log were there. */
  lines: number
  view: unknown
}

type Told = LogLine & EventLine

const RANKS = { glance: 1, read: 2, climax: 3 }

export function recapOf(
  log: readonly LogLine[],
  since: Since,
  now: SceneContext<unknown, unknown>,
  ui: GameUi,
  own: readonly number[],
): Recap[] {
  const bySeat = new Map<number, Told[]>()
  const all = log.slice(since.lines).filter(hasEvent)
  const told = all.slice(all.findLastIndex((line) => ui.startsAnew?.(line.event)) + 1)
  for (const line of told) {
    for (const seat of new Set([actorOf(ui, line.event, line.seat), ...(ui.affects?.(line.event) ?? [])])) {
      if (seat >= 0 && (!own.includes(seat) || ui.harms?.(line.event)))
        bySeat.set(seat, [...(bySeat.get(seat) ?? []), line])
    }
  }
  // What the viewer lost comes first.
  const inOrder = [...bySeat].sort(([one], [other]) => Number(own.includes(other)) - Number(own.includes(one)))
  return inOrder.map(([seat, all]) => {
    // What has nothing to look at, such as being done, is told only where there is nothing else.
    const seen = all.filter((line) => weightOf(ui, line, now) > 0)
    const lines = seen.length ? seen : all
    // What another did to them is the main line only where they did nothing worth reading themselves.
    const deeds = lines.filter((line) => isBy(ui, line, seat) && weightOf(ui, line, now) >= RANKS.read * 2)
    const most = (deeds.length ? deeds : lines).reduce((best, line) =>
      weightOf(ui, line, now) >= weightOf(ui, best, now) ? line : best,
    )
    return {
      seat,
      lines,
      main: lines.slice(lines.indexOf(most)).findLast((line) => ui.undoes?.(line.event, most.event)) ?? most,
      gains: gainsOf(
        ui,
        since.view,
        now.view,
        seat,
        told.map((line) => line.event),
      ),
    }
  })
}

export function actorOf(ui: GameUi, event: GameEvent, seat: number): number {
  return ui.actorOf?.(event) ?? seat
}

/** Begun or decided by them. */
function isBy(ui: GameUi, line: Told, seat: number): boolean {
  return line.seat === seat || actorOf(ui, line.event, line.seat) === seat
}

function weightOf(ui: GameUi, line: Told, now: SceneContext<unknown, unknown>): number {
  const scene = ui.scenes[line.event.kind]?.(line.event, now)
  if (!scene) return 0
  return scene.minor ? 1 : RANKS[scene.weight] * 2 + Number(scene.staged === true)
}

/** The score first, without what has a reason of its own, then that, then whatever else the game counts: all that changed. */
function gainsOf(ui: GameUi, before: unknown, after: unknown, seat: number, events: readonly GameEvent[]): Gain[] {
  if (before === null || after === null) return []
  const apart = events.flatMap((event) => ui.apart?.(event, seat) ?? [])
  const change = Number(ui.score(after, seat)) - Number(ui.score(before, seat))
  const score = { icon: '', label: '', by: change - apart.reduce((sum, gain) => sum + gain.by, 0) }
  const counted =
    ui.gains?.(before, after, seat, events) ?? changesOf(ui.readings(before, seat), ui.readings(after, seat))
  return [score, ...apart, ...counted].filter((gain) => Number.isFinite(gain.by) && gain.by !== 0)
}

/** Pixels that one gain needs: about as wide as it is drawn. */
const ICON = 22
const SIGN = 8
const LETTER = 7
/** A letter of a summary of one line. */
const SMALL_LETTER = 5.6
/** The share of the width that its words keep; where there is little width they come first, and be read whole. */
const WORDS = 0.46
const WORDS_FIRST = 0.94

/** Pixels for gains, and for saying that there are more. */
export interface GainRoom {
  width: number
  rest: number
}

/** Below the words of a summary, after how many lines it stands for. */
export const roomBelow = (width: number): GainRoom => ({ width: width - 112, rest: 44 })

/** Beside words in so many lines, which keep as much as they need: at most almost half of the width, or nearly all of it. */
export function roomBeside(width: number, text: string, lines: number, wordsFirst = false): GainRoom {
  const words = Math.min(width * (wordsFirst ? WORDS_FIRST : WORDS), (text.length * SMALL_LETTER) / lines)
  return { width: width - words, rest: 16 }
}

/** How many gains have room: all of them, or so many that it can be said that there are more. */
export function gainsFitting(
  gains: readonly Gain[],
  { width, rest }: GainRoom,
  wordOf: (by: number) => string,
): number {
  const widths = gains.map(({ icon, label, by }) => {
    const words = icon ? '' : `${label} ${wordOf(by)}`.trimStart() + ' '
    return (icon ? ICON : 0) + SIGN + LETTER * (words.length + String(Math.abs(by)).length)
  })
  let room = width
  if (widths.reduce((sum, each) => sum + each, 0) <= room) return gains.length
  room -= rest
  const over = widths.findIndex((each) => (room -= each) < 0)
  return Math.max(0, over)
}

/** For whoever opens the page: what happened since the viewer's last action is news. What the others gained by it is not known,
    as the view of then is not. */
export function sinceOwn({ log, acted, showing }: Pick<Hello, 'log' | 'acted' | 'showing'>): Since {
  const later = log.findIndex((line) => line.ply >= Math.max(acted, 1))
  const lines = showing.own_seats.length && later >= 0 ? later : log.length
  const isNews = log.slice(lines).some((line) => hasEvent(line) && line.seat >= 0)
  return { lines, view: isNews ? null : showing.view }
}
