/** What every part of the board asks: the cards, what may be clicked, what is looked at, what is moving. */
import { getContext, setContext } from 'svelte'
import type {
  Achievement,
  CaptainView,
  Components,
  Discovery,
  GalaxyRushView,
  GameEvent,
  LandingView,
  OrbitCard,
  Prediction,
} from '../../gen/galaxy_rush'
import { sameAction, type Action, type BoardProps, type PlayerColour, type Target } from '../../kit/board'
import { pace } from '../../kit/settings.svelte'
import { kindsOf, type Kind } from './kinds'
import { acts, script, type Move } from './script'
import { landingOf } from './track'

const KEY = Symbol('galaxy-rush')

/** A card of the track that is pointed at, and for which way of playing. */
export interface Look {
  pair: number
  orbit: number
  up: boolean
}

export class Desk {
  look = $state.raw<Look | null>(null)
  /** Of the latest message, act by act; none once they are completed. */
  moves = $state.raw<Move[]>([])
  #later = $state.raw<Move[][]>([])
  #props: () => BoardProps
  #taken: number
  readonly kinds: Kind[] = $derived.by(() => kindsOf(this.data))

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#taken = props().tick
    setContext(KEY, this)
  }

  get view(): GalaxyRushView {
    return this.#props().view
  }
  get data(): Components {
    return this.#props().data
  }
  get names(): string[] {
    return this.#props().names
  }
  get colours(): PlayerColour[] {
    return this.#props().colours
  }
  get seat(): number | null {
    return this.#props().seat
  }
  get asked(): boolean {
    return this.#props().targets.length > 0
  }
  /** Whose tableau lies below: the own one, for spectators the first. */
  get home(): number {
    return this.seat ?? this.view.seat ?? 0
  }
  captain(seat: number): CaptainView {
    return this.view.captains[seat]!
  }
  colour(seat: number): PlayerColour {
    return this.colours[seat] ?? 'blue'
  }

  card(number: number): OrbitCard | undefined {
    return this.data.orbit_cards[number - 1]
  }
  discovery(number: number): Discovery | undefined {
    return this.data.discoveries[number - 1]
  }
  prediction(number: number): Prediction | undefined {
    return this.data.predictions[number - 1]
  }
  achievement(number: number): Achievement | undefined {
    return this.data.achievements[number - 1]
  }
  place(card: OrbitCard): number {
    return this.kinds.findIndex((kind) => kind.id === card.kind)
  }

  target(action: Action): Target | undefined {
    return this.#props().targets.find((target) => sameAction(target.action, action))
  }
  isChosen(action: Action): boolean {
    return sameAction(this.#props().chosen, action)
  }
  /** Pointed at in the action panel. */
  isPointed(action: Action): boolean {
    return sameAction(this.#props().pointed ?? null, action)
  }
  /** The first press chooses, the second does it. */
  press(action: Action): void {
    if (this.isChosen(action)) this.#props().confirm()
    else this.#props().choose(action)
  }

  /** The card under the pointer or the focus, on the board or in the panel, else the chosen one. */
  get seen(): Look | null {
    const { pointed, chosen } = this.#props()
    const action = [pointed, chosen].find((each) => each?.['kind'] === 'TakeCard')
    if (this.look || !action) return this.look
    return { pair: Number(action['pair']), orbit: Number(action['orbit']), up: action['face_up'] === true }
  }
  /** Where it leads. */
  get preview(): LandingView | undefined {
    return this.seen ? landingOf(this.view, this.seen.pair, this.seen.orbit) : undefined
  }
  /** The place of the kind of resource that would come with it; -1: none. */
  get coming(): number {
    const card = this.seen?.up && this.preview ? this.card(this.preview.card) : undefined
    return card ? this.place(card) : -1
  }

  /** Once for each message; nothing moves on the first sight of a table. */
  take(): void {
    const { tick, events } = this.#props()
    if (tick === this.#taken) return
    this.#taken = tick
    this.look = null
    const found = pace() === 0 ? [script(events)] : acts(events)
    const [next] = this.#later
    if (next && this.isAside) {
      this.#later = [[...next, ...found.flat()]]
      return
    }
    this.#later = found
    this.goOn()
  }
  /** A prediction laid between two seasons, often at once: it joins what moves there. */
  get isAside(): boolean {
    return (
      this.view.phase === 'prediction' &&
      this.#props().events.every((event: GameEvent) => event.kind === 'PredictionPlayed')
    )
  }
  /** The next act. */
  goOn(): void {
    const [moves, ...later] = this.#later
    this.moves = moves ?? []
    this.#later = later
  }
  get isMoreToCome(): boolean {
    return this.#later.length > 0
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
