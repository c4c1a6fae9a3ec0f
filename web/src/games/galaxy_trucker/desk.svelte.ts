/** What every part of the board asks: the view, what may be clicked, the piece in hand, and how far the events have been played. */
import { getContext, setContext } from 'svelte'
import type {
  BoardRow,
  Components,
  GalaxyTruckerView,
  GameEvent,
  PartView,
  ShipView,
  Tile,
} from '../../gen/galaxy_trucker'
import { actionKey, type Action, type BoardProps, type PlayerColour, type Target } from '../../kit/board'
import { player, t } from '../../kit/reader.svelte'
import { pace } from '../../kit/settings.svelte'
import { gridOf, type Grid } from './grid'
import { lent, shipColour } from './players'
import { restOf, storyOf, type Story, type Strike } from './story'
import type { Filter } from './tiles'

const KEY = Symbol('galaxy-trucker')

export class Desk {
  /** Quarter turns of the piece in hand. */
  turns = $state(0)
  /** The cell under the pointer or the focus. */
  over = $state(-1)
  filter = $state.raw<Filter>({ kind: '', connector: '' })
  /** How many of the latest events are still to be shown. */
  pending = $state(0)
  /** Parts that the view has lost already, while their end is still to be shown. */
  #doomed = $state.raw<{ event: GameEvent; part: PartView }[]>([])
  #spaces = $state.raw<number[]>([])
  /** The table as it was, while the end of a flight is still being told: the view has the next round's empty ships. */
  #before = $state.raw<GalaxyTruckerView | null>(null)
  /** A flight has been paid and nobody has put the figures away yet. */
  payday = $state(false)
  paidRound = $state(0)
  #props: () => BoardProps
  #taken: number
  #last: GalaxyTruckerView
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Looked up by every part in the warehouse, at every message of a race. */
  readonly #targets: Map<string, Target> = $derived.by(
    () => new Map(this.#props().targets.map((target) => [actionKey(target.action), target])),
  )
  readonly #chosenKey: string = $derived.by(() => actionKey(this.#props().chosen))
  readonly grid: Grid = $derived.by(() => gridOf(this.board))
  readonly played: GameEvent[] = $derived.by(() => this.past.slice(0, this.past.length - this.pending))
  readonly story: Story = $derived.by(() => storyOf(this.played))

  /** What is on its way to ships, or has just met them. */
  readonly strike: Strike | undefined = $derived.by(() =>
    this.pending || this.view.card?.threat ? this.story.strikes.at(-1) : undefined,
  )

  constructor(props: () => BoardProps) {
    this.#props = props
    this.#taken = props().tick
    this.#last = props().view
    setContext(KEY, this)
  }

  get view(): GalaxyTruckerView {
    return this.#before ?? this.#props().view
  }
  get data(): Components {
    return this.#props().data
  }
  get board(): BoardRow {
    return this.data.boards[this.view.round]!
  }
  get names(): string[] {
    return this.#props().names
  }
  get past(): GameEvent[] {
    return this.#props().past
  }
  get timerEnds(): number {
    return this.#props().timerEnds ?? -1
  }
  /** Whose ship is drawn large: the own one, for spectators the first. */
  get home(): number {
    return this.#props().seat ?? (this.view.seat !== null && this.view.seat >= 0 ? this.view.seat : 0)
  }
  get isOwn(): boolean {
    return this.#props().seat !== null
  }
  get ship(): ShipView {
    return this.view.ships[this.home]!
  }
  /** Whose ship is on the board, where it is not the viewer's own. */
  get lent(): string {
    const words = lent(this.view, this.home)
    return words || this.isOwn ? words : t('board-ship', { who: player(this.home) })
  }
  get asked(): string {
    return this.isAsked ? this.view.truckers[this.home]!.asked : ''
  }
  get isAsked(): boolean {
    return this.#props().targets.length > 0
  }
  get building(): boolean {
    return this.view.phase === 'Building'
  }
  /** The tile in the viewer's hand; 0: none. */
  get held(): number {
    return this.view.truckers[this.home]!.held
  }
  get heldTile(): Tile | undefined {
    return this.tile(this.held)
  }
  tile(number: number): Tile | undefined {
    return this.data.tiles[number - 1]
  }
  colour(seat: number): PlayerColour {
    return shipColour(this.view, this.#props().colours, seat)
  }

  target(action: Action): Target | undefined {
    return this.#targets.get(actionKey(action))
  }
  /** The one thing that may be done: with a piece in hand there are several, unless a lesson asks for one. */
  get only(): Action | undefined {
    const [only, ...more] = this.#props().targets
    return more.length ? undefined : only?.action
  }
  /** The offered actions of a kind. */
  actions({ kind }: { kind: string }): Action[] {
    return this.#props()
      .targets.map((target) => target.action)
      .filter((action) => action['kind'] === kind)
  }
  /** The chosen action of a kind, or pointed at, else the first offered one. */
  chosenOr({ kind }: { kind: string }): Action | undefined {
    return this.shown?.['kind'] === kind ? this.shown : this.actions({ kind })[0]
  }
  isChosen(action: Action): boolean {
    return this.#chosenKey === actionKey(action)
  }
  get chosen(): Action | null {
    return this.#props().chosen
  }
  /** Chosen, or else pointed at in the action panel. */
  get shown(): Action | null {
    return this.#props().chosen ?? this.#props().pointed ?? null
  }
  /** The first press chooses, the second does it. */
  press(action: Action): void {
    if (this.isChosen(action)) this.#props().confirm()
    else this.#props().choose(action)
  }
  /** An action that is not among the offers, or need not be. */
  propose(action: Action, text: string, detail: string, clause: string): void {
    if (this.target(action)) this.press(action)
    else this.#props().propose?.(action, { action, text, detail, clause })
  }

  turn(by: number): void {
    if (this.held) this.turns = (this.turns + by + 4) % 4
  }

  /** The home ship as far as its story has been told: what is about to be lost is still there. */
  get parts(): PartView[] {
    const waiting = this.past.slice(this.past.length - this.pending)
    const [still, gone] = [
      this.#doomed.filter((each) => waiting.includes(each.event)),
      this.#doomed.filter((each) => !waiting.includes(each.event)),
    ]
    if (this.#before) return this.ship.parts.filter((part) => !gone.some((each) => each.part.cell === part.cell))
    return [...this.ship.parts, ...still.map((each) => each.part)]
  }
  /** Components lost so far, as far as it has been told. */
  get lost(): number {
    return this.ship.lost.length + this.ship.parts.length - this.parts.length
  }
  /** What has just been lost, to be seen falling. */
  get falling(): PartView[] {
    return this.pending || pace()
      ? this.#doomed.filter((each) => each.event === this.played.at(-1)).map((each) => each.part)
      : []
  }
  space(seat: number): number {
    return (this.pending ? this.#spaces[seat] : undefined) ?? this.view.ships[seat]!.space
  }

  /** Once for each message; nothing moves on the first sight of a table. */
  take(): void {
    const { tick, events } = this.#props()
    const before = this.#last
    this.#last = this.#props().view
    if (tick === this.#taken) return
    this.#taken = tick
    if (!this.pending) this.#spaces = before.ships.map((ship) => ship.space)
    const ends = events.some((event: GameEvent) => event.kind === 'RoundBegan' || event.kind === 'GameEnded')
    if (ends && this.#last.phase !== 'End' && this.#last.journey.length)
      [this.payday, this.paidRound] = [true, before.round]
    if (pace() === 0 || (!this.pending && !events.some((event: GameEvent) => restOf(event)))) return this.complete()
    if (ends) this.#before ??= before
    this.#doomed = [...(this.pending ? this.#doomed : []), ...this.#doomedBy(events, before)]
    this.pending = Math.min(this.pending + events.length, this.past.length)
    if (this.#timer === undefined) this.#go()
  }
  /** A click or key shows all that is still to be shown. */
  complete(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.pending = 0
    this.#before = null
    this.#props().telling?.(0)
  }

  #doomedBy(events: GameEvent[], before: GalaxyTruckerView): { event: GameEvent; part: PartView }[] {
    const parts = before.ships[this.home]?.parts ?? []
    return events.flatMap((event) =>
      event.kind === 'ComponentsLost' && event.seat === this.home
        ? parts.filter((part) => event.cells.includes(part.cell)).map((part) => ({ event, part }))
        : [],
    )
  }
  #go(): void {
    this.#timer = undefined
    while (this.pending > 0) {
      const event = this.past[this.past.length - this.pending]!
      this.#props().telling?.(this.pending)
      this.pending -= 1
      if (event.kind === 'ShipMoved')
        this.#spaces = this.#spaces.map((space, seat) => (seat === event.seat ? event.space : space))
      const rest = restOf(event) * pace()
      if (!rest) continue
      this.#timer = setTimeout(() => this.#go(), rest)
      return
    }
    this.complete()
  }
}

export function desk(): Desk {
  return getContext<Desk>(KEY)
}
