/** What every part of the board asks: whose sector lies there, its cards, and what the latest event did. */
import type {
  CommanderView,
  Components,
  EventCard,
  GalaxyCommandView,
  GameAction,
  GameEvent,
  System,
  SystemAttacked,
  SystemDefended,
} from '../../gen/galaxy_command'
import { sameAction, type BoardProps, type Closed, type Target } from '../../kit/board'
import { Table, tableHere } from '../../kit/table.svelte'
import { effectsOf, type Effects } from './memory'

const ROLLING = 0.4

export type Props = BoardProps<GalaxyCommandView, Components, GameEvent>

export class CommandTable extends Table<GalaxyCommandView, Components, GameEvent, GameAction> {
  #systems: Map<number, System> = $derived.by(() => new Map(this.data.systems.map((card) => [card.number, card])))
  #events: Map<number, EventCard> = $derived.by(() => new Map(this.data.events.map((card) => [card.number, card])))
  /** What the latest event card did. */
  readonly effects: Effects[] = $derived.by(() => effectsOf(this.lines))

  /** The action of the piece that the pointer or the focus is on. */
  #hovered: GameAction | null = $state.raw(null)

  get commander(): CommanderView {
    return this.view.commanders[this.shownSeat]!
  }
  card(number: number): System | undefined {
    return this.#systems.get(number)
  }
  event(number: number): EventCard | undefined {
    return this.#events.get(number)
  }

  /** How long a die rolls, for CSS: the larger part of a scene is left to read the result, also where scenes are hurried. */
  get roll(): string {
    return this.scene ? `min(var(--roll), ${Math.round(this.scene.time * ROLLING)}ms)` : 'var(--roll)'
  }

  hover(action: GameAction, on: boolean): void {
    if (on) this.#hovered = action
    else if (sameAction(this.#hovered, action)) this.#hovered = null
  }
  /** What would be done: chosen, or else pointed at on the board or in the action panel. */
  override get picked(): GameAction | null {
    return this.chosen ?? (this.#hovered && this.target(this.#hovered) ? this.#hovered : super.picked)
  }

  /** Offers belong to the seat that decides, so they light up in its own sector only. */
  override target(action: GameAction): Target | undefined {
    return this.isOwn ? super.target(action) : undefined
  }
  override closed(action: GameAction): Closed | undefined {
    return this.isOwn ? super.closed(action) : undefined
  }

  /** The latest roll about a system of the sector that is shown, as long as nobody has begun another turn. */
  fought(slot: number): SystemAttacked | SystemDefended | undefined {
    const start = this.past.findLastIndex((event) => event.kind === 'TurnBegan')
    return this.past
      .slice(start + 1)
      .filter((event) => event.kind === 'SystemAttacked' || event.kind === 'SystemDefended')
      .findLast((event) => event.seat === this.shownSeat && event.slot === slot)
  }
}

export const commandTable = (): CommandTable => tableHere<CommandTable>()
