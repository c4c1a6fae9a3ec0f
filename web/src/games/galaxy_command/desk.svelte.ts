/** What every part of the board asks: whose sector lies there, what may be clicked, what has just moved. */
import { getContext, setContext } from 'svelte'
import type { Action, BoardProps, Closed, PlayerColour, Target } from '../../kit/board'
import { pace } from '../../kit/settings.svelte'
import { isEnd, isOfEvent, lastBeat, rests, strip, type Beat } from './beats'
import { NOTHING, remember, type Memory } from './memory'
import type { CommandData, CommanderView, CommandView, EventCard, SystemCard } from './model'
import { closedOf, same, targetOf } from './targets'

const KEY = Symbol('galaxy-command')

export class Desk {
  /** A sector picked by hand; null: the own one, or that of whoever decides. */
  picked = $state<number | null>(null)
  /** A click or key completes what is moving. */
  settled = $state(false)
  /** How many of the latest events are still to be shown. */
  pending = $state(0)
  /** Milliseconds in which a unit of reading passes. */
  reading = $state(0)
  #rests: number[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #props: () => BoardProps
  #begun: number
  #taken = -1
  #cards: Map<number, SystemCard> = $derived.by(() => new Map(this.data.systems.map((card) => [card.number, card])))
  #events: Map<number, EventCard> = $derived.by(() => new Map(this.data.events.map((card) => [card.number, card])))
  memory: Memory = $derived.by(() => {
    const { past } = this.#props()
    return remember(NOTHING, past.slice(0, past.length - this.pending))
  })
  beats: Beat[] = $derived.by(() => strip(this.#props().events))

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#begun = props().tick
    setContext(KEY, this)
  }

  get view(): CommandView {
    return this.#props().view
  }
  get data(): CommandData {
    return this.#props().data
  }
  get tick(): number {
    return this.#props().tick
  }
  get names(): string[] {
    return this.#props().names
  }
  colour(seat: number): PlayerColour {
    return this.#props().colours[seat] ?? 'blue'
  }
  get seat(): number | null {
    return this.#props().seat
  }
  get chosen(): Action | null {
    return this.#props().chosen
  }
  get asked(): boolean {
    return this.#props().targets.length > 0
  }
  /** Nothing moves on the first sight of a table. */
  get moving(): boolean {
    return this.tick !== this.#begun && !this.settled
  }

  get home(): number {
    if (this.asked) return this.view.turn
    return this.seat ?? this.view.seat ?? Math.max(0, this.view.turn)
  }
  get shown(): number {
    return this.picked ?? this.home
  }
  get commander(): CommanderView {
    return this.view.commanders[this.shown]!
  }
  get own(): boolean {
    return this.shown === this.seat
  }

  card(number: number): SystemCard | undefined {
    return this.#cards.get(number)
  }
  event(number: number): EventCard | undefined {
    return this.#events.get(number)
  }

  /** Offers belong to the seat that decides, so they light up in its sector only. */
  target(action: Action): Target | undefined {
    return this.shown === this.view.turn ? targetOf(this.#props().targets, action) : undefined
  }
  closed(action: Action): Closed | undefined {
    return this.shown === this.view.turn ? closedOf(this.#props().closed, action) : undefined
  }
  isChosen(action: Action): boolean {
    return this.shown === this.view.turn && same(this.chosen, action)
  }
  /** The first press chooses, the second does it. */
  press(action: Action): void {
    if (same(this.chosen, action)) this.#props().confirm()
    else this.#props().choose(action)
  }

  beat(kinds: string[], slot?: number): Beat | undefined {
    return lastBeat(this.beats, kinds, this.shown, slot)
  }
  /** Once for each message; a decision brings the own sector back. */
  take(): void {
    const { tick, events, past } = this.#props()
    if (tick === this.#taken) return
    this.#taken = tick
    if (this.asked) this.picked = null
    this.#stop()
    this.settled = false
    // Whoever wants no motion still wants to read how it ended.
    const reading = isEnd(events) ? Math.max(1, pace()) : pace()
    if (tick === this.#begun || reading === 0 || !events.some(isOfEvent)) return
    this.#rests = rests(events, pace(), reading)
    this.reading = 1000 * reading
    this.pending = Math.min(events.length, past.length)
    this.#go()
  }
  /** A click or key shows all that is still to be shown. */
  complete(): void {
    this.settled = true
    this.#stop()
  }
  #stop(): void {
    clearTimeout(this.#timer)
    this.pending = 0
    this.#props().telling?.(0)
  }
  #go(): void {
    const { events, telling } = this.#props()
    while (this.pending > 0) {
      const at = events.length - this.pending
      telling?.(this.pending, isOfEvent(events[at]) ? { region: 'events' } : {})
      this.pending -= 1
      if (this.#rests[at]) {
        this.#timer = setTimeout(() => this.#go(), this.#rests[at])
        return
      }
    }
    telling?.(0)
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
