/* What every part of a board asks: the view, what may be chosen, what is chosen, and what is being shown. Choosing, confirming,
   putting together and asking why not are written here once; a game adds what its pieces mean. */
import { getContext, setContext } from 'svelte'
import {
  actionKey,
  type Action,
  type BoardProps,
  type Closed,
  type Offer,
  type PlayerColour,
  type Target,
} from './board'
import type { EventLine, GameEvent, Playing } from './scenes'

const KEY = Symbol('table')

export class Table<View, Data, Event extends GameEvent, Act extends { kind: string }> {
  protected readonly props: () => BoardProps<View, Data, Event>

  readonly #targets: Map<string, Target> = $derived.by(
    () => new Map(this.props().targets.map((target) => [actionKey(target.action), target])),
  )
  readonly #closed: Map<string, Closed> = $derived.by(
    () => new Map(this.props().closed.map((closed) => [actionKey(closed.action), closed])),
  )
  readonly past: Event[] = $derived.by(() => this.props().lines.map((line) => line.event))
  readonly #chosenKey: string = $derived.by(() => actionKey(this.props().chosen))
  readonly #pointedKey: string = $derived.by(() => actionKey(this.props().pointed ?? null))

  constructor(props: () => BoardProps<View, Data, Event>) {
    this.props = props
    setContext(KEY, this)
  }

  get view(): View {
    return this.props().view
  }
  get data(): Data {
    return this.props().data
  }
  get names(): string[] {
    return this.props().names
  }
  /** All that happened, as the log says it. */
  get lines(): EventLine<Event>[] {
    return this.props().lines
  }
  colour(seat: number): PlayerColour {
    return this.props().colours[seat] ?? 'blue'
  }
  /** The viewer's own seat; null for spectators. */
  get seat(): number | null {
    return this.props().seat
  }
  /** Whose board is shown large. */
  get shownSeat(): number {
    return this.props().shownSeat
  }
  get isOwn(): boolean {
    return this.shownSeat === this.seat
  }
  look(seat: number | null): void {
    this.props().look(seat)
  }
  get timerEnds(): number {
    return this.props().timerEnds ?? -1
  }

  /** What is being shown. */
  get scene(): Playing<Event> | null {
    return this.props().scene
  }
  /** The event being shown, if it is of this kind. */
  sceneOf<Kind extends Event['kind']>(...kinds: Kind[]): Extract<Event, { kind: Kind }> | null {
    const event = this.scene?.event
    return event && (kinds as string[]).includes(event.kind) ? (event as Extract<Event, { kind: Kind }>) : null
  }

  get isAsked(): boolean {
    return this.props().targets.length > 0
  }
  get isTaught(): boolean {
    return this.props().taught === true
  }
  get targets(): Target[] {
    return this.props().targets
  }
  target(action: Act): Target | undefined {
    return this.#targets.get(actionKey(action))
  }
  /** Why an action that a player might look for is not possible. */
  closed(action: Act): Closed | undefined {
    return this.#closed.get(actionKey(action))
  }
  get allClosed(): Closed[] {
    return this.props().closed
  }
  /** The offered actions of a kind. */
  actions<Kind extends Act['kind']>(kind: Kind): Extract<Act, { kind: Kind }>[] {
    return this.targets
      .map((target) => this.read(target.action))
      .filter((action): action is Extract<Act, { kind: Kind }> => action.kind === kind)
  }
  /** The one thing that a lesson asks for. */
  get only(): Act | undefined {
    const [only, ...more] = this.targets
    return !more.length && only && this.isTaught ? this.read(only.action) : undefined
  }
  get chosen(): Act | null {
    const chosen = this.props().chosen
    return chosen && this.read(chosen)
  }
  /** Chosen, or else pointed at in the action panel. */
  get picked(): Act | null {
    const picked = this.props().chosen ?? this.props().pointed ?? null
    return picked && this.read(picked)
  }
  isChosen(action: Act): boolean {
    return this.#chosenKey === actionKey(action)
  }
  isPointed(action: Act): boolean {
    return this.#pointedKey === actionKey(action)
  }
  /** Chooses, and does it where no second click is asked for. */
  press(action: Act): void {
    this.props().choose(this.wire(action))
  }
  confirm(): void {
    this.props().confirm()
  }
  drop(): void {
    this.props().drop?.()
  }
  /** Chooses an action that the board has put together. */
  propose(action: Act, words: Omit<Offer, 'action'>): void {
    this.props().propose?.(this.wire(action), { ...words, action: this.wire(action) })
  }
  /** Says what an offered action comes to, with what is sent before it. */
  compose(action: Act, words: Omit<Offer, 'action'>, first: readonly Act[]): void {
    const sent = this.wire(action)
    this.props().compose?.(
      sent,
      { ...words, action: sent },
      first.map((one) => this.wire(one)),
    )
  }
  whyNot(action: Act): void {
    this.props().whyNot?.(this.wire(action))
  }

  /** Actions come from the server of the same game, so they are of its kinds. */
  read(action: Action): Act {
    return action as unknown as Act
  }
  wire(action: Act): Action {
    return action as unknown as Action
  }
}

/** The table of the board that a part belongs to; each game has a function of its own that names its type. */
export function tableHere<T>(): T {
  return getContext<T>(KEY)
}
