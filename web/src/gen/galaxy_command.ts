// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Turn up a face-down system and attack it at once (CO-3.1). */
export interface Explore {
  kind: "Explore";
  slot: number;
}

/** Attack an explored, unaligned system (CO-3.6). */
export interface Conquer {
  kind: "Conquer";
  slot: number;
}

/** No action, no risk (CO-3.7). */
export interface BideTime {
  kind: "BideTime";
}

/** Exchange some of one resource for the other (CO-4.2). */
export interface Trade {
  kind: "Trade";
  give: "metal" | "wealth";
}

/** No exchange this turn (CO-4.2). */
export interface KeepResources {
  kind: "KeepResources";
}

/** Metal and wealth for a point of strength (CO-5.2). */
export interface BuildMilitary {
  kind: "BuildMilitary";
}

/** Pay for a technology and keep it (CO-5.3). */
export interface DiscoverTechnology {
  kind: "DiscoverTechnology";
  technology: string;
}

/** Build nothing more this turn (CO-5.1). */
export interface EndTurn {
  kind: "EndTurn";
}

/** Pay what the Pandemic asks (CO-6.13). */
export interface PayRansom {
  kind: "PayRansom";
  resource: "metal" | "wealth";
}

/** Let the newest aligned system go (CO-6.13). */
export interface RefuseRansom {
  kind: "RefuseRansom";
}

/** The year's events are dealt (CO-1.5, CO-7.1). */
export interface YearBegan {
  kind: "YearBegan";
  year: number;
  events: number;
}

export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
  year: number;
  round: number;
  drawn: boolean;
}

export interface SystemExplored {
  kind: "SystemExplored";
  seat: number;
  slot: number;
  card: number;
}

/** An explored system was attacked; `die` is 0 where diplomacy made the roll needless. */
export interface SystemAttacked {
  kind: "SystemAttacked";
  seat: number;
  slot: number;
  card: number;
  die: number;
  strength: number;
  resistance: number;
  aligned: boolean;
}

export interface StrengthLost {
  kind: "StrengthLost";
  seat: number;
  strength: number;
}

export interface TimeBidden {
  kind: "TimeBidden";
  seat: number;
  wasted: boolean;
}

/** What was added to storage, and what found no room. */
export interface ResourcesCollected {
  kind: "ResourcesCollected";
  seat: number;
  metal: number;
  wealth: number;
  wasted_metal: number;
  wasted_wealth: number;
  struck: boolean;
}

/** The change of each resource. */
export interface ResourcesTraded {
  kind: "ResourcesTraded";
  seat: number;
  metal: number;
  wealth: number;
}

export interface MilitaryBuilt {
  kind: "MilitaryBuilt";
  seat: number;
  strength: number;
}

export interface TechnologyDiscovered {
  kind: "TechnologyDiscovered";
  seat: number;
  technology: string;
  cost: number;
}

/** An event of the year's pile, or one of the unused pile in place of a Red Alert. */
export interface EventDrawn {
  kind: "EventDrawn";
  card: number;
  year: number;
  in_place: boolean;
  number: number;
  total: number;
}

export interface ResourcesGained {
  kind: "ResourcesGained";
  seat: number;
  metal: number;
  wealth: number;
  lost: number;
}

export interface StrikeCalled {
  kind: "StrikeCalled";
  seat: number;
  halved: boolean;
}

/** A revolt or invasion was rolled for; the system is lost or holds. */
export interface SystemDefended {
  kind: "SystemDefended";
  seat: number;
  slot: number;
  card: number;
  threat: "invasion" | "revolt";
  die: number;
  force: number;
  resistance: number;
  lost: boolean;
  tied: number;
}

/** No aligned system for a revolt or invasion in year 1. */
export interface NothingThreatened {
  kind: "NothingThreatened";
  seat: number;
}

/** The home world revolted: the player is out of the game. */
export interface CommanderLost {
  kind: "CommanderLost";
  seat: number;
}

export interface StormRaged {
  kind: "StormRaged";
  seat: number;
  slot: number;
  card: number;
  collections: number;
}

export interface RansomPaid {
  kind: "RansomPaid";
  seat: number;
  metal: number;
  wealth: number;
}

export interface SystemGivenUp {
  kind: "SystemGivenUp";
  seat: number;
  slot: number;
  card: number;
  forced: boolean;
}

export interface EnvoysArrived {
  kind: "EnvoysArrived";
  seat: number;
  strength: number;
}

/** A Red Alert that does not name this player. */
export interface PlayerSpared {
  kind: "PlayerSpared";
  seat: number;
  why: "" | "few systems" | "no production" | "no system" | "strength";
  value: number;
}

/** A line of the final score: for how many systems or technologies, or a bonus for all of them. */
export interface PointsScored {
  kind: "PointsScored";
  seat: number;
  category: "exploration" | "scientific" | "systems" | "technologies" | "warlord";
  count: number;
  points: number;
}

/** The final score by category (CO-8.1 to CO-8.4), after its lines. */
export interface CommanderScored {
  kind: "CommanderScored";
  seat: number;
  systems: number;
  technologies: number;
  exploration: number;
  scientific: number;
  warlord: number;
  out: boolean;
}

/** What the players have reached together, and what they needed; a target of 0 in solitaire (CO-8.6). */
export interface GameEnded {
  kind: "GameEnded";
  distant: number;
  target: number;
}

export interface GalaxyCommandView {
  kind: "GalaxyCommandView";
  seat: number | null;
  year: number;
  round: number;
  first: number;
  phase: string;
  turn: number;
  events_resolved: number;
  events_left: number;
  red_alerts: number;
  unused_events: number;
  used_events: number[];
  pandemic: number;
  commanders: CommanderView[];
  distant_aligned: number;
  distant_target: number;
  original: boolean;
}

export interface CommanderView {
  metal: number;
  wealth: number;
  strength: number;
  metal_production: number;
  wealth_production: number;
  next_metal: number;
  next_wealth: number;
  storage_limit: number;
  military_limit: number;
  technologies: string[];
  systems: SystemView[];
  newest: number;
  distant_open: boolean;
  sure_success: boolean;
  sure_next: boolean;
  strike: boolean;
  built: boolean;
  discovered: boolean;
  out: boolean;
  in_danger: boolean;
  points: Record<string, number>;
}

/** A place of a sector; `card` is 0 while it is face down. */
export interface SystemView {
  slot: number;
  distant: boolean;
  card: number;
  aligned: boolean;
  storm: number;
}

export interface Components {
  setup: Setup;
  limits: Limits;
  die: Die;
  target: Target;
  technologies: Technology[];
  systems: System[];
  events: EventCard[];
  bonuses: Bonus[];
  ranks: Rank[];
}

export interface Setup {
  near: number;
  distant: number;
  events_year_1: number;
  events_year_2: number;
  metal: number;
  wealth: number;
  strength: number;
  metal_production: number;
  wealth_production: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Limits {
  storage: number;
  military: number;
  military_metal: number;
  military_wealth: number;
  lost_strength: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Die {
  sides: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Target {
  distant_per_player: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Technology {
  id: string;
  name: string;
  row: number;
  column: 1 | 2;
  cost: number;
  points: number;
  ability: Ability;
  text: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** What technologies give their owner; the abilities of several add up to one of these. */
export interface Ability {
  military_limit: number;
  storage_limit: number;
  opens_distant: boolean;
  halves_strikes: boolean;
  against_invasion: number;
  against_revolt: number;
  sure_success: boolean;
  trade_give: number;
  trade_get: number;
}

export interface System {
  number: number;
  id: string;
  name: string;
  distant: boolean;
  resistance: number;
  metal: number;
  wealth: number;
  points: number;
  original: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  basis: string;
}

export interface EventCard {
  number: number;
  id: string;
  type: string;
  name: string;
  red_alert: boolean;
  years: [Gain | Strike | Revolt | Invasion | Quiet | Storm | Ransom | Envoys, Gain | Strike | Revolt | Invasion | Quiet | Storm | Ransom | Envoys];
  original: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  basis: string;
}

export interface Gain {
  effect: "gain";
  metal: number;
  wealth: number;
}

export interface Strike {
  effect: "strike";
}

export interface Revolt {
  effect: "revolt";
  force: number;
}

export interface Invasion {
  effect: "invasion";
  force: number;
}

export interface Quiet {
  effect: "quiet";
}

export interface Storm {
  effect: "storm";
  collections: number;
}

export interface Ransom {
  effect: "ransom";
  from_systems: number;
  wealth: number;
  metal: number;
}

export interface Envoys {
  effect: "envoys";
  up_to_strength: number;
  strength: number;
}

export interface Bonus {
  id: "exploration" | "scientific" | "warlord";
  name: string;
  points: number;
  text: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Rank {
  from_points: number;
  name: string;
  text: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export type GameAction =
  | Explore
  | Conquer
  | BideTime
  | Trade
  | KeepResources
  | BuildMilitary
  | DiscoverTechnology
  | EndTurn
  | PayRansom
  | RefuseRansom;

export type GameEvent =
  | YearBegan
  | TurnBegan
  | SystemExplored
  | SystemAttacked
  | StrengthLost
  | TimeBidden
  | ResourcesCollected
  | ResourcesTraded
  | MilitaryBuilt
  | TechnologyDiscovered
  | EventDrawn
  | ResourcesGained
  | StrikeCalled
  | SystemDefended
  | NothingThreatened
  | CommanderLost
  | StormRaged
  | RansomPaid
  | SystemGivenUp
  | EnvoysArrived
  | PlayerSpared
  | PointsScored
  | CommanderScored
  | GameEnded;

export type GameView = GalaxyCommandView;

export type GameData = Components;
