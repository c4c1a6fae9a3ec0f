/** The steps by the names that views give them, and how one ends. */
import type { GameAction, LunarRushView } from '../../gen/lunar_rush'
import { t } from '../../kit/reader.svelte'

export const STEPS = {
  roles: 'roles',
  bid: 'bid',
  route: 'route',
  up: 'load-up',
  gold: 'gold',
  draft: 'draft',
  build: 'build',
  down: 'load-down',
  cards: 'card',
}

/** As the frame calls them; "" where nobody is asked. */
export function titleOf(step: string): string {
  switch (step) {
    case '':
      return t('board-order')
    case STEPS.roles:
      return t('step-roles')
    default:
      return t(`short-${step}`)
  }
}

/** Everybody does these at the same time. */
const TOGETHER = [STEPS.roles, STEPS.bid, STEPS.up, STEPS.build, STEPS.down]
export const isTogether = (step: string): boolean => TOGETHER.includes(step)

export const isLoading = (step: string): boolean => step === STEPS.up || step === STEPS.down

/** With secrecy nobody sees what the others do in these until they end. */
const VEILED = [STEPS.up, STEPS.build, STEPS.down]
export const isVeiled = (step: string): boolean => VEILED.includes(step)

/** These are answered on the lanes or on cards. */
export const isElsewhere = (step: string): boolean =>
  step === STEPS.route || step === STEPS.gold || step === STEPS.cards || step === ''

export interface Ending {
  action: GameAction
  text: string
  detail: string
  clause: string
}

export const FINISH: GameAction = { kind: 'FinishLoading' }

/** The action that ends one's own step; null where a choice itself ends it. */
export function endingOf(view: LunarRushView, boarders: readonly number[]): Ending | null {
  switch (view.step) {
    case STEPS.up:
    case STEPS.down:
      return {
        action: FINISH,
        text: t('board-launch'),
        detail: t('offer-finish-detail'),
        clause: 'LR-2.2',
      }
    case STEPS.build:
      return {
        action: { kind: 'EndBuilding', boarders: [...boarders] },
        text: t('offer-end'),
        detail: '',
        clause: 'LR-9.3',
      }
    case STEPS.gold:
      return { action: { kind: 'Pass' }, text: t('offer-pass-gold'), detail: '', clause: 'LR-7.1' }
    case STEPS.cards:
      return { action: { kind: 'Pass' }, text: t('offer-pass-card'), detail: '', clause: 'LR-11.8' }
    default:
      return null
  }
}
