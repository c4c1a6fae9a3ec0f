/* One table as this page knows it: what the wire brought, what the player has chosen, and what may be done about it. */
import type {
  Decision,
  ChatLine,
  Closed,
  Hello,
  Hint,
  LessonNow,
  LogLine,
  ServerMessage,
  News,
  Offer,
  Prompt,
  Refusal,
  Showing,
} from '../../gen/protocol'
import { sameAction, type Action, type GameUi, type PlayerColour, type Target, type Displayed } from '../../kit/board'
import { settings } from '../../kit/settings.svelte'
import { reader, t } from '../../kit/reader.svelte'
import { call, callOff } from '../../kit/notices'
import { colourOf, dressed } from '../../kit/players'
import { play } from '../../kit/sound'
import { drop, say, toast } from '../../kit/toasts.svelte'
import { api } from '../api'
import { me } from '../me.svelte'
import { Live, type Hooks, type Status } from '../live'
import { distinct } from '../words'
import { eventsOf, linesTold } from './log'
import { isOffered, targetsOf } from './offers'
import { Pacing } from './pacing'

const FORCED_WAIT = 700
const MOST_CHAT = 500
/** The clause of refusals that come from the table, not from the rules. */
const TABLE_CLAUSE = 'table'

function namesIn(showing: Showing | null): string[] {
  return distinct(showing?.seats.map((info) => info.name || t('seat-number', { number: info.seat + 1 })) ?? [])
}

export class Session {
  status: Status = $state('joining')
  /** Why the server does not let this page in any more. */
  shutOut = $state('')
  showing: Showing | null = $state.raw(null)
  log: LogLine[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  events: unknown[] = $state.raw([])
  tick = $state(0)
  /** How many of the latest events the board has not shown to their end. */
  untold = $state(0)
  /** What the board says of what it shows meanwhile. */
  displayed: Displayed = $state.raw({})
  /** What was shown before those. */
  private before: Showing | null = $state.raw(null)
  /** When the showing came, by this page's clock: the clocks run on from there. */
  heard = $state(0)
  chosen: Action | null = $state.raw(null)
  /** What the board has put together itself; it counts while it is the chosen one. */
  composed: Target | null = $state.raw(null)
  /** The offer under the pointer or the focus: the board shows what it is about. */
  pointed: Action | null = $state.raw(null)
  /** The key of an action under way: nothing else is sent meanwhile. */
  sending = $state('')
  /** The number of actions when it was sent. */
  private sentAt = $state(-1)
  hint: Hint | null = $state.raw(null)
  hintKey = $state('')
  reasons = $state(false)
  why: Closed | null = $state.raw(null)
  unread = $state(0)
  chatOpen = $state(false)
  proof = $state.raw({ hash: '', seed: 0 })
  page: GameUi | null = $state.raw(null)
  /** A message could not be taken in: what is shown may be wrong. */
  isFaulty = $state(false)
  /** The board could not be drawn: everything is chosen in the panel. */
  isBoardless = $state(false)
  /** Which paragraph of a lesson's step is in front. */
  said = $state(0)

  readonly ui: GameUi | null = $derived(
    dressed(this.page, this.showing?.view, this.showing?.seats.flatMap((info) => info.colour ?? []) ?? []),
  )
  readonly decision: Decision | null = $derived(this.showing?.decisions[0] ?? null)
  /** The question is about what another one does. */
  readonly isReaction: boolean = $derived(
    this.decision !== null && this.ui?.isReaction?.(this.showing?.view, this.decision.seat) === true,
  )
  readonly targets: Target[] = $derived(
    targetsOf(
      this.decision,
      (action) => this.ui?.rank?.(action, this.showing?.view) ?? 0,
      (action) => this.ui?.ownKey?.(action) ?? '',
    ),
  )
  readonly names: string[] = $derived(namesIn(this.showing))
  readonly colours: PlayerColour[] = $derived(this.names.map((_, seat) => colourOf(this.ui?.colours, seat)))
  readonly past: unknown[] = $derived(eventsOf(this.log))
  /** Log and view as far as the board has told them. */
  readonly logTold: LogLine[] = $derived(linesTold(this.log, this.untold))
  readonly viewDisplayed: unknown = $derived(
    (this.untold && (this.displayed.view ?? this.before?.view)) || this.showing?.view,
  )
  /** A new question is not put before the board has come to the last of what led to it. */
  readonly isAhead: boolean = $derived(
    this.untold > 1 &&
      (this.before?.prompt?.title !== this.showing?.prompt?.title ||
        (this.decision !== null && !this.before?.decisions.length)),
  )
  /** The prompt to what the board shows. */
  readonly promptTold: Prompt | null = $derived.by(() => {
    const prompt = (this.isAhead ? this.before : this.showing)?.prompt ?? null
    const step = this.isAhead ? (prompt?.steps.indexOf(this.displayed.step ?? '') ?? -1) : -1
    return prompt && step >= 0 ? { ...prompt, step } : prompt
  })
  /** The game is over and the board has told how it came to that. */
  readonly isOver: boolean = $derived(this.showing?.stage === 'over' && this.untold === 0)
  readonly seat: number | null = $derived(this.decision?.seat ?? this.showing?.own_seats[0] ?? null)
  readonly target: Target | null = $derived(
    [...this.targets, ...(this.composed ? [this.composed] : [])].find((one) => sameAction(one.action, this.chosen)) ??
      null,
  )

  /** When the game's timer runs out, by this page's clock; -1: none runs. */
  readonly timerEnds: number = $derived(
    this.showing && this.showing.timer_left >= 0 ? this.heard + this.showing.timer_left * 1000 : -1,
  )

  readonly lesson: LessonNow | null = $derived(this.showing?.lesson ?? null)
  /** A lesson still asks for things, one at a time. */
  readonly isTaught: boolean = $derived(this.lesson !== null && !this.lesson.done)
  readonly isAllSaid: boolean = $derived(this.said >= (this.lesson?.paragraphs.length ?? 0) - 1)
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

  /** Somebody waits at another table to play again with this viewer. */
  readonly isInvited: boolean = $derived.by(() => {
    const { rematch, own_seats: seats } = this.showing ?? {}
    return rematch != null && !rematch.begun && !rematch.seated && seats?.length !== 0
  })

  /** An action is under way and the board does not show it yet: whatever is clicked now was meant for an older board. */
  readonly isStill: boolean = $derived(this.sending !== '' && this.showing?.ply === this.sentAt)

  readonly live: Live
  private readonly pacing = new Pacing((message, fresh) => this.takeOrNote(message, fresh))
  /** The number of the message that is shown. */
  private number = -1
  private wasAsked = false
  private knownAs = ''
  private hurry = false
  /** What is on its way was a grab: who is refused was too late, not wrong. */
  private raced = false
  private forced: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, hooks: Partial<Hooks> = {}) {
    this.live = new Live(api.liveAddress(id), {
      message: (message, fresh) => this.pacing.receive(this.inWords(message), fresh),
      status: (status) => this.follow(status),
      ...hooks,
    })
  }

  /** Whatever the wire brings is turned into words here, as it comes. */
  private inWords(message: ServerMessage): ServerMessage {
    const showing = 'showing' in message ? message.showing : this.showing
    reader.sit(namesIn(showing), showing?.own_seats ?? [])
    return reader.words(message)
  }

  open(): void {
    this.knownAs = me.name
    this.live.open()
  }

  /** True once the player has a name to show; the table then knows it too. */
  async introduce(): Promise<boolean> {
    if (!(await me.introduce())) return false
    if (me.name !== this.knownAs) {
      this.knownAs = me.name
      this.live.reopen()
    }
    return true
  }

  close(): void {
    clearTimeout(this.forced)
    callOff()
    drop('connection')
    this.pacing.drop()
    this.live.close()
  }

  /** The board says how much of the latest message it still has to tell; what came after that waits. */
  tell(untold: number, displayed: Displayed = {}): void {
    this.untold = untold
    this.displayed = displayed
    this.pacing.tell(untold > 0)
  }

  /** Whoever cannot wait sees at once what has come of everything. */
  catchUp(): void {
    if (!this.pacing.isBehind) return
    this.pacing.catchUp()
    this.events = []
  }

  /** One click chooses, the second does it; without "confirm moves" the first one does. */
  choose(action: Action): void {
    if (!this.isOpen(action) || this.isStill) return
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

  /** Asks the rules why something is not open; nothing is played. */
  whyNot(action: Action): void {
    if (!this.decision || this.sending || this.isStill || this.isOpen(action)) return
    this.live.send({ kind: 'AskWhy', seat: this.decision.seat, action })
  }

  confirm(): void {
    if (!this.decision || !this.target || this.isStill) return
    if (this.sending) {
      this.hurry = true
      return
    }
    this.sentAt = this.showing?.ply ?? -1
    this.raced = this.ui?.swift?.(this.target.action, this.showing?.view) ?? false
    this.sending = this.live.send({
      kind: 'Act',
      seat: this.decision.seat,
      action: this.target.action,
      at: this.number,
    })
    play('place')
  }

  dropChoice(): void {
    this.chosen = null
  }

  undo(): void {
    const showing = this.showing
    if (!showing || this.isStill) return
    if (showing.no_undo) return say(t('toast-no-undo'), showing.no_undo, 'warn')
    const last = this.log.findLast(
      (line) => line.event !== null && line.ply === showing.ply && showing.own_seats.includes(line.seat),
    )
    this.sentAt = showing.ply
    this.sending = this.live.send({ kind: 'Undo', seat: last?.seat ?? this.seat ?? 0 })
  }

  /** The first press says what, a second one why. */
  askHint(): void {
    if (this.hint) this.reasons = !this.reasons
    else if (this.decision && !this.hintKey)
      this.hintKey = this.live.send({ kind: 'AskHint', seat: this.decision.seat })
  }

  sayAloud(text: string): void {
    if (text.trim()) this.live.send({ kind: 'Say', text: text.trim() })
  }

  readChat(open: boolean): void {
    this.chatOpen = open
    if (open) this.unread = 0
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
    if (this.isTaught || this.ui?.swift?.(action, this.showing?.view)) return false
    if (settings.confirm === 'always') return true
    if (settings.confirm === 'never') return false
    return this.ui?.irreversible?.(action, this.showing?.view) ?? true
  }

  /** Without the game's own page: nothing of it can fail. */
  showInWords(plain: GameUi): void {
    this.page = plain
    this.isFaulty = false
    this.isBoardless = false
  }

  loseBoard(): void {
    this.isBoardless = true
    this.tell(0)
  }

  /** What fails here must not stop the wire: the messages that follow are told all the same. */
  private takeOrNote(message: ServerMessage, fresh: boolean): void {
    try {
      this.take(message, fresh)
      this.isFaulty = false
    } catch (error) {
      console.error(error)
      this.isFaulty = true
    }
  }

  private take(message: ServerMessage, fresh: boolean): void {
    switch (message.kind) {
      case 'Hello':
        return this.greet(message)
      case 'News':
        return this.learn(message, fresh)
      case 'Present':
        return this.show(message.showing)
      case 'Accepted':
        return this.settle(message.key, true)
      case 'Refused':
        this.settle(message.key, false)
        if (this.hintKey === message.key) this.hintKey = ''
        if (fresh) this.show(message.showing)
        return this.refuse(message.refusal)
      case 'Hint':
        this.hintKey = ''
        if (this.decision) this.hint = message
    }
  }

  /** The next decision may be taken before the last one's answer is here; it goes out then. */
  private settle(key: string, accepted: boolean): void {
    if (this.sending !== key) return
    const hurry = this.hurry && accepted
    this.sending = ''
    this.hurry = false
    if (hurry) this.confirm()
  }

  private greet(hello: Hello): void {
    this.number = hello.number
    this.log = hello.log
    this.chat = hello.chat
    this.proof = { hash: hello.seed_hash, seed: hello.seed }
    // Known from before is known: only what the page has not seen yet counts as the latest.
    if (this.showing?.ply !== hello.showing.ply) {
      this.events = eventsOf(hello.log.filter((line) => line.ply === hello.showing.ply))
      this.tick += 1
    }
    this.show(hello.showing)
  }

  private learn(news: News, fresh: boolean): void {
    if (fresh) {
      this.number = news.number
      const kept = news.undone
        ? this.log.filter((line) => line.event === null || line.ply <= news.showing.ply)
        : this.log
      this.log = news.log.length || news.undone ? [...kept, ...news.log] : this.log
      if (news.chat.length) this.hear(news.chat)
      this.events = eventsOf(news.log)
      this.tick += 1
    }
    this.show(news.showing)
  }

  private hear(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines].slice(-MOST_CHAT)
    if (this.chatOpen) return
    this.unread += lines.length
    play('chat')
  }

  private show(showing: Showing): void {
    const before = this.showing
    if (!this.untold) this.before = before
    this.showing = showing
    this.heard = performance.now()
    const moved = before?.ply !== showing.ply
    if (before?.lesson?.step !== showing.lesson?.step || before?.lesson?.done !== showing.lesson?.done) this.said = 0
    // Our own action is done, or what was chosen is gone; others may act meanwhile without taking our choice away.
    if (before?.prompt?.title !== showing.prompt?.title) this.composed = null
    if ((moved && this.sending) || !this.isOpen(this.chosen)) this.chosen = null
    if (moved) {
      this.pointed = null
      this.hurry = false
      this.hint = null
      this.reasons = false
    }
    if (before) this.noteRequests(before, showing)
    const asked = this.decision !== null
    if (before && asked && !this.wasAsked) this.callToMove(showing)
    if (before) this.tellStandIn(before, showing)
    if (before && !before.rematch && this.isInvited) this.callToRematch(showing)
    if (!asked) callOff()
    this.wasAsked = asked
    this.playForced()
  }

  /** The host hears of a new request, and whoever asked of the answer. */
  private noteRequests(before: Showing, showing: Showing): void {
    if (showing.host && showing.requests.length > before.requests.length) play('chat')
    const answered = !showing.host && before.requests.length > 0 && showing.requests.length === 0
    if (answered && showing.stage === 'playing' && showing.own_seats.length === 0)
      say(t('toast-refused'), t('toast-refused-text'), 'warn')
  }

  private callToMove(showing: Showing): void {
    play('turn')
    call(t('toast-turn'), [showing.name, showing.prompt?.title].filter(Boolean).join(': '), showing.table)
  }

  private callToRematch(showing: Showing): void {
    play('turn')
    call(t('toast-rematch'), t('rematchbar-asked', { name: showing.rematch?.host ?? '' }), showing.table)
  }

  /** Whose own seat a bot has taken over is told so wherever they look. */
  private tellStandIn(before: Showing, showing: Showing): void {
    const lost = showing.seats.find((info, at) => info.yours && info.stand_in && !before.seats[at]?.stand_in)
    if (!lost || lost.stand_in === 'left' || showing.stage !== 'playing') return
    say(lost.stand_in === 'time' ? t('toast-time') : t('toast-away'), t('toast-stand-in'), 'warn')
  }

  private playForced(): void {
    clearTimeout(this.forced)
    const only = this.targets.length === 1 ? this.targets[0] : undefined
    if (!settings.autoplay || !only || this.isTaught) return
    this.forced = setTimeout(() => {
      if (!isOffered(this.decision, only.action) || this.sending) return
      if (this.untold) return this.playForced()
      this.chosen = only.action
      this.confirm()
    }, FORCED_WAIT)
  }

  private refuse(refusal: Refusal): void {
    play('refuse')
    if (this.isTaught) return say(t('toast-not-yet'), refusal.text, 'warn')
    if (this.raced) return say(t('toast-late'), refusal.text, 'warn')
    toast({
      tone: 'danger',
      icon: 'close',
      title: t('toast-illegal'),
      text: refusal.text,
      clause: refusal.clause === TABLE_CLAUSE ? '' : refusal.clause,
      stays: 'input',
    })
  }

  private follow(status: Status): void {
    this.status = status
    this.shutOut = status === 'closed' ? this.live.reason : ''
    if (this.sending && !this.live.isPending(this.sending)) this.sending = ''
    if (this.hintKey && !this.live.isPending(this.hintKey)) this.hintKey = ''
    if (status === 'live' || status === 'closed') return drop('connection')
    toast({
      tone: 'warn',
      icon: 'wifi',
      title: t('toast-offline'),
      text: t('toast-offline-text'),
      stays: 'mark',
      mark: 'connection',
      button: { text: t('toast-retry'), act: () => this.live.retry() },
    })
  }
}
