import { beforeEach, describe, expect, it } from 'vitest'
import type { Achievement, LandingView, TakeCard } from '../../gen/galaxy_rush'
import { reader } from '../../kit/reader.svelte'
import { slug } from './art'
import { lacks, needs } from './pool'
import { askRegion, irreversible, readings, row } from './readings'
import { captain, data, view } from './samples'
import { offset, stacks } from './tableau'
import { columns, foreseen, rocketOn } from './track'
import { after, amounts, discoveryWords, isOver, progressText, raceText, standing } from './words'

beforeEach(() => reader.sit(['Mira', 'Juno'], [0]))

describe('track', () => {
  it('names the next pair and the one to accelerate to, from the offers alone', () => {
    expect(columns(view).map((column) => column.head)).toEqual(['Pair 1', 'Next pair', 'Accelerate', 'Pair 4'])
  })
  it('knows where rockets stand, and which pairs are behind both', () => {
    expect(rocketOn(view, 2, 1)).toBe(1)
    expect(rocketOn(view, 2, 2)).toBe(-1)
    const ahead = { ...view, captains: view.captains.map((each) => ({ ...each, pair: 3 })) }
    expect(columns(ahead).map((column) => column.past)).toEqual([true, false, false, false])
    expect(columns(view)[0]!.past).toBe(false)
  })
  it('foresees what a card would change of an achievement, face up or face down', () => {
    const landing = { ...view.landings[0]!, achieved_up: [[6, 4]], achieved_down: [[11, -5]] } as LandingView
    expect([foreseen(landing, true, 6), foreseen(landing, false, 6)]).toEqual([4, 0])
    expect([foreseen(landing, true, 11), foreseen(landing, false, 11)]).toEqual([0, -5])
    expect(foreseen(undefined, true, 6)).toBe(0)
  })
})

describe('tableau (GR-4.12)', () => {
  const sorted = stacks(captain, data)
  const stack = (id: string) => sorted.find((each) => each.id === id)!
  it('puts season-one discoveries with the resource they count as', () => {
    expect(stack('iridium').entries.map((entry) => entry.name)).toEqual(['Quill'])
    expect(stack('discoveries').entries.map((entry) => entry.name)).toEqual(['Halcyon'])
    expect(stack('discoveries').count).toBe(2)
  })
  it('keeps face-down cards out of the stacks', () => {
    expect(sorted.flatMap((each) => each.entries).map((entry) => entry.at)).not.toContain('played-4')
  })
  it('says what is still wanted', () => {
    expect([stack('comet').note, stack('comet').next]).toEqual(['0 points', '8 with 1 more'])
    expect([stack('asteroid').note, stack('asteroid').next]).toEqual(['3 points', '6 with 1 more'])
    expect([stack('nebula').note, stack('nebula').next]).toEqual(['0 points', '15 with 3 more'])
    expect([stack('heroic').note, stack('heroic').next]).toEqual(['6 points', ''])
    expect(stack('comet').worth).toBe('0 points, 1 more for 8')
    expect(stack('asteroid').worth).toBe('3 points, 6 with one more')
    expect(stack('iridium').worth).toBe('')
  })
  it('moves cards together where a stack grows tall', () => {
    expect(offset(1, 100, 60, 18)).toBe(0)
    expect(offset(3, 100, 60, 18)).toBe(18)
    expect(offset(6, 100, 60, 18)).toBe(8)
  })
})

describe('pool', () => {
  const halcyon = data.discoveries[1]!
  const states = (missing: number[], coming: number) => needs(halcyon, missing, coming, data).map((need) => need.state)
  it('fills what is owned, marks what is coming, leaves the rest open', () => {
    expect(states([0, 2, 0, 0], -1)).toEqual(['owned', 'missing', 'missing'])
    expect(states([0, 2, 0, 0], 1)).toEqual(['owned', 'coming', 'missing'])
    expect(states([0, 0, 0, 0], 1)).toEqual(['owned', 'owned', 'owned'])
  })
  it('counts and names what is missing', () => {
    expect(lacks([0, 2, 0, 1])).toBe(3)
    expect(amounts([0, 2, 0, 1], data)).toEqual(['2 osmium', '1 ruthenium'])
    const words = discoveryWords(
      {
        card: 2,
        place: 0,
        missing: [
          [0, 2, 0, 0],
          [0, 0, 0, 0],
        ],
        achieved: [],
      },
      halcyon,
      data,
      0,
    )
    expect(words).toBe('Halcyon: 6 points; needs 1 iridium and 2 osmium. You still need 2 osmium. Juno has enough.')
  })
})

describe('words', () => {
  it('say in which orbit a rocket is, where a prediction is about that', () => {
    const table = { ...view, standings: [{ card: 8, values: [1, 0] as [number, number] }] }
    const about = { ...data.predictions[0]!, number: 8 }
    expect(standing(table, { ...about, measure: 'orbit_one' })).toEqual(['orbit 1', 'orbit 2'])
    expect(standing(table, { ...about, measure: 'medals' })).toEqual(['1', '0'])
  })
  it('say who acts after a card', () => {
    const landing = view.landings[0]!
    expect(after(landing, 0)).toBe('Then Juno')
    expect(after({ ...landing, next: 0 }, 0)).toBe('You again')
    expect(after({ ...landing, next: 0 }, 1)).toBe('Then you')
    expect(after({ ...landing, next: -1 }, 0)).toBe('Season ends')
    reader.sit(['Mira', 'Juno'], [])
    expect(after({ ...landing, next: 0 }, 0)).toBe('Mira again')
  })
  it('tell the race for the medal and its clause', () => {
    const sentence = (race: object, seat = 0) =>
      Object.values(raceText({ ...view, race: { ...view.race, ...race } }, seat)).join(' ')
    expect(sentence({})).toBe('5 au behind Juno for the medal worth 6 points. GR-5.2')
    expect(sentence({ distances: [20, 20], level: true })).toBe(
      'Level in distance: Juno leads for the medal worth 6 points, because Juno is in orbit one. GR-5.3',
    )
    expect(sentence({ distances: [20, 20], level: true, leader: 0 })).toContain('you lead for the medal')
    expect(sentence({ distances: [0, 0], level: true, leader: -1 })).toContain('is open. GR-5.3')
    reader.sit(['Mira', 'Juno'], [])
    expect(sentence({}, 1)).toBe('5 au ahead of Mira for the medal worth 6 points. GR-5.2')
  })
  it.each([
    ['each', 'resource_sets', 1, 2, 6, true, '2: +6'],
    ['each', 'distance_points', 1, 7, 7, true, '+7'],
    ['at_least', 'heroics', 5, 2, 0, false, '2 of 5'],
    ['exactly', 'heroics', 3, 4, 0, false, '4 of 3, over'],
    ['exactly', 'distance', 90, 75, 0, false, '75 au'],
    ['at_most', 'expeditions', 0, 2, 0, false, '2, over'],
    ['at_most', 'distance', 50, 40, 5, true, '40 au'],
  ])('progress of %s %s', (rule, measure, value, now, points, met, text) => {
    const [row, progress] = [{ rule, measure, value } as Achievement, { value: now, met, points }]
    expect(`${progressText(row, progress)}${isOver(row, progress) ? ', over' : ''}`).toBe(text)
  })
  it('make file names of names', () => {
    expect(slug("Morrow's Rest")).toBe('morrows-rest')
  })
})

describe('what the frame asks', () => {
  it('groups both ways of playing a card', () => {
    const take = (up: boolean) =>
      row({ kind: 'TakeCard', pair: 3, orbit: 1, face_up: up }, view, data, ['orange', 'blue'])!
    expect(take(true)).toMatchObject({
      title: "Miner's Luck",
      detail: 'Accelerate to pair 3, orbit one',
      button: '+6 points',
    })
    expect(take(false)).toMatchObject({ id: take(true).id, button: '+20 au' })
  })
  it('groups both rockets of a prediction, and leaves claims alone', () => {
    const play = (rocket: number) => row({ kind: 'PlayPrediction', card: 1, rocket }, view, data, ['orange', 'blue'])!
    expect([play(0).button, play(1).button]).toEqual(['Your rocket', "Juno's"])
    expect(play(0).id).toBe(play(1).id)
    expect(play(0).art, 'in the colour of whoever plays it').toContain(view.turn === 0 ? 'orange' : 'blue')
    expect(row({ kind: 'ClaimDiscovery', card: 2 }, view, data, ['orange', 'blue'])).toBeNull()
  })
  it('asks before what cannot be taken back', () => {
    const after = (next: number, claims: number[]) => ({
      ...view,
      landings: view.landings.map((each) => ({ ...each, next, claims })),
    })
    const take: TakeCard = { kind: 'TakeCard', pair: 2, orbit: 2, face_up: true }
    expect(irreversible(take, after(1, [])), 'the other acts').toBe(true)
    expect(irreversible(take, after(0, []))).toBe(false)
    expect(irreversible(take, after(1, [2])), 'a claim follows').toBe(false)
    expect(irreversible({ ...take, face_up: false }, after(1, [2]))).toBe(true)
    expect(irreversible({ kind: 'ClaimDiscovery', card: 2 }, view)).toBe(true)
    expect(irreversible({ kind: 'DeclineClaim' }, view)).toBe(true)
  })
  it('brings the part in front that asks', () => {
    expect(askRegion({ ...view, phase: 'claim' })).toBe('pool')
    expect(askRegion({ ...view, phase: 'prediction' })).toBe('track')
    expect(readings(view, 0).map((reading) => reading.value)).toEqual(['0', '6', '8', '0', '0', '5'])
    expect(readings(view, 0)[1]!.label).toBe('Points for heroics')
    const judged = [{ stack: [{ seat: 1, card: 3, correct: true, token: 6 }] }] as unknown as typeof view.rockets
    expect(readings({ ...view, rockets: judged }, 0).at(-1)).toMatchObject({ icon: 'prediction', value: '0' })
  })
})
