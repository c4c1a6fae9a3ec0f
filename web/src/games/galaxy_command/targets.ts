/** From a piece on the board to the offer or refusal that belongs to it. */
import type { Action, Closed, Target } from '../../kit/board'

/** Actions are flat records of ids and numbers, so equal fields make equal actions. */
export function same(one: Action | null, other: Action | null): boolean {
  if (!one || !other) return false
  const fields = Object.keys(one)
  return fields.length === Object.keys(other).length && fields.every((field) => one[field] === other[field])
}

export function targetOf(targets: Target[], action: Action): Target | undefined {
  return targets.find((target) => same(target.action, action))
}

export function closedOf(closed: Closed[], action: Action): Closed | undefined {
  return closed.find((each) => same(each.action, action))
}

/** What can be said to a system: turn it up, attack it, or let it go in a pandemic. */
export function systemAction(system: { slot: number; card: number; aligned: boolean }, newest: number): Action {
  if (system.card === 0) return { kind: 'Explore', slot: system.slot }
  if (system.aligned && system.slot === newest) return { kind: 'RefuseRansom' }
  return { kind: 'Conquer', slot: system.slot }
}
