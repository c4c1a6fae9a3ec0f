/** What every part of the board asks: the cards, whose tableau lies below, and what is looked at on the track. */
import type {
  Achievement,
  CaptainView,
  Components,
  Discovery,
  GalaxyRushView,
  GameAction,
  GameEvent,
  LandingView,
  OrbitCard,
  Prediction,
} from '../../gen/galaxy_rush'
import type { BoardProps } from '../../kit/board'
import { Table, tableHere } from '../../kit/table.svelte'
import { kindsOf, type Kind } from './kinds'
import { landingOf } from './track'

export type Props = BoardProps<GalaxyRushView, Components, GameEvent>

/** A card of the track that is pointed at, and for which way of playing. */
export interface Sight {
  pair: number
  orbit: number
  up: boolean
}

export class RushTable extends Table<GalaxyRushView, Components, GameEvent, GameAction> {
  sight = $state.raw<Sight | null>(null)
  readonly kinds: Kind[] = $derived.by(() => kindsOf(this.data))

  /** Whose tableau lies below, large. */
  get home(): number {
    return this.shownSeat
  }
  /** Whose tableau comes first where they lie one under the other: whoever gets a card. */
  get first(): number {
    return this.sceneOf('CardTaken', 'DiscoveryClaimed')?.seat ?? this.home
  }
  /** Between two seasons, when predictions are played. */
  get isIntermission(): boolean {
    return this.isSeasonOver && this.view.season < this.data.setup.seasons
  }
  /** Its medal has been won. */
  get isSeasonOver(): boolean {
    return (this.view.medals[this.view.season - 1]?.winner ?? -1) >= 0
  }
  captain(seat: number): CaptainView {
    return this.view.captains[seat]!
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

  /** The card under the pointer or the focus, on the board or in the panel, else the chosen one. */
  get seen(): Sight | null {
    if (this.sight && this.isAsked) return this.sight
    const picked = [this.props().pointed, this.props().chosen]
      .map((action) => (action ? this.read(action) : null))
      .find((action) => action?.kind === 'TakeCard')
    return picked?.kind === 'TakeCard' ? { pair: picked.pair, orbit: picked.orbit, up: picked.face_up } : null
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
}

export const rushTable = (): RushTable => tableHere<RushTable>()
