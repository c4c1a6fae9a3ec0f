/** What every part of the board asks: what may be clicked and where, the cards picked for a roll, and what was found. */
import type {
  AdvantageCard,
  Components,
  DieView,
  DuelView,
  GalaxyChallengeView,
  GameAction,
  GameEvent,
  PlayerView,
  ReachView,
  SectorCard,
} from '../../gen/galaxy_challenge'
import type { BoardProps, Closed, Target } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import type { EventLine } from '../../kit/scenes'
import { Table, tableHere } from '../../kit/table.svelte'
import { plannedDice } from './dice'
import { cellOf, placesOf, type Place } from './grid'
import { explorationOf, type Exploration } from './memory'
import { cellOfAction, setOf, toggled, wishFor } from './targets'
import { cardName } from './words'

export type Props = BoardProps<GalaxyChallengeView, Components, GameEvent>

export class ChallengeTable extends Table<GalaxyChallengeView, Components, GameEvent, GameAction> {
  /** The square under the pointer or the focus; -1: none. */
  over = $state(-1)
  #picked = $state.raw<number[]>([])
  #declared = $state(false)

  /** What a click on a square does. */
  readonly #onCells: Map<number, Target> = $derived.by(() => {
    const found = this.targets.map((target): [number, Target] => [this.#cellOf(this.read(target.action)), target])
    return new Map(found.filter(([cell]) => cell >= 0).reverse())
  })
  readonly #shut: Map<number, Closed> = $derived.by(
    () => new Map(this.allClosed.map((one) => [this.#cellOf(this.read(one.action)), one])),
  )
  readonly #reach: Map<number, ReachView> = $derived.by(
    () => new Map(this.view.reach.map((place) => [place.cell, place])),
  )
  readonly places: Place[] = $derived.by(() => placesOf(this.data.board.rows))
  readonly homes: number[] = $derived.by(() => this.data.rockets.map((rocket) => cellOf(rocket.home)))
  /** As far as it has been told, also where something is shown again. */
  readonly #told: EventLine<GameEvent>[] = $derived.by(() => {
    const now = this.lines.findIndex((line) => line.event === this.scene?.event)
    return now < 0 ? this.lines : this.lines.slice(0, now + 1)
  })
  /** The latest one. */
  readonly exploration: Exploration = $derived.by(() => explorationOf(this.#told.map((line) => line.event)))
  /** How the latest attack or challenge ended, as the log says it. */
  readonly verdict: string = $derived.by(
    () =>
      this.#told.findLast(({ event }) => event.kind === 'BattleEnded' || event.kind === 'ChallengeEnded')?.text ?? '',
  )

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
  get shownPlayer(): PlayerView {
    return this.view.players[this.shownSeat]!
  }

  /** The viewer is preparing a roll. */
  get isPlanning(): boolean {
    return this.asked === 'roll'
  }
  /** They are still rolling. */
  get isRolling(): boolean {
    return this.sceneOf('DiceRolled') !== null && !this.view.rolled
  }
  /** Of this turn. */
  get dice(): DieView[] {
    return this.isPlanning ? plannedDice(this.cards, this.data) : this.view.dice
  }
  get duel(): DuelView | null {
    const duel = this.view.duel
    if (!duel || duel.rolled || this.asked !== 'answer') return duel
    return { ...duel, defender_dice: plannedDice(this.cards, this.data, true) }
  }
  /** The defender's dice are still rolling. */
  get isAnswering(): boolean {
    return this.sceneOf('DefenceRolled', 'ChallengeAnswered') !== null && !this.view.duel?.rolled
  }

  on(cell: number): Target | undefined {
    return this.#onCells.get(cell)
  }
  /** Why a place that somebody would look for is closed now. */
  shut(cell: number): Closed | undefined {
    return this.#shut.get(cell)
  }
  reach(cell: number): ReachView | undefined {
    return this.isAsked ? this.#reach.get(cell) : undefined
  }
  /** A square that is not lit says why. */
  wonder(cell: number): void {
    const wish = wishFor(cell, this.asked, this.homes)
    if (wish) this.whyNot(wish)
  }
  /** The square whose walk is shown: under the pointer or the focus, pointed at in the panel, or chosen. */
  get looked(): number {
    if (this.over >= 0) return this.over
    const { pointed, chosen } = this.props()
    const action = pointed ?? chosen
    return action ? this.#cellOf(this.read(action)) : -1
  }
  /** The walk that is shown: of the rocket that moves now, or to the square that is looked at. */
  get walk(): number[] {
    const moved = this.sceneOf('RocketMoved')
    return moved?.path ?? this.reach(this.looked)?.walk ?? []
  }
  #cellOf(action: GameAction): number {
    return cellOfAction(action, this.view, this.data)
  }

  /** The cards of the roll that is chosen, else those picked so far. */
  get cards(): number[] {
    return setOf(this.chosen)?.cards ?? this.#picked
  }
  get declared(): boolean {
    return setOf(this.chosen)?.declared ?? this.#declared
  }
  /** Picks a card for the roll or lays it back. */
  pick(card: number): void {
    this.#compose(toggled(this.cards, card, this.data), this.declared)
  }
  declare(): void {
    this.#compose(this.cards, !this.declared)
  }
  /** What the picked cards amount to. */
  get roll(): GameAction {
    return this.#rolling(this.cards, this.declared)
  }
  #rolling(cards: number[], declared: boolean): GameAction {
    return this.view.phase === 'answer' ? { kind: 'AnswerChallenge', cards } : { kind: 'RollDice', cards, declared }
  }
  /** It may still grow, so it waits to be confirmed. */
  #compose(cards: number[], declared: boolean): void {
    this.#picked = cards
    this.#declared = declared
    const action = this.#rolling(cards, declared)
    const clause = this.view.phase === 'answer' ? 'CH-6.3' : 'CH-2.1'
    this.propose(action, this.target(action)?.offer ?? { text: this.#rollText(cards, declared), detail: '', clause })
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
}

export const challengeTable = (): ChallengeTable => tableHere<ChallengeTable>()
