/* Whose board is shown large, at a table and in a replay. */
import type { EventPlayer } from '../../kit/player.svelte'

export interface Looking {
  /** The board follows what is being shown, and comes back after it. */
  isFollowing: boolean
  /** Whose board the viewer has asked for. */
  looked: number | null
  /** The viewer's own seat; null for spectators. */
  seat: number | null
  /** Whose board spectators see first. */
  usual: number
}

/** Players are led to another board while something happens there, and back. Spectators have no board to come back to: theirs
    stays where something happened last, and with the player they have chosen to follow. */
export function boardShown(events: Pick<EventPlayer, 'now' | 'board'>, looking: Looking): number {
  const { isFollowing, looked, seat, usual } = looking
  if (seat === null) return looked ?? events.board ?? usual
  return (isFollowing ? events.now?.scene.board : undefined) ?? looked ?? seat
}
