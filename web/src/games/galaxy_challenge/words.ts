/** Words for places, dice and cards, as a label says them. */
import type { AdvantageCard, Components, DieView, PlayerView, ReachView, SectorCard } from '../../gen/galaxy_challenge'
import { cellName, type Place } from './grid'

const KINDS: AdvantageCard['kind'][] = ['moving', 'exploring', 'attack', 'defence', 'special']

export const USES = [
  { id: 'black', name: 'Move', icon: 'move' },
  { id: 'blue', name: 'Explore', icon: 'radar' },
  { id: 'red', name: 'Attack', icon: 'swords' },
  { id: 'green', name: 'Defend', icon: 'shield' },
] as const

/** Also the number of the die that the kind joins; special comes after all dice. */
export function indexOfKind(kind: string | undefined): number {
  return KINDS.findIndex((each) => each === kind)
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

export const kindName = (card: AdvantageCard): string => card.kind.charAt(0).toUpperCase() + card.kind.slice(1)
export const kindIcon = (card: AdvantageCard): string => `advantage-${card.kind}`
export const joins = (card: AdvantageCard): string => {
  const die = USES[indexOfKind(card.kind)]
  return die ? `${die.id.charAt(0).toUpperCase()}${die.id.slice(1)} die` : 'Any die'
}
export const cardName = (card: AdvantageCard): string => `${kindName(card)} +${card.bonus}`

/** "5 + 3 = 8"; before the roll "? + 3". */
export function sumText(die: DieView): string {
  const parts = [die.rolled || '?', ...die.bonuses.map((each) => each.bonus)]
  return parts.length > 1 && die.rolled ? `${parts.join(' + ')} = ${die.total}` : parts.join(' + ')
}

/** What a total of this die allows, by the printed numbers. */
export function allows(die: number, total: number, data: Components): string {
  const cards = data.bands.findLast((band) => total >= band.least)?.cards ?? 0
  switch (die) {
    case 0:
      return total ? `Move exactly ${plural(total, 'sector')}` : 'How far the rocket moves'
    case 1:
      return total
        ? `Explore: ${plural(cards, 'sector card')}`
        : `${data.bands.map((band) => band.cards).join(', ')} cards at ${data.bands.map((band) => band.least).join(', ')}`
    case 2:
      return total >= data.attack.least_red ? 'Strong enough to attack' : `Attacks from ${data.attack.least_red} on`
    default:
      return total ? `Holds against ${total} or less` : 'Holds against dangers'
  }
}

export interface Price {
  icon: string
  text: string
  danger?: boolean
}

/** What could be done on a place, dearest first. */
export function pricesOf(place: ReachView, names: readonly string[], dice: readonly DieView[]): Price[] {
  const sum = dice.reduce((all, die) => all + die.total, 0)
  if (place.challenge >= 0)
    return [{ icon: 'flag', text: `Challenge ${names[place.challenge]} with ${sum}`, danger: true }]
  if (place.home) return [{ icon: 'shield', text: 'Home: safe, but nothing to do' }]
  const each = place.chips > 1 ? `, ${place.chips} chips each` : ''
  const attacks = place.attacks.map((seat) => ({
    icon: 'swords',
    text: `Attack ${names[seat]} with ${dice[2]?.total}`,
    danger: true,
  }))
  return [{ icon: 'radar', text: `Explore: ${plural(place.cards, 'card')}${each}` }, ...attacks]
}

export function placeText(cell: number, place: Place, owner: string, rocket: string): string {
  const what = place === 'centre' ? ', the centre' : place === 'planet' ? `, ${owner}` : ''
  return `${cellName(cell)}${what}${rocket ? `, rocket of ${rocket}` : ''}`
}

export function planetText(colour: string, owner: string | undefined): string {
  return owner ? `home planet of ${owner}` : `${colour} home planet, closed`
}

export function sectorText(card: SectorCard): string {
  if (card.kind === 'defend') return `Defend yourself: green ${card.green} or more`
  if (card.kind === 'nothing') return 'Nothing here'
  return [plural(card.chips, 'chip'), ...(card.advantages ? [plural(card.advantages, 'advantage')] : [])].join(', ')
}

export function standing(player: PlayerView | undefined): string {
  if (!player || player.cell < 0) return 'no colour yet'
  return player.at_home ? 'at home, safe' : `on ${cellName(player.cell)}`
}
