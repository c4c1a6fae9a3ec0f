/** How each event of Lunar Rush is shown. */
import type { Components, GameEvent, LunarRushView } from '../../gen/lunar_rush'
import type { Scene, SceneContext, SceneMap } from '../../kit/scenes'
import {
  arrivalAt,
  corpAt,
  goldAt,
  laneAt,
  moduleAt,
  of,
  orderAt,
  priceAt,
  roleAt,
  spaceAt,
  storeAt,
  wonderAt,
} from './pieces'
import { isTogether } from './steps'
import { LIFE_SUPPORT, ORE } from './words'

type Context = SceneContext<LunarRushView, Components>

const MOVE = 320
const FLIP = 420
const STAGGER = 120
const LAND = 700
const WORK = 1000
const SELL = 1700
const LAST_TURN: Components['setup']['turns'] = 7

/** The last Market phase and the extra ones decide the game. */
const isLast = ({ view }: Context): boolean => view.turn === LAST_TURN

const onRoutes = (weight: Scene['weight'], ...pieces: string[]): Scene => ({ weight, region: 'routes', pieces })
const onCards = (weight: Scene['weight'], ...pieces: string[]): Scene => ({ weight, region: 'cards', pieces })
/** An AI has no base that could be shown. */
const inBase = (weight: Scene['weight'], corp: number, ...pieces: string[]): Scene =>
  corp >= 0
    ? { weight, region: 'base', board: corp, pieces: [...pieces, corpAt(corp)] }
    : onRoutes(weight, corpAt(corp))
const onMarket = (context: Context, weight: Scene['weight'], ...pieces: string[]): Scene => ({
  weight,
  region: 'market',
  pieces,
  always: isLast(context),
})

/** In a step that all do at once, nobody is taken away from their own board: what they do is seen where they did it, and
    what the others do meanwhile on their plates, for as long as it takes to read it. Nobody waits for that: whoever goes on
    has seen enough. Who has finished sees it as told here. */
function together(seat: number, { view, seat: viewer }: Context, scene: Scene): Scene {
  const { weight, motion = 0, pieces = [] } = scene
  if (seat === viewer) return { weight: 'glance', motion: MOVE, pieces }
  const isBusy = viewer !== null && isTogether(view.step) && view.awaiting.includes(viewer)
  return isBusy ? { weight, motion, pieces } : scene
}
/** An astronaut at work in a base: less than an upgrade, yet more than a beat. */
const working = (seat: number, ...pieces: string[]): Scene => ({ ...inBase('glance', seat, ...pieces), motion: WORK })
const plate = (seat: number): Scene => ({ weight: 'glance', pieces: [corpAt(seat)] })
const stores = (seat: number, made: readonly (readonly [number, number])[]): string[] =>
  made.map(([item]) => of(storeAt(item), seat))

export const scenes: SceneMap<GameEvent, LunarRushView, Components> = {
  RoleWished: (event) => plate(event.seat),
  RoleDrawn: (event) => ({ ...onCards('read', roleAt(event.seat)), board: event.seat }),
  ChallengePicked: (event) => ({ ...onCards('read', roleAt(event.seat)), board: event.seat }),

  TurnBegan: () => onRoutes('glance'),
  LanesBlocked: (event) => onRoutes('read', laneAt(event.up), laneAt(event.down)),
  LaneClosed: (event) => onRoutes('read', laneAt(event.lane)),
  BidPlaced: (event) => plate(event.seat),
  BidsShown: (event) => ({
    ...onRoutes('read', ...event.corps.map(orderAt)),
    motion: FLIP + STAGGER * event.corps.length,
    sound: 'place',
  }),
  AiCardsTurned: (event) => onRoutes('read', ...event.lanes.map(laneAt), corpAt(event.corp)),
  RouteChosen: (event, { seat }) =>
    onRoutes(event.corp === seat ? 'glance' : 'read', laneAt(event.lane), corpAt(event.corp)),
  PickGivenUp: (event) => onRoutes('read', corpAt(event.corp)),
  ClosedLaneGained: (event) => onRoutes('read', laneAt(event.lane), corpAt(event.seat)),
  MoonboundLoaded: (event, context) =>
    together(event.seat, context, onRoutes('read', laneAt(event.lane), corpAt(event.seat))),
  TeleportChosen: (event, context) =>
    together(event.seat, context, onCards('read', goldAt(event.gold), corpAt(event.seat))),
  LoadingFinished: () => null,
  TakenBack: (event) => plate(event.seat),
  Unveiled: () => ({ weight: 'glance' }),
  ShipsMoved: () => ({ ...onRoutes('read'), motion: LAND }),
  MoonboundArrived: (event) => ({
    ...inBase('read', event.corp, arrivalAt(event.lane), ...stores(event.corp, event.load)),
    motion: LAND,
    reveal: LAND,
  }),
  Teleported: (event) => inBase('read', event.seat, ...stores(event.seat, event.load)),

  GoldBought: (event) => ({ ...onCards('read', goldAt(event.gold), corpAt(event.seat)), sound: 'place' }),
  GoldPassed: (event) => ({ ...onCards('read', corpAt(event.seat)), minor: true }),
  GoldRemoved: (event) => ({
    ...onCards('read', goldAt(event.gold), corpAt(event.corp)),
    motion: LAND,
    reveal: LAND,
  }),
  WonderRowShown: (event) => onCards('read', ...event.cards.map(wonderAt)),
  WonderDrafted: (event) => onCards('read', wonderAt(event.card), corpAt(event.seat)),
  WonderDiscarded: (event) => onCards('glance', wonderAt(event.card)),
  WonderBuilt: (event, context) =>
    together(event.seat, context, {
      ...onCards('read', ...event.cards.map(wonderAt), corpAt(event.seat)),
      board: event.seat,
    }),

  Produced: (event, context) =>
    together(
      event.seat,
      context,
      onCards('read', goldAt(event.gold), ...stores(event.seat, event.made), corpAt(event.seat)),
    ),
  Worked: (event, context) =>
    together(
      event.seat,
      context,
      working(event.seat, of(spaceAt(event.module, event.space), event.seat), ...stores(event.seat, event.made)),
    ),
  GoldWorked: (event, context) =>
    together(event.seat, context, working(event.seat, goldAt(event.gold), ...stores(event.seat, event.made))),
  Upgraded: (event, context) =>
    together(event.seat, context, inBase('read', event.seat, of(moduleAt(event.module), event.seat))),
  Salvaged: (event, context) =>
    together(event.seat, context, inBase('read', event.seat, of(moduleAt(event.module), event.seat))),
  SoldFromBase: (event, context) =>
    together(event.seat, context, {
      ...onMarket(context, 'read', priceAt(event.item), goldAt(event.gold), corpAt(event.seat)),
      motion: SELL,
    }),
  Roused: (event, context) =>
    together(event.seat, context, { ...plate(event.seat), pieces: [goldAt(event.gold), corpAt(event.seat)] }),
  StandInHired: (event, context) =>
    together(event.seat, context, { ...plate(event.seat), pieces: [roleAt(event.seat), corpAt(event.seat)] }),
  Boarded: (event, context) =>
    together(event.seat, context, onRoutes('read', ...event.lanes.map(laneAt), corpAt(event.seat))),
  BuildingEnded: () => null,
  Fed: (event) => inBase('read', event.seat, of(storeAt(LIFE_SUPPORT), event.seat)),
  AstronautsDied: (event, { seat }) => ({
    ...inBase(event.seat === seat ? 'climax' : 'read', event.seat, of(moduleAt(0), event.seat)),
    sound: 'refuse',
  }),
  EarthboundLoaded: (event, context) =>
    together(event.seat, context, onRoutes('read', laneAt(event.lane), corpAt(event.seat))),
  AiShipLoaded: (event) => onRoutes('read', laneAt(event.lane), corpAt(event.corp)),

  EarthboundArrived: (event, context) => ({
    ...onMarket(context, event.gc ? 'read' : 'glance', arrivalAt(event.lane), corpAt(event.corp)),
    motion: LAND,
  }),
  PriceRaised: (event, context) =>
    onMarket(context, 'read', priceAt(event.item), goldAt(event.gold), corpAt(event.seat)),
  MarketPassed: (event) => plate(event.seat),
  ShipSold: (event, context) => ({
    ...onMarket(
      context,
      isLast(context) ? 'climax' : 'read',
      ...event.items.map(priceAt),
      arrivalAt(event.lane),
      corpAt(event.corp),
    ),
    motion: SELL,
    sound: 'place',
  }),
  FeePaid: (event, context) => onMarket(context, 'read', corpAt(event.seat)),
  PricesMoved: () => null,
  MarketRefreshed: (event, context) => ({
    ...onMarket(context, 'read', ...moved(event.steps)),
    motion: event.steps.some((steps) => steps > 0) ? SELL : 0,
  }),
  GoalMet: (event) => ({ ...onCards('read', roleAt(event.seat), corpAt(event.seat)), board: event.seat }),
  ExtraMarket: (_, context) => onMarket(context, 'climax'),
  FinalScored: (event) => ({
    weight: 'read',
    staged: true,
    motion: MOVE * (event.added.length + 4),
    reveal: MOVE * (event.added.length + 3),
    pieces: [corpAt(event.corp)],
    always: true,
  }),
  GameEnded: (event) => ({
    weight: 'climax',
    staged: true,
    pieces: event.corps.map(corpAt),
    always: true,
    sound: 'end',
  }),
}

/** The prices that recover. */
const moved = (steps: readonly number[]): string[] => steps.flatMap((by, at) => (by > 0 ? [priceAt(ORE + at)] : []))
