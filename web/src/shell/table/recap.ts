/* What the others did and gained since the viewer's last decision, a line each. */
import type { LogLine } from '../../gen/protocol'
import { changesOf, type Gain, type GameUi } from '../../kit/board'
import type { GameEvent, SceneContext } from '../../kit/scenes'
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

const RANKS = { glance: 1, read: 2, climax: 3 }

export function recapOf(
  log: readonly LogLine[],
  since: Since,
  now: SceneContext<unknown, unknown>,
  ui: GameUi,
  own: readonly number[],
): Recap[] {
  const bySeat = new Map<number, LogLine[]>()
  for (const line of log.slice(since.lines)) {
    if (!hasEvent(line)) continue
    for (const seat of new Set([actorOf(ui, line.event, line.seat), ...(ui.affects?.(line.event) ?? [])])) {
      if (seat >= 0 && !own.includes(seat)) bySeat.set(seat, [...(bySeat.get(seat) ?? []), line])
    }
  }
  return [...bySeat].map(([seat, lines]) => ({
    seat,
    lines,
    main: lines.reduce((best, line) => (weightOf(ui, line, now) >= weightOf(ui, best, now) ? line : best)),
    gains: gainsOf(ui, since.view, now.view, seat),
  }))
}

export function actorOf(ui: GameUi, event: GameEvent, seat: number): number {
  return ui.actorOf?.(event) ?? seat
}

function weightOf(ui: GameUi, line: LogLine, now: SceneContext<unknown, unknown>): number {
  const scene = hasEvent(line) ? ui.scenes[line.event.kind]?.(line.event, now) : null
  if (!scene) return 0
  return scene.minor ? 1 : RANKS[scene.weight] * 2 + Number(scene.staged === true)
}

/** The score, and whatever else the game counts: all that changed. */
function gainsOf(ui: GameUi, before: unknown, after: unknown, seat: number): Gain[] {
  if (before === null || after === null) return []
  const score = { icon: '', label: '', by: Number(ui.score(after, seat)) - Number(ui.score(before, seat)) }
  const counted = ui.gains?.(before, after, seat) ?? changesOf(ui.readings(before, seat), ui.readings(after, seat))
  return [score, ...counted].filter((gain) => Number.isFinite(gain.by) && gain.by !== 0)
}
