/** What every part of the board asks: the view, what may be clicked and where, the cards picked for a roll, and how far the
events have been played. */
import { getContext, setContext } from 'svelte'
import type {
  AdvantageCard,
  Components,
  DieView,
  DuelView,
  GalaxyChallengeView,
  GameAction,
  GameEvent,
  ReachView,
  SectorCard,
} from '../../gen/galaxy_challenge'
import { actionKey, type Action, type BoardProps, type Closed, type PlayerColour, type Target } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { pace } from '../../kit/settings.svelte'
import { cellOf, placesOf, type Place } from './grid'
import { coloursOf } from './players'
import { diceOf, restOf, storyOf, type Story } from './story'
import { cellOfAction, setOf, toggled, wishFor } from './targets'
import { cardName } from './words'

const KEY = Symbol('galaxy-challenge')
/** Where others act faster than it can be shown, no more than so many events wait. */
const PATIENCE = 40

export class Desk {
  /** The square under the pointer or the focus; -1: none. */
  over = $state(-1)
  /** How many of the latest events are still to be shown. */
  pending = $state(0)
  /** The event whose motion is shown; null once it is completed. */
  fresh = $state.raw<GameEvent | null>(null)
  #picked = $state.raw<number[]>([])
  #declared = $state(false)
  #props: () => BoardProps
  #taken: number
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #targets: Map<string, Target> = $derived.by(
    () => new Map(this.#props().targets.map((target) => [actionKey(target.action), target])),
  )
  readonly #chosenKey: string = $derived.by(() => actionKey(this.#props().chosen))
  /** What a click on a square does. */
  readonly #onCells: Map<number, Target> = $derived.by(() => {
    const found = this.#props().targets.map((target): [number, Target] => [
      cellOfAction(target.action, this.view, this.data),
      target,
    ])
    return new Map(found.filter(([cell]) => cell >= 0).reverse())
  })
  readonly #shut: Map<number, Closed> = $derived.by(
    () => new Map(this.#props().closed.map((one) => [cellOfAction(one.action, this.view, this.data), one])),
  )
  readonly #reach: Map<number, ReachView> = $derived.by(
    () => new Map(this.view.reach.map((place) => [place.cell, place])),
  )
  readonly places: Place[] = $derived.by(() => placesOf(this.data.board.rows))
  readonly homes: number[] = $derived.by(() => this.data.rockets.map((rocket) => cellOf(rocket.home)))
  readonly colours: PlayerColour[] = $derived.by(() => coloursOf(this.view))
  readonly story: Story = $derived.by(() => {
    const { past } = this.#props()
    return storyOf(past.slice(0, past.length - this.pending), this.data, this.view.players.length)
  })

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#taken = props().tick
    setContext(KEY, this)
  }

  get view(): GalaxyChallengeView {
    return this.#props().view
  }
  get data(): Components {
    return this.#props().data
  }
  get seat(): number | null {
    return this.#props().seat
  }
  get isAsked(): boolean {
    return this.#props().targets.length > 0
  }
  /** The phase while the viewer is asked in it. */
  get asked(): GalaxyChallengeView['phase'] | '' {
    return this.isAsked ? this.view.phase : ''
  }
  card(number: number): AdvantageCard | undefined {
    return this.data.advantage_cards[number - 1]
  }
  sector(number: number): SectorCard | undefined {
    return this.data.sector_cards[number - 1]
  }

  /** Where the rockets are as far as it has been told. */
  get cells(): number[] {
    return this.pending ? this.story.cells : this.view.players.map((player) => player.cell)
  }
  get bank(): number {
    return this.pending ? this.story.bank : this.view.bank
  }
  /** A roll is being prepared by whoever looks. */
  get isPlanning(): boolean {
    return !this.pending && this.asked === 'roll'
  }
  get roller(): number {
    return this.isPlanning ? this.view.turn : this.story.roller
  }
  /** Of this turn, or of the last one that rolled. */
  get dice(): DieView[] {
    if (this.isPlanning) return diceOf([0, 0, 0, 0], this.picked, this.data)
    return !this.pending && this.view.rolled ? this.view.dice : this.story.dice
  }
  get used(): number[] {
    return this.isPlanning ? [] : this.pending || !this.view.rolled ? this.story.used : this.view.used
  }
  get duel(): DuelView | null {
    if (this.isPlanning) return null
    const duel = (!this.pending && this.view.duel) || this.story.duel
    if (!duel || duel.rolled || this.asked !== 'answer') return duel
    return { ...duel, defender_dice: diceOf([0, 0, 0, 0], this.picked, this.data, true) }
  }

  target(action: Action): Target | undefined {
    return this.#targets.get(actionKey(action))
  }
  /** Nothing lights up before all is told that led to it. */
  on(cell: number): Target | undefined {
    return this.pending ? undefined : this.#onCells.get(cell)
  }
  /** Why a place that somebody would look for is closed now. */
  shut(cell: number): Closed | undefined {
    return this.#shut.get(cell)
  }
  reach(cell: number): ReachView | undefined {
    return this.pending ? undefined : this.#reach.get(cell)
  }
  /** The offered actions of a kind. */
  actions({ kind }: { kind: GameAction['kind'] }): Action[] {
    return this.#props()
      .targets.map((target) => target.action)
      .filter((action) => action['kind'] === kind)
  }
  isChosen(action: Action): boolean {
    return this.#chosenKey === actionKey(action)
  }
  /** The first press chooses, the second does it. */
  press(action: Action): void {
    if (this.isChosen(action)) this.#props().confirm()
    else this.#props().choose(action)
  }
  /** A square that is not lit says why. */
  wonder(cell: number): void {
    const wish = this.pending ? null : wishFor(cell, this.asked, this.homes)
    if (wish) this.#props().whyNot?.(wish)
  }
  /** The square whose walk is shown: under the pointer or the focus, pointed at in the panel, or chosen. */
  get looked(): number {
    const { pointed, chosen } = this.#props()
    if (this.over >= 0) return this.over
    const action = [pointed, chosen].find((each) => each)
    return action ? cellOfAction(action, this.view, this.data) : -1
  }

  /** The cards of the roll that is chosen, else those picked so far. */
  get picked(): number[] {
    return setOf(this.#props().chosen)?.cards ?? this.#picked
  }
  get declared(): boolean {
    return setOf(this.#props().chosen)?.declared ?? this.#declared
  }
  /** Picks a card for the roll or lays it back. */
  pick(card: number): void {
    this.#compose(toggled(this.picked, card, this.data), this.declared)
  }
  declare(): void {
    this.#compose(this.picked, !this.declared)
  }
  /** What the picked cards amount to. */
  get roll(): Action {
    return this.#rolling(this.picked, this.declared)
  }
  #rolling(cards: number[], declared: boolean): Action {
    return this.view.phase === 'answer' ? { kind: 'AnswerChallenge', cards } : { kind: 'RollDice', cards, declared }
  }
  /** It may still grow, so it waits to be confirmed. */
  #compose(cards: number[], declared: boolean): void {
    this.#picked = cards
    this.#declared = declared
    const action = this.#rolling(cards, declared)
    const known = this.target(action)
    this.#props().propose?.(
      action,
      known?.offer ?? {
        action,
        text: this.#rollText(cards, declared),
        detail: '',
        clause: this.view.phase === 'answer' ? 'CH-6.3' : 'CH-2.1',
      },
    )
  }
  /** As the offers say it. */
  #rollText(numbers: number[], declared: boolean): string {
    const cards = numbers.map((number) => cardName(this.card(number)!))
    if (this.view.phase === 'answer') return t('answer', { cards })
    return declared ? t('roll-declared', { cards }) : t('roll', { cards })
  }
  clear(): void {
    this.#picked = []
    this.#declared = false
  }

  /** Once for each message; nothing moves on the first sight of a table. */
  take(): void {
    const { tick, events, past } = this.#props()
    if (tick === this.#taken) return
    this.#taken = tick
    if (pace() === 0 || !events.some((event: GameEvent) => restOf(event))) return this.complete()
    const behind = this.pending + events.length
    this.pending = Math.min(behind > PATIENCE ? events.length : behind, past.length)
    if (this.#timer === undefined) this.#go()
  }
  /** A click or key shows all that is still to be shown. */
  complete(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.pending = 0
    this.fresh = null
    this.#props().telling?.(0)
  }
  #go(): void {
    this.#timer = undefined
    while (this.pending > 0) {
      const { past, telling } = this.#props()
      const event: GameEvent = past[past.length - this.pending]
      const rest = restOf(event) * pace()
      telling?.(this.pending)
      this.pending -= 1
      if (!rest) continue
      this.fresh = event
      this.#timer = setTimeout(() => this.#go(), rest)
      return
    }
    this.#props().telling?.(0)
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
