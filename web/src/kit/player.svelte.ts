/* Plays events one after the other, the same way for every game. It is the only code of a table with timers for events. */
import type { Prompt } from '../gen/protocol'
import { timeOf, type EventLine, type GameEvent, type Playing, type Scene, type Weight } from './scenes'
import { pace } from './settings.svelte'
import { play } from './sound'

/** What the screen shows, all of one moment. */
export interface Instant {
  /** The viewer's. */
  view: unknown
  /** Where the game is then. */
  prompt: Prompt | null
}

/** An event that waits to be shown. */
export interface Cue {
  event: GameEvent
  line: EventLine
  /** Null: nothing to look at; its line and its view come with it all the same. */
  scene: Scene | null
  before: Instant
  after: Instant
  /** Called once it has been shown, with the last event of a message. */
  done?: () => void
}

/** Where more than this waits (milliseconds at normal speed), the rest is shown faster. */
const PATIENCE = 9000
const FASTEST = { glance: 0.3, read: 0.8, climax: 0.8 }
/** Lines that stay for a screen reader which has not come to them yet. */
const SPOKEN = 12

export class EventPlayer {
  /** What is being shown. */
  now: Playing | null = $state.raw(null)
  /** What was shown last, until something else is. */
  last: Playing | null = $state.raw(null)
  /** The moment that is shown; it counts while `isBusy`. */
  at: Instant = $state.raw({ view: null, prompt: null })
  /** The seat on whose board something was last shown. */
  board: number | null = $state(null)
  /** Grows whenever something is shown after a rest. */
  run = $state(0)
  /** The latest lines for a screen reader, each with a number of its own: what is added is read, in order. */
  spoken: { number: number; text: string }[] = $state.raw([])
  private waiting: Cue[] = $state.raw([])
  private current: Cue | null = $state.raw(null)
  /** Of the latest turn, to be seen again. */
  private shown: Cue[] = []
  /** What waits has been seen before: the log has it already. */
  private isRepeat = $state(false)
  private beside = $state(false)
  private number = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private reveal: ReturnType<typeof setTimeout> | undefined

  /** The step in which what is shown happened: where the game was before it, not where it led, unless a step begins with it. */
  readonly step: Prompt | null = $derived.by(() => {
    const { current } = this
    return (current?.scene?.opens ? current.after : (current?.before ?? this.at)).prompt
  })
  readonly isBusy: boolean = $derived(this.current !== null || this.waiting.length > 0)
  /** The next question waits for what is being shown. */
  readonly isHolding: boolean = $derived(this.isBusy && !this.beside)
  /** Events whose lines the log does not have yet. */
  readonly untold: number = $derived(this.isRepeat ? 0 : this.waiting.length)
  /** The line of what is being shown again: the board knows nothing that came after it. */
  readonly repeated: EventLine | null = $derived(this.isRepeat ? (this.current?.line ?? null) : null)
  /** The player is waited for. */
  readonly isWaiting: boolean = $derived(this.now?.scene.weight === 'climax' && !this.beside)

  /** Shows these after what is shown now. `beside`: nobody waits for it, because time runs. */
  add(cues: readonly Cue[], { beside = false }: { beside?: boolean } = {}): void {
    if (this.isRepeat) this.finish()
    this.beside = beside
    if (!this.isBusy && cues[0]) {
      this.at = cues[0].before
      this.run += 1
    }
    this.waiting = [...this.waiting, ...cues]
    if (!this.current) this.go()
  }

  /** The next scene. */
  next(): void {
    if (this.isBusy) this.go()
  }

  /** All that is left, at once. */
  finish(): void {
    while (this.isBusy) this.go(true)
  }

  /** Forgets what waits: what it led to has been taken back. */
  drop(): void {
    this.stop()
    this.waiting = []
    this.current = this.now = null
    this.isRepeat = false
  }

  /** From here on, what is shown belongs to another turn. */
  begin(): void {
    this.shown = []
  }

  get canRepeat(): boolean {
    return this.last !== null && this.shown.length > 0 && !this.isBusy
  }

  /** Shows the scenes of the latest turn again, from how the table stood before the first of them. */
  again(): void {
    const [first] = this.shown
    if (!this.canRepeat || !first) return
    this.at = first.before
    const cues = this.shown.filter((cue) => cue.scene).map(({ done: _, ...cue }) => cue)
    this.beside = false
    this.isRepeat = true
    this.run += 1
    this.waiting = cues
    this.go()
  }

  /** Ends the current scene and begins the next one; those without a time pass at once. */
  private go(fast = false): void {
    this.stop()
    const texts: string[] = []
    for (;;) {
      const done = this.current?.done
      this.current = null
      done?.()
      const [cue, ...rest] = this.waiting
      if (!cue) break
      this.waiting = rest
      this.current = cue
      if (!this.isRepeat) this.shown.push(cue)
      texts.push(cue.line.text)
      if (this.start(cue, fast)) return this.speak(texts)
    }
    this.speak(texts)
    this.now = null
    this.isRepeat = false
  }

  private speak(texts: string[]): void {
    if (!texts.length) return
    const number = (this.spoken.at(-1)?.number ?? 0) + 1
    this.spoken = [...this.spoken, { number, text: texts.join(' ') }].slice(-SPOKEN)
  }

  /** True where it takes time. */
  private start(cue: Cue, fast: boolean): boolean {
    const scene = cue.scene
    const speed = scene?.always ? pace() || 1 : pace()
    if (!scene || fast || speed === 0) {
      this.at = cue.after
      if (scene) this.last = this.playing(cue, scene, 0)
      return false
    }
    const rate = speed * this.haste(scene.weight, speed)
    const time = timeOf(scene, cue.line.text) * rate
    this.now = this.last = this.playing(cue, scene, pace() ? time : 0)
    if (scene.sound) play(scene.sound)
    if (scene.reveal && pace()) this.reveal = setTimeout(() => (this.at = cue.after), scene.reveal * rate)
    else this.at = cue.after
    if (!this.isWaiting) this.timer = setTimeout(() => this.go(), time)
    return true
  }

  private playing(cue: Cue, scene: Scene, time: number): Playing {
    this.number += 1
    this.board = scene.board ?? this.board
    return { event: cue.event, line: cue.line, scene, number: this.number, time }
  }

  /** Less than 1 where much waits, for what is to be read not as much; what comes after the next climax has time until then. */
  private haste(weight: Weight, speed: number): number {
    const climax = this.beside ? -1 : this.waiting.findIndex((cue) => cue.scene?.weight === 'climax')
    const next = climax < 0 ? this.waiting : this.waiting.slice(0, climax)
    const left = next.reduce((sum, cue) => sum + (cue.scene ? timeOf(cue.scene, cue.line.text) : 0), 0) * speed
    return left > PATIENCE ? Math.max(FASTEST[weight], PATIENCE / left) : 1
  }

  private stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.reveal)
  }
}
