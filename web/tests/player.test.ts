import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EventPlayer, type Cue } from '../src/kit/player.svelte'
import type { Weight } from '../src/kit/scenes'

const at = { view: {}, prompt: null }
const cue = (weight: Weight): Cue => {
  const line = { ply: 1, seat: 1, text: 'Bolt sold a gem.', clause: '', event: { kind: 'Sold' }, head: false }
  return { event: line.event, line, scene: { weight }, before: at, after: at }
}
const many = (weight: Weight): Cue[] => Array.from({ length: 30 }, () => cue(weight))

describe('the player of events', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** How long the first of these is shown. */
  function firstOf(cues: readonly Cue[]): number {
    const player = new EventPlayer()
    player.add(cues)
    return player.now!.time
  }

  it('hurries where much waits, but not for what comes after the next climax', () => {
    const alone = firstOf([cue('read')])
    expect(firstOf(many('read'))).toBeLessThan(alone)
    expect(firstOf([cue('read'), cue('climax'), ...many('read')])).toBe(alone)
  })

  it('shows again what was told, up to its own line', () => {
    const player = new EventPlayer()
    const [one, two] = [cue('read'), cue('read')]
    player.add([one, two])
    expect(player.repeated).toBeNull()
    player.finish()
    player.again()
    expect(player.repeated).toBe(one.line)
    player.next()
    expect(player.repeated).toBe(two.line)
    player.next()
    expect(player.repeated).toBeNull()
  })
})
