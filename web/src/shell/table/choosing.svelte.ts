/* Choosing, confirming and sending: from the first click to the answer of the server. */
import type { Closed, Hint, Offer, Showing } from '../../gen/protocol'
import { sameAction, type Action, type Target } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { settings } from '../../kit/settings.svelte'
import { play } from '../../kit/sound'
import { say } from '../../kit/toasts.svelte'
import type { Live } from '../live'
import { isOffered, targetsOf } from './offers'
import { Shown } from './shown.svelte'

const FORCED_WAIT = 700

export abstract class Choosing extends Shown {
  chosen: Action | null = $state.raw(null)
  /** What the board has put together itself; it counts while it is the chosen one. */
  composed: Target | null = $state.raw(null)
  /** What the board has added to an offered action: its words, and what is sent before it. */
  protected whole: Target | null = $state.raw(null)
  /** The offer under the pointer or the focus: the board shows what it is about. */
  pointed: Action | null = $state.raw(null)
  /** The key of an action under way: nothing else is sent meanwhile. */
  sending = $state('')
  /** The number of actions when it was sent. */
  protected sentAt = $state(-1)
  hint: Hint | null = $state.raw(null)
  hintKey = $state('')
  reasons = $state(false)
  why: Closed | null = $state.raw(null)

  /** The question is about what another one does. */
  readonly isReaction: boolean = $derived(
    this.decision !== null && this.ui?.isReaction?.(this.showing?.view, this.decision.seat) === true,
  )
  readonly targets: Target[] = $derived(
    targetsOf(
      this.decision,
      (action) => this.ui?.rank?.(action, this.showing?.view) ?? 0,
      (action) => this.ui?.ownKey?.(action) ?? '',
    ).map((target) =>
      sameAction(target.action, this.whole?.action ?? null) ? { ...this.whole!, key: target.key } : target,
    ),
  )
  readonly target: Target | null = $derived(
    [...this.targets, ...(this.composed ? [this.composed] : [])].find((one) => sameAction(one.action, this.chosen)) ??
      null,
  )

  /** The one thing a lesson asks for, once all is said. */
  readonly asked: Target | null = $derived(
    this.isTaught && this.isAllSaid
      ? (this.targets.find((one) => sameAction(one.action, this.lesson?.action ?? null)) ?? null)
      : null,
  )
  /** What lights up on the board: in a lesson nothing before all is said, then only what it asks for. */
  readonly lit: Target[] = $derived.by(() => {
    if (!this.isTaught) return this.targets
    if (this.lesson?.action) return this.asked ? [this.asked] : []
    return this.isAllSaid ? this.targets : []
  })

  /** An action is under way and the board does not show it yet: whatever is clicked now was meant for an older board. */
  readonly isStill: boolean = $derived(this.sending !== '' && this.truth?.ply === this.sentAt)

  /** Whatever is chosen is done without a second click. */
  readonly isAtOnce: boolean = $derived(
    this.targets.length > 0 && this.targets.every((target) => !this.mustConfirm(target.action)),
  )

  abstract readonly live: Live
  /** The number of the message that is shown. */
  protected number = -1
  protected hurry = false
  /** Still to be sent after the action under way. */
  protected following: Action[] = []
  /** The number of the message that tells of the last action that was accepted. */
  protected doneAt = -1
  /** What is on its way was a grab: who is refused was too late, not wrong. */
  protected raced = false
  protected forced: ReturnType<typeof setTimeout> | undefined

  /** One click chooses, the second does it; without "confirm moves" the first one does. */
  choose(action: Action): void {
    if (!this.isOpen(action) || this.isStill || this.isTooEarly) return
    play('tap')
    this.pointed = null
    if (sameAction(action, this.chosen)) return this.confirm()
    this.chosen = action
    if (!this.mustConfirm(action)) this.confirm()
  }

  /** An action of the board's own making takes the place of the one before it. As it may still grow it waits to be confirmed;
      a lesson takes it as soon as it is what the lesson asks for, and anything else that is confirmed is refused in words. */
  propose(action: Action, words: Offer): void {
    if (!this.decision || this.isStill) return
    this.composed = { action, offer: words, key: '' }
    if (sameAction(action, this.chosen) || this.isAskedFor(action) || this.ui?.swift?.(action, this.showing?.view))
      return this.choose(action)
    play('tap')
    this.chosen = action
  }

  /** From now on an offered action has these words, and these actions go before it; where there are any, it is chosen. */
  compose(action: Action, words: Offer, first: readonly Action[]): void {
    this.whole = { action, offer: words, key: '', first }
    if (first.length && this.decision && !this.sending) this.chosen = action
  }

  /** Asks the rules why something is not open; nothing is played. */
  whyNot(action: Action): void {
    if (!this.decision || this.sending || this.isStill || this.isOpen(action)) return
    this.raced = false
    this.live.send({ kind: 'AskWhy', seat: this.decision.seat, action })
  }

  confirm(): void {
    if (!this.decision || !this.target || this.isStill || this.isTooEarly) return
    if (this.sending) {
      this.hurry = true
      return
    }
    this.looked = null
    const { action, first = [] } = this.target
    this.raced = this.ui?.swift?.(action, this.showing?.view) ?? false
    // Answering while something is still being shown ends it.
    if (this.player.isHolding) this.player.finish()
    this.following = [...first, action]
    this.sendNext()
    play('place')
  }

  /** The next of the actions that are sent one after the other, once the one before is done. */
  private sendNext(): void {
    const seat = this.truth?.decisions[0]?.seat
    if (seat === undefined || this.sending || !this.following.length) return
    const [action, ...rest] = this.following
    this.following = rest
    this.sentAt = this.truth?.ply ?? -1
    this.dropHint()
    this.sending = this.live.send({ kind: 'Act', seat, action: action!, at: this.number })
  }

  dropChoice(): void {
    this.chosen = null
  }

  undo(): void {
    const showing = this.truth
    if (!showing || this.isStill) return
    if (showing.no_undo) return say(t('toast-no-undo'), showing.no_undo, 'warn')
    const last = this.lines.findLast(
      (line) => line.event !== null && line.ply === showing.ply && showing.own_seats.includes(line.seat),
    )
    this.sentAt = showing.ply
    this.dropHint()
    this.sending = this.live.send({ kind: 'Undo', seat: last?.seat ?? this.seat ?? 0 })
  }

  /** The first press says what, a second one why. */
  askHint(): void {
    if (this.hint) this.reasons = !this.reasons
    else if (this.decision && !this.hintKey)
      this.hintKey = this.live.send({ kind: 'AskHint', seat: this.decision.seat })
  }

  /** Whoever acts needs no hint any more. */
  private dropHint(): void {
    if (this.hintKey) this.live.forget(this.hintKey)
    this.hintKey = ''
  }

  /** The next decision may be taken before the last one's answer is here; it goes out then. */
  protected settle(key: string, accepted: boolean): void {
    if (this.sending !== key) return
    const hurry = this.hurry && accepted
    this.sending = ''
    this.hurry = false
    if (!accepted) this.following = []
    if (this.following.length) this.goOn()
    else if (hurry) this.confirm()
  }

  /** Only once the table stands as the last action left it: what is asked then may be another thing. */
  protected goOn(): void {
    if (this.number >= this.doneAt) this.sendNext()
  }

  /** Whether what was chosen can still be done in the decision that has come. */
  protected isStillOpen({ decisions }: Showing): boolean {
    const decision = decisions[0] ?? null
    return (
      isOffered(decision, this.chosen) || (decision !== null && sameAction(this.composed?.action ?? null, this.chosen))
    )
  }

  protected playForced(): void {
    clearTimeout(this.forced)
    const only = this.targets.length === 1 ? this.targets[0] : undefined
    if (!settings.autoplay || !only || this.isTaught || this.isCurtained) return
    this.forced = setTimeout(() => {
      if (!isOffered(this.decision, only.action) || this.sending) return
      if (this.player.isHolding) return
      this.chosen = only.action
      this.confirm()
    }, FORCED_WAIT)
  }

  override takeDevice(): void {
    super.takeDevice()
    this.playForced()
  }

  private get isTooEarly(): boolean {
    return performance.now() < this.timerStarts
  }

  private isOpen(action: Action | null): boolean {
    return (
      isOffered(this.decision, action) || (this.decision !== null && sameAction(this.composed?.action ?? null, action))
    )
  }

  private isAskedFor(action: Action): boolean {
    return this.asked !== null && sameAction(action, this.asked.action)
  }

  private mustConfirm(action: Action): boolean {
    // A slip in a lesson is refused and costs nothing.
    if (this.isTaught) return false
    if (this.ui?.fatal?.(action, this.showing?.view, this.data)) return true
    if (this.ui?.swift?.(action, this.showing?.view)) return false
    if (settings.confirm === 'always') return true
    if (settings.confirm === 'never' || this.isOnlyChoice(action)) return false
    return this.ui?.irreversible?.(action, this.showing?.view) ?? true
  }

  /** Nothing else can be done: a slip loses nothing. */
  private isOnlyChoice(action: Action): boolean {
    const { offers = [], forms = [] } = this.decision ?? {}
    return offers.length === 1 && !forms.length && isOffered(this.decision, action)
  }
}
