/** How each event of Galaxy Rush is shown. */
import type { Components, GalaxyRushView, GameEvent } from '../../gen/galaxy_rush'
import type { Scene, SceneContext, SceneMap } from '../../kit/scenes'
import { motionOf } from './moves'
import { achievementAt, foundAt, medalAt, playedAt, poolAt, predictionAt, rocketAt, spaceAt } from './pieces'

type Context = SceneContext<GalaxyRushView, Components>

/** The bars grow, then the medal is given. */
const CEREMONY = 1500
const TURN = 500
/** A captain's points appear one category after the other. */
const COUNT = 3000

/** What decides a season waits for the players, not for those who look on. */
const weightFor = ({ seat }: Context): Scene['weight'] => (seat === null ? 'read' : 'climax')
/** Final scoring, line by line. */
const scored = (...pieces: string[]): Scene => ({ weight: 'read', staged: true, always: true, motion: TURN, pieces })

export const scenes: SceneMap<GameEvent, GalaxyRushView, Components> = {
  SeasonBegan: (event) => ({ weight: 'read', opens: true, region: 'track', motion: motionOf(event) }),
  CardTaken: (event, context) => ({
    weight: 'read',
    region: 'captains',
    pieces: [playedAt(event.card), rocketAt(event.seat)],
    motion: motionOf(event),
    sound: 'place',
    always: isLast(context),
  }),
  CardLeft: (event) => ({
    weight: 'read',
    region: 'track',
    pieces: [spaceAt(event.pair, event.orbit)],
    motion: motionOf(event),
  }),
  DiscoveryClaimed: (event, context) => ({
    weight: 'read',
    region: 'captains',
    pieces: [foundAt(event.card)],
    motion: motionOf(event),
    sound: 'place',
    always: isLast(context),
  }),
  DiscoveryShown: (event) => ({
    weight: 'read',
    region: 'pool',
    pieces: [poolAt(event.place)],
    motion: motionOf(event),
  }),
  ClaimDeclined: () => ({ weight: 'glance', region: 'pool' }),
  MedalWon: (event, context) => ({
    weight: weightFor(context),
    region: 'track',
    staged: true,
    motion: CEREMONY,
    pieces: [medalAt(event.season)],
    always: event.season === context.data.setup.seasons,
  }),
  PredictionPlayed: (event) => ({
    weight: 'read',
    region: 'track',
    pieces: [predictionAt(event.rocket, event.place)],
    motion: motionOf(event),
  }),
  AchievementJudged: (event) => scored(achievementAt(event.card)),
  PredictionJudged: (event) => scored(predictionAt(event.rocket, event.place)),
  PointsCounted: () => ({ ...scored(), motion: COUNT }),
  GameEnded: (_, context) => ({ ...scored(), weight: weightFor(context) }),
}

/** The game ends with this turn, and the score sheet would cover it. */
const isLast = ({ view, data }: Context): boolean =>
  view.season === data.setup.seasons && view.captains.every((captain) => captain.pair === data.setup.pairs)
