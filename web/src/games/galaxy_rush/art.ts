/** Where the drawings lie. A card's picture is named by its kind, a heroic's and a discovery's by its own name. */
import type { Discovery, OrbitCard } from '../../gen/galaxy_rush'
import type { PlayerColour } from '../../kit/board'

const ROOT = `${import.meta.env.BASE_URL}art/galaxy-rush/`
/** Each expedition has several drawings; the card's number picks one. */
const DRAWINGS = 3

export const ORBIT_BACK = `${ROOT}orbit-back.svg`
export const MEDAL = `${ROOT}medal.svg`
export const STAR = `${ROOT}star.svg`

export function cardArt(card: OrbitCard, place: number): string {
  if (place < 4) return `${ROOT}resources/${slug(card.kind)}.svg`
  if (place < 7) return `${ROOT}expeditions/${slug(card.kind)}-${(card.number % DRAWINGS) + 1}.svg`
  return `${ROOT}heroics/${slug(card.name)}.svg`
}

export function discoveryArt(row: Discovery): string {
  return `${ROOT}discoveries/${slug(row.name)}.svg`
}

export function rocketArt(colour: PlayerColour): string {
  return `${ROOT}rockets/rocket-${colour}.svg`
}

export function predictionBack(colour: PlayerColour): string {
  return `${ROOT}prediction-back-${colour}.svg`
}

/** "Morrow's Rest" as "morrows-rest". */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
