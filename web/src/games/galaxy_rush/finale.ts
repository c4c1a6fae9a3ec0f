/** The end as steps, told by its events: the last medal, achievements, then prediction after prediction. */
import type { AchievementJudged, GalaxyRushView, GameEvent, MedalWon, PredictionJudged } from '../../gen/galaxy_rush'

export type Step = MedalWon | AchievementJudged | PredictionJudged

export function steps(events: GameEvent[]): Step[] {
  return events.filter(
    (event): event is Step =>
      event.kind === 'MedalWon' || event.kind === 'AchievementJudged' || event.kind === 'PredictionJudged',
  )
}

/** The totals once so many steps have been shown: all that was open before, then what each step brings. */
export function totals(view: GalaxyRushView, all: Step[], shown: number): number[] {
  return view.captains.map(
    (captain, seat) => captain.total - all.slice(shown).reduce((sum, step) => sum + brings(step, seat), 0),
  )
}

function brings(step: Step, seat: number): number {
  if (step.kind === 'AchievementJudged') return step.points[seat] ?? 0
  if (step.seat !== seat) return 0
  return step.kind === 'MedalWon' ? step.points : step.token
}
