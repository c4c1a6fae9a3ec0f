/** Icons of actions and of score categories, and which actions chance or an event makes final. */
import type { GameAction } from '../../gen/galaxy_command'

const ACTIONS: Partial<Record<GameAction['kind'], string>> = {
  Explore: 'eye',
  Conquer: 'swords',
  BideTime: 'hourglass',
  Trade: 'trade',
  KeepResources: 'bank',
  BuildMilitary: 'military',
  EndTurn: 'flag',
  RefuseRansom: 'close',
}

const CATEGORIES: Record<string, string> = {
  Systems: 'planet',
  Technologies: 'chip',
  Exploration: 'radar',
  Scientific: 'discovery',
  Warlord: 'military',
}

const CLAUSES: Record<string, string> = {
  Systems: 'CO-8.1',
  Technologies: 'CO-8.1',
  Exploration: 'CO-8.2',
  Scientific: 'CO-8.3',
  Warlord: 'CO-8.4',
}

/** A die is rolled, or the round's event follows. */
const FINAL = new Set<GameAction['kind']>(['Explore', 'Conquer', 'EndTurn', 'RefuseRansom', 'PayRansom'])

export function actionIcon(action: GameAction): string {
  if (action.kind === 'DiscoverTechnology') return `tech-${action.technology.replaceAll('_', '-')}`
  if (action.kind === 'PayRansom') return action.resource
  return ACTIONS[action.kind] ?? 'rocket'
}

export function categoryIcon(category: string): string {
  return CATEGORIES[category] ?? 'star'
}

export function categoryClause(category: string): string {
  return CLAUSES[category] ?? ''
}

export function irreversible(action: GameAction): boolean {
  return FINAL.has(action.kind)
}
