/** What every part of the board asks: whose base is shown, what is being put together, and what the market is doing. */
import type { Components, CorporationView, GameAction, GameEvent, LunarRushView } from '../../gen/lunar_rush'
import { actionKey, sameAction, type BoardProps, type PlayerColour, type Target } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { Table, tableHere } from '../../kit/table.svelte'
import {
  added,
  billIn,
  canAdd,
  claimed,
  clauseOf,
  drafted,
  holdsOf,
  isSame,
  loadAction,
  numbersIn,
  type Draft,
  type Hold,
} from './loading'
import { extraOf } from './market'
import { colourOf, corporation, corporationName, nameOf } from './players'
import { endingOf, FINISH, isLoading, type Ending } from './steps'
import { amounts, laneName, laneShort, laneTitle, shortAmounts } from './words'

export type Props = BoardProps<LunarRushView, Components, GameEvent>

const TAKE_BACK: GameAction = { kind: 'TakeBack' }

export class LunarTable extends Table<LunarRushView, Components, GameEvent, GameAction> {
  /** Loads that are being put together, by hold. */
  drafts = $state.raw<Record<string, Draft>>({})
  /** Lanes of the ships that somebody is to board. */
  boarders = $state.raw<number[]>([])
  /** So many sold by one ship: what the market says about that. */
  trial = $state(1)
  /** An AI has no seat to look at. */
  #ai = $state<number | null>(null)

  /** Where the markers of the market stood before the event that is shown. */
  marksBefore = $state.raw<number[]>([])
  #marks: number[] = []
  #sceneNumber = -1
  /** The gold module that is pointed at. */
  goldSeen = $state(-1)

  readonly holds: Hold[] = $derived.by(() => (this.isAsked ? holdsOf(this.view, this.data, this.home) : []))
  /** Which extra Market phase it is; 0: the one of the turn. */
  readonly extra: number = $derived.by(() => extraOf(this.past))

  /** The viewer's own corporation; the first for those who watch. */
  get home(): number {
    return this.seat ?? (this.view.seat !== null && this.view.seat >= 0 ? this.view.seat : 0)
  }
  get own(): CorporationView {
    return this.view.corporations[this.home]!
  }
  /** Whose base is shown: that of a seat, or an AI's cards. */
  get shownCorp(): number {
    return this.scene?.scene.board ?? this.#ai ?? this.shownSeat
  }
  get shown(): CorporationView {
    return corporation(this.view, this.shownCorp) ?? this.own
  }
  override get isOwn(): boolean {
    return this.shownCorp === this.seat
  }
  override look(corp: number): void {
    const isShown = corp === this.shownCorp
    this.#ai = corp < 0 && !isShown ? corp : null
    if (corp >= 0) super.look(isShown ? null : corp)
  }
  /** The final count has begun. */
  get isCounted(): boolean {
    return this.past.at(-1)?.kind === 'FinalScored' || this.past.at(-1)?.kind === 'GameEnded'
  }
  /** The Market phase is being shown. */
  get isMarket(): boolean {
    return this.scene?.scene.region === 'market'
  }

  /** Whether an action that can be chosen is worth a ring: a lesson asks for one only. */
  isLit(action: GameAction): boolean {
    return !this.only || sameAction(this.only, action)
  }
  isPicked(action: GameAction): boolean {
    return this.picked !== null && actionKey(this.picked) === actionKey(action)
  }
  /** Offers that fit, such as those about one gold module. */
  offers(fits: (action: GameAction) => boolean): Target[] {
    return this.targets.filter((target) => fits(this.read(target.action)))
  }
  /** Chooses what can be chosen; about anything else the rules say why not. */
  pressOrAsk(action: GameAction): void {
    if (this.target(action)) this.press(action)
    else this.whyNot(action)
  }

  name(corp: number): string {
    return nameOf(this.names, corp)
  }
  override colour(corp: number): PlayerColour {
    return colourOf(this.props().colours, corp)
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

  /** What a hold has: a load that is chosen in the panel, what is being put together, or what has been said. */
  numbers(hold: Hold): number[] {
    const chosen = this.chosen && numbersIn(this.data, hold, this.chosen)
    return chosen ?? drafted(hold, this.drafts[hold.id])
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
  /** One more or one fewer of a kind. A lesson takes the load as soon as it is the one it asks for. */
  change(hold: Hold, at: number, by: number): void {
    const numbers = added(this.numbers(hold), at, by)
    this.drafts = { ...this.drafts, [hold.id]: { said: hold.said, numbers } }
    if (this.isTaught) this.#proposeLoad(hold, numbers)
  }
  /** As many more of a kind as there are and have room. */
  fill(hold: Hold, at: number): void {
    while (this.canAdd(hold, at) && this.leads(hold, at)) this.change(hold, at, 1)
  }
  #proposeLoad(hold: Hold, numbers: readonly number[]): void {
    const load = amounts(this.data, billIn(hold, numbers))
    const text =
      hold.gold >= 0
        ? t('offer-teleport', { gold: this.goldName(hold.gold), load })
        : t('offer-load', { lane: this.laneName(hold.lane), load })
    this.propose(loadAction(this.data, hold, numbers), { text, detail: '', clause: clauseOf(this.data, hold) })
  }
  /** Put together but not said yet. */
  get #unsaid(): Hold[] {
    return this.holds.filter((hold) => !isSame(this.numbers(hold), hold.said))
  }
  /** What launching comes to: which ship leaves with what. */
  get launchText(): string {
    const ships = this.holds.map((hold) =>
      t('board-launch-hold', {
        hold: hold.gold >= 0 ? this.goldName(hold.gold) : laneShort(this.view, this.data, hold.lane),
        load: shortAmounts(billIn(hold, this.numbers(hold))),
      }),
    )
    return ships.length ? t('board-launch-ships', { ships: ships.join('; ') }) : t('offer-finish')
  }
  /** Stays the same while the shell need not be updated. */
  get launchKey(): string {
    if (!this.isAsked || this.isTaught || !isLoading(this.view.step)) return ''
    return actionKey([this.launchText, this.holds.map((hold) => hold.said)])
  }
  /** Tells the shell that "Done loading" sends what has been put together. */
  composeLaunch(): void {
    const loads = this.#unsaid.map((hold) => loadAction(this.data, hold, this.numbers(hold)))
    this.compose(FINISH, { text: this.launchText, detail: t('offer-finish-detail'), clause: 'LR-2.2' }, loads)
  }

  /** How this step is ended now; a mix that an own gold module gives is settled first (LR-7.8). Not beside a rival's base. */
  get ending(): Ending | null {
    return this.isAsked && this.isOwn && !this.own.mixes.length ? endingOf(this.view, this.boarders) : null
  }
  end(): void {
    const [unsaid] = this.isTaught ? this.#unsaid : []
    if (unsaid) {
      // Not what the lesson asks for: it says so.
      this.#proposeLoad(unsaid, this.numbers(unsaid))
      return this.confirm()
    }
    const ending = this.ending
    if (!ending) return
    if (this.target(ending.action)) return this.press(ending.action)
    this.propose(ending.action, ending)
    if (this.isTaught) this.confirm()
  }
  get canTakeBack(): boolean {
    return this.view.can_take_back && this.isAsked && this.isOwn
  }
  takeBack(): void {
    const words = { text: t('offer-back'), detail: t('offer-back-detail'), clause: 'LR-2.2' }
    if (this.canTakeBack) this.propose(TAKE_BACK, words)
  }
  get isTakeBackLit(): boolean {
    return this.canTakeBack && this.isLit(TAKE_BACK)
  }
  /** Called with every scene and every view. */
  keepMarks(sceneNumber: number, marks: number[]): void {
    if (sceneNumber !== this.#sceneNumber) this.marksBefore = this.#marks
    this.#sceneNumber = sceneNumber
    this.#marks = marks
  }
  /** A new question: nothing is put together for it yet. */
  clear(): void {
    ;[this.drafts, this.boarders, this.#ai] = [{}, [], null]
  }
}

export const lunarTable = (): LunarTable => tableHere<LunarTable>()
