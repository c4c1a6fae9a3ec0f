/** What things are called, aloud and in print. */
import type {
  Achievement,
  Components,
  Discovery,
  DiscoveryView,
  GalaxyRushView,
  LandingView,
  OrbitCard,
  Prediction,
  ProgressView,
} from '../../gen/galaxy_rush'
import { player, t } from '../../kit/reader.svelte'

export function orbitName(orbit: number): string {
  return t(`orbit-${orbit}`)
}

/** A card of the track with its place. */
export function spaceWords(pair: number, orbit: number, card: OrbitCard): string {
  return t('board-space-card', { pair, orbit: orbitName(orbit), card: cardWords(card) })
}

function cardWords(card: OrbitCard): string {
  const { name, distance, points } = card
  return points ? t('board-card-points', { name, distance, n: points }) : t('board-card', { name, distance })
}

/** Who acts once the card is taken, in the few words that fit on it. */
export function after(landing: LandingView, turn: number): string {
  if (landing.next < 0) return t('board-after-season')
  const who = player(landing.next)
  return landing.next === turn ? t('board-after-again', { who }) : t('board-after-other', { who })
}

/** Where a captain stands in the race for the season's medal (GR-5.2, GR-5.3). */
export function raceText(view: GalaxyRushView, seat: number): { text: string; clause: string } {
  const { distances, leader, level, points: n } = view.race
  const other = player(1 - seat)
  const au = Math.abs((distances[0] ?? 0) - (distances[1] ?? 0))
  if (leader < 0) return { text: t('board-race-open', { n }), clause: 'GR-5.3' }
  if (level) return { text: t('board-race-level', { who: player(leader), n }), clause: 'GR-5.3' }
  const text = leader === seat ? t('board-race-ahead', { au, other, n }) : t('board-race-behind', { au, other, n })
  return { text, clause: 'GR-5.2' }
}

/** How a captain stands with an achievement, in the few words that fit on its card. */
export function progressText(row: Achievement, { value, points }: ProgressView): string {
  const amount = row.measure === 'distance' ? t('board-au', { n: value }) : String(value)
  if (row.rule === 'each') return points === 0 ? '0' : points === value ? `+${points}` : `${value}: +${points}`
  return row.rule === 'at_most' || row.measure === 'distance'
    ? amount
    : t('board-progress-of', { value, goal: row.value })
}

/** More than it allows, for good. */
export function isOver(row: Achievement, { value, met }: ProgressView): boolean {
  return row.rule === 'at_most' ? !met : row.rule === 'exactly' && value > row.value
}

export function achievementPoints(row: Achievement): string {
  return row.rule === 'each' ? t('board-points-each', { n: row.points }) : `${row.points}`
}

/** "Halcyon: 6 points; needs 1 iridium and 2 osmium. You still need 2 osmium. Juno has enough." */
export function discoveryWords(
  found: DiscoveryView,
  { name, points: n, ...row }: Discovery,
  data: Components,
  seat: number,
): string {
  const cost = amounts(
    data.resources.map((resource) => row.cost[resource.id] ?? 0),
    data,
  )
  const gives = data.resources.find((resource) => resource.id === row.gives)
  const about = gives
    ? t('claim-detail-resource', { n, cost, resource: inside(gives.short), achieved: [] })
    : t('claim-detail', { n, cost })
  const missing = (who: number): string =>
    t('board-discovery-missing', { who: player(who), missing: amounts(found.missing[who] ?? [], data) })
  return t('board-discovery-about', { name, about, own: missing(seat), other: missing(1 - seat) })
}

/** The name of a kind inside a sentence. */
export const inside = (name: string): string => t('kind-inside', { name })

/** Numbers of resources, as a list. */
export function amounts(numbers: readonly number[], data: Components): string[] {
  return data.resources.flatMap((resource, kind) => {
    const n = numbers[kind] ?? 0
    return n ? [t('resource', { n, name: inside(resource.short) })] : []
  })
}

/** What a prediction counts of each rocket now, or where it is. */
export function standing(view: GalaxyRushView, { number, measure }: Prediction): readonly string[] {
  const values = view.standings.find((each) => each.card === number)?.values ?? []
  return values.map((value) => (measure === 'orbit_one' ? t('board-now-orbit', { n: value ? 1 : 2 }) : String(value)))
}
