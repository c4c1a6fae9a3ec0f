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

export function lit(told: GameEvent): string[] {
  switch (told.kind) {
    case 'LaneClosed':
    case 'RouteChosen':
    case 'MoonboundLoaded':
    case 'MoonboundArrived':
    case 'EarthboundLoaded':
    case 'AiShipLoaded':
    case 'EarthboundArrived':
    case 'ClosedLaneGained':
      return [laneAt(told.lane)]
    case 'LanesBlocked':
      return [laneAt(told.up), laneAt(told.down)]
    case 'Boarded':
      return told.lanes.map(laneAt)
    case 'BidsShown':
      return told.corps.map(orderAt)
    case 'GoldBought':
    case 'GoldRemoved':
    case 'Produced':
    case 'GoldWorked':
    case 'Roused':
    case 'TeleportChosen':
      return [goldAt(told.gold)]
    case 'Worked':
      return [of(moduleAt(told.module), told.seat), baseAt(told.seat)]
    case 'Upgraded':
    case 'Salvaged':
      return [of(moduleAt(told.module), told.seat), baseAt(told.seat)]
    case 'SoldFromBase':
    case 'PriceRaised':
      return [goldAt(told.gold), priceAt(told.item)]
    case 'ShipSold':
      return told.items.map(priceAt)
    case 'WonderDrafted':
    case 'WonderDiscarded':
      return [wonderAt(told.card)]
    case 'WonderBuilt':
      return told.cards.map(wonderAt)
    case 'WonderRowShown':
      return told.cards.map(wonderAt)
    case 'Fed':
    case 'AstronautsDied':
    case 'BuildingEnded':
      return [baseAt(told.seat)]
    default:
      return []
  }
}
