/** What the frame asks about: plates, regions, rows of the action panel, icons. */
import type { Components, GalaxyRushView, GameAction, Prediction } from '../../gen/galaxy_rush'
import type { OfferRow, PlayerColour, Reading } from '../../kit/board'
import { player, t } from '../../kit/reader.svelte'
import { cardArt, predictionBack } from './art'
import { cardName, kindsOf } from './kinds'
import { landingOf } from './track'
import { orbitName } from './words'

/** Icons of the score sheet's categories: first those that are known during the game. */
const READINGS: Record<string, string> = {
  Medals: 'medal',
  Heroics: 'heroic',
  Discoveries: 'discovery',
  Expeditions: 'expedition-comet',
  Distance: 'route',
  Achievements: 'trophy',
}

const CATEGORIES: Record<string, string> = {
  ...READINGS,
  Predictions: 'prediction',
}

const CLAUSES: Record<string, string> = {
  Medals: 'GR-8.1',
  Heroics: 'GR-8.2',
  Discoveries: 'GR-8.3',
  Expeditions: 'GR-8.4',
  Distance: 'GR-8.7',
  Achievements: 'GR-8.8',
  Predictions: 'GR-8.9',
}

/** By what a prediction counts. */
const COUNTED: Record<Prediction['measure'], string> = {
  resource_sets: 'resource-palladium-ore',
  best_resource: 'resource-palladium-ore',
  resources: 'resource-palladium-ore',
  heroics: 'heroic',
  expeditions: 'expedition-comet',
  expedition_kinds: 'expedition-comet',
  discoveries: 'discovery',
  distance: 'route',
  distance_points: 'route',
  medals: 'medal',
  achievement_points: 'trophy',
  orbit_one: 'rocket',
}

export function countedIcon(measure: Prediction['measure']): string {
  return COUNTED[measure]
}

export function readings(view: GalaxyRushView, seat: number): Reading[] {
  const points = view.captains[seat]?.points ?? {}
  const isJudged = view.rockets.some((rocket) => rocket.stack.some((each) => each.card > 0))
  const known = Object.entries(isJudged ? CATEGORIES : READINGS)
  return known.map(([category, icon]) => ({
    icon,
    label: t(`board-reading-${category}`),
    value: String(points[category] ?? 0),
  }))
}

export function askRegion(view: GalaxyRushView): string {
  return view.phase === 'claim' ? 'pool' : 'track'
}

/** A claim shows a new card and ends the turn, a prediction is played for good. A card can be taken back as long as the
    other has not acted: where a claim follows, or where the same captain acts again. */
export function irreversible(action: GameAction, view: GalaxyRushView): boolean {
  if (action.kind !== 'TakeCard') return true
  const landing = landingOf(view, action.pair, action.orbit)
  if (!landing) return true
  return landing.next !== view.turn && !(action.face_up && landing.claims.length > 0)
}

/** Both ways of playing a card share a row, and both rockets of a prediction. */
export function row(
  action: GameAction,
  view: GalaxyRushView,
  data: Components,
  colours: PlayerColour[],
): OfferRow | null {
  if (action.kind === 'TakeCard') return cardRow(action.pair, action.orbit, action.face_up, view, data)
  if (action.kind !== 'PlayPrediction') return null
  const card = data.predictions[action.card - 1]
  if (!card) return null
  return {
    id: `prediction-${card.number}`,
    title: card.name,
    detail: card.text,
    art: predictionBack(colours[view.turn]!),
    button: t('board-row-rocket', { who: player(action.rocket) }),
  }
}

function cardRow(pair: number, orbit: number, up: boolean, view: GalaxyRushView, data: Components): OfferRow | null {
  const landing = landingOf(view, pair, orbit)
  const card = data.orbit_cards[(landing?.card ?? 0) - 1]
  if (!landing || !card) return null
  const place = kindsOf(data).findIndex((kind) => kind.id === card.kind)
  const detail = landing.accelerates
    ? t('board-row-accelerate', { pair, orbit: orbitName(orbit) })
    : t('board-row-next', { orbit: orbitName(orbit) })
  const front = card.points ? t('board-row-points', { n: card.points }) : t('board-face-up')
  return {
    id: `${pair}-${orbit}`,
    title: cardName(card, data),
    detail,
    art: cardArt(card, place),
    button: up ? front : t('board-row-distance', { n: card.distance }),
  }
}

const ICONS: Record<GameAction['kind'], string> = {
  TakeCard: 'rocket',
  ClaimDiscovery: 'discovery',
  DeclineClaim: 'close',
  PlayPrediction: 'prediction',
}

export function actionIcon(action: GameAction): string {
  return ICONS[action.kind]
}

export function categoryIcon(category: string): string {
  return CATEGORIES[category] ?? 'star'
}

export function categoryClause(category: string): string {
  return CLAUSES[category] ?? ''
}
