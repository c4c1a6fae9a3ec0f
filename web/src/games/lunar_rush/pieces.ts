/** What the pieces of the table are called in the document, and which of them an event speaks of. */
import type { GameEvent, ShipView } from '../../gen/lunar_rush'
import { shipKey } from './lanes'

export const laneAt = (lane: number): string => `lane-${lane}`
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
export const wonderAt = (card: number): string => `wonder-${card}`

/** Things of one base are marked with whose they are: only that base's are meant. */
export const of = (piece: string, corp: number): string => `${piece}-of-${corp}`

export function lit(event: GameEvent): string[] {
  switch (event.kind) {
    case 'LaneClosed':
    case 'RouteChosen':
    case 'MoonboundLoaded':
    case 'MoonboundArrived':
    case 'EarthboundLoaded':
    case 'AiShipLoaded':
    case 'EarthboundArrived':
    case 'ClosedLaneGained':
      return [laneAt(event.lane)]
    case 'LanesBlocked':
      return [laneAt(event.up), laneAt(event.down)]
    case 'Boarded':
      return event.lanes.map(laneAt)
    case 'BidsShown':
      return event.corps.map(orderAt)
    case 'GoldBought':
    case 'GoldRemoved':
    case 'Produced':
    case 'GoldWorked':
    case 'Roused':
    case 'TeleportChosen':
      return [goldAt(event.gold)]
    case 'Worked':
      return [of(moduleAt(event.module), event.seat), baseAt(event.seat)]
    case 'Upgraded':
    case 'Salvaged':
      return [of(moduleAt(event.module), event.seat), baseAt(event.seat)]
    case 'SoldFromBase':
    case 'PriceRaised':
      return [goldAt(event.gold), priceAt(event.item)]
    case 'ShipSold':
      return event.items.map(priceAt)
    case 'WonderDrafted':
    case 'WonderDiscarded':
      return [wonderAt(event.card)]
    case 'WonderBuilt':
      return event.cards.map(wonderAt)
    case 'WonderRowShown':
      return event.cards.map(wonderAt)
    case 'Fed':
    case 'AstronautsDied':
    case 'BuildingEnded':
      return [baseAt(event.seat)]
    default:
      return []
  }
}
