/** What the pieces of the table are called in the document. */
import type { ShipView } from '../../gen/lunar_rush'
import { shipKey } from './lanes'

export const laneAt = (lane: number): string => `lane-${lane}`
/** The whole lane, where ships arrive. */
export const arrivalAt = (lane: number): string => `route-${lane}`
export const shipAt = (ship: ShipView): string => `ship-${shipKey(ship)}`
export const spaceAt = (module: number, space: number): string => `space-${module}-${space}`
export const moduleAt = (module: number): string => `module-${module}`
export const upgradeAt = (module: number): string => `upgrade-${module}`
export const goldAt = (gold: number): string => `gold-${gold}`
export const priceAt = (item: number): string => `price-${item}`
export const storeAt = (item: number): string => `store-${item}`
export const baseAt = (corp: number): string => `base-${corp}`
export const orderAt = (corp: number): string => `order-${corp}`
export const bidAt = (value: number): string => `bid-${value}`
export const roleAt = (corp: number): string => `role-${corp}`
/** A player's plate, as the frame marks it; an AI stands beside the plates. */
export const corpAt = (corp: number): string => (corp >= 0 ? `seat-${corp}` : `ai-${-corp}`)
export const wonderAt = (card: number): string => `wonder-${card}`

/** Things of one base are marked with whose they are: only that base's are meant. */
export const of = (piece: string, corp: number): string => `${piece}-of-${corp}`
