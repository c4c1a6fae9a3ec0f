/* What a message tells, as events to be shown one after the other, each with the view of its moment. */
import type { LogLine, Moment } from '../../gen/protocol'
import type { GameUi } from '../../kit/board'
import { viewAt } from '../../kit/changes'
import type { Cue, Instant } from '../../kit/player.svelte'
import type { EventLine, Scene, SceneContext } from '../../kit/scenes'

export interface Told {
  lines: readonly LogLine[]
  moments: readonly Moment[]
  after: Instant
  before: Instant
}

interface Setting {
  ui: GameUi
  data: unknown
  seat: number | null
}

/** Of a game that has no scenes of its own. */
const PLAIN: Scene = { weight: 'read' }

export function cuesOf({ lines, moments, after, before }: Told, { ui, data, seat }: Setting): Cue[] {
  const shown = lines.filter(hasEvent)
  const instants = moments.map(({ lines, changes, prompt }) => ({
    lines,
    instant: { view: viewAt(after.view, changes), prompt: prompt ?? after.prompt },
  }))
  const instantOf = (at: number): Instant => instants.find((moment) => moment.lines > at)?.instant ?? after
  return shown.map((line, at) => {
    const event = line.event
    const [from, to] = [at ? instantOf(at - 1) : before, instantOf(at)]
    const sceneOf = ui.scenes[event.kind]
    const scene = sceneOf ? sceneOf(event, { view: to.view, before: from.view, data, seat }) : PLAIN
    return { event, line, before: from, after: to, scene }
  })
}

/** The pieces that a line of the log speaks of. */
export function piecesOf(line: LogLine, ui: GameUi | null, now: SceneContext<unknown, unknown>): readonly string[] {
  return (hasEvent(line) && ui?.scenes[line.event.kind]?.(line.event, now)?.pieces) || []
}

export function hasEvent(line: LogLine): line is LogLine & EventLine {
  return line.event !== null
}
