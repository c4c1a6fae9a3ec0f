import { describe, expect, it } from 'vitest'
import { closedOf, same, systemAction, targetOf } from './targets'

const offer = (action: { kind: string; [field: string]: unknown }) => ({ action, text: '', detail: '', clause: '' })
const targets = [{ kind: 'Explore', slot: 3 }, { kind: 'Conquer', slot: 3 }, { kind: 'BideTime' }].map((action) => ({
  action,
  offer: offer(action),
  key: action.kind,
}))

describe('targets', () => {
  it('finds an offer by all its fields', () => {
    expect(targetOf(targets, { slot: 3, kind: 'Conquer' })?.key).toBe('Conquer')
    expect(targetOf(targets, { kind: 'Conquer', slot: 2 })).toBeUndefined()
    expect(targetOf(targets, { kind: 'BideTime', slot: 3 })).toBeUndefined()
  })
  it('finds a refusal the same way', () => {
    const closed = [
      { action: { kind: 'Explore', slot: 6 }, text: '', refusal: { clause: 'CO-3.5', text: '', facts: {} } },
    ]
    expect(closedOf(closed, { kind: 'Explore', slot: 6 })?.refusal.clause).toBe('CO-3.5')
    expect(closedOf(closed, { kind: 'Explore', slot: 7 })).toBeUndefined()
  })
  it('knows nothing equal to no action', () => {
    expect(same(null, null)).toBe(false)
  })
  it('says what can be done to a system', () => {
    const system = { slot: 2, card: 0, aligned: false }
    expect(systemAction(system, -1)).toEqual({ kind: 'Explore', slot: 2 })
    expect(systemAction({ ...system, card: 4 }, -1)).toEqual({ kind: 'Conquer', slot: 2 })
    expect(systemAction({ ...system, card: 4, aligned: true }, 2)).toEqual({ kind: 'RefuseRansom' })
  })
})
