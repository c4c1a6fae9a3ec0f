/** What every part of the board asks: the view, what may be clicked, what is being put together, and the market as it is told. */
import { getContext, setContext } from 'svelte'
import type { Components, CorporationView, GameEvent, LunarRushView, ShipView } from '../../gen/lunar_rush'
import { actionKey, type Action, type BoardProps, type PlayerColour, type Target } from '../../kit/board'
import { duration } from '../../kit/motion'
import { pace } from '../../kit/settings.svelte'
import { isUp } from './words'
import { canAdd, claimed, drafted, holdsOf, isSame, loadAction, type Hold } from './loading'
import { colourOf, corporation, nameOf } from './players'
import { arrivals, salesOf, script, type Move, type Sale } from './script'
import { endingOf, type Ending } from './steps'

const KEY = Symbol('lunar-rush')

export class Desk {
  /** Whose base is looked at; null: the own one. */
  #looked = $state<number | null>(null)
  /** Loads that are being put together, by hold. */
  drafts = $state.raw<Record<string, number[]>>({})
  /** Lanes of the ships that somebody is to board. */
  boarders = $state.raw<number[]>([])
  /** So many sold by one ship: what the market says about that. */
  trial = $state(1)
  moves = $state.raw<Move[]>([])
  incoming = $state.raw<ShipView[]>([])
  #sales = $state.raw<Sale[]>([])
  #started: number[] = $state.raw([])
  #props: () => BoardProps
  #taken: number
  #last: LunarRushView
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #targets: Map<string, Target> = $derived.by(() => new Map(this.#props().targets.map((target) => [actionKey(target.action), target])))
  readonly #chosenKey: string = $derived.by(() => actionKey(this.#props().chosen))
  readonly holds: Hold[] = $derived.by(() => (this.isAsked ? holdsOf(this.view, this.data, this.home) : []))

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#taken = props().tick
    this.#last = props().view
    setContext(KEY, this)
  }

  get view(): LunarRushView {
    return this.#props().view
  }
  get data(): Components {
    return this.#props().data
  }
  get past(): GameEvent[] {
    return this.#props().past
  }
  /** The viewer's own corporation; the first for those who watch. */
  get home(): number {
    return this.#props().seat ?? (this.view.seat !== null && this.view.seat >= 0 ? this.view.seat : 0)
  }
  get isOwn(): boolean {
    return this.#props().seat !== null
  }
  get own(): CorporationView {
    return this.view.corporations[this.home]!
  }
  get looked(): number {
    return this.#looked ?? this.home
  }
  look(corp: number): void {
    this.#looked = corp === this.home ? null : corp
  }
  get shown(): CorporationView {
    return corporation(this.view, this.looked) ?? this.own
  }
  get isAsked(): boolean {
    return this.#props().targets.length > 0
  }
  /** How this step is ended now; a mix that an own gold module gives is settled first (LR-7.8). */
  get ending(): Ending | null {
    return this.isAsked && !this.own.mixes.length ? endingOf(this.view, this.boarders) : null
  }
  name(corp: number): string {
    return nameOf(this.#props().names, corp)
  }
  colour(corp: number): PlayerColour {
    return colourOf(this.view, corp)
  }

  target(action: Action): Target | undefined {
    return this.#targets.get(actionKey(action))
  }
  /** Offers of a kind, or those about one gold module. */
  offers(fits: (action: Action) => boolean): Target[] {
    return this.#props().targets.filter((target) => fits(target.action))
  }
  isChosen(action: Action): boolean {
    return this.#chosenKey === actionKey(action)
  }
  /** Chosen, or else pointed at in the action panel. */
  get picked(): Action | null {
    return this.#props().chosen ?? this.#props().pointed ?? null
  }
  isPicked(action: Action): boolean {
    return actionKey(this.picked) === actionKey(action)
  }
  /** The first press chooses, the second does it. */
  press(action: Action): void {
    if (this.isChosen(action)) this.#props().confirm()
    else this.#props().choose(action)
  }
  /** An action that need not be among the offers. */
  say(action: Action, text: string, detail: string, clause: string): void {
    if (this.target(action)) this.press(action)
    else this.#props().propose?.(action, { action, text, detail, clause })
  }

  numbers(hold: Hold): number[] {
    return drafted(hold, this.drafts[hold.id])
  }
  canAdd(hold: Hold, at: number): boolean {
    const others = this.holds.filter((other) => other.id !== hold.id).map((other) => ({ hold: other, numbers: this.numbers(other) }))
    return canAdd(this.data, hold, this.numbers(hold), at, claimed(others, hold.kinds[at]!))
  }
  /** Put together but not said yet. */
  get unsaid(): Hold | undefined {
    return this.holds.find((hold) => !isSame(this.numbers(hold), hold.said))
  }
  load(hold: Hold, numbers: number[], title: string): void {
    this.drafts = { ...this.drafts, [hold.id]: numbers }
    this.sayLoad(hold, title)
  }
  sayLoad(hold: Hold, title: string): void {
    const clause = hold.gold >= 0 ? 'LR-7.6' : isUp(this.data, hold.lane) ? 'LR-6.2' : 'LR-10.1'
    const action = loadAction(this.data, hold, this.numbers(hold))
    this.#props().propose?.(action, { action, text: title, detail: '', clause })
  }
  takeBack(): void {
    if (this.view.can_take_back && this.isAsked) this.say({ kind: 'TakeBack' }, 'Take back', 'What you did last in this step.', 'LR-2.2')
  }
  /** A new question: nothing is put together for it yet. */
  clear(): void {
    ;[this.drafts, this.boarders] = [{}, []]
  }

  /** Where the market's markers stand, as far as its story has been told. */
  get markers(): number[] {
    return this.#sales.length ? this.#started : this.view.prices.map((price) => price.at)
  }
  /** The sale that is being shown. */
  get sale(): Sale | null {
    return this.#sales[0] ?? null
  }

  /** Once for each message; nothing moves on the first sight of a table. */
  take(): void {
    const { tick, events } = this.#props()
    const before = this.#last
    this.#last = this.view
    if (tick === this.#taken) return
    this.#taken = tick
    this.moves = script(events)
    if (pace() === 0) return this.complete()
    const sales = salesOf(events, before.prices.map((price) => price.at), before.prices.map((price) => price.track.length - 1))
    this.incoming = arrivals(events, before)
    if (!sales.length) return this.#settle()
    this.#started = before.prices.map((price) => price.at)
    this.#sales = sales
    this.#next()
  }
  /** A click or key shows all that is still to be shown. */
  complete(): void {
    clearTimeout(this.#timer)
    ;[this.#sales, this.incoming] = [[], []]
  }
  #settle(): void {
    clearTimeout(this.#timer)
    if (this.incoming.length) this.#timer = setTimeout(() => (this.incoming = []), duration('sweep'))
  }
  #next(): void {
    clearTimeout(this.#timer)
    const [now] = this.#sales
    if (!now) return this.complete()
    this.#started = now.at
    this.#timer = setTimeout(() => {
      this.#sales = this.#sales.slice(1)
      this.#next()
    }, duration('sweep') * 1.6)
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
