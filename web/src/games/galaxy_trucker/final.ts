/** Which actions cannot be taken back, and which certainly end the player's flight. */
import type { Components, GalaxyTruckerView, GameAction, PartView } from '../../gen/galaxy_trucker'

/** Flying on is not one of them: nobody wants it back. */
const REVERSIBLE = new Set<GameAction['kind']>(['AddComponent', 'RemoveComponent', 'FlyOn'])

export const irreversible = (action: GameAction): boolean => !REVERSIBLE.has(action.kind)

/** No human would be left, no engine would work in open space, or it is giving up itself. */
export function fatal(action: GameAction, view: GalaxyTruckerView, data: Components): boolean {
  const seat = view.seat ?? -1
  const ship = view.ships[seat]
  if (!ship?.flying || view.phase !== 'Flight') return false
  if (action.kind === 'GiveUp') return true
  // In the learning flight nobody has to give up.
  if (view.learning) return false
  const card = data.cards[(view.card?.card ?? 0) - 1]
  const humans = (keeps: (part: PartView) => number): boolean =>
    ship.parts.reduce((sum, part) => sum + keeps(part), 0) > 0
  switch (action.kind) {
    case 'Accept':
      return card?.type === 'abandoned_ship' && card.lose_crew >= ship.crew
    case 'Declare':
      return card?.type === 'open_space' && !action.powered.length && !ship.engines
    case 'LoseCrew':
      return !humans((part) => part.humans && part.humans - action.cells.filter((cell) => cell === part.cell).length)
    case 'KeepPiece': {
      const kept = ship.pieces.find((piece) => piece.includes(action.cell)) ?? []
      return !humans((part) => (kept.includes(part.cell) ? part.humans : 0))
    }
    case 'TakeHit': {
      const struck = view.card?.threat?.ships[seat]?.cell ?? -1
      return !humans((part) => (part.cell === struck ? 0 : part.humans))
    }
    default:
      return false
  }
}
