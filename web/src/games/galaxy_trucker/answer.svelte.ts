/** The answer that is being put together on the own ship: each click proposes the whole of it, so that the confirm button and
    Enter do what the ship shows. */
import { getContext, setContext } from 'svelte'
import type { Declare, GameAction, LoseGoods, PartView, PlaceCrew } from '../../gen/galaxy_trucker'
import { actionKey } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import {
  cellsGiven,
  dearest,
  figuresOf,
  givenBy,
  goodsIn,
  hasAny,
  hasRoom,
  isDouble,
  isHold,
  losses,
  payment,
  picked,
  shifted,
  spare,
  strengthOf,
  TOKEN,
  tokensFrom,
  type Given,
  type Stowed,
} from './answers'
import { fatal } from './final'
import { cellName } from './grid'
import type { TruckerTable } from './table.svelte'
import { tileAt } from './tiles'
import { blocksOf, goodsText, halves } from './words'

const KEY = Symbol('galaxy-trucker-answer')

/** What an answer does, in words. */
export interface Outcome {
  text: string
  detail: string
  fatal: boolean
}

export class Answer {
  /** Cabins chosen so far, while they are fewer than due. */
  #cabins = $state.raw<number[]>([])
  /** The latest answer that was put together here. */
  #said = $state.raw<{ key: string; text: string; detail: string } | null>(null)
  /** The colour of the block in hand while loading; -1: none. */
  carried = $state(-1)
  #table: TruckerTable

  constructor(table: TruckerTable) {
    this.#table = table
    setContext(KEY, this)
  }

  /** A new question. Goods are loaded as well as they can be until the player says otherwise. */
  begin(): void {
    ;[this.#cabins, this.#said, this.carried] = [[], null, -1]
    const table = this.#table
    const best = table.actions('Stow')[0]
    const offer = table.offer(best)
    if (best && offer && !table.chosen && !table.isTaught) table.propose(best, offer)
  }

  get asked(): string {
    return this.#table.asked
  }
  /** While loading: how goods would lie, or lie now. */
  get stowed(): Stowed[] {
    const said = this.#table.picked
    if (said?.kind === 'Stow') return said.cells.map((cell, at) => ({ cell, colour: said.colours[at]! }))
    return this.#table.ship.parts.flatMap(({ cell, goods }) =>
      goods.flatMap((count, colour) => Array<Stowed>(count).fill({ cell, colour })),
    )
  }
  get spare(): number[] {
    return this.asked === 'load' ? spare(this.#table.view, this.#table.shownSeat, this.stowed) : []
  }
  /** So many of the crew are still to be chosen. */
  get missing(): number {
    return this.asked === 'lose-crew' ? this.#due - this.#crew.length : 0
  }

  /** What happens with the answer that is chosen or pointed at; where there is none, with doing nothing. */
  get outcome(): Outcome | undefined {
    const table = this.#table
    const action = table.picked ?? this.#doingNothing()
    if (!this.asked || !action) return undefined
    const words = table.offer(action) ?? (this.#said?.key === actionKey(action) ? this.#said : undefined)
    return words && { text: words.text, detail: words.detail, fatal: fatal(action, table.view, table.data) }
  }

  /** Whether a click on that component says something. */
  can(part: PartView): boolean {
    const { asked, data, ship } = this.#table
    switch (asked) {
      case 'piece':
        return true
      case 'repair':
        return this.#table.target({ kind: 'RemoveComponent', cell: part.cell }) !== undefined
      case 'crew':
        return this.#crews(part.cell).length > 0
      case 'defend':
        return part.tokens > 0
      case 'engines':
      case 'cannons':
        return (isDouble(asked, data, part) && ship.tokens > 0) || (part.tokens > 0 && this.#powered > 0)
      case 'lose-crew':
        return figuresOf(part) > 0
      case 'lose-goods':
        return hasAny(part, losses(ship.parts, this.#due))
      case 'load':
        return isHold(data, part)
      default:
        return false
    }
  }
  /** How often it is part of the answer so far. */
  count(part: PartView): number {
    const said = this.#table.picked
    if (this.asked === 'lose-crew' && said?.kind !== 'LoseCrew') return times(this.#cabins, part.cell)
    switch (said?.kind) {
      case 'Declare':
        return times([...said.powered, ...said.batteries], part.cell)
      case 'LoseGoods':
        return times([...said.holds, ...said.batteries], part.cell)
      case 'LoseCrew':
        return times(said.cells, part.cell)
      case 'PlaceCrew':
        return Number(said.orange === part.cell || said.purple === part.cell)
      case 'KeepPiece':
        return Number(this.#piece(said.cell).includes(part.cell))
      case 'Defend':
        return Number(said.battery === part.cell)
      case 'RemoveComponent':
        return Number(said.cell === part.cell)
      default:
        return 0
    }
  }
  /** Whether it is lost with the chosen answer: all but the piece that is kept, or what is hit. */
  gives(part: PartView): boolean {
    const said = this.#table.isOwn ? this.#table.picked : null
    if (said?.kind === 'TakeHit') return this.#table.view.card?.threat?.ships[this.#table.shownSeat]?.cell === part.cell
    return said?.kind === 'KeepPiece' && !this.#piece(said.cell).includes(part.cell)
  }
  /** The strength that powering it would add; 0: it cannot be powered now. */
  adds(part: PartView): number {
    const { asked, data } = this.#table
    return isDouble(asked, data, part) ? strengthOf(data, part) : 0
  }
  /** The component as it would look. */
  shown(part: PartView): PartView {
    return this.asked === 'load' && isHold(this.#table.data, part)
      ? { ...part, goods: goodsIn(this.stowed, part.cell) }
      : part
  }
  /** Spaces that the chosen answer moves the ship on the track, or may move it. */
  get days(): number {
    const { view, data, ship } = this.#table
    const said = this.asked ? this.#table.picked : null
    const stake = view.card?.stake
    if (said?.kind === 'Declare' && stake && this.#declares(said) < stake.safe) return -stake.days || 0
    const card = data.cards[(view.card?.card ?? 0) - 1]
    if (said?.kind === 'Declare' && this.asked === 'engines' && card?.type === 'open_space') return this.#declares(said)
    if ((said?.kind === 'Land' || said?.kind === 'Accept') && card && 'days' in card && ship.flying) return -card.days
    return 0
  }

  /** It moves only if nobody behind declares less. */
  get isUncertain(): boolean {
    const said = this.#table.picked
    const stake = this.#table.view.card?.stake
    return said?.kind === 'Declare' && !!stake && this.#declares(said) > stake.weakest
  }

  press(part: PartView): void {
    const { cell } = part
    switch (this.asked) {
      case 'piece':
        return this.#table.press({ kind: 'KeepPiece', cell: Math.min(...this.#piece(cell)) })
      case 'repair':
        return this.#table.press({ kind: 'RemoveComponent', cell })
      case 'defend':
        return this.#defend(cell)
      case 'crew':
        return this.#placeCrew(cell)
      case 'lose-crew':
        return this.#loseCrew(part)
      case 'lose-goods':
        return this.#loseGoods(part)
      case 'load':
        return this.#stow(part)
      default:
        return this.#declare(part)
    }
  }

  /** Takes a block that lies beside the ship, or lets go of it. */
  carry(colour: number): void {
    this.carried = this.carried === colour ? -1 : colour
  }

  #declare(part: PartView): void {
    const { ship } = this.#table
    const said = this.#declared
    let powered = said?.powered ?? []
    let batteries = said?.batteries ?? []
    if (part.tokens) batteries = cellsGiven(shifted(ship.parts, tokensFrom(batteries), part.cell), () => true)
    else {
      powered = (powered.includes(part.cell) ? powered.filter((cell) => cell !== part.cell) : [...powered, part.cell])
        .slice(-ship.tokens)
        .sort((a, b) => a - b)
      batteries = payment(ship.parts, batteries, powered.length)
    }
    const declare: Declare = { kind: 'Declare', powered, batteries }
    this.#propose(declare, this.#power(powered.length), this.#powerDetail(declare), 'GT-9.3')
  }
  #loseCrew(part: PartView): void {
    const { ship, board } = this.#table
    const cells = picked(this.#crew, part.cell, figuresOf(part), this.#due)
    this.#cabins = cells
    if (cells.length < this.#due) return this.#table.drop()
    const action: GameAction = { kind: 'LoseCrew', cells: [...cells].sort((a, b) => a - b) }
    const from = ship.parts
      .filter((each) => cells.includes(each.cell))
      .map((each) => {
        const what = each.alien ? t(`alien-${each.alien}`) : t('humans', { n: times(cells, each.cell) })
        return t('from-cell', { what, cell: cellName(board, each.cell) })
      })
    const left = ship.crew - cells.length
    const detail = fatal(action, this.#table.view, this.#table.data) ? 'lose-crew-fatal' : 'lose-crew-detail'
    this.#propose(action, t('lose-crew-offer', { n: cells.length }), t(detail, { from, left }), 'GT-11.5')
  }
  #loseGoods(part: PartView): void {
    const { ship } = this.#table
    const said = this.#goods
    const first = losses(ship.parts, this.#due)
    const given: Given[] = said
      ? shifted(ship.parts, givenBy(ship.goods, said.holds, said.batteries), part.cell)
      : first.some((one) => one.cell === part.cell)
        ? first
        : shifted(ship.parts, first, part.cell)
    const holds = cellsGiven(given, (what) => what !== TOKEN)
    const batteries = cellsGiven(given, (what) => what === TOKEN)
    const n = batteries.length
    const what = [...blocksOf(dearest(ship.goods, holds.length)), ...(n ? [t('tokens', { n })] : [])]
    const cells = [...new Set([...holds, ...batteries])].map((cell) => this.#at(cell))
    this.#propose(
      { kind: 'LoseGoods', holds, batteries },
      t('lose-goods-offer', { what }),
      t('lose-goods-detail', { cells }),
      'GT-11.4',
    )
  }
  #stow(part: PartView): void {
    let stowed = this.stowed
    if (this.carried >= 0 && hasRoom(this.#table.data, part, stowed, this.carried)) {
      const left = this.spare[this.carried]! - 1
      stowed = [...stowed, { cell: part.cell, colour: this.carried }]
      if (left <= 0) this.carried = -1
    } else {
      const at = stowed.findLastIndex((each) => each.cell === part.cell)
      if (at < 0) return
      this.carried = stowed[at]!.colour
      stowed = stowed.filter((_, index) => index !== at)
    }
    const laid = [...stowed].sort((a, b) => a.cell - b.cell || a.colour - b.colour)
    const colours = laid.map((each) => each.colour)
    this.#propose(
      { kind: 'Stow', cells: laid.map((each) => each.cell), colours },
      t('stow', { goods: goodsText([0, 1, 2, 3].map((colour) => times(colours, colour))) }),
      t('board-left-behind', { goods: goodsText(spare(this.#table.view, this.#table.shownSeat, stowed)) }),
      'GT-11.2',
    )
  }
  #defend(battery: number): void {
    const action: GameAction = { kind: 'Defend', battery }
    if (this.#table.isChosen(action)) return this.#table.drop()
    const known = this.#table.actions('Defend')[0]
    const text =
      this.#table.view.card?.threat?.size === 'large'
        ? t('defend-cannon', { battery: this.#at(battery) })
        : t('defend-shield', { battery: this.#at(battery) })
    this.#propose(action, text, this.#table.offer(known)?.detail ?? t('defend-bare'), 'GT-12.8')
  }
  /** Nobody special, then each alien that can live there; the other cabins stay as they are. */
  #placeCrew(cell: number): void {
    const said = this.#placed ?? { kind: 'PlaceCrew', orange: -1, purple: -1 }
    const bare = {
      ...said,
      orange: said.orange === cell ? -1 : said.orange,
      purple: said.purple === cell ? -1 : said.purple,
    }
    const states: PlaceCrew[] = [bare, { ...bare, orange: cell }, { ...bare, purple: cell }]
    const open = states.filter((one) => this.#table.target(one))
    const at = open.findIndex((one) => actionKey(one) === actionKey(said))
    const next = open[(at + 1) % open.length]
    const offer = this.#table.offer(next)
    if (next && offer) this.#table.propose(next, offer)
  }

  #propose(action: GameAction, text: string, detail: string, clause: string): void {
    const offer = this.#table.offer(action)
    const words = offer ?? { text, detail, clause }
    this.#said = { key: actionKey(action), text: words.text, detail: words.detail }
    this.#table.propose(action, words)
  }
  #doingNothing(): GameAction | undefined {
    const [hit] = this.#table.actions('TakeHit')
    return hit ?? this.#table.actions('Declare').find((one) => !one.powered.length)
  }
  get #declared(): Declare | undefined {
    const said = this.#table.chosen
    return said?.kind === 'Declare' ? said : undefined
  }
  /** Doubles that are powered, also by an answer that is only pointed at. */
  get #powered(): number {
    const said = this.#table.picked
    return said?.kind === 'Declare' ? said.powered.length : 0
  }
  get #goods(): LoseGoods | undefined {
    const said = this.#table.chosen
    return said?.kind === 'LoseGoods' ? said : undefined
  }
  get #placed(): PlaceCrew | undefined {
    const said = this.#table.chosen
    return said?.kind === 'PlaceCrew' ? said : undefined
  }
  /** The component on a cell, with its place. */
  #at(cell: number): string {
    const { board, ship } = this.#table
    const tile = this.#table.tile(ship.parts.find((part) => part.cell === cell)?.tile ?? 0)
    return tile ? tileAt(tile, cellName(board, cell)) : ''
  }
  #power(n: number): string {
    if (!n) return t('power-nothing')
    return this.asked === 'engines' ? t('power-engines', { n }) : t('power-cannons', { n })
  }
  /** The outcome is that of an offer that powers as much; else only the strength is known. */
  #powerDetail(declare: Declare): string {
    const table = this.#table
    const strength = this.#strength(declare)
    const like = table.actions('Declare').find((one) => this.#strength(one) === strength)
    const left = table.ship.tokens - declare.batteries.length
    const plain = t('power-plain', { strength: halves(strength) })
    const isLike = like?.batteries.length === declare.batteries.length
    return (isLike && table.offer(like)?.detail) || t('power-detail', { outcome: plain, left })
  }
  /** As it is compared: cannons in halves. */
  #declares(declare: Declare): number {
    return this.asked === 'engines' ? this.#strength(declare) / 2 : this.#strength(declare)
  }
  /** In halves, as the view counts. */
  #strength({ powered }: Declare): number {
    const { ship, data } = this.#table
    const isEngines = this.asked === 'engines'
    const base = isEngines ? 2 * ship.engines : ship.cannons
    const added = ship.parts
      .filter((part) => powered.includes(part.cell))
      .reduce((sum, part) => sum + 2 * strengthOf(data, part), 0)
    const alien = ship.parts.some((part) => part.alien === (isEngines ? 'orange' : 'purple'))
    return base + added + (alien && !base && added ? 2 * data.flight.alien_strength : 0)
  }
  #crews(cell: number): PlaceCrew[] {
    return this.#table.actions('PlaceCrew').filter((action) => action.orange === cell || action.purple === cell)
  }
  get #crew(): number[] {
    const said = this.#table.chosen
    return said?.kind === 'LoseCrew' ? said.cells : this.#cabins
  }
  #piece(cell: number): readonly number[] {
    return this.#table.ship.pieces.find((piece) => piece.includes(cell)) ?? []
  }
  get #due(): number {
    return this.#table.trucker.due
  }
}

const times = (all: readonly number[], one: number): number => all.filter((each) => each === one).length

export function answer(): Answer {
  return getContext<Answer>(KEY)
}
