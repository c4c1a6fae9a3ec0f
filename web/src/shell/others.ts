/* Whether somebody else still plays at a table: has a seat, and no bot plays it for them. */
interface Seat {
  kind: 'open' | 'person' | 'bot'
  yours: boolean
  stand_in?: string
}

export function hasOthers({ seats }: { seats: readonly Seat[] }): boolean {
  return seats.some((seat) => seat.kind === 'person' && !seat.yours && !seat.stand_in)
}
