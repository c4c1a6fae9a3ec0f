/* One table as this page knows it: takes in what the server sends. What is shown of it is in shown.svelte.ts, what the player
   chooses in choosing.svelte.ts, and what is called out in announce.ts. */
import type { ChatLine, Hello, News, ServerMessage, Showing } from '../../gen/protocol'
import { callOff } from '../../kit/notices'
import { reader } from '../../kit/reader.svelte'
import { play } from '../../kit/sound'
import { drop } from '../../kit/toasts.svelte'
import { api } from '../api'
import { Live, type Hooks, type Status } from '../live'
import { me } from '../me.svelte'
import { DAY } from '../words'
import {
  callToMove,
  callToRematch,
  tellAnswers,
  tellEnding,
  tellOffline,
  tellRefusal,
  tellRequests,
  tellStandIn,
} from './announce'
import { Choosing } from './choosing.svelte'
import { cuesOf } from './cues'
import { sinceOwn } from './recap'
import { namesIn } from './shown.svelte'

const MOST_CHAT = 500

export class Session extends Choosing {
  status: Status = $state('joining')
  /** Why the server does not let this page in any more. */
  shutOut = $state('')
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  chatOpen = $state(false)
  proof = $state.raw({ commitment: '', seed: '', salt: '' })

  readonly live: Live
  private wasAsked = false
  /** The table has been seen: what comes from now on is new. */
  private hasArrived = false
  private knownAs = ''

  constructor(id: string, hooks: Partial<Hooks> = {}) {
    super()
    this.live = new Live(api.liveAddress(id), {
      message: (message, fresh) => this.takeOrNote(this.inWords(message), fresh),
      status: (status) => this.follow(status),
      ...hooks,
    })
  }

  /** Whatever the wire brings is turned into words here, as it comes. */
  private inWords(message: ServerMessage): ServerMessage {
    const showing = 'showing' in message ? message.showing : this.truth
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

  private async askName(): Promise<void> {
    if (await me.ask()) this.live.retry()
  }

  close(): void {
    clearTimeout(this.forced)
    callOff()
    drop('connection')
    this.player.drop()
    this.live.close()
  }

  sayAloud(text: string): void {
    if (text.trim()) this.live.send({ kind: 'Say', text: text.trim() })
  }

  readChat(open: boolean): void {
    this.chatOpen = open
    if (open) this.unread = 0
  }

  /** What fails here must not stop the connection: later messages are still handled. */
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
        this.doneAt = message.number
        return this.settle(message.key, true)
      case 'Refused':
        this.settle(message.key, false)
        if (this.hintKey === message.key) this.hintKey = ''
        if (fresh) this.show(message.showing)
        return tellRefusal(message.refusal, this.isTaught ? 'lesson' : this.raced ? 'race' : '')
      case 'Hint':
        this.hintKey = ''
        if (this.decision) this.hint = message
    }
  }

  private greet(hello: Hello): void {
    this.number = hello.number
    this.lines = hello.log
    this.chat = hello.chat
    this.proof = { commitment: hello.commitment, seed: hello.seed, salt: hello.salt }
    this.player.drop()
    const isFirst = this.truth === null
    if (isFirst) {
      this.since = sinceOwn(hello)
      this.usual = hello.showing.seats.find((info) => info.kind === 'person')?.seat ?? 0
    }
    this.show(hello.showing)
    if (!isFirst || !this.tellOpening(hello)) this.arrive(hello.showing)
  }

  /** A player who has not acted yet sees how the game begins; false where there is nothing to see. */
  private tellOpening({ acted, log, showing }: Hello): boolean {
    if (acted || !this.ui || showing.stage !== 'playing' || !showing.own_seats.length || showing.lesson) return false
    const told = { lines: log, moments: [], after: showing, before: showing }
    const cues = cuesOf(told, { ui: this.ui, data: this.data, seat: this.seat }).filter((cue) => cue.scene?.opening)
    const last = cues.at(-1)
    if (!last || isTimed(showing)) return false
    last.done = () => this.arrive(showing)
    this.base = showing
    this.player.add(cues)
    if (document.hidden) this.player.finish()
    return true
  }

  private learn(news: News, fresh: boolean): void {
    if (!fresh) return this.show(news.showing)
    this.number = news.number
    if (news.chat.length) this.hear(news.chat)
    if (news.undone) {
      this.player.drop()
      this.lines = this.lines.filter((line) => line.event === null || line.ply <= news.showing.ply)
    }
    const before = this.truth
    if (this.sending && before?.ply !== news.showing.ply) this.noteDecision(news)
    if (news.log.length) this.lines = [...this.lines, ...news.log]
    if (!this.player.isHolding) this.base = before
    this.show(news.showing)
    this.tell(news, before ?? news.showing)
    this.goOn()
  }

  /** Shows what happened; what follows from it comes with its last event. */
  private tell(news: News, before: Showing): void {
    const arrive = (): void => this.arrive(news.showing)
    const told = { lines: news.log, moments: news.moments ?? [], after: news.showing, before }
    const cues = this.ui && !this.isBoardless ? cuesOf(told, { ui: this.ui, data: this.data, seat: this.seat }) : []
    const last = cues.at(-1)
    if (!last || news.undone) return arrive()
    last.done = arrive
    const isRace = (view: unknown): boolean => view !== null && this.ui?.isRace?.(view) === true
    const beside = isTimed(news.showing) || (isRace(before.view) && isRace(news.showing.view) && !this.player.isHolding)
    this.player.add(cues, { beside })
    if (document.hidden) this.player.finish()
  }

  /** What the others did is counted from here, also those that come of the decision; in a step that all do at once, from its
      beginning. A turn of one's own begins a new story. */
  private noteDecision(news: News): void {
    if (!this.page?.opensEarly?.(news.showing.view, this.truth?.view))
      this.since = { lines: this.lines.length, view: this.truth?.view ?? null }
    if (!this.player.isBusy) this.player.begin()
  }

  private hear(lines: ChatLine[]): void {
    this.chat = [...this.chat, ...lines].slice(-MOST_CHAT)
    if (this.chatOpen) return
    this.unread += lines.length
    play('chat')
  }

  private show(showing: Showing): void {
    const before = this.truth
    this.truth = showing
    this.heard = performance.now()
    const moved = before?.ply !== showing.ply
    // Our own action is done, or what was chosen is gone; others may act meanwhile without taking our choice away.
    if (before?.prompt?.title !== showing.prompt?.title) this.composed = this.whole = null
    if ((moved && this.sending) || !this.isStillOpen(showing)) this.chosen = null
    if (moved) {
      this.pointed = null
      this.hurry = false
      this.hint = null
      this.reasons = false
    }
    if (before) {
      tellRequests(before, showing)
      tellAnswers(before, showing)
      tellStandIn(before, showing)
      tellEnding(before, showing)
      if (!before.rematch && this.isInvited) callToRematch(showing)
    }
    if (!showing.decisions.length) callOff()
  }

  /** What happened has been shown: now the table stands as the server said. */
  private arrive(showing: Showing): void {
    if (this.base?.lesson?.step !== showing.lesson?.step || this.base?.lesson?.done !== showing.lesson?.done)
      this.said = 0
    this.base = showing
    const asked = showing.decisions.length > 0
    if (asked && !this.wasAsked && this.hasArrived) callToMove(showing)
    if (asked && !this.wasAsked) this.looked = null
    this.wasAsked = asked
    this.hasArrived = true
    this.playForced()
  }

  private follow(status: Status): void {
    this.status = status
    this.shutOut = status === 'closed' || status === 'nameless' ? this.live.reason : ''
    if (status === 'nameless') void this.askName()
    if (this.sending && !this.live.isPending(this.sending)) {
      this.sending = ''
      this.following = []
    }
    if (this.hintKey && !this.live.isPending(this.hintKey)) this.hintKey = ''
    if (status !== 'lost') return drop('connection')
    tellOffline(() => this.live.retry())
  }
}

/** Where time runs for the viewer, the current state must not be shown late. A clock with days on it can wait. */
function isTimed({ stage, pace, timer_left: left, own_seats: own, seats }: Showing): boolean {
  const isOwn = pace.bank > 0 && pace.bank < DAY && seats.some((info) => info.deciding && own.includes(info.seat))
  return stage === 'playing' && (left >= 0 || isOwn)
}
