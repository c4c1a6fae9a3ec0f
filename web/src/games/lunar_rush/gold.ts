/** Gold modules: who has which, and what can be done with one now. */
import type { Components, LunarRushView } from '../../gen/lunar_rush'
import type { Action } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import { familyOf, shortModule, type Bill } from './words'

export interface GoldPiece {
  gold: number
  /** Who has it; null: for sale. */
  corp: number | null
  cost: Bill
  missing: Bill
  used: boolean
  works: boolean
}

/** For sale first, then the own ones, then the others'. */
export function goldPieces(view: LunarRushView, home: number): GoldPiece[] {
  const sale = view.gold.map((one) => ({
    gold: one.gold,
    corp: null,
    cost: one.cost,
    missing: one.missing,
    used: false,
    works: true,
  }))
  const built = view.corporations.flatMap((corp) =>
    corp.golds.map((one) => ({
      gold: one.gold,
      corp: corp.corp,
      cost: [],
      missing: [],
      used: one.used,
      works: one.works,
    })),
  )
  return [...sale, ...built.filter((one) => one.corp === home), ...built.filter((one) => one.corp !== home)]
}

export const isAbout =
  (gold: number) =>
  (action: Action): boolean =>
    action['gold'] === gold

/** What tells this offer from others about the same module: a verb, and items as icons. */
export function choiceOf(data: Components, action: Action): { text: string; bill: Bill } {
  const item = Number(action['item'] ?? -1)
  switch (action['kind']) {
    case 'BuyGold':
      return Number(action['spare']) >= 0
        ? { text: t('board-gold-buy-without'), bill: [[Number(action['spare']), 1]] }
        : { text: t('board-gold-buy'), bill: [] }
    case 'SellFromBase':
      return { text: t('board-gold-sell'), bill: [[item, 1]] }
    case 'MovePrice':
      return { text: `+${action['steps']}`, bill: [[item, 1]] }
    case 'Salvage':
      return { text: t('board-gold-salvage', { module: moduleName(data, Number(action['module'])) }), bill: [] }
    case 'SettleMix':
    case 'UseShared':
      return { text: t('board-gold-gain'), bill: mixOf(data, action) }
    case 'Teleport':
      return {
        text: t('board-gold-bring'),
        bill: (
          [
            [0, Number(action['habp'])],
            [1, Number(action['tech'])],
            [2, Number(action['advm'])],
          ] as [number, number][]
        ).filter(([, number]) => number > 0),
      }
    case 'Rouse':
      return {
        text:
          Number(action['module']) < 0
            ? t('board-gold-ready')
            : t('board-gold-leave', { module: moduleName(data, Number(action['module'])) }),
        bill: [],
      }
    default:
      return { text: t('board-gold-use'), bill: [] }
  }
}

function moduleName(data: Components, family: number): string {
  const id = familyOf(data, family)
  return shortModule(data.modules.find((row) => row.family === id)?.name ?? '')
}

function mixOf(data: Components, action: Action): Bill {
  const effects = data.gold_modules[Number(action['gold'])]?.effects ?? []
  const choice = effects.flatMap((effect) =>
    effect.op === 'gain_choice' ? effect.items : effect.op === 'shared_space' ? effect.choice : [],
  )
  const ids = [...new Set<string>(choice)]
  return ((action['mix'] ?? []) as number[])
    .map((number, at) => [data.items.findIndex((row) => row.id === ids[at]), number] as const)
    .filter(([at, number]) => at >= 0 && number > 0)
}
