/** What the frame asks about: plates, regions, the order and icons of offers, the score sheet. */
import type { GalaxyChallengeView, GameAction, ReachView } from '../../gen/galaxy_challenge'
import type { Action, Reading } from '../../kit/board'
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
function placeOf(action: Action, view: GalaxyChallengeView): ReachView | undefined {
  const said = action as unknown as GameAction
  return said.kind === 'MoveRocket' ? view.reach.find((place) => place.cell === said.cell) : undefined
}

const isChallenge = (action: Action, view: GalaxyChallengeView): boolean =>
  (placeOf(action, view)?.challenge ?? -1) >= 0

/** What only the own turn knows of can be taken back; a roll, a card turned up or another's answer cannot. */
export function irreversible(action: Action, view: GalaxyChallengeView): boolean {
  return (
    !['MoveRocket', 'AssignSpecial', 'RaiseDie', 'PickPower'].includes(String(action['kind'])) ||
    isChallenge(action, view)
  )
}

/** Of very many moves those come first that somebody would look for: challenges, the centre, attacks. At home there is nothing to do. */
export function rank(action: Action, view: GalaxyChallengeView): number {
  const place = placeOf(action, view)
  if (!place) return 0
  if (place.challenge >= 0) return 1
  if (place.chips > 1) return 2
  return place.attacks.length ? 3 : place.home ? 5 : 4
}

/** A challenge is more than a move. */
export const verb = (action: Action, view: GalaxyChallengeView): string =>
  isChallenge(action, view) ? t('board-challenge') : ''

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

export const actionIcon = (action: Action): string => ICONS[String(action['kind']) as GameAction['kind']] ?? 'rocket'
export const categoryIcon = (): string => 'anomaly'
export const categoryClause = (): string => 'CH-7.1'
