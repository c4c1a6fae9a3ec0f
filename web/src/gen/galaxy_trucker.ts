// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Start the timer and the building (GT-5.1). */
export interface SayGo {
  kind: "SayGo";
}

/** Take a component nobody has seen (GT-3.1). */
export interface TakeFaceDown {
  kind: "TakeFaceDown";
}

/** Take a component that lies face up in the warehouse (GT-3.1). */
export interface TakeFaceUp {
  kind: "TakeFaceUp";
  tile: number;
}

/** Take one of one's own set-aside components (GT-3.7). */
export interface TakeSetAside {
  kind: "TakeSetAside";
  tile: number;
}

/** Put the held component on the ship, turned so many quarters clockwise (GT-3.2, GT-3.4). */
export interface AddComponent {
  kind: "AddComponent";
  cell: number;
  turns: number;
}

/** Take the newest component off the ship again, to move it, turn it or give it up (GT-3.5). */
export interface TakeBack {
  kind: "TakeBack";
}

/** Put the held component face up into the warehouse (GT-3.2). */
export interface ReturnComponent {
  kind: "ReturnComponent";
}

/** Put the held component on a set-aside spot (GT-3.7). */
export interface SetAside {
  kind: "SetAside";
}

/** Pick up a pile of adventure cards (GT-4.2). */
export interface LookAtPile {
  kind: "LookAtPile";
  pile: number;
}

/** Put it back in its place (GT-4.2). */
export interface PutPileBack {
  kind: "PutPileBack";
}

/** Flip the timer on to the next circle (GT-5.2, GT-5.3). */
export interface FlipTimer {
  kind: "FlipTimer";
}

/** The timer has run out; only the clock says this (GT-5.7). */
export interface RunOut {
  kind: "RunOut";
}

/** Leave the rest of a building turn unused (GT-5.7). */
export interface EndTurn {
  kind: "EndTurn";
}

/** Take a number tile and build no more (GT-6.1). */
export interface Finish {
  kind: "Finish";
  number: number;
}

/** Take a component that is part of a flaw off the ship (GT-7.3). */
export interface RemoveComponent {
  kind: "RemoveComponent";
  cell: number;
}

/** Of a ship in pieces, keep the one with this cell (GT-7.4, GT-11.6). */
export interface KeepPiece {
  kind: "KeepPiece";
  cell: number;
}

/** Aliens for these cabins, or -1; humans for all others (GT-8.1). */
export interface PlaceCrew {
  kind: "PlaceCrew";
  orange: number;
  purple: number;
}

/** Be ready for the next card (GT-15.1). */
export interface FlyOn {
  kind: "FlyOn";
}

/** Leave the flight before the next card (GT-15.1). */
export interface GiveUp {
  kind: "GiveUp";
}

/** Power these double engines or cannons with a token from each of these batteries (GT-9.3). */
export interface Declare {
  kind: "Declare";
  powered: number[];
  batteries: number[];
}

/** Take a planet (GT-13.2). */
export interface Land {
  kind: "Land";
  planet: number;
}

/** Take what the card offers: the ship, the station or the reward (GT-13.3, GT-13.5, GT-13.7). */
export interface Accept {
  kind: "Accept";
}

/** Leave it (GT-13.18). */
export interface Decline {
  kind: "Decline";
}

/**
 * How all cargo lies after loading: a block of this colour in the hold at that cell, one after another (GT-11.2).
 *
 * Colours count from 0: red, yellow, green, blue.
 */
export interface Stow {
  kind: "Stow";
  cells: number[];
  colours: number[];
}

/** Give up one crew member from each of these cabins (GT-11.5). */
export interface LoseCrew {
  kind: "LoseCrew";
  cells: number[];
}

/** Give up the most valuable blocks, from these holds in falling value, and tokens of these batteries (GT-11.4). */
export interface LoseGoods {
  kind: "LoseGoods";
  holds: number[];
  batteries: number[];
}

/** Spend a token of this battery on a shield or a double cannon (GT-12.8). */
export interface Defend {
  kind: "Defend";
  battery: number;
}

/** Spend nothing (GT-12.8). */
export interface TakeHit {
  kind: "TakeHit";
}

/** Rows of the data count from 0: class I to IIIa. */
export interface RoundBegan {
  kind: "RoundBegan";
  round: number;
  learning: boolean;
}

/** The timer runs in this circle. */
export interface GoSaid {
  kind: "GoSaid";
  seat: number;
  circle: number;
}

/** Of building, where it goes by turns. */
export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
}

/** A face-down one; `tile` is 0 for those who may not see it. */
export interface ComponentDrawn {
  kind: "ComponentDrawn";
  seat: number;
  tile: number;
  open: boolean;
}

export interface ComponentTaken {
  kind: "ComponentTaken";
  seat: number;
  tile: number;
  origin: "face up" | "set aside";
}

export interface ComponentAdded {
  kind: "ComponentAdded";
  seat: number;
  tile: number;
  cell: number;
  turns: number;
}

export interface ComponentTakenBack {
  kind: "ComponentTakenBack";
  seat: number;
  tile: number;
  cell: number;
}

export interface ComponentReturned {
  kind: "ComponentReturned";
  seat: number;
  tile: number;
}

export interface ComponentSetAside {
  kind: "ComponentSetAside";
  seat: number;
  tile: number;
}

/** `cards` is empty for everybody else. */
export interface PilePickedUp {
  kind: "PilePickedUp";
  seat: number;
  pile: number;
  cards: number[];
}

export interface PilePutBack {
  kind: "PilePutBack";
  seat: number;
  pile: number;
}

export interface TimerFlipped {
  kind: "TimerFlipped";
  seat: number;
  circle: number;
}

export interface TimerRanOut {
  kind: "TimerRanOut";
  circle: number;
}

/** Partners build on at, or fly, each other's ships. */
export interface ShipsSwapped {
  kind: "ShipsSwapped";
  one: number;
  other: number;
  to_fly: boolean;
}

export interface ShipFinished {
  kind: "ShipFinished";
  seat: number;
  number: number;
}

export interface BuildingEnded {
  kind: "BuildingEnded";
  time_up: boolean;
}

export interface FlawFound {
  kind: "FlawFound";
  seat: number;
  clause: string;
  text: string;
  cells: number[];
  round: number;
}

/** What was set aside and never added counts as lost (GT-3.7). */
export interface SetAsideLost {
  kind: "SetAsideLost";
  seat: number;
  tiles: number[];
}

export interface ComponentRemoved {
  kind: "ComponentRemoved";
  seat: number;
  tile: number;
  cell: number;
}

/** In the learning flight an illegal ship starts behind the legal ones. */
export interface NumberMovedBack {
  kind: "NumberMovedBack";
  seat: number;
  number: number;
}

/** The cells with an alien; -1: none. */
export interface CrewPlaced {
  kind: "CrewPlaced";
  seat: number;
  humans: number;
  orange: number;
  purple: number;
  tokens: number;
}

export interface FlightBegan {
  kind: "FlightBegan";
  order: number[];
  cards: number;
}

/** Every ship's flight goes on from here; `left` cards are still to come. */
export interface CardTurnedUp {
  kind: "CardTurnedUp";
  seat: number;
  card: number;
  left: number;
}

export interface CardIgnored {
  kind: "CardIgnored";
  seat: number;
  card: number;
}

/** In halves for cannons; a token was spent from each of `batteries`. */
export interface StrengthDeclared {
  kind: "StrengthDeclared";
  seat: number;
  what: "cannons" | "engines";
  strength: number;
  powered: number[];
  batteries: number[];
}

/** So many empty spaces forward, or back, on to `space` of the endless track. */
export interface ShipMoved {
  kind: "ShipMoved";
  seat: number;
  days: number;
  space: number;
  stardust: boolean;
}

export interface PlanetTaken {
  kind: "PlanetTaken";
  seat: number;
  planet: number;
  card: number;
}

export interface OfferAccepted {
  kind: "OfferAccepted";
  seat: number;
  card: number;
}

export interface OfferDeclined {
  kind: "OfferDeclined";
  seat: number;
  card: number;
}

/** How all cargo lies now; what was there to be loaded and what was left behind, by colour. */
export interface GoodsStowed {
  kind: "GoodsStowed";
  seat: number;
  offered: number[];
  cells: number[];
  colours: number[];
  left: number[];
}

/** One crew member from each of these cabins. */
export interface CrewLost {
  kind: "CrewLost";
  seat: number;
  cells: number[];
  epidemic: boolean;
  aliens: ("orange" | "purple")[];
}

export interface GoodsLost {
  kind: "GoodsLost";
  seat: number;
  colours: number[];
  holds: number[];
  batteries: number[];
}

export interface CreditsGained {
  kind: "CreditsGained";
  seat: number;
  credits: number;
}

/** Somebody rolled for a meteor or a shot. */
export interface ThreatRolled {
  kind: "ThreatRolled";
  seat: number;
  at: number[];
  size: "heavy" | "large" | "light" | "small";
  side: "front" | "left" | "rear" | "right";
  dice: number[];
}

/** What became of it at one ship; `battery` is -1 where no token was spent. */
export interface ThreatMet {
  kind: "ThreatMet";
  seat: number;
  result: "bounced" | "hit" | "missed" | "shielded" | "shot";
  cell: number;
  battery: number;
  size: "" | "heavy" | "large" | "light" | "small";
  side: "" | "front" | "left" | "rear" | "right";
}

/** Destroyed, or no longer joined to the ship. */
export interface ComponentsLost {
  kind: "ComponentsLost";
  seat: number;
  cells: number[];
  tiles: number[];
  destroyed: boolean;
  crew: number;
  tokens: number;
  goods: number[];
  aliens: ("orange" | "purple")[];
}

export interface AlienLeft {
  kind: "AlienLeft";
  seat: number;
  cell: number;
  alien: "" | "orange" | "purple";
}

/** Strengths in halves. */
export interface EnemyFought {
  kind: "EnemyFought";
  seat: number;
  card: number;
  strength: number;
  enemy: number;
  result: "lost" | "tied" | "won";
}

/** Who suffers a line of a combat zone, or sabotage. */
export interface WeakestFound {
  kind: "WeakestFound";
  seat: number;
  line: number;
  fewest: "cannons" | "crew" | "engines";
  order: number[];
  figures: number[];
}

/** `cell` is -1 where nothing is there. */
export interface SaboteursRolled {
  kind: "SaboteursRolled";
  seat: number;
  column: number;
  row: number;
  cell: number;
  tile: number;
}

export interface ShipGaveUp {
  kind: "ShipGaveUp";
  seat: number;
  reason: "chosen" | "lapped" | "no engines" | "no humans";
}

/** What the end of a flight brings; `unpaid` is the part of the penalty nobody can pay. */
export interface JourneyPaid {
  kind: "JourneyPaid";
  seat: number;
  place: number;
  on_the_way: number;
  finishing: number;
  best_ship: number;
  goods: number;
  penalty: number;
  unpaid: number;
  lost: number;
}

/** All that a player, or a team, made in the game, as on the score sheet. */
export interface CreditsCounted {
  kind: "CreditsCounted";
  seats: number[];
  on_the_way: number;
  finishing: number;
  best_ship: number;
  goods: number;
  losses: number;
  forgiven: number;
}

/** Credits by seat; of a team both seats have all of them. `winners` have the most, and at least 1. */
export interface GameEnded {
  kind: "GameEnded";
  credits: number[];
  winners: number[];
  teams: boolean;
}

export interface GalaxyTruckerView {
  kind: "GalaxyTruckerView";
  seat: number | null;
  phase: string;
  round: number;
  rounds_left: number;
  learning: boolean;
  pace: string;
  forbid: boolean;
  ships: ShipView[];
  truckers: TruckerView[];
  places: PlaceView[];
  face_down: number;
  face_up: number[];
  numbers: number[];
  timer: TimerView;
  piles: PileView[];
  cards_left: number;
  turned_up: number[];
  order: number[];
  card: CardView | null;
  bank: number[];
  journey: JourneyView[];
}

export interface ShipView {
  owner: number;
  parts: PartView[];
  newest: number;
  aside: number[];
  lost: number[];
  number: number;
  flying: boolean;
  space: number;
  behind: number;
  engines: number;
  engines_powered: number;
  cannons: number;
  cannons_powered: number;
  doubles: number;
  tokens: number;
  crew: number;
  humans: number;
  containers: number;
  reinforced: number;
  goods: [number, number, number, number];
  goods_worth: number;
  exposed: number;
  cover: [boolean, boolean, boolean, boolean];
  flaws: FlawView[];
  pieces: number[][];
}

/** A component on the ship and what is on it. */
export interface PartView {
  cell: number;
  tile: number;
  turns: number;
  humans: number;
  alien: string;
  tokens: number;
  goods: [number, number, number, number];
}

export interface FlawView {
  clause: string;
  text: string;
  cells: number[];
}

export interface TruckerView {
  holds: boolean;
  held: number;
  pile: number;
  asked: string;
  due: number;
  credits: number;
}

/** Where the held component may be added: in these quarter turns rightly, in all others wrongly. */
export interface PlaceView {
  cell: number;
  fits: number[];
}

export interface TimerView {
  circle: number;
  running: boolean;
  run: number;
  seconds: number;
  turns_left: number;
  turn: number;
  actions_left: number;
}

export interface PileView {
  size: number;
  holder: number;
  cards: number[];
}

/** The card that is being dealt with. */
export interface CardView {
  card: number;
  order: number[];
  declared: number[];
  landed: number[];
  losers: number[];
  settled: boolean;
  threat: ThreatView | null;
  offered: number[];
  stake: StakeView | null;
}

export interface ThreatView {
  size: string;
  side: number;
  number: number;
  ships: MetView[];
}

/**
 * What a threat means for a ship whose flyer is asked: the cell it strikes, and what a token would do.
 *
 * For others, who have nothing to fear or to decide any more, the cell is -1.
 */
export interface MetView {
  cell: number;
  token: string;
}

/** What the strength that the viewer declares in a combat zone decides. */
export interface StakeView {
  days: number;
  weakest: number;
  safe: number;
}

/** What the last flight brought a seat; `place` is 0 for who gave up, `unpaid` is forgiven. */
export interface JourneyView {
  place: number;
  on_the_way: number;
  finishing: number;
  best_ship: number;
  goods: number;
  penalty: number;
  unpaid: number;
}

export interface Components {
  flight: Flight;
  bank: Bank;
  turn: Turn;
  hourglass: Hourglass[];
  rounds: Round[];
  boards: BoardRow[];
  tiles: Tile[];
  cards: (OpenSpace | Planets | AbandonedShip | AbandonedStation | MeteoricSwarm | Smugglers | Slavers | Pirates | CombatZone | Stardust | Epidemic | Sabotage)[];
}

export interface Flight {
  spaces: number;
  prices: [number, number, number, number];
  lost_component: number;
  open_piles: number;
  dice: number;
  sides: number;
  crew: number;
  set_aside: number;
  alien_strength: number;
  sabotage_tries: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Bank {
  goods: [number, number, number, number];
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Turn {
  actions: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Hourglass {
  id: "long" | "normal" | "short";
  seconds: number;
  actions: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Round {
  id: string;
  deck: 1 | 2 | 3;
  pile: [number, number, number];
  finish: [number, number, number, number];
  best_ship: number;
  gap: number;
  circle: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface BoardRow {
  id: string;
  rows: number[];
  columns: number[];
  start: [number, number];
  cells: [number, number][];
  insurance: number | null;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Tile {
  id: string;
  kind: "battery" | "cabin" | "cannon" | "cargo" | "double_cannon" | "double_engine" | "engine" | "life_support" | "shield" | "special_cargo" | "starting_cabin" | "structural";
  connectors: ["double" | "none" | "simple" | "universal", "double" | "none" | "simple" | "universal", "double" | "none" | "simple" | "universal", "double" | "none" | "simple" | "universal"];
  source: "own" | "public" | "reconstructed" | "rulebook";
  size: number;
  alien: "" | "orange" | "purple";
  colour: "blue" | "green" | "red" | "yellow" | "";
}

export interface OpenSpace {
  type: "open_space";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Planets {
  type: "planets";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  planets: (("blue" | "green" | "red" | "yellow")[])[];
  days: number;
}

export interface AbandonedShip {
  type: "abandoned_ship";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  lose_crew: number;
  reward_credits: number;
  days: number;
}

export interface AbandonedStation {
  type: "abandoned_station";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  need_crew: number;
  reward_goods: ("blue" | "green" | "red" | "yellow")[];
  days: number;
}

export interface MeteoricSwarm {
  type: "meteoric_swarm";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  meteors: Threat[];
}

export interface Threat {
  size: "heavy" | "large" | "light" | "small";
  from: "front" | "left" | "rear" | "right";
}

export interface Smugglers {
  type: "smugglers";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  strength: number;
  days: number;
  lose_goods: number;
  reward_goods: ("blue" | "green" | "red" | "yellow")[];
}

export interface Slavers {
  type: "slavers";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  strength: number;
  days: number;
  lose_crew: number;
  reward_credits: number;
}

export interface Pirates {
  type: "pirates";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  strength: number;
  days: number;
  shots: Threat[];
  reward_credits: number;
}

export interface CombatZone {
  type: "combat_zone";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
  lines: CombatLine[];
}

export interface CombatLine {
  fewest: "cannons" | "crew" | "engines";
  penalty: "lose_crew" | "lose_days" | "lose_goods" | "shots";
  amount: number;
  shots: Threat[];
}

export interface Stardust {
  type: "stardust";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Epidemic {
  type: "epidemic";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Sabotage {
  type: "sabotage";
  id: string;
  deck: 1 | 2 | 3;
  test_flight: boolean;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export type GameAction =
  | SayGo
  | TakeFaceDown
  | TakeFaceUp
  | TakeSetAside
  | AddComponent
  | TakeBack
  | ReturnComponent
  | SetAside
  | LookAtPile
  | PutPileBack
  | FlipTimer
  | RunOut
  | EndTurn
  | Finish
  | RemoveComponent
  | KeepPiece
  | PlaceCrew
  | FlyOn
  | GiveUp
  | Declare
  | Land
  | Accept
  | Decline
  | Stow
  | LoseCrew
  | LoseGoods
  | Defend
  | TakeHit;

export type GameEvent =
  | RoundBegan
  | GoSaid
  | TurnBegan
  | ComponentDrawn
  | ComponentTaken
  | ComponentAdded
  | ComponentTakenBack
  | ComponentReturned
  | ComponentSetAside
  | PilePickedUp
  | PilePutBack
  | TimerFlipped
  | TimerRanOut
  | ShipsSwapped
  | ShipFinished
  | BuildingEnded
  | FlawFound
  | SetAsideLost
  | ComponentRemoved
  | NumberMovedBack
  | CrewPlaced
  | FlightBegan
  | CardTurnedUp
  | CardIgnored
  | StrengthDeclared
  | ShipMoved
  | PlanetTaken
  | OfferAccepted
  | OfferDeclined
  | GoodsStowed
  | CrewLost
  | GoodsLost
  | CreditsGained
  | ThreatRolled
  | ThreatMet
  | ComponentsLost
  | AlienLeft
  | EnemyFought
  | WeakestFound
  | SaboteursRolled
  | ShipGaveUp
  | JourneyPaid
  | CreditsCounted
  | GameEnded;

export type GameView = GalaxyTruckerView;

export type GameData = Components;
