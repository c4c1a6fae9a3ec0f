/** Icons of actions and of score categories, and which actions chance or an event makes final. */
import type { Action } from '../../kit/board'

const ACTIONS: Record<string, string> = {
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
const FINAL = new Set(['Explore', 'Conquer', 'EndTurn', 'RefuseRansom', 'PayRansom'])

export function actionIcon(action: Action): string {
  const kind = String(action['kind'])
  if (kind === 'DiscoverTechnology') return `tech-${String(action['technology']).replaceAll('_', '-')}`
  if (kind === 'PayRansom') return String(action['resource'])
  return ACTIONS[kind] ?? 'rocket'
}

export function categoryIcon(category: string): string {
  return CATEGORIES[category] ?? 'star'
}

export function categoryClause(category: string): string {
  return CLAUSES[category] ?? ''
}

export function irreversible(action: Action): boolean {
  return FINAL.has(String(action['kind']))
}
