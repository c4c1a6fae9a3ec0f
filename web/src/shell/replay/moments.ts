/* What a replay tells about its moves beside the board: how far each changed the win chance, and what else there was. */
import type { Offer } from '../../gen/protocol'
import { t } from '../../kit/reader.svelte'
import type { Chances, Earlier, Frame, Replay } from '../api'

/** Smaller changes are noise of the estimate. */
const LEAST = 0.05

/** By move, how far the win chance of the one who made it changed with it. */
export function swingsOf(
  frames: readonly Pick<Frame, 'ply' | 'seat'>[],
  points: Chances['points'],
): Map<number, number> {
  const worths = new Map(points)
  const changes = frames
    .filter(({ seat }) => seat >= 0)
    .map(({ ply, seat }) => [ply, (worths.get(ply)?.[seat] ?? NaN) - (worths.get(ply - 1)?.[seat] ?? NaN)] as const)
  return new Map(changes.filter(([, change]) => Math.abs(change) >= LEAST))
}

/** The moves with the largest changes, in the order of the game; of those closer together than `apart` only the largest. */
export function largest(swings: ReadonlyMap<number, number>, most: number, apart = 0): [number, number][] {
  const ranked = [...swings].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
  const kept: [number, number][] = []
  for (const swing of ranked) if (kept.every(([ply]) => Math.abs(ply - swing[0]) >= apart)) kept.push(swing)
  return kept.slice(0, most).sort(([a], [b]) => a - b)
}

/** By move, the score of each seat as its plate says it; null where that is no number that can be seen. */
export function scoresOf(
  frames: readonly Pick<Frame, 'ply' | 'view' | 'scores'>[],
  seats: number,
  score: (view: unknown, seat: number) => string,
): [number, (number | null)[]][] {
  return frames.map(({ ply, view, scores = [] }) => [
    ply,
    Array.from({ length: seats }, (_, seat) => numberIn(score(view, seat)) ?? scores[seat] ?? null),
  ])
}

function numberIn(text: string): number | null {
  const found = text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(found) ? found : null
}

export interface Alternative {
  offer: Offer
  made: boolean
  /** The win chance after it, as estimated; null where it was not estimated. */
  worth: number | null
  /** Against the move made. */
  change: number | null
}

/** Everything that could have been done instead, the best first as far as it was judged. */
export function alternatives(
  frame: Pick<Frame, 'ply' | 'offers' | 'made'>,
  thoughts: Chances['thoughts'],
): Alternative[] {
  const found = new Map(thoughts.find(([ply]) => ply === frame.ply - 1)?.[1] ?? [])
  const made = found.get(frame.made)
  const rows = frame.offers.map((offer, at) => {
    const worth = found.get(at) ?? null
    return { offer, made: at === frame.made, worth, change: worth === null || made === undefined ? null : worth - made }
  })
  return rows.sort((a, b) => (b.worth ?? -1) - (a.worth ?? -1))
}

/** From here to the next move of somebody else. */
export function nextTurn(frames: readonly Pick<Frame, 'seat'>[], at: number, step: 1 | -1): number {
  let to = at + step
  while (to > 0 && to < frames.length - 1 && frames[to]?.seat === frames[at]?.seat) to += step
  return Math.max(0, Math.min(to, frames.length - 1))
}

/** Whole percents. Where one's gain is another's loss they add up to a hundred: the largest remainders go upwards. */
export function percents(worths: readonly number[], together: boolean): number[] {
  const exact = worths.map((worth) => worth * 100)
  if (together) return exact.map(Math.round)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((total, one) => total + one, 0)
  const byRemainder = exact
    .map((one, seat) => [one - Math.floor(one), seat] as const)
    .sort(([a, i], [b, k]) => b - a || i - k)
  for (const [, seat] of byRemainder.slice(0, missing)) whole[seat]! += 1
  return whole
}

export function percent(worth: number): string {
  return t('replay-percent', { percent: Math.round(worth * 100) })
}

export function signed(change: number): string {
  const points = Math.round(change * 100)
  return points === 0 ? '±0' : points > 0 ? `+${points}` : `−${-points}`
}

/** Who played the seat at this moment, where somebody else has it in the end. */
export function earlierAt({ earlier = [] }: Pick<Replay, 'earlier'>, seat: number, ply: number): Earlier | undefined {
  return earlier.find((one) => one.seat === seat && ply <= one.until)
}

/** What the players were called at this moment. */
export function playersAt(replay: Pick<Replay, 'earlier' | 'players'>, ply: number): string[] {
  return replay.players.map((name, seat) => earlierAt(replay, seat, ply)?.name ?? name)
}
