import { describe, expect, it } from 'vitest'
import { rests, strip } from './beats'
import { effectsOf, NOTHING, remember } from './memory'
import type { CommandData, AnyEvent } from './model'
import { lit } from './pieces'
import { askRegion } from './readings'
import { fit } from '../../kit/sheet'
import { nextBox } from '../../kit/walk'
import { SHEET } from './sheet'
import { yearCells } from './years'

describe('beats', () => {
  it('roll after the card is turned up, result after the roll', () => {
    const [turned, fought] = strip([
      { kind: 'SystemExplored', seat: 0, slot: 1 },
      { kind: 'SystemAttacked', seat: 0, slot: 1, die: 4 },
    ])
    expect(turned!.at).toContain('calc(0 *')
    expect(fought!.at).toContain('calc(1 * var(--co-flip, 420ms) + 0 *')
    expect(fought!.shows).toContain('+ 1 * var(--co-roll, 600ms)')
  })
  it('wait for an event card to be read before the next card turns', () => {
    const [, , second] = strip([
      { kind: 'EventDrawn', card: 54 },
      { kind: 'EnvoysArrived', seat: 0 },
      { kind: 'EventDrawn', card: 11 },
    ])
    expect(second!.at).toMatch(/\+ 2\.1 \* var\(--co-read/)
  })
})

describe('reading time', () => {
  const drawn: AnyEvent = { kind: 'EventDrawn', card: 11 }
  const gained = (seat: number): AnyEvent => ({ kind: 'ResourcesGained', seat })
  const total = (events: AnyEvent[], motion: number, reading: number) =>
    rests(events, motion, reading).reduce((sum, rest) => sum + rest, 0)
  it('follows the last outcome of a card, longer where there are more', () => {
    const [card, first, second, turn] = rests([drawn, gained(0), gained(1), { kind: 'TurnBegan', seat: 0 }], 1, 1)
    expect(card).toBe(1020)
    expect(first).toBe(320)
    expect(second).toBeGreaterThan(2000)
    expect(turn).toBe(0)
    expect(total([drawn, gained(0), gained(1), gained(2)], 1, 1)).toBeGreaterThan(
      total([drawn, gained(0), gained(1)], 1, 1),
    )
  })
  it('is longest for the last event of the game, also without motion', () => {
    const end = [drawn, gained(0), { kind: 'GameEnded' }]
    expect(total(end, 1, 1)).toBeGreaterThan(total([drawn, gained(0)], 1, 1) + 2000)
    expect(total(end, 0, 1)).toBeGreaterThan(4000)
  })
  it('is nothing for a turn without an event', () => {
    expect(
      rests(
        [
          { kind: 'MilitaryBuilt', seat: 0 },
          { kind: 'TurnBegan', seat: 1 },
        ],
        1,
        1,
      ),
    ).toEqual([0, 0])
  })
})

describe('memory', () => {
  it('keeps an alert with the event in its place (CO-6.9), and drops both at the next', () => {
    const alert = remember(NOTHING, [
      { kind: 'EventDrawn', card: 54, in_place: false },
      { kind: 'EnvoysArrived', seat: 0, strength: 2 },
      { kind: 'EventDrawn', card: 11, in_place: true },
      { kind: 'ResourcesGained', seat: 0 },
    ])
    expect(alert.outcomes.map((each) => each.card)).toEqual([54, 11])
    const next = remember(alert, [
      { kind: 'TurnBegan', seat: 1 },
      { kind: 'EventDrawn', card: 12, in_place: false },
    ])
    expect(next).toEqual({ cards: [12], outcomes: [] })
  })
  it('tells card by card what each did, once for all to whom the same happened', () => {
    const memory = remember(NOTHING, [
      { kind: 'EventDrawn', card: 54, in_place: false },
      { kind: 'EnvoysArrived', seat: 0, strength: 2 },
      { kind: 'PlayerSpared', seat: 1 },
      { kind: 'EventDrawn', card: 12, in_place: true },
      { kind: 'StrikeCalled', seat: 0 },
      { kind: 'StrikeCalled', seat: 1 },
    ])
    const effects = effectsOf(memory, { systems: [] } as unknown as CommandData)
    expect(effects.map(({ card, lines }) => [card, lines.map((line) => line.seats)])).toEqual([
      [12, [[0, 1]]],
      [54, [[0], [1]]],
    ])
  })
})

describe('pieces', () => {
  it('are lit by the events that speak of them', () => {
    expect(lit({ kind: 'SystemAttacked', seat: 1, slot: 3 })).toEqual(['system-1-3'])
    expect(lit({ kind: 'TechnologyDiscovered', seat: 0, technology: 'robot_workers' })).toEqual([
      'technology-0-robot_workers',
    ])
    expect(lit({ kind: 'MilitaryBuilt', seat: 2 })).toEqual(['track-2-military'])
    expect(lit({ kind: 'EventDrawn', card: 4 })).toEqual(['event'])
    expect(lit({ kind: 'GameEnded' })).toEqual([])
  })
})

describe('years', () => {
  const setup = { events_year_1: 7, events_year_2: 6 }
  const states = (view: Parameters<typeof yearCells>[0], year: number) =>
    yearCells(view, setup)[year - 1]!.map((cell) => cell.state)
  it('marks the event that the round leads to', () => {
    const view = { year: 2, events_resolved: 1, events_left: 5, turn: 0, phase: 'Action' }
    expect(states(view, 1).every((state) => state === 'past')).toBe(true)
    expect(states(view, 2)).toEqual(['past', 'next', 'coming', 'coming', 'coming', 'coming'])
  })
  it('marks the event whose Red Alert is under way', () => {
    expect(states({ year: 1, events_resolved: 1, events_left: 6, turn: 0, phase: 'Event' }, 1).slice(0, 3)).toEqual([
      'past',
      'now',
      'coming',
    ])
  })
  it('are all past after the end', () => {
    expect(states({ year: 2, events_resolved: 6, events_left: 0, turn: -1, phase: 'End' }, 2)).toEqual(
      Array(6).fill('past'),
    )
  })
})

describe('walk', () => {
  const boxes = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 20, y: 0, width: 10, height: 10 },
    { x: 2, y: 40, width: 10, height: 10 },
  ]
  it('goes along the row, and down to what lies below', () => {
    expect(nextBox(boxes, 0, 'ArrowRight')).toBe(1)
    expect(nextBox(boxes, 0, 'ArrowDown')).toBe(2)
    expect(nextBox(boxes, 0, 'ArrowUp')).toBe(-1)
    expect(nextBox(boxes, 0, 'a')).toBe(-1)
  })
})

describe('sheet', () => {
  it('fits 908 x 800 with padding, and flows where even the least scale is too wide', () => {
    expect(fit(SHEET, 908 - 32, 800 - 32)).toEqual({ sheet: true, scale: 1, width: 876, height: 768 })
    expect(fit(SHEET, 780, 900).scale).toBeCloseTo(780 / 876)
    expect(fit(SHEET, 1400, 1400).scale).toBe(1.3)
    expect(fit(SHEET, 748 - 32, 668 - 28).sheet).toBe(true)
    expect(fit(SHEET, 648 - 32, 716 - 28).sheet).toBe(false)
    expect(fit(SHEET, 390, 740).sheet).toBe(false)
  })
})

describe('region', () => {
  it.each([
    ['Action', 'sector'],
    ['Collect', 'mats'],
    ['Build', 'mats'],
    ['Event', 'events'],
    ['End', 'sector'],
  ])('%s asks in %s', (phase, region) => {
    expect(askRegion({ phase } as Parameters<typeof askRegion>[0])).toBe(region)
  })
})
