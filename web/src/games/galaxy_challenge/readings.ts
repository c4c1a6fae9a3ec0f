/** What the frame asks about: plates, regions, the order and icons of offers, the score sheet. */
import type { GalaxyChallengeView, GameAction, GameEvent, ReachView } from '../../gen/galaxy_challenge'
import type { Gain, Reading } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { standing } from './words'

export function readings(view: GalaxyChallengeView, seat: number): Reading[] {
  const player = view.players[seat]
  if (!player) return []
  const open = player.cell >= 0 && !player.at_home
  return [
    { icon: 'copy', label: t('board-advantage-cards'), value: String(player.hand) },
    { icon: 'planet', label: open ? t('board-rocket-away') : t('board-rocket'), value: standing(player) },
  ]
}

export const score = (view: GalaxyChallengeView, seat: number): string => String(view.players[seat]?.chips ?? '')

/** Who did it: a duel is decided for its winner. */
export function actorOf(event: GameEvent): number {
  return 'winner' in event ? event.winner : 'seat' in event ? event.seat : -1
}

/** A duel, and a card that changes hands, are the business of both. */
export function affects(event: GameEvent): number[] {
  if (event.kind === 'BattleEnded' || event.kind === 'ChallengeEnded') return [event.seat, event.target]
  return event.kind === 'AdvantageGiven' || event.kind === 'NothingGiven' ? [event.seat, event.to] : []
}

/** Chips that a challenge moved, beside those discovered on the own turn. */
export function apart(event: GameEvent, seat: number): Gain[] {
  if (event.kind !== 'ChallengeEnded' || (seat !== event.seat && seat !== event.target)) return []
  return [{ icon: '', label: t('board-gain-challenge'), by: seat === event.winner ? event.chips : -event.chips }]
}

const ON_BOARD = new Set(['colour', 'power', 'move', 'leave', 'act'])
const ON_DICE = new Set(['raise', 'special'])

export function askRegion(view: GalaxyChallengeView): string {
  return ON_BOARD.has(view.phase) ? 'sectors' : ON_DICE.has(view.phase) ? 'dice' : 'hand'
}

/** Where every choice is a square. */
export const onBoard = (view: GalaxyChallengeView): boolean => view.phase === 'move' || view.phase === 'leave'

/** A defence, an answer to a challenge, a card to be given after it. */
export const isReaction = (view: GalaxyChallengeView, seat: number): boolean =>
  view.phase !== 'colour' && view.turn !== seat

/** Where a move of the rocket leads. */
function placeOf(action: GameAction, view: GalaxyChallengeView): ReachView | undefined {
  return action.kind === 'MoveRocket' ? view.reach.find((place) => place.cell === action.cell) : undefined
}

const isChallenge = (action: GameAction, view: GalaxyChallengeView): boolean =>
  (placeOf(action, view)?.challenge ?? -1) >= 0

/** What only the own turn knows of can be taken back; a roll, a card turned up or another's answer cannot. */
export function irreversible(action: GameAction, view: GalaxyChallengeView): boolean {
  return !['MoveRocket', 'AssignSpecial', 'RaiseDie', 'PickPower'].includes(action.kind) || isChallenge(action, view)
}

/** Of very many moves those come first that somebody would look for: challenges, the centre, attacks. At home there is nothing to do. */
export function rank(action: GameAction, view: GalaxyChallengeView): number {
  const place = placeOf(action, view)
  if (!place) return 0
  if (place.challenge >= 0) return 1
  if (place.chips > 1) return 2
  return place.attacks.length ? 3 : place.home ? 5 : 4
}

const ICONS: Record<GameAction['kind'], string> = {
  ChooseColour: 'planet',
  PickPower: 'star',
  RollDice: 'dice',
  RaiseDie: 'plus',
  AssignSpecial: 'advantage-special',
  MoveRocket: 'move',
  Explore: 'radar',
  Attack: 'swords',
  EndTurn: 'next',
  ReturnAdvantage: 'undo',
  Defend: 'shield',
  GiveAdvantage: 'trade',
  AnswerChallenge: 'dice',
  LeavePlanet: 'rocket',
}

export const actionIcon = (action: GameAction): string => ICONS[action.kind]
export const categoryIcon = (): string => 'anomaly'
export const categoryClause = (): string => 'CH-7.1'
