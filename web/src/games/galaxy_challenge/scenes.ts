/** How each event of Galaxy Challenge is shown. */
import type {
  AdvantagesDrawn,
  Components,
  DefenceTried,
  GalaxyChallengeView,
  GameEvent,
  SectorDrawn,
} from '../../gen/galaxy_challenge'
import type { Scene, SceneContext, SceneMap } from '../../kit/scenes'
import { arrivalOf, FLIP } from './flights'
import { ADVANTAGES, BANK, cardAt, cellAt, dieAt, foundAt, plateAt, rocketAt, SECTORS } from './pieces'
import { cardsDue } from './words'

type Context = SceneContext<GalaxyChallengeView, Components>

/** Milliseconds at normal speed that dice roll, and that what has arrived is looked at. */
const ROLL = 720
const LOOK = 700

const isOwn = (seat: number, context: Context): boolean => seat === context.seat
/** What decides about oneself waits for the player; what others did is read. */
const fate = (seats: readonly number[], context: Context): Scene['weight'] =>
  seats.some((seat) => isOwn(seat, context)) ? 'climax' : 'read'
/** What the viewer has just chosen needs no reading. */
const weight = (seat: number, context: Context): Scene['weight'] => (isOwn(seat, context) ? 'glance' : 'read')
/** The way to a result: it can be seen, and the summary of a turn tells the result. */
const STEP = 'glance'

const onBoard = (seat: number, ...cells: number[]): Pick<Scene, 'region' | 'pieces'> => ({
  region: 'sectors',
  pieces: [...cells.map(cellAt), rocketAt(seat)],
})
/** On a phone one's own dice are shown large; those of others stand above the sectors. */
const onDice = (seat: number, context: Context, ...dice: number[]): Pick<Scene, 'region' | 'pieces'> => ({
  region: isOwn(seat, context) ? 'dice' : 'sectors',
  pieces: [...dice.map(dieAt), plateAt(seat)],
})
const ofDuel = (...seats: number[]): Pick<Scene, 'region' | 'pieces' | 'staged'> => ({
  region: 'sectors',
  pieces: [...seats.map(rocketAt), ...seats.map(plateAt)],
  staged: true,
})
/** Chips or cards fly; numbers change as they arrive. */
const inFlight = (event: GameEvent): Pick<Scene, 'motion' | 'reveal'> => {
  const arrival = arrivalOf(event)
  return { motion: arrival + LOOK, reveal: arrival }
}

/** The viewer's exploration ends with it, and what it found stays until the player goes on; a single card with nothing on
    it does not. */
function isLastFind(event: SectorDrawn | AdvantagesDrawn | DefenceTried, context: Context): boolean {
  const { view, data } = context
  if (!isOwn(event.seat, context) || (view.draws > 0 && view.bank > 0)) return false
  if (event.kind !== 'SectorDrawn') return true
  const card = data.sector_cards[event.card - 1]
  if (card?.kind === 'nothing') return cardsDue(view.dice[1]?.total ?? 0, data) > 1
  return card?.kind === 'discovery' && !(card.advantages && context.before.advantage_deck)
}
/** Another player took the last chip: whoever plays sees it before the count. */
const endsGame = (event: SectorDrawn | AdvantagesDrawn | DefenceTried, context: Context): boolean =>
  event.kind === 'SectorDrawn' && takesLast(event) && context.seat !== null && !isOwn(event.seat, context)
const takesLast = (event: SectorDrawn): boolean => event.chips > 0 && event.bank === 0
const find = (
  event: SectorDrawn | AdvantagesDrawn | DefenceTried,
  context: Context,
): Pick<Scene, 'weight' | 'staged' | 'region'> => ({
  weight: isLastFind(event, context) || endsGame(event, context) ? 'climax' : countsFor(event) ? 'read' : STEP,
  staged: true,
  region: 'sectors',
})
/** What was discovered or lost tells more than the cards drawn for it, or than a card with nothing on it. */
const countsFor = (event: SectorDrawn | AdvantagesDrawn | DefenceTried): boolean =>
  event.kind === 'SectorDrawn' ? event.chips > 0 : event.kind === 'DefenceTried' && !event.held && !event.spared

export const scenes: SceneMap<GameEvent, GalaxyChallengeView, Components> = {
  StartRolled: (event) => ({ weight: 'read', opening: true, region: 'sectors', pieces: event.order.map(plateAt) }),
  ColourChosen: (event, context) => ({ weight: weight(event.seat, context), ...onBoard(event.seat, event.cell) }),
  TurnBegan: (event) => ({
    weight: 'glance',
    opens: true,
    region: 'sectors',
    pieces: [rocketAt(event.seat), plateAt(event.seat)],
  }),
  PowerTaken: (event) => ({ weight: 'read', region: 'sectors', pieces: [plateAt(event.seat), plateAt(event.owner)] }),
  DiceRolled: (event, context) => ({
    weight: STEP,
    motion: ROLL + LOOK,
    reveal: ROLL,
    sound: 'roll',
    ...onDice(event.seat, context),
  }),
  DieRaised: (event, context) => ({ weight: STEP, motion: ROLL + LOOK, ...onDice(event.seat, context, event.die) }),
  SpecialAssigned: (event, context) => ({
    weight: STEP,
    motion: isOwn(event.seat, context) ? LOOK / 2 : ROLL + LOOK,
    ...onDice(event.seat, context, event.die),
  }),
  RocketMoved: (event, context) => ({
    weight: STEP,
    motion: hopTime(event.path.length - 1) + (isOwn(event.seat, context) ? LOOK / 2 : LOOK),
    ...onBoard(event.seat, ...event.path.slice(-1)),
  }),
  RocketStayed: (event) => ({ weight: 'read', ...onBoard(event.seat, event.cell) }),
  ExploringBegan: (event, context) => ({
    weight: STEP,
    motion: isOwn(event.seat, context) ? 0 : LOOK,
    region: 'sectors',
    pieces: [SECTORS, cellAt(event.cell)],
  }),
  SectorDrawn: (event, context) => ({
    ...find(event, context),
    ...(event.chips ? inFlight(event) : { motion: FLIP + LOOK }),
    pieces: [foundAt(event.card), plateAt(event.seat), ...(event.chips ? [BANK] : [])],
    always: takesLast(event),
  }),
  AdvantagesDrawn: (event, context) => ({
    ...find(event, context),
    ...inFlight(event),
    pieces: [ADVANTAGES, plateAt(event.seat), ...event.cards.map(cardAt)],
  }),
  DefenceTried: (event, context) => ({
    ...find(event, context),
    motion: FLIP + LOOK,
    pieces: [foundAt(event.card), dieAt(3), plateAt(event.seat)],
  }),
  AdvantageReturned: (event, context) => ({
    weight: weight(event.seat, context),
    region: 'sectors',
    ...inFlight(event),
    pieces: [plateAt(event.seat), ADVANTAGES],
  }),
  AttackBegan: (event) => ({ weight: 'read', ...ofDuel(event.seat, event.target) }),
  DefenceRolled: (event, { view }) => ({
    weight: 'read',
    minor: true,
    motion: ROLL + LOOK,
    reveal: ROLL,
    sound: 'roll',
    ...ofDuel(view.turn, event.seat),
  }),
  BattleEnded: (event, context) => ({
    weight: fate([event.seat, event.target], context),
    ...ofDuel(event.seat, event.target),
  }),
  /** Those who see the card see it large. */
  AdvantageGiven: (event) => ({
    weight: 'read',
    region: 'sectors',
    staged: event.card > 0,
    ...inFlight(event),
    pieces: [plateAt(event.seat), plateAt(event.to)],
  }),
  NothingGiven: (event) => ({ weight: 'read', region: 'sectors', pieces: [plateAt(event.seat), plateAt(event.to)] }),
  ChallengeBegan: (event) => ({ weight: 'read', ...ofDuel(event.seat, event.target) }),
  ChallengeAnswered: (event, { view }) => ({
    weight: 'read',
    minor: true,
    motion: ROLL + LOOK,
    reveal: ROLL,
    sound: 'roll',
    ...ofDuel(view.turn, event.seat),
  }),
  ChallengeEnded: (event, context) => ({
    weight: fate([event.seat, event.target], context),
    ...inFlight(event),
    ...ofDuel(event.seat, event.target),
  }),
  PlanetLeft: (event, context) => ({
    weight: weight(event.seat, context),
    motion: hopTime(1) + LOOK / 2,
    ...onBoard(event.seat, event.cell),
  }),
  CardsReturned: (event) => ({ weight: 'glance', ...onBoard(event.seat) }),
  TurnWentOn: (event) => ({ weight: 'read', ...onBoard(event.seat) }),
  TieRolled: (event) => ({
    weight: 'read',
    staged: true,
    motion: ROLL + 2 * LOOK,
    reveal: ROLL,
    sound: 'roll',
    pieces: [plateAt(event.seat)],
    always: true,
  }),
  TieDrawn: (event) => ({
    weight: 'read',
    staged: true,
    motion: FLIP + LOOK,
    pieces: [plateAt(event.seat)],
    always: true,
  }),
  /** The finale counts and names the winner last. */
  GameEnded: () => null,
}

/** A rocket hops from square to square; a long walk does not take longer than the eye has patience. */
export function hopTime(steps: number): number {
  return Math.min(1000, 180 + 110 * steps)
}
