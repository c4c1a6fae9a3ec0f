/** What every part of the board asks: whose ship is shown, what it holds, the piece in hand, and what the card has done so far. */
import type {
  BoardRow,
  Components,
  GalaxyTruckerView,
  GameAction,
  GameEvent,
  ShipView,
  Tile,
  TruckerView,
} from '../../gen/galaxy_trucker'
import type { BoardProps, Offer, PlayerColour } from '../../kit/board'
import { Table, tableHere } from '../../kit/table.svelte'
import { gridOf, type Grid } from './grid'
import { lent, partnersOf, shipColour } from './players'
import { isOfStrike, mayFollow, storyOf, type Story, type Strike } from './story'
import type { Filter } from './tiles'
import { turning } from './turning.svelte'

export type Props = BoardProps<GalaxyTruckerView, Components, GameEvent>

export class TruckerTable extends Table<GalaxyTruckerView, Components, GameEvent, GameAction> {
  /** The cell under the pointer or the focus; -1: none. */
  over = $state(-1)
  /** The component under the pointer or the focus in the warehouse or among those set aside; 0: none. */
  eyed = $state(0)
  filter = $state.raw<Filter>({ kind: '', connector: '' })

  readonly grid: Grid = $derived.by(() => gridOf(this.board))
  readonly story: Story = $derived.by(() => storyOf(this.past))

  /** The card is not dealt with yet, in the moment that is shown. */
  readonly isUnderWay: boolean = $derived.by(() => {
    const shown = this.scene?.event
    return this.view.card?.card === this.story.card || (shown !== undefined && !mayFollow(shown))
  })
  /** What is on its way to ships, or has just met them. */
  readonly strike: Strike | undefined = $derived.by(() => {
    const shown = this.scene?.event
    return (shown ? isOfStrike(shown) : this.view.card?.threat) ? this.story.strikes.at(-1) : undefined
  })

  get board(): BoardRow {
    return this.data.boards[this.view.round]!
  }
  get ship(): ShipView {
    return this.view.ships[this.shownSeat]!
  }
  get trucker(): TruckerView {
    return this.view.truckers[this.shownSeat]!
  }
  /** Whose ship it is that the player flies or builds, and with whom. */
  get partners(): string {
    return lent(this.view, this.shownSeat) || partnersOf(this.view)
  }
  /** What the viewer is asked about the ship that is shown. */
  get asked(): string {
    return this.isOwn && this.isAsked ? this.trucker.asked : ''
  }
  get building(): boolean {
    return this.view.phase === 'Building'
  }
  /** Batteries get their tokens for the launch; until then they show what they will hold. */
  get unloaded(): boolean {
    return this.building || this.view.phase === 'Spot check'
  }
  /** The tile in the hand of whoever's ship is shown; 0: none, or nobody may know. */
  get held(): number {
    return this.trucker.held
  }
  get heldTile(): Tile | undefined {
    return this.tile(this.held)
  }
  tile(number: number): Tile | undefined {
    return this.data.tiles[number - 1]
  }
  override colour(seat: number): PlayerColour {
    return shipColour(this.view, this.props().colours, seat)
  }
  offer(action: GameAction | undefined): Offer | undefined {
    return action && this.target(action)?.offer
  }

  /** Quarter turns of the piece in hand. */
  get turns(): number {
    return turning.by
  }
  set turns(turns: number) {
    turning.by = turns
  }
}

export const truckerTable = (): TruckerTable => tableHere<TruckerTable>()
