/** How each event of Galaxy Trucker is shown. */
import type { Components, ComponentsLost, GalaxyTruckerView, GameEvent } from '../../gen/galaxy_trucker'
import type { Scene, SceneContext, SceneMap } from '../../kit/scenes'
import { cardAt, cellsOf, circleAt, markerAt, numberAt, partAt, pileAt, planetAt, plateAt } from './pieces'

type Context = SceneContext<GalaxyTruckerView, Components>

const FLIP = 500
/** Dice, and the way of what they name to a ship. */
const ROLL = 1100
const STRIKE = 700
export const FALL = 600
/** As long as it takes to read what is carried then. */
const STOW = 1500
const COUNTDOWN = 3300
/** Of the first who finishes. */
const MOMENT = 2000
/** Longer than any scene: what it leads to comes with a later event. */
const LATER = 60_000

const isOwn = (seat: number, context: Context): boolean => seat === context.seat
const isLast = ({ view }: Context): boolean => view.phase === 'End'
const hasFinished = ({ view, seat }: Context): boolean => seat !== null && (view.ships[seat]?.number ?? 0) > 0
/** Still in flight, so that it concerns the viewer. */
const flies = ({ view, seat }: Context): boolean => seat !== null && view.ships[seat]?.flying === true

/** Of what a player grabs. The others' is to be read, where their ships are; whoever has finished does not wait for it. */
function grab(seat: number, context: Context, ...pieces: string[]): Scene | null {
  if (hasFinished(context)) return null
  const scene = { pieces: [plateAt(seat), ...pieces] }
  return isOwn(seat, context) ? { ...scene, weight: 'glance' } : { ...scene, weight: 'read', region: 'others' }
}
/** Nobody had finished before, whatever number is taken. */
const isFirstDone = ({ before }: Context): boolean => before.ships.every((ship) => !ship.number)
/** Never what a turn is remembered for. */
const minor = (scene: Scene | null): Scene | null => scene && { ...scene, minor: true }
/** What becomes of it is told next. */
const glance = (scene: Scene | null): Scene | null => scene && { ...scene, weight: 'glance', minor: true }

const onShip = (seat: number, ...cells: number[]): Pick<Scene, 'board' | 'region' | 'pieces'> => ({
  board: seat,
  region: 'ship',
  pieces: cellsOf(seat, ...cells),
})
const onTimer = (circle: number): Pick<Scene, 'region' | 'pieces'> => ({ region: 'parts', pieces: [circleAt(circle)] })
const onTrack = (seat: number): Pick<Scene, 'region' | 'pieces'> => ({ region: 'ship', pieces: [markerAt(seat)] })
const ofCard = (card: number, ...pieces: string[]): Pick<Scene, 'region' | 'pieces'> => ({
  region: 'flight',
  pieces: [cardAt(card), ...pieces],
})

/** The view after a hit lacks all that was lost by it; more falls off where its last losses are not these. */
function isLastLoss({ seat, tiles }: ComponentsLost, { view }: Context): boolean {
  const lost = view.ships[seat]?.lost ?? []
  return tiles.every((tile) => lost.slice(-tiles.length).includes(tile))
}

export const scenes: SceneMap<GameEvent, GalaxyTruckerView, Components> = {
  RoundBegan: (_, { view }) => (view.journey.length ? { weight: 'climax', staged: true } : { weight: 'read' }),
  GoSaid: (event) => minor({ weight: 'read', sound: 'go', ...onTimer(event.circle) }),
  TurnBegan: (event, context) => glance(grab(event.seat, context)),
  ComponentDrawn: (event, context) => glance(grab(event.seat, context)),
  ComponentTaken: (event, context) => glance(grab(event.seat, context)),
  ComponentAdded: (event, context) => grab(event.seat, context, ...cellsOf(event.seat, event.cell)),
  ComponentTakenBack: (event, context) => grab(event.seat, context, ...cellsOf(event.seat, event.cell)),
  ComponentReturned: (event, context) => minor(grab(event.seat, context, partAt(event.tile))),
  ComponentSetAside: (event, context) => grab(event.seat, context),
  PilePickedUp: (event, context) => minor(grab(event.seat, context, pileAt(event.pile))),
  PilePutBack: (event, context) => (isOwn(event.seat, context) ? grab(event.seat, context, pileAt(event.pile)) : null),
  TimerFlipped: (event) => ({
    weight: 'read',
    motion: event.circle ? 0 : 2400,
    sound: event.circle ? 'go' : 'alarm',
    ...onTimer(event.circle),
  }),
  TimerRanOut: (event) => ({ weight: 'read', sound: 'refuse', ...onTimer(event.circle) }),
  ShipsSwapped: (event, context) => ({
    weight: event.to_fly && [event.one, event.other].includes(context.seat ?? -1) ? 'climax' : 'read',
    pieces: [plateAt(event.one), plateAt(event.other)],
  }),
  ShipFinished: (event, context) => ({
    weight: 'read',
    region: isOwn(event.seat, context) ? 'ship' : 'others',
    motion: isFirstDone(context) ? MOMENT : 0,
    sound: isFirstDone(context) ? 'end' : 'place',
    pieces: [numberAt(event.number), plateAt(event.seat)],
  }),
  BuildingEnded: () => ({ weight: 'read', sound: 'turn' }),
  FlawFound: (event) => ({ weight: 'read', ...onShip(event.seat, ...event.cells) }),
  SetAsideLost: (event) => ({ weight: 'read', ...onShip(event.seat) }),
  ComponentRemoved: (event) => ({ weight: 'read', ...onShip(event.seat, event.cell) }),
  NumberMovedBack: (event) => ({ weight: 'read', pieces: [plateAt(event.seat)] }),
  CrewPlaced: (event, context) => ({
    weight: isOwn(event.seat, context) ? 'glance' : 'read',
    ...onShip(event.seat, event.orange, event.purple),
  }),
  FlightBegan: (_, context) => ({
    weight: context.seat === null ? 'read' : 'climax',
    staged: true,
    motion: COUNTDOWN,
    sound: 'countdown',
    region: 'flight',
  }),
  CardTurnedUp: (event, context) => ({
    weight: flies(context) ? 'climax' : 'read',
    minor: true,
    staged: true,
    motion: FLIP,
    ...ofCard(event.card),
  }),
  CardIgnored: (event) => ({ weight: 'read', ...ofCard(event.card, plateAt(event.seat)) }),
  StrengthDeclared: (event, context) =>
    minor({
      weight: isOwn(event.seat, context) ? 'glance' : 'read',
      ...onShip(event.seat, ...event.powered, ...event.batteries),
    }),
  ShipMoved: (event) => minor({ weight: 'read', ...onTrack(event.seat), board: event.seat }),
  PlanetTaken: (event) => ({ weight: 'read', ...ofCard(event.card, planetAt(event.planet), plateAt(event.seat)) }),
  OfferAccepted: (event) => ({ weight: 'read', ...ofCard(event.card, plateAt(event.seat)) }),
  OfferDeclined: (event, context) => ({
    weight: isOwn(event.seat, context) ? 'glance' : 'read',
    ...ofCard(event.card, plateAt(event.seat)),
  }),
  // Of a landing it is the better half; the days that it took say less.
  GoodsStowed: (event, context) => ({
    weight: 'glance',
    motion: isOwn(event.seat, context) ? 0 : STOW,
    ...onShip(event.seat, ...event.cells),
  }),
  CrewLost: (event) => minor({ weight: 'read', sound: 'refuse', ...onShip(event.seat, ...event.cells) }),
  GoodsLost: (event) =>
    minor({ weight: 'read', sound: 'refuse', ...onShip(event.seat, ...event.holds, ...event.batteries) }),
  CreditsGained: (event) => minor({ weight: 'read', sound: 'turn', pieces: [plateAt(event.seat)] }),
  ThreatRolled: (event, { seat }) => {
    const at = seat !== null && event.at.includes(seat) ? seat : event.at[0]
    const scene: Scene = {
      weight: 'read',
      minor: true,
      motion: ROLL + STRIKE,
      reveal: LATER,
      sound: 'roll',
      region: 'ship',
    }
    return at === undefined ? scene : { ...scene, board: at }
  },
  ThreatMet: (event) => ({
    weight: event.result === 'missed' ? 'glance' : 'read',
    minor: true,
    motion: STRIKE,
    ...(event.result === 'missed' ? {} : { reveal: event.result === 'hit' ? LATER : STRIKE }),
    ...(event.result === 'hit' ? { sound: 'refuse' as const } : {}),
    ...onShip(event.seat, event.cell),
  }),
  ComponentsLost: (event, context) => ({
    weight: isOwn(event.seat, context) && !event.destroyed && event.cells.length ? 'climax' : 'read',
    motion: FALL,
    reveal: isLastLoss(event, context) ? FALL : LATER,
    ...onShip(event.seat, ...event.cells),
  }),
  AlienLeft: (event) => ({ weight: 'read', ...onShip(event.seat, event.cell) }),
  EnemyFought: (event, context) => ({
    weight: isOwn(event.seat, context) ? 'climax' : 'read',
    staged: true,
    sound: event.result === 'lost' ? 'refuse' : 'turn',
    ...ofCard(event.card, plateAt(event.seat)),
  }),
  WeakestFound: (event, context) => ({
    weight: isOwn(event.seat, context) ? 'climax' : 'read',
    region: 'flight',
    pieces: [plateAt(event.seat)],
  }),
  SaboteursRolled: (event) => ({
    weight: 'read',
    motion: ROLL,
    reveal: LATER,
    sound: 'roll',
    ...onShip(event.seat, event.cell),
  }),
  ShipGaveUp: (event, context) => ({
    weight: isOwn(event.seat, context) ? 'climax' : 'read',
    sound: 'refuse',
    ...onTrack(event.seat),
    board: event.seat,
  }),
  JourneyPaid: (event, context) => ({
    weight: 'read',
    staged: true,
    sound: 'place',
    pieces: [plateAt(event.seat)],
    always: isLast(context),
  }),
  CreditsCounted: (event) => ({
    weight: 'read',
    staged: true,
    sound: 'turn',
    pieces: event.seats.map(plateAt),
    always: true,
  }),
  GameEnded: () => ({ weight: 'climax', staged: true, always: true }),
}
