/** The Market phases as they are told: each arrival, sale and refresh in turn, and what the table looks like at that moment. */
import type { Components, GameEvent, LunarRushView, PriceView, ShipView } from '../../gen/lunar_rush'
import { shipKey } from './lanes'
import { STEPS } from './steps'
import { isUp } from './words'

/** An event that is shown for a while. */
export interface Beat {
  event: GameEvent
  /** The table as far as it has been told. */
  view: LunarRushView
  /** Which extra Market phase it is; 0: the one of the turn. */
  extra: number
  /** The events of the game up to this one. */
  upto: number
  /** Milliseconds at the usual pace. */
  rest: number
}

export interface Telling {
  beats: Beat[]
  /** The table after all these events, as far as the market goes. */
  view: LunarRushView
}

/** The events that follow `view`, told from there on; `now` is the view after them and `from` the number of events before. */
export function tellingOf(
  view: LunarRushView,
  now: LunarRushView,
  events: readonly GameEvent[],
  data: Components,
  from: number,
): Telling {
  const beats: Beat[] = []
  let [after, extra] = [laden(view, now, events), 0]
  events.forEach((event, at) => {
    const last = events[at - 1]
    after = tell(after, event, last, data)
    if (event.kind === 'ExtraMarket') extra = event.number
    if (event.kind === 'TurnBegan') extra = 0
    const rest = restOf(event, last)
    if (rest)
      beats.push({ event: isBaseSale(event, last) ? last! : event, view: after, extra, upto: from + at + 1, rest })
  })
  return { beats, view: after }
}

const OF_MARKET = new Set(['EarthboundArrived', 'ShipSold', 'MarketRefreshed', 'ExtraMarket'])

/** Whether these are Market phases of the last turn, with which the game ends. */
export function isLastMarket(view: LunarRushView, events: readonly GameEvent[], data: Components): boolean {
  return view.turn === data.setup.turns && events.some((event) => OF_MARKET.has(event.kind))
}

/** Long enough to read what happened. */
function restOf(event: GameEvent, last: GameEvent | undefined): number {
  switch (event.kind) {
    case 'ShipSold':
      return 1600
    case 'ExtraMarket':
      return 1400
    case 'GoalMet':
    case 'PriceRaised':
      return 1200
    case 'MarketRefreshed':
      return event.steps.some((steps) => steps > 0) ? 1200 : 0
    case 'PricesMoved':
      return isBaseSale(event, last) ? 1200 : 0
    case 'EarthboundArrived':
      return event.gc ? 1100 : 500
    case 'FeePaid':
      return 800
    default:
      return 0
  }
}

/** A gold module sold something from a base, and the price fell: the Tourist Market leaves prices alone (LR-7.9). */
const isBaseSale = (event: GameEvent, last: GameEvent | undefined): boolean =>
  event.kind === 'PricesMoved' && last?.kind === 'SoldFromBase'

function tell(view: LunarRushView, event: GameEvent, last: GameEvent | undefined, data: Components): LunarRushView {
  const after = paid(view, event)
  switch (event.kind) {
    case 'TurnBegan':
      return { ...after, turn: event.turn, step: STEPS.bid }
    case 'EarthboundArrived':
      return opened(after, data)
    case 'ShipSold':
      return sold(opened(after, data), (item) => event.numbers[event.items.indexOf(item)] ?? 0)
    case 'PriceRaised':
      return {
        ...after,
        prices: after.prices.map((price) => (price.item === event.item ? moved(price, -event.steps) : price)),
      }
    case 'PricesMoved':
      if (last?.kind === 'SoldFromBase') return sold(after, (item) => Number(item === last.item))
      return last?.kind === 'ShipSold'
        ? withShips(after, (ship) =>
            isPorted(ship) && ship.corp === last.corp && ship.lane === last.lane ? null : ship,
          )
        : after
    case 'MarketRefreshed': {
      const refreshed = withShips(opened(after, data), leaving)
      return { ...refreshed, prices: refreshed.prices.map((price, at) => moved(price, -(event.steps[at] ?? 0))) }
    }
    case 'ExtraMarket':
      return advanced(withShips(after, leaving), data)
    default:
      return after
  }
}

/** Who has gained or paid how many GC. */
function gains(event: GameEvent): [corp: number, gc: number][] {
  switch (event.kind) {
    case 'EarthboundArrived':
    case 'ShipSold':
      return [[event.corp, event.gc]]
    case 'SoldFromBase':
    case 'Salvaged':
    case 'GoalMet':
      return [[event.seat, event.gc]]
    case 'FeePaid':
      return [[event.seat, -event.gc]]
    case 'AstronautsDied':
      return [[event.seat, -event.lost]]
    case 'BidsShown':
      return event.corps.map((corp, at) => [corp, -(event.paid[at] ?? 0)])
    default:
      return []
  }
}

function paid(view: LunarRushView, event: GameEvent): LunarRushView {
  const sums = new Map(gains(event))
  if (!sums.size) return view
  return {
    ...view,
    corporations: view.corporations.map((row) =>
      sums.has(row.corp) ? { ...row, gc: row.gc + sums.get(row.corp)! } : row,
    ),
  }
}

/** To the right as items are sold, to the left as prices recover, never beyond the ends of the track. */
function moved(price: PriceView, by: number): PriceView {
  const at = Math.max(0, Math.min(price.track.length - 1, price.at + by))
  return { ...price, at, price: price.track[at] ?? price.price }
}

function sold(view: LunarRushView, number: (item: number) => number): LunarRushView {
  return {
    ...view,
    prices: view.prices.map((price) => ({
      ...moved(price, number(price.item)),
      sold: price.sold + number(price.item),
    })),
  }
}

const isPorted = (ship: ShipView): boolean => ship.moves === 0
/** Ships in port are put away once their phase is over. */
const leaving = (ship: ShipView): ShipView | null => (isPorted(ship) ? null : ship)

function withShips(view: LunarRushView, change: (ship: ShipView) => ShipView | null): LunarRushView {
  return {
    ...view,
    lanes: view.lanes.map((lane) => ({ ...lane, ships: lane.ships.map(change).filter((ship) => ship !== null) })),
  }
}

/** Nobody is asked for anything. */
const inMarket = (view: LunarRushView): LunarRushView => ({ ...view, step: STEPS.market, awaiting: [] })

/** A phase begins: all earthbound ships move one space (LR-11.1). */
function advanced(view: LunarRushView, data: Components): LunarRushView {
  const unsold = view.prices.map((price) => ({ ...price, sold: 0 }))
  return withShips(inMarket({ ...view, prices: unsold }), (ship) =>
    isUp(data, ship.lane) ? ship : { ...ship, moves: ship.moves - 1 },
  )
}

/** At the first event of a phase its ships have moved; before its cards are asked for they had done so already. */
function opened(view: LunarRushView, data: Components): LunarRushView {
  if (view.step === STEPS.market) return view
  return view.step === STEPS.cards ? inMarket(view) : advanced(view, data)
}

/** With what ships carry once all are loaded: as they are seen afterwards, or as they will sell it. */
function laden(view: LunarRushView, now: LunarRushView, events: readonly GameEvent[]): LunarRushView {
  const ships = view.lanes.flatMap((lane) => lane.ships)
  const later = new Map(now.lanes.flatMap((lane) => lane.ships).map((ship) => [shipKey(ship), ship.load]))
  const sales = events.filter((event) => event.kind === 'ShipSold')
  const sale = (ship: ShipView): ShipView['load'] => {
    const isLike = (other: { corp: number; lane: number }): boolean =>
      other.corp === ship.corp && other.lane === ship.lane
    const ahead = ships.filter((other) => isLike(other) && other.load.length).length
    const own = sales.filter(isLike)[ahead]
    return own?.items.map((item, at) => [item, own.numbers[at] ?? 0]) ?? []
  }
  const isAtLaunch = (ship: ShipView): boolean =>
    ship.moves === view.lanes.find((lane) => lane.lane === ship.lane)?.moves
  return withShips(view, (ship) =>
    isAtLaunch(ship)
      ? { ...ship, load: later.get(shipKey(ship)) ?? (ship.load.length ? ship.load : sale(ship)) }
      : ship,
  )
}
