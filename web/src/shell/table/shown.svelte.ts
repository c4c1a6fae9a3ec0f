/* What the screen shows of a table, all of one moment, and what follows from that alone. */
import type { Decision, LessonNow, LogLine, Showing } from '../../gen/protocol'
import type { GameUi, PlayerColour } from '../../kit/board'
import { EventPlayer } from '../../kit/player.svelte'
import { colourOf, dressed } from '../../kit/players'
import { t } from '../../kit/reader.svelte'
import type { EventLine, SceneContext } from '../../kit/scenes'
import { distinct } from '../words'
import { hasEvent } from './cues'
import { linesShown, linesUpTo } from './log'
import { boardShown } from './looking'
import { actorOf, recapOf, type Recap, type Since } from './recap'

export function namesIn(showing: Showing | null): string[] {
  return distinct(showing?.seats.map((info) => info.name || t('seat-number', { number: info.seat + 1 })) ?? [])
}

export abstract class Shown {
  /** What the server said last. The screen shows `showing`; clocks, chat and requests are of this moment. */
  truth: Showing | null = $state.raw(null)
  /** What the screen showed before the events that are being played. */
  protected base: Showing | null = $state.raw(null)
  /** All lines that have come, also those of events still to be shown. */
  protected lines: LogLine[] = $state.raw([])
  readonly player = new EventPlayer()
  /** Whose board is looked at; null: the viewer's own. */
  looked: number | null = $state(null)
  /** The scene during which it was asked for, and the run of scenes it belongs to. */
  private lookedIn: { scene: number; run: number } | null = $state.raw(null)
  /** Whose board spectators see first: a person's, where one plays. */
  protected usual = $state(0)
  /** The viewer's last decision: what the others did is told from there on. */
  protected since: Since = $state.raw({ lines: 0, view: null })
  /** When the current state arrived, by this page's clock: the clocks run on from there. */
  heard = $state(0)
  page: GameUi | null = $state.raw(null)
  /** The game's components. */
  data: unknown = $state.raw(null)
  /** A message could not be taken in: what is shown may be wrong. */
  isFaulty = $state(false)
  /** The board could not be drawn: everything is chosen in the panel. */
  isBoardless = $state(false)
  /** Which paragraph of a lesson's step is in front. */
  said = $state(0)

  /** What the screen shows, all of one moment: while events are played the table as it was, with the view of that moment. */
  readonly showing: Showing | null = $derived.by(() => {
    const { truth, base } = this
    if (!truth || !base || !this.player.isHolding) return truth
    const { view } = this.player.at
    if (this.page?.opensEarly?.(truth.view, view)) return { ...truth, view }
    const seats = truth.seats.map((info) => ({ ...info, deciding: false }))
    const { ply, stage, outcome, lesson, blocks } = base
    return { ...truth, ply, prompt: this.player.step, stage, outcome, lesson, blocks, seats, view, decisions: [] }
  })
  readonly ui: GameUi | null = $derived(
    dressed(this.page, this.showing?.view, this.showing?.seats.flatMap((info) => info.colour ?? []) ?? []),
  )
  readonly decision: Decision | null = $derived(this.showing?.decisions[0] ?? null)
  readonly names: string[] = $derived(namesIn(this.showing))
  readonly colours: PlayerColour[] = $derived(this.names.map((_, seat) => colourOf(this.ui?.colours, seat)))
  /** The log as far as it has been shown. */
  readonly log: LogLine[] = $derived(linesShown(this.lines, this.player.untold))
  /** Those of them that tell of the game; lines about who plays tell the board nothing. */
  readonly eventLines: EventLine[] = $derived(this.log.filter(hasEvent))
  /** Those of them that the board knows in the moment that is shown. */
  readonly boardLines: EventLine[] = $derived(linesUpTo(this.eventLines, this.player.repeated))
  /** What is being shown comes first: nothing can be decided meanwhile. */
  readonly isWatching: boolean = $derived(this.player.isHolding && this.decision === null)
  readonly isOver: boolean = $derived(this.showing?.stage === 'over')
  readonly seat: number | null = $derived(this.decision?.seat ?? this.showing?.own_seats[0] ?? null)
  /** Whose event is being shown; -1: nobody's. */
  readonly acting: number = $derived.by(() => {
    const now = this.isWatching ? this.player.now : null
    return now && this.ui ? actorOf(this.ui, now.event, now.line.seat) : -1
  })
  /** While something is shown the viewer has asked for a board: it stays until all has been shown. */
  readonly isLooking: boolean = $derived(this.player.isHolding && this.lookedIn?.run === this.player.run)
  /** What is shown is drawn large over the board, except where the viewer asked for a board under it. */
  readonly isStaged: boolean = $derived.by(() => {
    const { now } = this.player
    return now?.scene.staged === true && !(this.isLooking && this.lookedIn?.scene === now.number)
  })
  /** Whose board is shown large. */
  readonly shownSeat: number = $derived(
    boardShown(this.player, {
      isFollowing: this.player.isHolding && !this.isLooking,
      looked: this.looked,
      seat: this.seat,
      usual: this.usual,
    }),
  )
  /** The table of now, for what a line of the log speaks of. */
  readonly context: SceneContext<unknown, unknown> = $derived({
    view: this.showing?.view,
    before: this.showing?.view,
    data: this.data,
    seat: this.seat,
  })
  /** What the others did since the viewer's last decision. */
  readonly recap: Recap[] = $derived(
    this.ui && this.showing && !this.player.isHolding
      ? recapOf(this.log, this.since, this.context, this.ui, this.showing.own_seats)
      : [],
  )

  /** When the game's timer starts, by this page's clock: until then it is counted down and nobody acts. */
  readonly timerStarts: number = $derived(this.heard + (this.truth?.timer_lead ?? 0) * 1000)
  /** When the game's timer runs out, by this page's clock; -1: none runs. */
  readonly timerEnds: number = $derived(
    this.truth && this.truth.timer_left >= 0 ? this.timerStarts + this.truth.timer_left * 1000 : -1,
  )

  readonly lesson: LessonNow | null = $derived(this.showing?.lesson ?? null)
  /** A lesson still asks for things, one at a time. */
  readonly isTaught: boolean = $derived(this.lesson !== null && !this.lesson.done)
  readonly isAllSaid: boolean = $derived(this.said >= (this.lesson?.paragraphs.length ?? 0) - 1)

  /** Of several who share this device: who holds it, in which step they were asked last, and whether everybody could look on
      then. */
  private held = $state.raw({ seat: -1, step: -1, isOpen: false })
  private readonly holder = $derived.by(() => ({
    seat: this.decision?.seat ?? -1,
    step: this.showing?.prompt?.step ?? -1,
    isOpen: this.showing?.curtain !== true,
  }))
  /** The next player's view has secrets, and the device is not in their hands yet: nothing of the table is shown. */
  readonly isCurtained: boolean = $derived.by(() => {
    const { held, holder } = this
    const isNew = holder.seat !== held.seat || (held.isOpen && holder.step !== held.step)
    return holder.seat >= 0 && !holder.isOpen && isNew
  })

  /** The device is in the hands of the one who decides. */
  takeDevice(): void {
    this.held = this.holder
  }

  /** Without secrets it changes hands by itself. */
  passDevice(): void {
    if (this.holder.seat >= 0 && !this.isCurtained) this.takeDevice()
  }

  /** Somebody waits at another table to play again with this viewer. */
  readonly isInvited: boolean = $derived.by(() => {
    const { rematch, own_seats: seats } = this.truth ?? {}
    return rematch != null && !rematch.begun && !rematch.seated && seats?.length !== 0
  })

  /** Shows the board of a seat; the viewer's own, or the same again, leads back. While something is shown, the same again leads
      back to that. */
  look(seat: number | null): void {
    const isBack = seat === null || (seat === this.shownSeat && (this.isLooking || this.looked !== null))
    const { isHolding, now, run } = this.player
    this.lookedIn = isHolding && !isBack ? { scene: now?.number ?? 0, run } : null
    this.looked = isBack || seat === this.seat ? null : seat
  }

  /** Without the game's own page: nothing of it can fail. */
  showInWords(plain: GameUi): void {
    this.page = plain
    this.isFaulty = false
    this.isBoardless = false
  }

  loseBoard(): void {
    this.isBoardless = true
  }
}
