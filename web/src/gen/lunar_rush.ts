// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Say which kind of role card to draw, if any (LR-1.5). */
export interface ChooseRole {
  kind: "ChooseRole";
  cards: "beginner" | "challenge" | "faction" | "none";
}

/** Take this very challenge card, by its row, instead of drawing one (LR-1.5). */
export interface PickChallenge {
  kind: "PickChallenge";
  role: number;
}

/** Choose a bid card in secret (LR-4.1). */
export interface PlaceBid {
  kind: "PlaceBid";
  value: number;
}

/** Claim an open lane (LR-5.1). */
export interface ChooseRoute {
  kind: "ChooseRoute";
  lane: number;
}

/** Say all that goes on one's moonbound ship; said again, it replaces what was said before (LR-6.2). */
export interface LoadMoonbound {
  kind: "LoadMoonbound";
  lane: number;
  habp: number;
  tech: number;
  advm: number;
  astronauts: number;
}

/** Say what a gold module brings up without a ship this turn (LR-7.6). */
export interface Teleport {
  kind: "Teleport";
  gold: number;
  habp: number;
  tech: number;
  advm: number;
}

/** Done with loading, up or down (LR-2.2). */
export interface FinishLoading {
  kind: "FinishLoading";
}

/** Buy a gold module; `spare`: the item of which one unit is left out, where a card allows it (LR-7.1, LR-14.12). */
export interface BuyGold {
  kind: "BuyGold";
  gold: number;
  spare: number;
}

/** Buy no gold module, or use no further card in the Market phase (LR-7.1, LR-11.8). */
export interface Pass {
  kind: "Pass";
}

/** Take a card of the current row (LR-15.2). */
export interface DraftWonder {
  kind: "DraftWonder";
  card: number;
}

/** Say which mix one's own gold module gives; numbers in the order of its entry (LR-7.8). */
export interface SettleMix {
  kind: "SettleMix";
  gold: number;
  mix: number[];
}

/** Run a space of a module: with a worker placed on it, or once more by the one who may (LR-8.2, LR-8.9). */
export interface Work {
  kind: "Work";
  module: number;
  space: number;
}

/** The same on a gold module of one's own (LR-7.11). */
export interface WorkGold {
  kind: "WorkGold";
  gold: number;
  space: number;
}

/** Place an astronaut on somebody else's shared module (LR-7.7). */
export interface UseShared {
  kind: "UseShared";
  gold: number;
  mix: number[];
}

/** Build or upgrade a module (LR-8.3). */
export interface Upgrade {
  kind: "Upgrade";
  module: number;
}

/** Take an upgraded module one level down with a gold module (LR-7.4). */
export interface Salvage {
  kind: "Salvage";
  gold: number;
  module: number;
}

/** Sell a moon item without a ship by a gold module (LR-7.5, LR-7.9). */
export interface SellFromBase {
  kind: "SellFromBase";
  gold: number;
  item: number;
}

/** Pay for an astronaut who has worked to be ready again (LR-7.20). */
export interface Rouse {
  kind: "Rouse";
  gold: number;
  module: number;
}

/** Pay for a stand-in who takes the next space used in one's own modules (LR-14.10). */
export interface HireStandIn {
  kind: "HireStandIn";
}

/** Build the wonder of one's three cards, with this one as its noun (LR-15.3). */
export interface BuildWonder {
  kind: "BuildWonder";
  card: number;
}

/** Done with build & produce; an astronaut boards each of these earthbound ships (LR-9.3). */
export interface EndBuilding {
  kind: "EndBuilding";
  boarders: number[];
}

/** Say all that goes on an earthbound ship; said again, it replaces what was said before (LR-10.1). */
export interface LoadEarthbound {
  kind: "LoadEarthbound";
  lane: number;
  ore: number;
  bar: number;
  shard: number;
  gem: number;
}

/** Move a price marker to the left by a gold module (LR-7.16). */
export interface MovePrice {
  kind: "MovePrice";
  gold: number;
  item: number;
  steps: number;
}

/** Take back the last thing said in a step that all do at once, as long as one is not done (LR-2.2). */
export interface TakeBack {
  kind: "TakeBack";
}

export interface TurnBegan {
  kind: "TurnBegan";
  turn: number;
}

export interface RoleDrawn {
  kind: "RoleDrawn";
  seat: number;
  role: number;
}

export interface RoleWished {
  kind: "RoleWished";
  seat: number;
  cards: string;
}

/** A challenge card of the own choice (LR-1.5). */
export interface ChallengePicked {
  kind: "ChallengePicked";
  seat: number;
  role: number;
}

/** The two cards turned up where two play in all (LR-3.4). */
export interface LanesBlocked {
  kind: "LanesBlocked";
  up_card: number;
  down_card: number;
  up: number;
  down: number;
}

export interface LaneClosed {
  kind: "LaneClosed";
  lane: number;
  card: number;
}

/** The value is 0 for everybody else. */
export interface BidPlaced {
  kind: "BidPlaced";
  seat: number;
  value: number;
}

/** By initiative, the highest first. */
export interface BidsShown {
  kind: "BidsShown";
  corps: number[];
  values: number[];
  paid: number[];
  tie: "" | "before" | "card" | "drawn";
  counted: number[];
  full: number[];
}

export interface AiCardsTurned {
  kind: "AiCardsTurned";
  corp: number;
  up_card: number;
  down_card: number;
  lanes: number[];
  fast_lanes: number;
}

export interface RouteChosen {
  kind: "RouteChosen";
  corp: number;
  lane: number;
  fast_lanes: number;
}

export interface PickGivenUp {
  kind: "PickGivenUp";
  corp: number;
}

export interface ClosedLaneGained {
  kind: "ClosedLaneGained";
  seat: number;
  lane: number;
  card: number;
  lost: [number, number][];
}

export interface MoonboundLoaded {
  kind: "MoonboundLoaded";
  seat: number;
  lane: number;
  load: [number, number][];
  astronauts: number;
  veil: number;
  fast_lanes: number;
}

export interface TeleportChosen {
  kind: "TeleportChosen";
  seat: number;
  gold: number;
  load: [number, number][];
  veil: number;
}

export interface LoadingFinished {
  kind: "LoadingFinished";
  seat: number;
}

/** The last thing said in this step. */
export interface TakenBack {
  kind: "TakenBack";
  seat: number;
  veil: number;
}

/** A secret step is over: what everybody did is seen. */
export interface Unveiled {
  kind: "Unveiled";
  step: string;
}

/** All ships of a direction, one space (LR-6.3, LR-11.1). */
export interface ShipsMoved {
  kind: "ShipsMoved";
  up: boolean;
}

export interface MoonboundArrived {
  kind: "MoonboundArrived";
  corp: number;
  lane: number;
  load: [number, number][];
  astronauts: number;
  fast_lanes: number;
}

export interface Teleported {
  kind: "Teleported";
  seat: number;
  load: [number, number][];
}

export interface GoldBought {
  kind: "GoldBought";
  seat: number;
  gold: number;
  paid: [number, number][];
}

export interface GoldPassed {
  kind: "GoldPassed";
  seat: number;
}

export interface GoldRemoved {
  kind: "GoldRemoved";
  corp: number;
  gold: number;
}

export interface WonderRowShown {
  kind: "WonderRowShown";
  cards: number[];
}

export interface WonderDrafted {
  kind: "WonderDrafted";
  seat: number;
  card: number;
}

export interface WonderDiscarded {
  kind: "WonderDiscarded";
  card: number;
}

/** By a gold module, without an astronaut. */
export interface Produced {
  kind: "Produced";
  seat: number;
  gold: number;
  made: [number, number][];
  veil: number;
  lost: [number, number][];
}

export interface Worked {
  kind: "Worked";
  seat: number;
  module: number;
  level: number;
  space: number;
  spent: [number, number][];
  made: [number, number][];
  veil: number;
  lost: [number, number][];
}

/** On one's own gold module, or on somebody's shared one. */
export interface GoldWorked {
  kind: "GoldWorked";
  seat: number;
  gold: number;
  space: number;
  spent: [number, number][];
  made: [number, number][];
  veil: number;
  lost: [number, number][];
}

export interface Upgraded {
  kind: "Upgraded";
  seat: number;
  module: number;
  level: number;
  paid: [number, number][];
  veil: number;
}

export interface Salvaged {
  kind: "Salvaged";
  seat: number;
  gold: number;
  module: number;
  level: number;
  back: [number, number][];
  gc: number;
  veil: number;
}

export interface SoldFromBase {
  kind: "SoldFromBase";
  seat: number;
  gold: number;
  item: number;
  gc: number;
  veil: number;
}

export interface Roused {
  kind: "Roused";
  seat: number;
  gold: number;
  paid: [number, number][];
  module: number;
  veil: number;
}

export interface StandInHired {
  kind: "StandInHired";
  seat: number;
  paid: [number, number][];
  veil: number;
}

export interface WonderBuilt {
  kind: "WonderBuilt";
  seat: number;
  cards: number[];
  paid: [number, number][];
  veil: number;
}

/** One astronaut on each of these lanes' ships. */
export interface Boarded {
  kind: "Boarded";
  seat: number;
  lanes: number[];
  veil: number;
  fast_lanes: number;
}

export interface BuildingEnded {
  kind: "BuildingEnded";
  seat: number;
}

export interface Fed {
  kind: "Fed";
  seat: number;
  astronauts: number;
  paid: number;
}

export interface AstronautsDied {
  kind: "AstronautsDied";
  seat: number;
  without_bed: number;
  without_food: number;
  lost: number;
}

export interface EarthboundLoaded {
  kind: "EarthboundLoaded";
  seat: number;
  lane: number;
  load: [number, number][];
  veil: number;
  owner: number;
  fast_lanes: number;
}

export interface AiShipLoaded {
  kind: "AiShipLoaded";
  corp: number;
  lane: number;
  card: number;
  fast_lanes: number;
}

export interface EarthboundArrived {
  kind: "EarthboundArrived";
  corp: number;
  lane: number;
  astronauts: number;
  empty: number;
  gc: number;
  fast_lanes: number;
}

export interface PriceRaised {
  kind: "PriceRaised";
  seat: number;
  gold: number;
  item: number;
  steps: number;
  price: number;
}

export interface MarketPassed {
  kind: "MarketPassed";
  seat: number;
}

/** All a ship had, by item: number and price of one. */
export interface ShipSold {
  kind: "ShipSold";
  corp: number;
  lane: number;
  items: number[];
  numbers: number[];
  prices: number[];
  gc: number;
  market: number[];
  fast_lanes: number;
}

export interface FeePaid {
  kind: "FeePaid";
  seat: number;
  gc: number;
}

/** The prices of all four moon items now, and as they were; those are not in recordings of earlier releases. */
export interface PricesMoved {
  kind: "PricesMoved";
  prices: number[];
  before: number[];
}

/** By moon item: sold in this phase, steps to the left, the price now. */
export interface MarketRefreshed {
  kind: "MarketRefreshed";
  sold: number[];
  steps: number[];
  prices: number[];
}

export interface GoalMet {
  kind: "GoalMet";
  seat: number;
  goal: number;
  gc: number;
  role: number;
}

export interface ExtraMarket {
  kind: "ExtraMarket";
  number: number;
}

/** What final scoring added to the GC of a corporation; people first. An AI's bid cards left are shown with it. */
export interface FinalScored {
  kind: "FinalScored";
  corp: number;
  before: number;
  added: [string, number][];
  score: number;
}

/** Who won: one, or a team (LR-16.1). */
export interface GameEnded {
  kind: "GameEnded";
  corps: number[];
  gc: number;
  tied: boolean;
}

export interface LunarRushView {
  kind: "LunarRushView";
  seat: number | null;
  people: number;
  ais: number;
  market: number;
  side: number;
  sides: number[][];
  veiled: number[];
  secrecy: boolean;
  wonders: boolean;
  turn: number;
  multiplier: number;
  phase: string;
  step: string;
  coming: string;
  awaiting: number[];
  order: number[];
  corporations: CorporationView[];
  lanes: LaneView[];
  prices: PriceView[];
  gold: GoldOffer[];
  gold_gone: number[];
  shared: number[];
  automas: AutomaView[];
  closed_left: number;
  closed_gone: number[];
  row: number[];
  preview: number[];
  wonder_cards_left: number;
  wonder_gone: number[];
  berths: BerthView[];
  teleporters: number[];
  teleport_spaces: number;
  can_take_back: boolean;
  wishes: string[];
}

export interface CorporationView {
  corp: number;
  gc: number;
  score: number;
  book: number[];
  bid: number;
  has_bid: boolean;
  bid_hand: number[];
  bid_costs: number[];
  done: boolean;
  stock: number[];
  moon: number;
  idle: number;
  earth: number;
  dead: number;
  travelling: number;
  temps: number;
  stand_ins: number;
  hired: number;
  roused: number;
  rouses_left: number;
  stand_ins_left: number;
  beds: number;
  modules: ModuleView[];
  golds: GoldView[];
  gold_limit: number;
  mixes: number[];
  shared_used: number[];
  teleport: [number, number][];
  ships: ShipView[];
  role: number;
  goals: GoalView[];
  cards: number[];
  noun: number;
  wonder_values: number[];
  wonder_after: number[];
  wonder_costs: [number, number][][];
  wonder_missing: [number, number][][];
  sold: number[];
  shipped: number[];
  forecast: ForecastView | null;
  tally: [string, number][];
}

export interface ModuleView {
  module: number;
  level: number;
  built: boolean;
  name: string;
  worth: number;
  runs: number;
  spaces: SpaceView[];
  upgrade: UpgradeView | null;
  paid: [number, number][];
}

/** A worker place: what a run takes and gives with all cards counted in. */
export interface SpaceView {
  inputs: [number, number][];
  outputs: [number, number][];
  used: boolean;
  runs_left: number;
  missing: [number, number][];
  item: number;
}

export interface UpgradeView {
  level: number;
  name: string;
  cost: [number, number][];
  missing: [number, number][];
  barred: boolean;
  spaces: SpaceView[];
  worth: number;
  beds: number;
}

/** A gold module in a base. */
export interface GoldView {
  gold: number;
  bought: number;
  worth: number;
  works: boolean;
  used: boolean;
  spaces: SpaceView[];
}

export interface ShipView {
  corp: number;
  lane: number;
  moves: number;
  arrives: number;
  spaces: number;
  load: [number, number][];
  astronauts: number;
  card: number;
  empty: number;
}

export interface GoalView {
  by: number;
  what: string;
  reached: number;
  least: number;
  gc: number;
  met: boolean;
}

/** What will happen at the end of build & produce if nothing more is done and nobody boards. */
export interface ForecastView {
  astronauts: number;
  beds: number;
  without_bed: number;
  due: number;
  life_support: number;
  life_support_after: number;
  without_food: number;
  lost: number;
  leaving: number[];
}

export interface LaneView {
  lane: number;
  status: string;
  corp: number;
  closed: number;
  spaces: number;
  moves: number;
  ships: ShipView[];
}

export interface PriceView {
  item: number;
  track: number[];
  at: number;
  price: number;
  threshold: number;
  refresh: [number, number][];
  sold: number;
  refresh_now: number;
  pays: number[];
  after: number[];
  refresh_after: number[];
  end: number;
}

export interface GoldOffer {
  gold: number;
  cost: [number, number][];
  missing: [number, number][];
  worth: number;
}

export interface AutomaView {
  corp: number;
  up_card: number;
  down_card: number;
  bids_left: number;
  bids_gone: number[];
  ships_left: number;
  discards: number[];
  lanes: number[];
}

/** An earthbound ship that the watcher may load now, or an own moonbound one. */
export interface BerthView {
  lane: number;
  owner: number;
  free: number;
  load: [number, number][];
  astronauts: number;
  loaded: boolean;
  empty_gc: number;
}

export interface Components {
  setup: Setup;
  scoring: Scoring;
  items: ItemRow[];
  corporations: Corporation[];
  turns: Turn[];
  routes: Route[];
  modules: Module[];
  gold_modules: GoldModule[];
  markets: Market[];
  route_closed: RouteClosed[];
  ai_ships: AiShip[];
  ai_up: AiUp[];
  ai_down: AiDown[];
  ai_bids: AiBid[];
  roles: Role[];
  wonders: Wonders;
  nouns: Noun[];
  adjectives: Adjective[];
  wonder_cards: WonderCard[];
}

export interface Setup {
  gc: number;
  life_support: number;
  energy: number;
  items: Record<string, number>;
  moon: number;
  earth: number;
  ships: number;
  astronauts: number;
  bids: number[];
  gold_shown: number;
  gold_limit: number;
  turns: 7;
  picks: number;
  track_end: number;
  crew_up: number;
  crew_down: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Scoring {
  empty_space: number;
  items_per_gc: number;
  death: number;
  bid_left: number;
  bid_left_wonders: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface ItemRow {
  id: "advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech";
  name: string;
  kind: "earth" | "moon" | "track";
  spaces: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Corporation {
  id: string;
  name: string;
  business: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Turn {
  turn: number;
  multiplier: number;
  closed: ("fast_1" | "fast_2" | "medium" | "slow")[];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Route {
  id: string;
  direction: "down" | "up";
  lane: "fast_1" | "fast_2" | "medium" | "slow";
  name: string;
  spaces: number;
  moves: number;
  players: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Module {
  id: string;
  family: "habitation" | "life_support_module" | "lunarium_refinery" | "lunethyst_manufactory" | "ore_mine" | "rd_lab" | "shard_mine" | "solar_array";
  name: string;
  level: "adv" | "basic" | "int";
  cost: Record<string, number>;
  spaces: Space[];
  worth: number;
  beds: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

/** A worker place: what a run takes and gives, and how often its astronaut may run it. */
export interface Space {
  output: Record<string, number>;
  input: Record<string, number>;
  runs: number;
}

export interface GoldModule {
  id: string;
  name: string;
  advanced: boolean;
  cost: Record<string, number>;
  worth: number;
  text: string;
  effects: (Gain | GainChoice | WorkSpace | SharedSpace | Capacity | CostDiscount | RecipeDiscount | FeedDiscount | Habitation | SellExtra | PriceMove | BidCostFactor | WinTies | LoseTies | BidRankDelta | EndValueFactor | NetWorthDelta | ReuseAstronaut | StandInWorker | EmptySpaceGC | Salvaging | SellPriceDelta | SetStart | Milestones | Forbid | OutputDelta | GoldLimit | Fee | HabitationOverride)[];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Gain {
  op: "gain";
  items: Record<string, number>;
  next_turn: boolean;
}

/** Any mix of exactly `count` pieces, or of pieces worth at most `spaces` ship spaces. */
export interface GainChoice {
  op: "gain_choice";
  items: ("advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech")[];
  count: number;
  spaces: number;
  next_turn: boolean;
}

export interface WorkSpace {
  op: "work_space";
  spaces: Space[];
}

/** Each other person may work here once a turn, for the output or for any mix of `count` pieces. */
export interface SharedSpace {
  op: "shared_space";
  output: Record<string, number>;
  choice: ("advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech")[];
  count: number;
}

export interface Capacity {
  op: "capacity";
  direction: "down" | "up";
  delta: number;
  lanes: ("fast_1" | "fast_2" | "medium" | "slow")[];
}

export interface CostDiscount {
  op: "cost_discount";
  item: "advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech" | "any";
  amount: number;
  applies_to: "gold" | "modules";
}

export interface RecipeDiscount {
  op: "recipe_discount";
  family: "habitation" | "life_support_module" | "lunarium_refinery" | "lunethyst_manufactory" | "ore_mine" | "rd_lab" | "shard_mine" | "solar_array";
  item: "advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech";
  amount: number;
}

export interface FeedDiscount {
  op: "feed_discount";
  amount: number;
}

export interface Habitation {
  op: "habitation";
  beds: number;
}

/** Without a ship: at the current price, which then drops, or by an astronaut at the first price of the track. */
export interface SellExtra {
  op: "sell_extra";
  price: "current" | "first";
}

export interface PriceMove {
  op: "move_price";
  steps: number;
}

export interface BidCostFactor {
  op: "bid_cost_factor";
  factor: number;
}

export interface WinTies {
  op: "win_ties";
}

export interface LoseTies {
  op: "lose_ties";
}

export interface BidRankDelta {
  op: "bid_rank_delta";
  delta: number;
}

export interface EndValueFactor {
  op: "end_value_factor";
  factor: number;
  items: ("advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech")[];
}

export interface NetWorthDelta {
  op: "net_worth_delta";
  targets: ("adv" | "gold" | "int")[];
  amount: number;
}

export interface ReuseAstronaut {
  op: "reuse_astronaut";
  uses: number;
  cost: Record<string, number>;
}

export interface StandInWorker {
  op: "stand_in_worker";
  uses: number;
  cost: Record<string, number>;
}

export interface EmptySpaceGC {
  op: "empty_space_gc";
  gc: number;
}

export interface Salvaging {
  op: "salvage";
  gc: number;
}

export interface SellPriceDelta {
  op: "sell_price_delta";
  items: ("advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech")[];
  delta: number;
}

export interface SetStart {
  op: "set_start";
  gc: number | null;
  life_support: number | null;
  items: Record<string, number>;
  moon: number | null;
  earth: number | null;
}

export interface Milestones {
  op: "milestones";
  goals: Goal[];
}

export interface Goal {
  by: number;
  measure: "astronauts_on_moon" | "items_loaded" | "items_sold" | "module_level" | "ships_launched" | "track_after_feeding";
  gc: number;
  least: number;
  of: string;
}

export interface Forbid {
  op: "forbid";
  what: "gold";
  turns: [number, number];
}

export interface OutputDelta {
  op: "output_delta";
  family: "habitation" | "life_support_module" | "lunarium_refinery" | "lunethyst_manufactory" | "ore_mine" | "rd_lab" | "shard_mine" | "solar_array";
  item: "advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech";
  delta: number;
}

export interface GoldLimit {
  op: "gold_limit";
  limit: number;
}

export interface Fee {
  op: "fee";
  gc: number;
}

export interface HabitationOverride {
  op: "habitation_override";
  basic: number;
  intermediate: number;
}

export interface Market {
  id: string;
  name: string;
  text: string;
  sides: [MarketSide, MarketSide];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface MarketSide {
  side: "A" | "B";
  players: number[];
  items: [PriceTrack, PriceTrack, PriceTrack, PriceTrack];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface PriceTrack {
  item: "advm" | "bar" | "energy" | "gem" | "habp" | "life_support" | "ore" | "shard" | "tech";
  track: number[];
  start: number;
  threshold: number;
  refresh: [number, number][];
  end: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface RouteClosed {
  id: string;
  gain: Record<string, number>;
  astronauts: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface AiShip {
  id: string;
  level: "advanced" | "beginner" | "intermediate";
  fast: Record<string, number>;
  medium: Record<string, number>;
  slow: Record<string, number>;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface AiUp {
  id: string;
  prefer: ("fast_1" | "fast_2" | "medium" | "slow")[];
  blocks: "fast_1" | "fast_2" | "medium" | "slow";
  gold_removed: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface AiDown {
  id: string;
  prefer: ("fast_1" | "fast_2" | "medium" | "slow")[];
  blocks: "fast_1" | "fast_2" | "medium" | "slow";
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface AiBid {
  id: string;
  value: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Role {
  id: string;
  set: "beginner" | "challenge" | "faction";
  name: string;
  text: string;
  effects: (Gain | GainChoice | WorkSpace | SharedSpace | Capacity | CostDiscount | RecipeDiscount | FeedDiscount | Habitation | SellExtra | PriceMove | BidCostFactor | WinTies | LoseTies | BidRankDelta | EndValueFactor | NetWorthDelta | ReuseAstronaut | StandInWorker | EmptySpaceGC | Salvaging | SellPriceDelta | SetStart | Milestones | Forbid | OutputDelta | GoldLimit | Fee | HabitationOverride)[];
  stars: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Wonders {
  draft_turns: number[];
  preview_turns: number[];
  build_turns: number[];
  rows: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Noun {
  id: string;
  name: string;
  cost: Record<string, number>;
  multipliers: Multiplier[];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface Multiplier {
  measure: "gold_worth" | "leftover_item" | "module_worth";
  factor: number;
  of: string;
}

export interface Adjective {
  id: string;
  name: string;
  cost: Record<string, number>;
  gc: number;
  match_gc: number;
  matches: string[];
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export interface WonderCard {
  noun: string;
  adjective: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
  origins: Record<string, string>;
  notes: string;
}

export type GameAction =
  | ChooseRole
  | PickChallenge
  | PlaceBid
  | ChooseRoute
  | LoadMoonbound
  | Teleport
  | FinishLoading
  | BuyGold
  | Pass
  | DraftWonder
  | SettleMix
  | Work
  | WorkGold
  | UseShared
  | Upgrade
  | Salvage
  | SellFromBase
  | Rouse
  | HireStandIn
  | BuildWonder
  | EndBuilding
  | LoadEarthbound
  | MovePrice
  | TakeBack;

export type GameEvent =
  | TurnBegan
  | RoleDrawn
  | RoleWished
  | ChallengePicked
  | LanesBlocked
  | LaneClosed
  | BidPlaced
  | BidsShown
  | AiCardsTurned
  | RouteChosen
  | PickGivenUp
  | ClosedLaneGained
  | MoonboundLoaded
  | TeleportChosen
  | LoadingFinished
  | TakenBack
  | Unveiled
  | ShipsMoved
  | MoonboundArrived
  | Teleported
  | GoldBought
  | GoldPassed
  | GoldRemoved
  | WonderRowShown
  | WonderDrafted
  | WonderDiscarded
  | Produced
  | Worked
  | GoldWorked
  | Upgraded
  | Salvaged
  | SoldFromBase
  | Roused
  | StandInHired
  | WonderBuilt
  | Boarded
  | BuildingEnded
  | Fed
  | AstronautsDied
  | EarthboundLoaded
  | AiShipLoaded
  | EarthboundArrived
  | PriceRaised
  | MarketPassed
  | ShipSold
  | FeePaid
  | PricesMoved
  | MarketRefreshed
  | GoalMet
  | ExtraMarket
  | FinalScored
  | GameEnded;

export type GameView = LunarRushView;

export type GameData = Components;
