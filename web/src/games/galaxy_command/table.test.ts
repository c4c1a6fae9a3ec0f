import { describe, expect, it } from 'vitest'
import type {
  Components,
  GalaxyCommandView,
  GameEvent,
  PointsScored,
  SystemAttacked,
  SystemDefended,
} from '../../gen/galaxy_command'
import { gameUi, type GameUi } from '../../kit/board'
import type { EventLine, Scene } from '../../kit/scenes'
import { alike, effectsOf, isLoss, ribbonOf } from './memory'
import { recapOf } from '../../shell/table/recap'
import { askRegion, isOut, ownKey, readings, undoes } from './readings'
import { scenes } from './scenes'
import { settings } from '../../kit/settings.svelte'
import { fit } from '../../kit/sheet'
import { nextBox } from '../../kit/walk'
import { SHEET } from './sheet'
import { collectsAgain, yearCells } from './years'

const drawn = (card: number, in_place = false): GameEvent => ({
  kind: 'EventDrawn',
  card,
  year: 1,
  in_place,
  number: 1,
  total: 7,
})
const told = (...events: GameEvent[]): EventLine<GameEvent>[] =>
  events.map((event) => ({
    event,
    ply: 1,
    seat: 'seat' in event ? event.seat : -1,
    text: event.kind,
    clause: '',
    head: false,
  }))

describe('what the latest event did', () => {
  it('is told card by card, a Red Alert with the event in its place (CO-6.9)', () => {
    const effects = effectsOf(
      told(
        drawn(40),
        drawn(54),
        { kind: 'EnvoysArrived', seat: 0, strength: 2 },
        drawn(12, true),
        { kind: 'StrikeCalled', seat: 0, halved: false },
        { kind: 'StrikeCalled', seat: 1, halved: true },
        { kind: 'TurnBegan', seat: 0, year: 1, round: 2, drawn: false },
      ),
    )
    expect(effects.map(({ card, lines }) => [card, lines.map((line) => line.text)])).toEqual([
      [12, ['StrikeCalled', 'StrikeCalled']],
      [54, ['EnvoysArrived']],
    ])
  })
  it('is said once where it is the same for several', () => {
    const groups = alike(['a 1', 'b 2', 'a 3'], (line) => line[0]!)
    expect(groups).toEqual([
      { words: 'a', lines: ['a 1', 'a 3'] },
      { words: 'b', lines: ['b 2'] },
    ])
  })
  it('is nothing before the first event, and a loss where something is gone', () => {
    expect(effectsOf([])).toEqual([])
    expect(isLoss({ kind: 'StrikeCalled', seat: 0, halved: true })).toBe(true)
    expect(isLoss({ kind: 'EnvoysArrived', seat: 0, strength: 1 })).toBe(false)
  })
})

describe('scenes', () => {
  const view = { year: 1, events_left: 0 } as GalaxyCommandView
  const data = { events: [{ number: 54, red_alert: true }] } as unknown as Components
  const context = { view, before: view, data, seat: 0 }
  const attack = (seat: number): SystemAttacked => ({
    kind: 'SystemAttacked',
    seat,
    slot: 3,
    card: 4,
    die: 4,
    strength: 1,
    resistance: 5,
    aligned: true,
  })
  it('wait for the player where it is about the own sector, and show the sector that it is about', () => {
    expect(scenes.SystemAttacked(attack(0), context)).toMatchObject({ weight: 'climax', board: 0, staged: true })
    expect(scenes.SystemAttacked(attack(1), context)).toMatchObject({
      weight: 'read',
      board: 1,
      pieces: ['system-1-3'],
    })
  })
  it('turn up a Red Alert as a card of its own', () => {
    const card = (number: number): Extract<GameEvent, { kind: 'EventDrawn' }> =>
      drawn(number) as Extract<GameEvent, { kind: 'EventDrawn' }>
    expect(scenes.EventDrawn(card(54), context)).toMatchObject({ weight: 'climax', staged: true })
    expect(scenes.EventDrawn(card(12), context)?.weight).toBe('read')
  })
  it('are shown even without motion where the game ends', () => {
    const end = { ...context, view: { year: 2, events_left: 0 } as GalaxyCommandView }
    expect(scenes.EventDrawn(drawn(12) as Extract<GameEvent, { kind: 'EventDrawn' }>, end)?.always).toBe(true)
    expect(scenes.GameEnded({ kind: 'GameEnded', distant: 1, target: 4 }, end)?.always).toBe(true)
    const within = (events_left: number): boolean | undefined =>
      scenes.StrikeCalled(
        { kind: 'StrikeCalled', seat: 0, halved: false },
        { ...context, view: { year: 2, events_left, phase: 'Event' } as GalaxyCommandView },
      )?.always
    expect([within(1), within(2)]).toEqual([true, false])
  })
})

describe('what an event and the final score are about', () => {
  const commander = {
    technologies: ['robot_workers'],
    systems: [
      { slot: 0, card: 3, aligned: true },
      { slot: 1, card: 4, aligned: false },
      { slot: 2, card: 0, aligned: false },
    ],
  }
  const view = { year: 2, events_left: 1, commanders: [commander] } as unknown as GalaxyCommandView
  const context = { view, before: view, data: {} as Components, seat: 0 }
  it('lights the tracks of what was gained', () => {
    const gained = (metal: number, wealth: number): readonly string[] =>
      scenes.ResourcesGained({ kind: 'ResourcesGained', seat: 0, metal, wealth, lost: 0 }, context)?.pieces ?? []
    expect(gained(0, 1)).toEqual(['event', 'seat-0', 'track-0-wealth'])
    expect(gained(1, 1)).toEqual(['event', 'seat-0', 'track-0-metal', 'track-0-wealth'])
  })
  it('shows what each line of the score counts, where it lies', () => {
    const scored = (category: PointsScored['category']): Scene | null =>
      scenes.PointsScored({ kind: 'PointsScored', seat: 0, category, count: 1, points: 1 }, context)
    expect(scored('systems')).toMatchObject({ region: 'sector', board: 0, pieces: ['seat-0', 'system-0-0'] })
    expect(scored('technologies')).toMatchObject({ region: 'mats', pieces: ['seat-0', 'technology-0-robot_workers'] })
    expect(scenes.GameEnded({ kind: 'GameEnded', distant: 1, target: 4 }, context)).toMatchObject({
      region: 'others',
      pieces: ['goal'],
    })
  })
})

describe('the ribbon of a system', () => {
  const attacked = { kind: 'SystemAttacked', seat: 0, slot: 1 } as SystemAttacked
  const defended = { kind: 'SystemDefended', seat: 0, slot: 1 } as SystemDefended
  it('falls or tears only where the system is aligned or lost', () => {
    expect(ribbonOf({ ...attacked, aligned: true })).toBe('won')
    expect(ribbonOf({ ...attacked, aligned: false })).toBe('')
    expect(ribbonOf({ ...defended, lost: true })).toBe('lost')
    expect(ribbonOf({ ...defended, lost: false })).toBe('')
    expect(ribbonOf(null)).toBe('')
  })
})

describe('keys', () => {
  it('are the digits of the systems, whatever else can be chosen', () => {
    expect(ownKey({ kind: 'Explore', slot: 2 })).toBe('3')
    expect(ownKey({ kind: 'Conquer', slot: 0 })).toBe('1')
    expect(ownKey({ kind: 'BideTime' })).toBe('0')
    expect(ownKey({ kind: 'EndTurn' })).toBe('')
  })
})

describe('a plate', () => {
  it('says who is out of the game', () => {
    const view = { commanders: [{ out: true, systems: [], technologies: [] }] } as unknown as GalaxyCommandView
    expect(isOut(view, 0)).toBe(true)
    expect(readings(view, 0)).toEqual([])
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

describe('the last collection', () => {
  const view = { year: 2, events_left: 1, first: 1, turn: 0, phase: 'Action', commanders: [{}, {}, {}] }
  const all = (change: object) =>
    [0, 1, 2].map((seat) => collectsAgain({ ...view, ...change } as unknown as GalaxyCommandView, seat))
  it('is the one of the last round', () => {
    expect(all({ year: 1 })).toEqual([true, true, true])
    expect(all({ events_left: 2, phase: 'Event' })).toEqual([true, true, true])
    expect(all({ turn: 1 })).toEqual([true, true, true])
    expect(all({ turn: 2, phase: 'Build' })).toEqual([true, false, false])
    expect(all({})).toEqual([true, false, false])
    expect(all({ phase: 'Event' })).toEqual([false, false, false])
    expect(all({ phase: 'End', turn: -1 })).toEqual([false, false, false])
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
    expect(fit(SHEET, 908 - 32, 800 - 32)).toEqual({
      sheet: true,
      scale: 1,
      width: 876,
      height: 768,
      least: '11px',
    })
    expect(fit(SHEET, 780, 900).scale).toBeCloseTo(780 / 876)
    expect(fit(SHEET, 1752, 1600).scale).toBe(2)
    expect(fit(SHEET, 820 - 32, 668 - 28).sheet).toBe(true)
    expect(fit(SHEET, 648 - 32, 716 - 28).sheet).toBe(false)
    expect(fit(SHEET, 390, 740).sheet).toBe(false)
  })
  it('draws all of it smaller and wider in a low window', () => {
    const low = fit(SHEET, 784, 600)
    expect(low.scale).toBeCloseTo(600 / 768)
    expect(low.height).toBe(768)
    expect(low.width).toBeGreaterThan(876)
    expect(low.width * low.scale).toBeLessThanOrEqual(784)
    expect(parseFloat(low.least) * low.scale).toBeCloseTo(11)
  })
  it('draws a board larger with the text size, whether it fits then or not', () => {
    settings.textSize = 130
    expect(fit(SHEET, 876, 768)).toMatchObject({ sheet: true, scale: 1.3, width: 876, height: 768 })
    expect(fit(SHEET, 390, 650)).toMatchObject({ sheet: false, scale: 1.3, width: 300, height: 500 })
    settings.textSize = 100
  })
  it('says which font size nobody sees smaller than 11 pixels', () => {
    expect(parseFloat(fit(SHEET, 788, 800).least) * (788 / 876)).toBeCloseTo(11)
    expect(fit(SHEET, 1752, 1600).least).toBe('11px')
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

describe('the summary of a turn', () => {
  const aligned = { kind: 'SystemAttacked', seat: 1, slot: 3, aligned: true } as SystemAttacked
  const revolt = { kind: 'SystemDefended', seat: 1, slot: 3, lost: true } as SystemDefended
  const main = (...events: GameEvent[]): string | undefined => {
    const ui = gameUi({ scenes, undoes, readings: () => [], score: () => '0' } as unknown as GameUi)
    const view = { year: 1, events_left: 3 } as GalaxyCommandView
    const now = { view, before: view, data: null, seat: 0 }
    return recapOf(told(...events), { lines: 0, view }, now, ui, [0])[0]?.main.text
  }

  it('tells of a system that was lost again, not that it was aligned', () => {
    expect(main(aligned, { ...revolt, lost: false })).toBe('SystemAttacked')
    expect(main(aligned, { ...revolt, slot: 2 })).toBe('SystemAttacked')
    expect(main(aligned, revolt)).toBe('SystemDefended')
    expect(main(aligned, revolt, aligned)).toBe('SystemAttacked')
  })
})
