/** What things are called, aloud and in print. */
import type {
  Achievement,
  CaptainView,
  Components,
  Discovery,
  DiscoveryView,
  GalaxyRushView,
  LandingView,
  OrbitCard,
  ProgressView,
} from '../../gen/galaxy_rush'
import { lacks } from './pool'
import { ORBITS } from './track'

export function count(number: number, word: string): string {
  return number === 1 ? `1 ${word}` : `${number} ${word}s`
}

export function where(pair: number, orbit: number): string {
  return pair === 0 ? `Start, orbit ${ORBITS[orbit - 1]}` : `Pair ${pair}, orbit ${ORBITS[orbit - 1]}`
}

export function cardWords(card: OrbitCard): string {
  return `${card.name}${card.points ? `, ${count(card.points, 'point')}` : ''}, ${card.distance} au`
}

/** Who acts once the card is taken, in the few words that fit on it. */
export function after(landing: LandingView, turn: number, seat: number | null, names: string[]): string {
  if (landing.next < 0) return 'Season ends'
  const who = landing.next === seat ? 'you' : (names[landing.next] ?? '')
  return landing.next === turn ? `Again ${who}` : `Then ${who}`
}

/** Where the own captain stands in the race for the season's medal (GR-5.2, GR-5.3). */
export function raceText(
  view: GalaxyRushView,
  seat: number,
  names: string[],
): { lead: string; rest: string; clause: string } {
  const { distances, leader, level, points } = view.race
  const other = 1 - seat
  const apart = Math.abs((distances[0] ?? 0) - (distances[1] ?? 0))
  if (leader < 0) return { lead: 'Level', rest: `in one orbit: medal ${points} is open.`, clause: 'GR-5.3' }
  if (level)
    return {
      lead: 'Level:',
      rest: `orbit one decides, so ${leader === seat ? 'you lead' : `${names[other]} leads`} for medal ${points}.`,
      clause: 'GR-5.3',
    }
  return leader === seat
    ? { lead: `${apart} au ahead`, rest: `of ${names[other]} for medal ${points}.`, clause: 'GR-5.2' }
    : { lead: `${apart} au behind`, rest: `${names[other]} for medal ${points}.`, clause: 'GR-5.2' }
}

/** How a captain stands with an achievement, in the few words that fit on its card. */
export function progressText(row: Achievement, { value, met, points }: ProgressView): string {
  const unit = row.measure === 'distance' ? ' au' : ''
  if (row.rule === 'each') return points === 0 ? '0' : points === value ? `+${points}` : `${value}: +${points}`
  if (row.rule === 'at_most') return met ? `${value}${unit}` : `${value}${unit}, over`
  if (row.rule === 'exactly' && value > row.value) return `${value}${unit}, over`
  return unit ? `${value}${unit}` : `${value} of ${row.value}`
}

export function achievementPoints(row: Achievement): string {
  return row.rule === 'each' ? `${row.points} each` : `${row.points}`
}

/** "Halcyon, 6 points, needs 2 iridium, 1 osmium; you lack 1 osmium; Juno lacks nothing". */
export function discoveryWords(
  found: DiscoveryView,
  row: Discovery,
  data: Components,
  seat: number,
  names: string[],
): string {
  const cost = data.resources.map((resource) => row.cost[resource.id] ?? 0)
  const gives = data.resources.find((resource) => resource.id === row.gives)
  const parts = [`${row.name}, ${count(row.points, 'point')}, needs ${amounts(cost, data)}`]
  if (gives) parts.push(`counts as 1 ${gives.short.toLowerCase()}`)
  const lack = (who: number): string =>
    lacks(found.missing[who] ?? []) ? amounts(found.missing[who]!, data) : 'nothing'
  parts.push(`${names[seat]} lacks ${lack(seat)}`, `${names[1 - seat]} lacks ${lack(1 - seat)}`)
  return parts.join('; ')
}

export function amounts(numbers: readonly number[], data: Components): string {
  const parts = data.resources.flatMap((resource, kind) =>
    numbers[kind] ? [`${numbers[kind]} ${resource.short.toLowerCase()}`] : [],
  )
  return parts.join(', ') || 'nothing'
}

/** What a prediction counts of each rocket now. */
export function standing(view: GalaxyRushView, card: number): readonly number[] {
  return view.standings.find((each) => each.card === card)?.values ?? []
}

export function faceDown(own: CaptainView): string {
  return `${count(own.down.length, 'card')} face down this season, ${own.earlier.length} before`
}
