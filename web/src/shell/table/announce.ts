/* What is called out beside the board: whose turn it is, who asks for something, what was refused. */
import type { Refusal, Showing } from '../../gen/protocol'
import { call } from '../../kit/notices'
import { t } from '../../kit/reader.svelte'
import { play } from '../../kit/sound'
import { say, toast } from '../../kit/toasts.svelte'

/** The clause of refusals that come from the table, not from the rules. */
const TABLE_CLAUSE = 'table'

/** The host hears of a new request, and whoever asked of the answer. */
export function tellRequests(before: Showing, showing: Showing): void {
  if (showing.host && showing.requests.length > before.requests.length) play('chat')
  const answered = !showing.host && before.requests.length > 0 && showing.requests.length === 0
  if (answered && showing.stage === 'playing' && showing.own_seats.length === 0)
    say(t('toast-refused'), t('toast-refused-text'), 'warn')
}

/** The host hears how an invitation is answered. */
export function tellAnswers(before: Showing, showing: Showing): void {
  if (!showing.host || showing.stage !== 'gathering') return
  for (const name of showing.declined.slice(before.declined.length)) say(t('toast-declined', { name }), '', 'warn')
  for (const [at, info] of showing.seats.entries())
    if (before.seats[at]?.kept_for && info.kind === 'person' && !info.yours) {
      play('chat')
      say(t('toast-accepted', { name: info.name }), '', 'ok')
    }
}

/** Whoever wanted to end the game hears that it goes on, and everybody that somebody resigned. */
export function tellEnding(before: Showing, showing: Showing): void {
  if (showing.stage !== 'playing') return
  for (const [at, info] of showing.seats.entries())
    if (info.stand_in === 'resigned' && before.seats[at]?.stand_in !== 'resigned' && !info.yours)
      say(t('toast-resigned', { name: info.name }), t('toast-resigned-text'), 'warn')
  const wanted = before.end_votes.some((seat) => showing.own_seats.includes(seat))
  if (wanted && !showing.end_votes.length) say(t('toast-play-on'), t('toast-play-on-text'))
}

export function callToMove(showing: Showing): void {
  play('turn')
  call(t('toast-turn'), [showing.name, showing.prompt?.title].filter(Boolean).join(': '), showing.table)
}

export function callToRematch(showing: Showing): void {
  play('turn')
  call(t('toast-rematch'), t('rematchbar-asked', { name: showing.rematch?.host ?? '' }), showing.table)
}

/** Whose own seat a bot has taken over is told so wherever they look. */
export function tellStandIn(before: Showing, showing: Showing): void {
  const lost = showing.seats.find((info, at) => info.yours && info.stand_in && !before.seats[at]?.stand_in)
  if (!lost || lost.stand_in === 'left' || lost.stand_in === 'resigned' || showing.stage !== 'playing') return
  say(lost.stand_in === 'time' ? t('toast-time') : t('toast-away'), t('toast-stand-in'), 'warn')
}

/** In a lesson it was too early, and in a race too late; otherwise it is against the rules. */
export function tellRefusal(refusal: Refusal, during: 'lesson' | 'race' | ''): void {
  play('refuse')
  if (during === 'lesson') return say(t('toast-not-yet'), refusal.text, 'warn')
  if (during === 'race') return say(t('toast-late'), refusal.text, 'warn')
  toast({
    tone: 'danger',
    icon: 'close',
    title: t('toast-illegal'),
    text: refusal.text,
    clause: refusal.clause === TABLE_CLAUSE ? '' : refusal.clause,
    stays: 'input',
  })
}

export function tellOffline(retry: () => void): void {
  toast({
    tone: 'warn',
    icon: 'wifi',
    title: t('toast-offline'),
    text: t('toast-offline-text'),
    stays: 'mark',
    mark: 'connection',
    button: { text: t('toast-retry'), act: retry },
  })
}
