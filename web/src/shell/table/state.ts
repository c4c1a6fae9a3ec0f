/* How the table stands, in a few sentences for whoever cannot see it: where the game is, whose move it is, what everybody has
   and what is asked. */
import type { SeatInfo } from '../../gen/protocol'
import { player, t } from '../../kit/reader.svelte'
import type { Session } from './session.svelte'

export function stateOf(session: Session): string[] {
  const { showing } = session
  if (!showing) return []
  if (showing.stage === 'over') return [t('panel-over'), showing.outcome?.verdict ?? '', ...seatsOf(session)]
  const prompt = session.isWatching ? null : showing.prompt
  return [
    prompt ? placeOf(prompt) : t('panel-watch'),
    whose(session),
    ...(prompt && session.decision ? [prompt.title, prompt.text] : []),
    session.decision ? t('frame-choices', { n: session.targets.length }) : '',
    ...seatsOf(session),
  ].filter(Boolean)
}

/** The round and the step. */
export const placeOf = ({ steps, step }: { steps: string[]; step: number }): string =>
  steps.filter((_, at) => at === 0 || at === step).join(' · ')

function whose({ decision, showing }: Session): string {
  if (decision) return t('panel-turn', { who: player(decision.seat) })
  const deciding = showing?.seats.filter((info) => info.deciding).map((info) => player(info.seat)) ?? []
  return deciding.length ? t('panel-waiting-for', { who: deciding }) : t('panel-waiting')
}

/** The viewer first. */
function seatsOf(session: Session): string[] {
  const { seats, view } = session.showing!
  if (view === null || !session.ui) return []
  return [...seats].sort((a, b) => Number(b.yours) - Number(a.yours)).map((info) => figuresOf(session, info))
}

function figuresOf({ ui, showing, names }: Session, info: SeatInfo): string {
  const score = ui!.score(showing!.view, info.seat)
  const n = Number(score) || 0
  const word = ui!.runningWord?.() ?? ui!.scoreWord?.(n) ?? t('plate-points', { n })
  const figures = [
    ...(ui!.isOut?.(showing!.view, info.seat) ? [t('plate-out')] : []),
    ...(score ? [t('plate-score', { score, word })] : []),
    ...ui!.readings(showing!.view, info.seat).map(({ label, value }) => t('state-figure', { label, value })),
  ]
  const name = info.yours ? t('player-you-start') : (names[info.seat] ?? '')
  return t('state-seat', { name, figures: figures.join(', ') })
}
