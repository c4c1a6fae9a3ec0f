/** The answer that is being put together on the home ship; each change is proposed at once, so that it can be confirmed. */
import { getContext, setContext } from 'svelte'
import type { PartView } from '../../gen/galaxy_trucker'
import { t } from '../../kit/reader.svelte'
import {
  answers,
  dearest,
  figuresOf,
  goodsIn,
  hasRoom,
  kindAt,
  losses,
  payment,
  picked,
  spare,
  type Stowed,
} from './answers'
import type { Desk } from './desk.svelte'
import { cellName } from './grid'
import { tileAt } from './tiles'
import { goodsOf, goodsText } from './words'

const KEY = Symbol('galaxy-trucker-answer')

export class Answer {
  /** Doubles to power, cabins, holds: cells, as often as chosen. */
  picks = $state.raw<number[]>([])
  /** Batteries to pay from first. */
  pays = $state.raw<number[]>([])
  #stowed = $state.raw<Stowed[] | null>(null)
  /** The colour of the block in hand while loading; -1: none. */
  carried = $state(-1)
  #table: Desk

  constructor(table: Desk) {
    this.#table = table
    setContext(KEY, this)
  }

  clear(): void {
    ;[this.picks, this.pays, this.#stowed, this.carried] = [[], [], null, -1]
  }

  get asked(): string {
    return this.#table.asked
  }
  /** While loading: how goods would lie; first as the best offer has them. */
  get stowed(): Stowed[] {
    return this.#stowed ?? stowedIn(this.#table.chosenOr({ kind: 'Stow' }))
  }
  get spare(): number[] {
    return this.asked === 'load' ? spare(this.#table.view, this.#table.home, this.stowed) : []
  }

  /** Whether a click on that component says something. */
  can(part: PartView): boolean {
    const { asked, data } = this.#table
    if (asked === 'piece') return true
    if (asked === 'repair') return this.#table.target({ kind: 'RemoveComponent', cell: part.cell }) !== undefined
    if (asked === 'crew') return this.#crews(part.cell).length > 0
    return answers(asked, data, part)
  }
  /** How often it is part of the answer so far. */
  count(part: PartView): number {
    const said = this.#table.chosen
    if (said?.['kind'] === 'Declare')
      return times([...(said['powered'] as number[]), ...(said['batteries'] as number[])], part.cell)
    if (said?.['kind'] === 'LoseGoods')
      return times([...(said['holds'] as number[]), ...(said['batteries'] as number[])], part.cell)
    if (said?.['kind'] === 'LoseCrew') return times(said['cells'] as number[], part.cell)
    if (said?.['kind'] === 'PlaceCrew') return Number(said['orange'] === part.cell || said['purple'] === part.cell)
    if (said?.['kind'] === 'KeepPiece') return Number(this.#piece(Number(said['cell'])).includes(part.cell))
    return said && (said['battery'] ?? said['cell']) === part.cell ? 1 : times(this.picks, part.cell)
  }
  /** Whether it is lost with the chosen answer: all but the piece that is kept. */
  gives(part: PartView): boolean {
    const said = this.#table.shown
    return said?.['kind'] === 'KeepPiece' && !this.#piece(Number(said['cell'])).includes(part.cell)
  }
  /** The component as it would look. */
  shown(part: PartView): PartView {
    return this.asked === 'load' && kindAt(this.#table.data, part).endsWith('cargo')
      ? { ...part, goods: goodsIn(this.stowed, part.cell) }
      : part
  }

  press(part: PartView): void {
    const table = this.#table
    const { cell } = part
    if (this.asked === 'piece') return table.press({ kind: 'KeepPiece', cell: Math.min(...this.#piece(cell)) })
    if (this.asked === 'repair') return table.press({ kind: 'RemoveComponent', cell })
    if (this.asked === 'defend')
      return table.propose({ kind: 'Defend', battery: cell }, this.#defence(cell), t('defend-bare'), 'GT-12.8')
    if (this.asked === 'crew') return this.#placeCrew(cell)
    if (this.asked === 'lose-crew') return this.#loseCrew(part)
    if (this.asked === 'lose-goods') return this.#loseGoods(part)
    if (this.asked === 'load') return this.#stow(part)
    this.#declare(part)
  }

  /** Takes a block that lies beside the ship, or lets go of it. */
  carry(colour: number): void {
    this.carried = this.carried === colour ? -1 : colour
  }

  #declare(part: PartView): void {
    const { ship } = this.#table
    if (part.tokens) this.pays = picked(this.pays, part.cell, part.tokens)
    else this.picks = picked(this.picks, part.cell, 1).slice(-ship.tokens || this.picks.length)
    const powered = [...this.picks].sort((a, b) => a - b)
    const batteries = payment(ship.parts, this.pays, powered.length)
    this.#table.propose(
      { kind: 'Declare', powered, batteries },
      this.#power(powered.length),
      t('board-spent', { n: batteries.length }),
      'GT-9.3',
    )
  }
  #loseCrew(part: PartView): void {
    const due = this.#due
    this.picks = picked(this.picks, part.cell, figuresOf(part)).slice(-due)
    if (this.picks.length === due)
      this.#table.propose(
        { kind: 'LoseCrew', cells: [...this.picks].sort((a, b) => a - b) },
        t('lose-crew-offer', { n: due }),
        '',
        'GT-11.5',
      )
  }
  #loseGoods(part: PartView): void {
    this.picks = picked(this.picks, part.cell, 1)
    const { ship } = this.#table
    const gone = losses(ship.parts, this.picks, this.#due)
    const goods = goodsOf(dearest(ship.goods, gone.holds.length))
    const tokens = gone.batteries.length
    const what = [...(goods.length ? [t('goods', { goods })] : []), ...(tokens ? [t('tokens', { n: tokens })] : [])]
    const cells = [...new Set([...gone.holds, ...gone.batteries])].map((cell) => this.#at(cell))
    this.#table.propose(
      { kind: 'LoseGoods', ...gone },
      what.length ? t('lose-goods-offer', { what }) : t('lose-goods-none'),
      cells.length ? t('lose-goods-detail', { cells }) : '',
      'GT-11.4',
    )
  }
  #stow(part: PartView): void {
    const stowed = this.stowed
    if (this.carried >= 0 && hasRoom(this.#table.data, part, stowed, this.carried)) {
      this.#stowed = [...stowed, { cell: part.cell, colour: this.carried }]
      if (this.spare[this.carried] === 0) this.carried = -1
    } else {
      const at = stowed.findLastIndex((each) => each.cell === part.cell)
      if (at < 0) return
      this.#stowed = stowed.filter((_, index) => index !== at)
      this.carried = stowed[at]!.colour
    }
    const laid = [...this.stowed].sort((a, b) => a.cell - b.cell || a.colour - b.colour)
    const colours = laid.map((each) => each.colour)
    this.#table.propose(
      { kind: 'Stow', cells: laid.map((each) => each.cell), colours },
      t('stow', { goods: goodsText([0, 1, 2, 3].map((colour) => times(colours, colour))) }),
      t('board-left-behind', { goods: goodsText(this.spare) }),
      'GT-11.2',
    )
  }
  /** The component on a cell, with its place. */
  #at(cell: number): string {
    const { board, ship } = this.#table
    const tile = this.#table.tile(ship.parts.find((part) => part.cell === cell)?.tile ?? 0)
    return tile ? tileAt(tile, cellName(board, cell)) : ''
  }
  #defence(cell: number): string {
    return this.#table.view.card?.threat?.size === 'large'
      ? t('defend-cannon', { battery: this.#at(cell) })
      : t('defend-shield', { battery: this.#at(cell) })
  }
  #power(n: number): string {
    if (!n) return t('power-nothing')
    return this.asked === 'engines' ? t('power-engines', { n }) : t('power-cannons', { n })
  }
  #placeCrew(cell: number): void {
    const all = this.#crews(cell)
    const at = all.findIndex((action) => this.#table.isChosen(action))
    this.#table.press(all[(at + 1) % all.length]!)
  }
  #crews(cell: number): Record<string, unknown>[] {
    return this.#table
      .actions({ kind: 'PlaceCrew' })
      .filter((action) => action['orange'] === cell || action['purple'] === cell)
  }
  #piece(cell: number): readonly number[] {
    return this.#table.ship.pieces.find((piece) => piece.includes(cell)) ?? []
  }
  get #due(): number {
    return this.#table.view.truckers[this.#table.home]!.due
  }
}

const times = (all: readonly number[], one: number): number => all.filter((each) => each === one).length

function stowedIn(action: Record<string, unknown> | undefined): Stowed[] {
  const colours = (action?.['colours'] ?? []) as number[]
  return ((action?.['cells'] ?? []) as number[]).map((cell, at) => ({ cell, colour: colours[at]! }))
}

export function answer(): Answer {
  return getContext<Answer>(KEY)
}
