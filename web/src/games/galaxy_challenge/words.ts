/** Words for places, dice and cards, as a label says them. */
import type {
  AdvantageCard,
  Civilization,
  Components,
  DieView,
  PlayerView,
  ReachView,
  SectorCard,
} from '../../gen/galaxy_challenge'
import { player, t } from '../../kit/reader.svelte'
import { cellName, type Place } from './grid'

const KINDS: AdvantageCard['kind'][] = ['moving', 'exploring', 'attack', 'defence', 'special']

/** The dice in their order. */
export const DICE = [
  { id: 'black', icon: 'move' },
  { id: 'blue', icon: 'radar' },
  { id: 'red', icon: 'swords' },
  { id: 'green', icon: 'shield' },
] as const

/** Also the number of the die that the kind joins; special comes after all dice. */
export function indexOfKind(kind: string | undefined): number {
  return KINDS.findIndex((each) => each === kind)
}

export const kindIcon = (card: AdvantageCard): string => `advantage-${card.kind}`
/** "moving +3" */
export const cardName = (card: AdvantageCard): string => t(`card-${card.kind}`, { n: card.bonus })

/** What a power adds, as far as it does by itself. */
export function powerText({ bonus: n, die }: Civilization): string {
  if (!n) return t('board-power-copied')
  return die ? t('board-power-die', { n, die: t(`die-${die}`) }) : t('board-power-lowest', { n })
}

/** A die and its number: "black 5 + 3 = 8". */
export const dieText = (die: DieView, at: number): string =>
  t('die-number', { die: t(`die-${DICE[at]?.id}`), n: sumText(die) })

/** "5 + 3 = 8"; before the roll "? + 3". */
export function sumText(die: DieView): string {
  const parts = [die.rolled || '?', ...die.bonuses.map((each) => each.bonus)]
  return parts.length > 1 && die.rolled ? `${parts.join(' + ')} = ${die.total}` : parts.join(' + ')
}

/** The sector cards that a blue total draws, by the printed numbers. */
export const cardsDue = (total: number, data: Components): number =>
  data.bands.findLast((band) => total >= band.least)?.cards ?? 0

/** What a total of this die allows; before the roll it is 0. */
export function allows(die: number, total: number, data: Components): string {
  const n = cardsDue(total, data)
  const needed = data.attack.least_red
  const [cards, totals] = [data.bands.map((band) => `${band.cards}`), data.bands.map((band) => `${band.least}`)]
  switch (die) {
    case 0:
      return total ? t('board-allows-black', { n: total }) : t('board-before-black')
    case 1:
      return total ? t('board-allows-blue', { n }) : t('board-before-blue', { cards, totals })
    case 2:
      return total >= needed ? t('board-allows-red') : t('board-before-red', { needed })
    default:
      return total ? t('board-allows-green', { total }) : t('board-before-green')
  }
}

export interface Price {
  icon: string
  text: string
  danger?: boolean
}

/** What could be done on a place, dearest first. */
export function pricesOf(place: ReachView, dice: readonly DieView[]): Price[] {
  const sum = dice.reduce((all, die) => all + die.total, 0)
  if (place.challenge >= 0)
    return [
      { icon: 'flag', text: t('board-price-challenge', { who: player(place.challenge), number: sum }), danger: true },
    ]
  if (place.home) return [{ icon: 'shield', text: t('board-price-home') }]
  const attacks = place.attacks.map((seat) => ({
    icon: 'swords',
    text: t('board-price-attack', { who: player(seat), red: dice[2]?.total ?? 0 }),
    danger: true,
  }))
  return [{ icon: 'radar', text: t('board-price-explore', { n: place.cards, chips: place.chips }) }, ...attacks]
}

/** A place and the rocket on it. `colour` is that of a home planet, `owner` the seat that plays it; -1: nobody does. */
export function placeText(cell: number, place: Place, colour: string, owner: number, rocket: number): string {
  const here = bareText(cellName(cell), place, colour, owner)
  return rocket < 0 ? here : t('board-place-rocket', { place: here, who: player(rocket) })
}

function bareText(cell: string, place: Place, colour: string, owner: number): string {
  if (place === 'centre') return t('board-place-centre', { cell })
  if (place !== 'planet') return cell
  return owner < 0
    ? t('board-place-planet', { cell, colour: t(`colour-${colour}`) })
    : t('board-place-home', { cell, who: player(owner) })
}

export function sectorText(card: SectorCard): string {
  if (card.kind === 'defend') return t('board-sector-defend', { green: card.green })
  if (card.kind === 'nothing') return t('board-sector-nothing')
  return t('board-sector-discovery', { n: card.chips, advantages: card.advantages })
}

export function standing(player: PlayerView | undefined): string {
  if (!player || player.cell < 0) return t('board-standing-none')
  return player.at_home ? t('board-standing-home') : t('board-standing-cell', { cell: cellName(player.cell) })
}
