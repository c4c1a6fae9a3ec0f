/** What every part of the board asks: whose sector lies there, what may be clicked, what has just moved. */
import { getContext, setContext } from 'svelte'
import type { Action, BoardProps, Closed, Target } from '../../kit/board'
import { lastBeat, strip, type Beat } from './beats'
import { NOTHING, remember, type Memory } from './memory'
import type { CommandData, CommanderView, CommandView, EventCard, SystemCard } from './model'
import { closedOf, same, targetOf } from './targets'

const KEY = Symbol('galaxy-command')

export class Desk {
  /** A sector picked by hand; null: the own one, or that of whoever decides. */
  picked = $state<number | null>(null)
  /** A click or key completes what is moving. */
  settled = $state(false)
  #props: () => BoardProps
  #begun: number
  #taken = -1
  #cards: Map<number, SystemCard> = $derived.by(() => new Map(this.data.systems.map((card) => [card.number, card])))
  #events: Map<number, EventCard> = $derived.by(() => new Map(this.data.events.map((card) => [card.number, card])))
  memory: Memory = $derived.by(() => remember(NOTHING, this.#props().past))
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
    if (this.tick === this.#taken) return
    this.#taken = this.tick
    this.settled = false
    if (this.asked) this.picked = null
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
