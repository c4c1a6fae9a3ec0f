/* Offers as targets with keys, and in groups where there are many. */
import type { Decision, Offer } from '../../gen/protocol'
import { sameAction, type Action, type OfferRow, type Target } from '../../kit/board'
import { kindName } from './names'

export const UNGROUPED = 8
export const FOLD = 5
const DIGITS = [...'123456789']

export interface Group {
  /** The kind of its actions; empty where offers stand alone. */
  id: string
  title: string
  targets: Target[]
}

/** Digits in the order of the offers, but for those that have a number of their own. */
export function targetsOf(
  decision: Decision | null,
  rank: (action: Action) => number = () => 0,
  ownKey: (action: Action) => string = () => '',
): Target[] {
  const ranked = (decision?.offers ?? [])
    .map((offer: Offer) => ({ offer, rank: rank(offer.action) }))
    .sort((one, other) => one.rank - other.rank)
  const own = ranked.map(({ offer }) => ownKey(offer.action))
  const free = DIGITS.filter((digit) => !own.includes(digit))
  return ranked.map(({ offer }, at) => ({ action: offer.action, offer, key: own[at] || free.shift() || '' }))
}

/** Up to eight offers stand alone; more are grouped by what they do. */
export function groupsOf(targets: Target[]): Group[] {
  if (targets.length <= UNGROUPED) return [{ id: '', title: '', targets }]
  const groups = new Map<string, Target[]>()
  for (const target of targets) {
    const kind = kindOf(target.action)
    groups.set(kind, [...(groups.get(kind) ?? []), target])
  }
  return [...groups].map(([kind, members]) => ({ id: kind, title: kindName(kind), targets: members }))
}

/** One row of the panel: an offer that stands alone, or several about one piece. */
export interface Row {
  /** Tells rows apart: the piece, or the place in the list. Never words, for two offers may read the same. */
  id: string
  head: OfferRow | null
  targets: { target: Target; button: string }[]
}

export function rowsOf(targets: Target[], rowOf: (action: Action) => OfferRow | null): Row[] {
  const rows: Row[] = []
  for (const target of targets) {
    const head = rowOf(target.action)
    const id = head ? `piece-${head.id}` : `place-${rows.length}`
    const known = rows.find((row) => row.id === id)
    const choice = { target, button: head?.button ?? '' }
    if (known) known.targets.push(choice)
    else rows.push({ id, head, targets: [choice] })
  }
  return rows
}

export function isOffered(decision: Decision | null, action: Action | null): boolean {
  return (decision?.offers ?? []).some((offer) => sameAction(offer.action, action))
}

export function kindOf(action: Action): string {
  return typeof action['kind'] === 'string' ? action['kind'] : ''
}
