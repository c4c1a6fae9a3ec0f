// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Take a card of the next pair, or accelerate to the pair after it, and play it at once (GR-3.1, GR-4.1). */
export interface TakeCard {
  kind: "TakeCard";
  pair: number;
  orbit: number;
  face_up: boolean;
}

/** Claim a card of the pool with the resources owned (GR-4.5). */
export interface ClaimDiscovery {
  kind: "ClaimDiscovery";
  card: number;
}

/** Claim nothing this turn (GR-4.5). */
export interface DeclineClaim {
  kind: "DeclineClaim";
}

/** Play a prediction from hand, face down, on the rocket of a seat (GR-6.1). */
export interface PlayPrediction {
  kind: "PlayPrediction";
  card: number;
  rocket: number;
}

/** The track is laid and the season's pool shown (GR-1.3, GR-1.6, GR-7.1, GR-7.3). */
export interface SeasonBegan {
  kind: "SeasonBegan";
  season: number;
  track: number[];
  pool: number[];
  first: number;
}

/** A rocket moved to the space of a card, which was played at once (GR-3.1, GR-4.1). */
export interface CardTaken {
  kind: "CardTaken";
  seat: number;
  card: number;
  from_pair: number;
  from_orbit: number;
  pair: number;
  orbit: number;
  accelerated: boolean;
  face_up: boolean;
  distance: number;
  season_distance: number;
  owned: number;
  achieved: [number, number][];
}

/** A card that nobody can reach any more left the game (GR-3.5). */
export interface CardLeft {
  kind: "CardLeft";
  card: number;
  pair: number;
  orbit: number;
}

/** From this place of the pool; `resource` is the place among the kinds of what it counts as, -1: nothing. */
export interface DiscoveryClaimed {
  kind: "DiscoveryClaimed";
  seat: number;
  card: number;
  place: number;
  points: number;
  resource: number;
  achieved: [number, number][];
}

/** The next card of the season's deck came into the pool (GR-4.7). */
export interface DiscoveryShown {
  kind: "DiscoveryShown";
  card: number;
  place: number;
}

export interface ClaimDeclined {
  kind: "ClaimDeclined";
  seat: number;
}

/** The season is over; `by_orbit` where the distances were level and orbit one decided (GR-5.2, GR-5.3). */
export interface MedalWon {
  kind: "MedalWon";
  seat: number;
  season: number;
  points: number;
  distances: number[];
  by_orbit: boolean;
  achieved: [number, number][];
}

/** On a rocket, at this place of its stack from 0; `card` is 0 for everybody who looks on (GR-6.2). */
export interface PredictionPlayed {
  kind: "PredictionPlayed";
  seat: number;
  rocket: number;
  place: number;
  card: number;
}

/** What an open achievement gives each captain at the end (GR-8.8). */
export interface AchievementJudged {
  kind: "AchievementJudged";
  card: number;
  points: number[];
}

/** A played prediction was turned up; `token` is 0 where it was wrong (GR-8.9). */
export interface PredictionJudged {
  kind: "PredictionJudged";
  rocket: number;
  place: number;
  seat: number;
  card: number;
  correct: boolean;
  token: number;
  values: number[];
}

/** All that a captain scored (GR-8.11). */
export interface PointsCounted {
  kind: "PointsCounted";
  seat: number;
  medals: number;
  heroics: number;
  discoveries: number;
  expeditions: number;
  distance: number;
  achievements: number;
  predictions: number;
}

export interface GameEnded {
  kind: "GameEnded";
  scores: number[];
  winner: number;
  by_orbit: boolean;
}

export interface GalaxyRushView {
  kind: "GalaxyRushView";
  seat: number | null;
  season: number;
  phase: "" | "claim" | "over" | "prediction" | "turn";
  coming: string;
  turn: number;
  spaces: SpaceView[];
  landings: LandingView[];
  deck: number;
  pool: DiscoveryView[];
  discovery_deck: number;
  captains: CaptainView[];
  achievements: AchievementView[];
  medals: MedalView[];
  race: RaceView;
  rockets: RocketView[];
  standings: StandingView[];
  hand: number[];
  gone: number[];
}

/** A space of the track; `card` is 0 where none lies. */
export interface SpaceView {
  pair: number;
  orbit: number;
  card: number;
  left: boolean;
}

/** What taking this card leads to, for whoever's turn it is. */
export interface LandingView {
  pair: number;
  orbit: number;
  card: number;
  accelerates: boolean;
  next: number;
  claims: number[];
  leaves: number[];
  achieved_up: [number, number][];
  achieved_down: [number, number][];
  medal_up: number;
  medal_down: number;
}

/** A card of the pool. */
export interface DiscoveryView {
  card: number;
  place: number;
  missing: number[][];
  achieved: [number, number][];
}

export interface CaptainView {
  pair: number;
  orbit: number;
  resources: number[];
  expeditions: number[];
  heroics: number;
  expedition_points: number[];
  up: number[];
  down: number[];
  earlier: number[];
  discoveries: number[];
  season_distance: number;
  total_distance: number;
  medals: number[];
  hand: number;
  points: Record<string, number>;
  total: number;
}

export interface AchievementView {
  card: number;
  progress: ProgressView[];
}

/** How a captain stands with an achievement, as if the game ended now. */
export interface ProgressView {
  value: number;
  met: boolean;
  points: number;
}

/** `winner` is -1 while it waits. */
export interface MedalView {
  season: number;
  points: number;
  winner: number;
}

/** The race for this season's medal. */
export interface RaceView {
  points: number;
  distances: number[];
  leader: number;
  level: boolean;
}

/** What lies on and beside a rocket of the prediction card. */
export interface RocketView {
  stack: PlayedView[];
  tokens: number[];
}

/** A prediction on a rocket; what it says is shown only when it is judged, and is 0 before. */
export interface PlayedView {
  seat: number;
  card: number;
  correct: boolean;
  token: number;
}

/** What a prediction card counts of each rocket now; it is right for the one with more (GR-8.12). */
export interface StandingView {
  card: number;
  values: number[];
}

export interface Components {
  setup: Setup;
  distance: Distance;
  tokens: Tokens;
  rockets: Rocket[];
  medals: Medal[];
  resources: Resource[];
  expeditions: Expedition[];
  orbit_cards: OrbitCard[];
  discoveries: Discovery[];
  predictions: Prediction[];
  achievements: Achievement[];
}

export interface Setup {
  seasons: number;
  pairs: number;
  pool: number;
  achievements: number;
  predictions: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** So many points for each full `au` of the whole game. */
export interface Distance {
  au: number;
  points: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** The stack beside each rocket, the top one first. */
export interface Tokens {
  values: number[];
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Rocket {
  seat: 0 | 1;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Medal {
  season: number;
  points: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Resource {
  id: string;
  name: string;
  short: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** Points for each complete set, or by a table for the number owned, from 0. */
export interface Expedition {
  id: string;
  name: string;
  plural: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
  set_size: number;
  set_points: number;
  table: number[];
}

export interface OrbitCard {
  number: number;
  id: string;
  kind: string;
  name: string;
  distance: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  points: number;
}

export interface Discovery {
  number: number;
  id: string;
  season: number;
  name: string;
  body: string;
  points: number;
  cost: Record<string, number>;
  source: "own" | "public" | "reconstructed" | "rulebook";
  gives: string;
}

/** Right for the rocket that has more of the measure; alike in both colours. */
export interface Prediction {
  number: number;
  id: string;
  name: string;
  text: string;
  measure: "achievement_points" | "best_resource" | "discoveries" | "distance" | "distance_points" | "expedition_kinds" | "expeditions" | "heroics" | "medals" | "orbit_one" | "resource_sets" | "resources";
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Achievement {
  number: number;
  id: string;
  name: string;
  text: string;
  measure: "achievement_points" | "best_resource" | "discoveries" | "distance" | "distance_points" | "expedition_kinds" | "expeditions" | "heroics" | "medals" | "orbit_one" | "resource_sets" | "resources";
  rule: "at_least" | "at_most" | "each" | "exactly";
  value: number;
  points: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export type GameAction = TakeCard | ClaimDiscovery | DeclineClaim | PlayPrediction;

export type GameEvent =
  | SeasonBegan
  | CardTaken
  | CardLeft
  | DiscoveryClaimed
  | DiscoveryShown
  | ClaimDeclined
  | MedalWon
  | PredictionPlayed
  | AchievementJudged
  | PredictionJudged
  | PointsCounted
  | GameEnded;

export type GameView = GalaxyRushView;

export type GameData = Components;
