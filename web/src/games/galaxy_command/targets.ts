/** From a piece on the board to the action that belongs to it. */
import type { Conquer, Explore, RefuseRansom, SystemView } from '../../gen/galaxy_command'

/** What can be done with a system: turn it up, attack it, or let it go in a pandemic. */
export function systemAction(
  system: Pick<SystemView, 'slot' | 'card' | 'aligned'>,
  newest: number,
): Explore | Conquer | RefuseRansom {
  if (system.card === 0) return { kind: 'Explore', slot: system.slot }
  if (system.aligned && system.slot === newest) return { kind: 'RefuseRansom' }
  return { kind: 'Conquer', slot: system.slot }
}
