// Made by tools/gen_types.py from the Python records. Do not edit: change the records and run it again.

/** Take the rocket of this colour and its home planet (CH-1.1). */
export interface ChooseColour {
  kind: "ChooseColour";
  colour: number;
}

/** Take over the power of this seat, one of several equally near (CH-8.6). */
export interface PickPower {
  kind: "PickPower";
  seat: number;
}

/** Use these advantage cards, in this order, and roll all four dice (CH-2.1); `declared`: with the power, CH-8.4. */
export interface RollDice {
  kind: "RollDice";
  cards: number[];
  declared: boolean;
}

/** Put the power's bonus on this die, one of several equally low (CH-8.5). */
export interface RaiseDie {
  kind: "RaiseDie";
  die: number;
}

/** Add the special advantage to this die (CH-2.3). */
export interface AssignSpecial {
  kind: "AssignSpecial";
  die: number;
}

/** Move to this cell by a walk of the black total (CH-3.1); on another's home planet it is a challenge (CH-6.8). */
export interface MoveRocket {
  kind: "MoveRocket";
  cell: number;
}

/** Draw the sector cards of the blue total (CH-4.1). */
export interface Explore {
  kind: "Explore";
}

/** Attack the rocket of this seat (CH-5.1). */
export interface Attack {
  kind: "Attack";
  seat: number;
}

/** Neither explore nor attack (CH-4.1). */
export interface EndTurn {
  kind: "EndTurn";
}

/** Return this card to the deck after a failed defence (CH-4.4). */
export interface ReturnAdvantage {
  kind: "ReturnAdvantage";
  card: number;
}

/** Roll green against an attack, with this green advantage; 0: without (CH-5.3). */
export interface Defend {
  kind: "Defend";
  card: number;
}

/** Give this card to the winner of the battle (CH-5.5, CH-5.6). */
export interface GiveAdvantage {
  kind: "GiveAdvantage";
  card: number;
}

/** Use these advantage cards and roll all four dice against a challenge (CH-6.3). */
export interface AnswerChallenge {
  kind: "AnswerChallenge";
  cards: number[];
}

/** Move on to this sector after a challenge (CH-6.5). */
export interface LeavePlanet {
  kind: "LeavePlanet";
  cell: number;
}

/** Who chooses first: rolls by seat, again among those who tied (0: did not roll); the seats in order (CH-1.1). */
export interface StartRolled {
  kind: "StartRolled";
  rolls: number[][];
  order: number[];
}

/** The rocket stands on its home planet (CH-1.2). */
export interface ColourChosen {
  kind: "ColourChosen";
  seat: number;
  colour: number;
  cell: number;
}

export interface TurnBegan {
  kind: "TurnBegan";
  seat: number;
}

/** For the next roll, from another seat; `power` by colour (CH-8.6). */
export interface PowerTaken {
  kind: "PowerTaken";
  seat: number;
  owner: number;
  power: number;
}

/** The roll of a turn, in the order black, blue, red, green, with the advantages used on it (CH-2.1). */
export interface DiceRolled {
  kind: "DiceRolled";
  seat: number;
  cards: number[];
  dice: number[];
  declared: boolean;
}

/** A power's bonus joined a die; `total` is the die's, so far (CH-8.2). */
export interface DieRaised {
  kind: "DieRaised";
  seat: number;
  power: number;
  die: number;
  bonus: number;
  total: number;
}

export interface SpecialAssigned {
  kind: "SpecialAssigned";
  seat: number;
  card: number;
  die: number;
  total: number;
}

/** By one such walk: all the cells from the first to the last (CH-3.1). */
export interface RocketMoved {
  kind: "RocketMoved";
  seat: number;
  path: number[];
  short: boolean;
}

/** Boxed in (CH-3.1). */
export interface RocketStayed {
  kind: "RocketStayed";
  seat: number;
  cell: number;
}

/** So many sector cards are due (CH-4.2). */
export interface ExploringBegan {
  kind: "ExploringBegan";
  seat: number;
  cell: number;
  blue: number;
  cards: number;
}

/** A sector card was turned up; it goes to the bottom of its deck (CH-4.3, CH-4.5). */
export interface SectorDrawn {
  kind: "SectorDrawn";
  seat: number;
  card: number;
  chips: number;
  bank: number;
}

/** From the deck, for a discovery (CH-4.3). */
export interface AdvantagesDrawn {
  kind: "AdvantagesDrawn";
  seat: number;
  cards: number[];
}

/** Against a sector card (CH-4.4). */
export interface DefenceTried {
  kind: "DefenceTried";
  seat: number;
  card: number;
  needed: number;
  green: number;
  held: boolean;
  spared: boolean;
}

/** Under the deck, after a failed defence (CH-4.4, CH-4.10). */
export interface AdvantageReturned {
  kind: "AdvantageReturned";
  seat: number;
  card: number;
}

/** CH-5.1. */
export interface AttackBegan {
  kind: "AttackBegan";
  seat: number;
  target: number;
  red: number;
}

/** The defender's green die, with the card used, 0 for none (CH-5.3). */
export interface DefenceRolled {
  kind: "DefenceRolled";
  seat: number;
  card: number;
  die: number;
  bonus: number;
  total: number;
}

/** CH-5.4. */
export interface BattleEnded {
  kind: "BattleEnded";
  seat: number;
  target: number;
  red: number;
  green: number;
  winner: number;
}

/** By the loser to the winner of a battle (CH-5.5, CH-5.6). */
export interface AdvantageGiven {
  kind: "AdvantageGiven";
  seat: number;
  to: number;
  card: number;
  attacker: boolean;
}

/** The defender's last card was used in the battle (CH-5.5). */
export interface NothingGiven {
  kind: "NothingGiven";
  seat: number;
  to: number;
}

/** The challenger's number is the sum of the totals (CH-6.2). */
export interface ChallengeBegan {
  kind: "ChallengeBegan";
  seat: number;
  target: number;
  totals: number[];
  number: number;
}

/** The defender's roll; `power_die` is the die a power's bonus joined, -1: none (CH-6.3). */
export interface ChallengeAnswered {
  kind: "ChallengeAnswered";
  seat: number;
  cards: number[];
  dice: number[];
  power_die: number;
  bonus: number;
  number: number;
}

/** CH-6.4: `chips` went from the loser to the winner. */
export interface ChallengeEnded {
  kind: "ChallengeEnded";
  seat: number;
  target: number;
  numbers: [number, number];
  winner: number;
  chips: number;
}

/** The challenger's rocket moved on (CH-6.5). */
export interface PlanetLeft {
  kind: "PlanetLeft";
  seat: number;
  home: number;
  cell: number;
}

/** The used cards went under the deck in this order (CH-2.5). */
export interface CardsReturned {
  kind: "CardsReturned";
  seat: number;
  cards: number[];
}

/** After a won attack or challenge; the cards the defender used went under the deck (CH-5.10, CH-6.9). */
export interface TurnWentOn {
  kind: "TurnWentOn";
  seat: number;
  cards: number[];
  challenge: boolean;
}

/** A tied player's roll with all advantage cards held (CH-7.2). */
export interface TieRolled {
  kind: "TieRolled";
  seat: number;
  cards: number[];
  dice: number[];
  power_die: number;
  bonus: number;
  number: number;
}

/** A sector card drawn to break a second tie (CH-7.3). */
export interface TieDrawn {
  kind: "TieDrawn";
  seat: number;
  card: number;
}

/** CH-7.1. */
export interface GameEnded {
  kind: "GameEnded";
  chips: number[];
  winner: number;
  numbers: number[];
}

export interface GalaxyChallengeView {
  kind: "GalaxyChallengeView";
  seat: number | null;
  civilizations: boolean;
  winners_go_on: boolean;
  phase: "" | "act" | "answer" | "colour" | "defend" | "give" | "leave" | "move" | "over" | "power" | "raise" | "return" | "roll" | "special";
  coming: string;
  decides: number;
  turn: number;
  openers: number[][];
  order: number[];
  players: PlayerView[];
  bank: number;
  sector_deck: number;
  unseen_sectors: number;
  advantage_deck: number;
  start: number;
  rolled: boolean;
  dice: DieView[];
  used: number[];
  special: number;
  raises: number[];
  power: number;
  may_declare: boolean;
  powers: number[];
  draws: number;
  sector: number;
  cards: number;
  chips: number;
  attacks: number[];
  reach: ReachView[];
  landing: number[];
  duel: DuelView | null;
  hand: number[];
  winner: number;
  sectors_seen: number[];
}

export interface PlayerView {
  colour: number;
  home: number;
  cell: number;
  chips: number;
  hand: number;
  at_home: boolean;
  challenged: boolean;
  declared: boolean;
  power: number;
  challenge: boolean;
  tie_number: number;
}

/** A die with its bonuses: `rolled` and they add up to `total`. `rolled` is 0 before the roll. */
export interface DieView {
  rolled: number;
  bonuses: BonusView[];
  total: number;
}

/** What joins a die: an advantage card (`card`), or a power (`power`, by colour; then `card` is 0). */
export interface BonusView {
  bonus: number;
  card: number;
  power: number;
}

/** A cell the rocket can move to, and what could be done there; after a won challenge only if the turn goes on. */
export interface ReachView {
  cell: number;
  walk: number[];
  cards: number;
  chips: number;
  attacks: number[];
  challenge: number;
  home: boolean;
}

/** An attack or a challenge under way: two rows of dice, black, blue, red and green, of which an attack uses two. */
export interface DuelView {
  kind: "attack" | "challenge";
  attacker: number;
  defender: number;
  attacker_dice: DieView[];
  defender_dice: DieView[];
  attacker_cards: number[];
  defender_cards: number[];
  attacker_number: number;
  defender_number: number;
  rolled: boolean;
  winner: number;
  defender_power: number;
}

export interface Components {
  players: Players;
  chips: Chips;
  board: Board;
  centre: Centre;
  attack: AttackRule;
  challenge: ChallengeRule;
  dice: Die[];
  rockets: Rocket[];
  bands: Band[];
  sector_cards: SectorCard[];
  advantage_cards: AdvantageCard[];
  civilizations: Civilization[];
}

export interface Players {
  least: number;
  most: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Chips {
  count: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** A letter for each cell: `.` a sector, `O` a home planet, `*` the centre, `S` and `A` the card spaces. */
export interface Board {
  rows: string[];
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** Chips for each discovery made there. */
export interface Centre {
  chips: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface AttackRule {
  least_red: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface ChallengeRule {
  chips: number;
  big_margin: number;
  big_chips: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Die {
  id: "black" | "blue" | "green" | "red";
  use: "attack" | "defend" | "explore" | "move";
  faces: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** A colour and the cell of its home planet, such as C1: column C of row 1. */
export interface Rocket {
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  home: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

/** From this blue total on, so many sector cards are drawn. */
export interface Band {
  least: number;
  cards: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface SectorCard {
  number: number;
  id: string;
  kind: "defend" | "discovery" | "nothing";
  name: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
  great: boolean;
  chips: number;
  advantages: number;
  green: number;
}

export interface AdvantageCard {
  number: number;
  id: string;
  kind: "attack" | "defence" | "exploring" | "moving" | "special";
  bonus: number;
  source: "own" | "public" | "reconstructed" | "rulebook";
}

export interface Civilization {
  id: string;
  name: string;
  colour: "blue" | "green" | "orange" | "purple" | "red" | "yellow";
  effect: "copied" | "declared" | "fixed" | "lowest";
  text: string;
  source: "own" | "public" | "reconstructed" | "rulebook";
  die: "black" | "blue" | "green" | "red" | "";
  bonus: number;
}

export type GameAction =
  | ChooseColour
  | PickPower
  | RollDice
  | RaiseDie
  | AssignSpecial
  | MoveRocket
  | Explore
  | Attack
  | EndTurn
  | ReturnAdvantage
  | Defend
  | GiveAdvantage
  | AnswerChallenge
  | LeavePlanet;

export type GameEvent =
  | StartRolled
  | ColourChosen
  | TurnBegan
  | PowerTaken
  | DiceRolled
  | DieRaised
  | SpecialAssigned
  | RocketMoved
  | RocketStayed
  | ExploringBegan
  | SectorDrawn
  | AdvantagesDrawn
  | DefenceTried
  | AdvantageReturned
  | AttackBegan
  | DefenceRolled
  | BattleEnded
  | AdvantageGiven
  | NothingGiven
  | ChallengeBegan
  | ChallengeAnswered
  | ChallengeEnded
  | PlanetLeft
  | CardsReturned
  | TurnWentOn
  | TieRolled
  | TieDrawn
  | GameEnded;

export type GameView = GalaxyChallengeView;

export type GameData = Components;
