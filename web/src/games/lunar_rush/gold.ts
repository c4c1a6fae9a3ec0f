/** Gold modules: who has which, and what can be done with one now. */
import type { Components, GameAction, LunarRushView, SettleMix, UseShared } from '../../gen/lunar_rush'
import { t } from '../../kit/reader.svelte'
import { familyOf, shortModule, type Bill } from './words'

export interface GoldPiece {
  gold: number
  /** Who has it; null: for sale. */
  corp: number | null
  cost: Bill
  missing: Bill
  /** GC at the end: the owner's, or the viewer's if it is for sale. */
  worth: number
  used: boolean
  works: boolean
}

/** For sale first, then those of whose base is shown, then the others'. */
export function goldPieces(view: LunarRushView, home: number): GoldPiece[] {
  const sale = view.gold.map((one) => ({
    gold: one.gold,
    corp: null,
    cost: one.cost,
    missing: one.missing,
    worth: one.worth,
    used: false,
    works: true,
  }))
  const built = view.corporations.flatMap((corp) =>
    corp.golds.map((one) => ({
      gold: one.gold,
      corp: corp.corp,
      cost: [],
      missing: [],
      worth: one.worth,
      used: one.used,
      works: one.works,
    })),
  )
  return [...sale, ...built.filter((one) => one.corp === home), ...built.filter((one) => one.corp !== home)]
}

export const isAbout =
  (gold: number) =>
  (action: GameAction): boolean =>
    'gold' in action && action.gold === gold

/** What tells this offer from others about the same module: a verb, and items as icons. */
export function choiceOf(data: Components, action: GameAction): { text: string; bill: Bill } {
  switch (action.kind) {
    case 'BuyGold':
      return action.spare >= 0
        ? { text: t('board-gold-buy-without'), bill: [[action.spare, 1]] }
        : { text: t('board-gold-buy'), bill: [] }
    case 'SellFromBase':
      return { text: t('board-gold-sell'), bill: [[action.item, 1]] }
    case 'MovePrice':
      return { text: `+${action.steps}`, bill: [[action.item, 1]] }
    case 'Salvage':
      return { text: t('board-gold-salvage', { module: moduleName(data, action.module) }), bill: [] }
    case 'SettleMix':
    case 'UseShared':
      return { text: t('board-gold-gain'), bill: mixOf(data, action) }
    case 'Teleport':
      return { text: t('board-gold-bring'), bill: present([action.habp, action.tech, action.advm]) }
    case 'Rouse':
      return {
        text:
          action.module < 0
            ? t('board-gold-ready')
            : t('board-gold-leave', { module: moduleName(data, action.module) }),
        bill: [],
      }
    default:
      return { text: t('board-gold-use'), bill: [] }
  }
}

/** Numbers of the first items, as far as there are any. */
const present = (numbers: readonly number[]): Bill =>
  numbers.map((number, item) => [item, number] as const).filter(([, number]) => number > 0)

const moduleName = (data: Components, family: number): string => shortModule(familyOf(data, family))

function mixOf(data: Components, action: SettleMix | UseShared): Bill {
  const effects = data.gold_modules[action.gold]?.effects ?? []
  const choice = effects.flatMap((effect) =>
    effect.op === 'gain_choice' ? effect.items : effect.op === 'shared_space' ? effect.choice : [],
  )
  const ids = [...new Set<string>(choice)]
  return action.mix
    .map((number, at) => [data.items.findIndex((row) => row.id === ids[at]), number] as const)
    .filter(([at, number]) => at >= 0 && number > 0)
}
