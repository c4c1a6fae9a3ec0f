/* The moments of what is told together: a view of the middle of an action, made from the view after it. */
import type { Change } from '../gen/protocol'

/** The view of a moment. Only what changes is copied; the rest is shared with the view in the end. */
export function viewAt<View>(final: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>((view, [path, value]) => put(view, path, value), final) as View
}

function put(data: unknown, [first, ...rest]: Change[0], value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(data)) return data.map((each: unknown, at) => (at === first ? put(each, rest, value) : each))
  const fields = data as Record<string, unknown>
  return { ...fields, [first]: put(fields[first], rest, value) }
}
