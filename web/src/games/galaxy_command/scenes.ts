/** How each event of Galaxy Command is shown. */
import type { Components, GalaxyCommandView, GameEvent, PointsScored } from '../../gen/galaxy_command'
import type { Scene, SceneContext, SceneMap } from '../../kit/scenes'
import { commanderPiece, EVENT, GOAL, platePiece, systemPiece, technologyPiece, trackPiece, YEARS } from './pieces'

type Context = SceneContext<GalaxyCommandView, Components>

const FLIP = 500
const ROLL = 700

/** In a sector: its pieces, and the sector itself comes to the board. */
const inSector = (seat: number, ...pieces: string[]): Pick<Scene, 'board' | 'region' | 'pieces'> => ({
  board: seat,
  region: 'sector',
  pieces,
})
const onMat = (seat: number, ...tracks: string[]): Pick<Scene, 'board' | 'region' | 'pieces'> => ({
  board: seat,
  region: 'mats',
  pieces: tracks.map((track) => trackPiece(seat, track)),
})
/** What an event card did to a commander. */
const ofEvent = (seat: number, context: Context, ...pieces: string[]): Scene => ({
  weight: 'read',
  region: 'events',
  pieces: [EVENT, platePiece(seat), ...pieces],
  minor: true,
  always: isLast(context),
})

/** The tracks of what somebody gained or paid. */
const tracksOf = ({ seat, metal, wealth }: { seat: number; metal: number; wealth: number }): string[] => [
  ...(metal ? [trackPiece(seat, 'metal')] : []),
  ...(wealth ? [trackPiece(seat, 'wealth')] : []),
]

/** What a line of the final score counts, where it lies. */
function counted({ seat, category }: PointsScored, { view }: Context): Scene {
  const own = view.commanders[seat]
  const technical = category === 'technologies' || category === 'scientific'
  const found = technical
    ? own?.technologies.map((id) => technologyPiece(seat, id))
    : own?.systems
        .filter((each) => each.aligned || category === 'exploration')
        .map((each) => systemPiece(seat, each.slot))
  return {
    weight: 'read',
    board: seat,
    region: technical ? 'mats' : 'sector',
    pieces: [platePiece(seat), ...(found ?? [])],
    always: true,
  }
}

/** What decides about one's own sector waits for the player. */
const weightFor = (seat: number, context: Context): Scene['weight'] => (seat === context.seat ? 'climax' : 'read')
const isRedAlert = (card: number, { data }: Context): boolean =>
  data.events.find((row) => row.number === card)?.red_alert === true

export const scenes: SceneMap<GameEvent, GalaxyCommandView, Components> = {
  YearBegan: () => ({ weight: 'read', opens: true, region: 'events', pieces: [YEARS] }),
  TurnBegan: (event) => ({ weight: 'glance', opens: true, ...inSector(event.seat) }),
  SystemExplored: (event) => ({
    weight: 'read',
    staged: true,
    motion: FLIP,
    ...inSector(event.seat, systemPiece(event.seat, event.slot)),
  }),
  SystemAttacked: (event, context) => ({
    weight: weightFor(event.seat, context),
    staged: true,
    motion: ROLL,
    reveal: event.die ? ROLL : 0,
    sound: 'roll',
    ...inSector(event.seat, systemPiece(event.seat, event.slot)),
  }),
  StrengthLost: (event) => ({ weight: 'read', ...onMat(event.seat, 'military') }),
  TimeBidden: (event) => ({ weight: 'read', ...inSector(event.seat) }),
  ResourcesCollected: (event) => ({ weight: 'read', ...onMat(event.seat, 'metal', 'wealth') }),
  ResourcesTraded: (event) => ({ weight: 'read', ...onMat(event.seat, 'metal', 'wealth') }),
  MilitaryBuilt: (event) => ({ weight: 'read', ...onMat(event.seat, 'military', 'metal', 'wealth') }),
  TechnologyDiscovered: (event) => ({
    weight: 'read',
    board: event.seat,
    region: 'mats',
    pieces: [technologyPiece(event.seat, event.technology)],
  }),
  EventDrawn: (event, context) => ({
    weight: isRedAlert(event.card, context) ? 'climax' : 'read',
    opens: true,
    staged: true,
    motion: FLIP,
    region: 'events',
    pieces: [EVENT],
    always: isLast(context),
  }),
  ResourcesGained: (event, context) => ofEvent(event.seat, context, ...tracksOf(event)),
  StrikeCalled: (event, context) => ofEvent(event.seat, context),
  SystemDefended: (event, context) => ({
    ...ofEvent(event.seat, context, systemPiece(event.seat, event.slot)),
    weight: weightFor(event.seat, context),
    staged: true,
    motion: ROLL,
    reveal: ROLL,
    sound: 'roll',
    board: event.seat,
  }),
  NothingThreatened: (event, context) => ofEvent(event.seat, context),
  CommanderLost: (event, context) => ({
    ...ofEvent(event.seat, context),
    weight: 'climax',
    board: event.seat,
    region: 'mats',
  }),
  StormRaged: (event, context) => ({
    ...ofEvent(event.seat, context, systemPiece(event.seat, event.slot)),
    board: event.seat,
  }),
  RansomPaid: (event, context) => ofEvent(event.seat, context, ...tracksOf(event)),
  SystemGivenUp: (event, context) => ({
    ...ofEvent(event.seat, context, systemPiece(event.seat, event.slot)),
    board: event.seat,
  }),
  EnvoysArrived: (event, context) => ofEvent(event.seat, context, trackPiece(event.seat, 'military')),
  PlayerSpared: (event, context) => ofEvent(event.seat, context),
  PointsScored: counted,
  CommanderScored: (event) => ({
    weight: 'read',
    board: event.seat,
    region: 'others',
    pieces: [platePiece(event.seat), commanderPiece(event.seat)],
    always: true,
  }),
  GameEnded: () => ({ weight: 'climax', region: 'others', pieces: [GOAL], always: true }),
}

const LAST_YEAR = 2
/** The game ends with this event, which the score sheet would cover; while it is resolved it still counts as left. */
const isLast = ({ view }: Context): boolean =>
  view.year === LAST_YEAR && view.events_left <= (view.phase === 'Event' ? 1 : 0)
