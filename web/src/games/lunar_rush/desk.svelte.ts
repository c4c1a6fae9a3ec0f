/** What every part of the board asks: the view, what may be clicked, what is being put together, and how far the market has been told. */
import { getContext, setContext } from 'svelte'
import type { Components, CorporationView, GameEvent, LunarRushView, ShipView } from '../../gen/lunar_rush'
import { actionKey, sameAction, type Action, type BoardProps, type PlayerColour, type Target } from '../../kit/board'
import { duration } from '../../kit/motion'
import { t } from '../../kit/reader.svelte'
import { pace } from '../../kit/settings.svelte'
import {
  billIn,
  canAdd,
  claimed,
  clauseOf,
  drafted,
  holdsOf,
  isSame,
  loadAction,
  numbersIn,
  type Hold,
} from './loading'
import { colourOf, corporation, corporationName, nameOf } from './players'
import { arrivals, script, type Move } from './script'
import { endingOf, type Ending } from './steps'
import { isLastMarket, tellingOf, type Beat } from './story'
import { amounts, laneName, laneTitle } from './words'

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
  /** Of the market: the first is being shown, the others are still to be shown. */
  #beats = $state.raw<Beat[]>([])
  /** The table after the last of them. */
  #shown: LunarRushView
  #props: () => BoardProps
  #taken: number
  /** Events that have been taken in. */
  #counted: number
  #last: LunarRushView
  #timer: ReturnType<typeof setTimeout> | undefined
  /** How many times as long as usual a moment is shown. */
  #pace = 1
  #landing: ReturnType<typeof setTimeout> | undefined

  /** Nothing can be chosen before all is told that led to it. */
  readonly #open: Target[] = $derived.by(() => (this.#beats.length ? [] : this.#props().targets))
  readonly #targets: Map<string, Target> = $derived.by(
    () => new Map(this.#open.map((target) => [actionKey(target.action), target])),
  )
  readonly #chosenKey: string = $derived.by(() => actionKey(this.#props().chosen))
  readonly holds: Hold[] = $derived.by(() => (this.isAsked ? holdsOf(this.view, this.data, this.home) : []))

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#taken = props().tick
    this.#counted = props().past.length
    this.#last = this.#shown = props().view
    setContext(KEY, this)
  }

  /** As far as it has been told. */
  get view(): LunarRushView {
    return this.beat?.view ?? this.#props().view
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
    return this.#open.length > 0
  }
  /** The one thing that may be done, where a lesson asks for it. */
  get only(): Action | undefined {
    const [only, ...more] = this.#open
    return more.length || !this.#props().taught ? undefined : only?.action
  }
  /** Whether an action that can be said is worth a ring. */
  isLit(action: Action): boolean {
    return !this.only || sameAction(this.only, action)
  }
  /** How this step is ended now; a mix that an own gold module gives is settled first (LR-7.8). */
  get ending(): Ending | null {
    return this.isAsked && !this.own.mixes.length ? endingOf(this.view, this.boarders) : null
  }
  name(corp: number): string {
    return nameOf(this.#props().names, corp)
  }
  colour(corp: number): PlayerColour {
    return colourOf(this.#props().colours, corp)
  }
  corporationName(corp: number): string {
    return corporationName(this.data, this.colour(corp))
  }
  goldName(gold: number): string {
    return this.data.gold_modules[gold]?.name ?? ''
  }
  laneName(lane: number): string {
    return laneName(this.view, this.data, lane)
  }
  laneTitle(lane: number): string {
    return laneTitle(this.view, this.data, lane)
  }

  target(action: Action): Target | undefined {
    return this.#targets.get(actionKey(action))
  }
  /** Offers of a kind, or those about one gold module. */
  offers(fits: (action: Action) => boolean): Target[] {
    return this.#open.filter((target) => fits(target.action))
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
  /** An action that need not be among the offers. A lesson answers at the first press. */
  say(action: Action, text: string, detail: string, clause: string): void {
    if (this.target(action)) return this.press(action)
    this.#props().propose?.(action, { action, text, detail, clause })
    if (this.#props().taught) this.#props().confirm()
  }

  numbers(hold: Hold): number[] {
    return drafted(hold, this.drafts[hold.id])
  }
  canAdd(hold: Hold, at: number): boolean {
    const others = this.holds
      .filter((other) => other.id !== hold.id)
      .map((other) => ({ hold: other, numbers: this.numbers(other) }))
    return canAdd(this.data, hold, this.numbers(hold), at, claimed(others, hold.kinds[at]!))
  }
  /** Whether loading there, or one more of a kind, leads to what a lesson asks for. */
  leads(hold: Hold, at?: number): boolean {
    if (!this.only) return true
    const wanted = numbersIn(this.data, hold, this.only)
    return wanted !== null && (at === undefined || this.numbers(hold)[at]! < wanted[at]!)
  }
  /** Put together but not said yet. */
  get unsaid(): Hold | undefined {
    return this.holds.find((hold) => !isSame(this.numbers(hold), hold.said))
  }
  load(hold: Hold, numbers: number[]): void {
    this.drafts = { ...this.drafts, [hold.id]: numbers }
    const action = loadAction(this.data, hold, numbers)
    const text = this.#loadText(hold, numbers)
    this.#props().propose?.(action, { action, text, detail: '', clause: clauseOf(this.data, hold) })
  }
  sayLoad(hold: Hold): void {
    const numbers = this.numbers(hold)
    const text = this.#loadText(hold, numbers)
    this.say(loadAction(this.data, hold, numbers), text, '', clauseOf(this.data, hold))
  }
  #loadText(hold: Hold, numbers: readonly number[]): string {
    const load = amounts(this.data, billIn(hold, numbers))
    return hold.gold >= 0
      ? t('offer-teleport', { gold: this.goldName(hold.gold), load })
      : t('offer-load', { lane: this.laneName(hold.lane), load })
  }
  takeBack(): void {
    if (this.view.can_take_back && this.isAsked)
      this.say({ kind: 'TakeBack' }, t('offer-back'), t('offer-back-detail'), 'LR-2.2')
  }
  /** A new question: nothing is put together for it yet. */
  clear(): void {
    ;[this.drafts, this.boarders] = [{}, []]
  }

  /** The moment of the market that is being shown. */
  get beat(): Beat | null {
    return this.#beats[0] ?? null
  }

  /** Once for each message; nothing moves on the first sight of a table. */
  take(): void {
    const { tick, events, past, telling } = this.#props()
    const [before, counted] = [this.#last, this.#counted]
    ;[this.#last, this.#counted] = [this.#props().view, past.length]
    if (tick === this.#taken) return
    this.#taken = tick
    this.moves = script(events)
    // Whoever wants no motion still wants to read how it ended.
    this.#pace = pace() || Number(telling !== undefined && isLastMarket(before, events, this.data))
    // Where nobody waits for the board, as in a replay, the latest message takes the place of the one before.
    if (this.#pace === 0 || past.length < counted || !telling) this.complete()
    if (this.#pace === 0) return
    this.#land(arrivals(events, before))
    const isTelling = this.#beats.length > 0
    if (!isTelling) this.#shown = before
    if (isTelling || past.length === counted + events.length) this.#tell(past.slice(counted), counted)
  }
  /** What has come meanwhile is told after what is being told. */
  #tell(events: GameEvent[], from: number): void {
    const isFirst = !this.#beats.length
    const { beats, view } = tellingOf(this.#shown, this.#last, events, this.data, from)
    this.#shown = view
    this.#beats = [...this.#beats, ...beats]
    if (isFirst) this.#show()
    else this.#report()
  }
  #land(ships: ShipView[]): void {
    clearTimeout(this.#landing)
    this.incoming = ships
    if (ships.length) this.#landing = setTimeout(() => (this.incoming = []), duration('sweep'))
  }
  /** Shows the next moment for its time. */
  #show(): void {
    clearTimeout(this.#timer)
    this.#report()
    if (this.beat) this.#timer = setTimeout(() => this.goOn(), this.beat.rest * this.#pace)
  }
  #report(): void {
    const { past, telling } = this.#props()
    if (this.beat)
      telling?.(past.length - this.beat.upto + 1, { view: this.beat.view, step: t('short-card'), region: 'market' })
    else telling?.(0)
  }
  /** A click or key goes on to the next moment, so that none is lost. */
  goOn(): void {
    this.#beats = this.#beats.slice(1)
    this.#show()
  }
  /** Shows at once all that is still to be shown. */
  complete(): void {
    this.#land([])
    this.#beats = []
    this.#show()
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
