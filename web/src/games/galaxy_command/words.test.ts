import { describe, expect, it } from 'vitest'
import type {
  Components,
  CommanderView,
  EventCard,
  GameEvent,
  System,
  SystemView,
  Technology,
} from '../../gen/galaxy_command'
import { abilityText, effectLabel, effectText, outcomeText, shortAbility, systemLabel, systemsText } from './words'

const cygnus = {
  number: 4,
  id: 'near-cygnus',
  name: 'Cygnus',
  distant: false,
  resistance: 5,
  metal: 0,
  wealth: 1,
  points: 1,
} as System
const data = { setup: { near: 6 }, die: { sides: 6 }, systems: [cygnus] } as unknown as Components
const own = { strength: 2, newest: -1, sure_success: false } as CommanderView
const system: SystemView = { slot: 2, distant: false, card: 4, aligned: false, storm: 0 }

describe('a system', () => {
  const facts = 'Near system 3: Cygnus, resistance 5, brings 1 wealth each turn and 1 point.'
  it.each([
    [system, own, `${facts} Unaligned. Needs 3 or more.`],
    [system, { ...own, sure_success: true }, `${facts} Unaligned. Sure success.`],
    [{ ...system, aligned: true }, { ...own, newest: 2 }, `${facts} Aligned, newest.`],
    [{ ...system, aligned: true, storm: 2 }, own, `${facts} Aligned, yields nothing in the next 2 collections.`],
  ])('is told with all its facts', (shown, commander, text) => {
    expect(systemLabel(shown, cygnus, commander, data)).toBe(text)
  })
  it('is told by its place while it is face down', () => {
    const down = { ...system, slot: 7, distant: true, card: 0 }
    expect(systemLabel(down, undefined, own, data)).toBe('Distant system 2, face down.')
  })
  it('is counted in a sector', () => {
    const systems = [system, { ...system, aligned: true }, { ...system, card: 0 }, { ...system, card: 0 }]
    expect(systemsText({ ...own, systems })).toBe('Systems: 1 aligned, 1 unaligned, 2 face down')
  })
})

describe('an event', () => {
  it.each<[EventCard['years'][0], string, string]>([
    [{ effect: 'gain', metal: 2, wealth: 0 }, 'Everybody gains resources', 'Gain 2 metal'],
    [{ effect: 'strike' }, 'No collection next turn', 'No collection next turn'],
    [
      { effect: 'ransom', from_systems: 3, wealth: 1, metal: 2 },
      'With 3 or more aligned systems: pay, or lose the newest',
      'With 3 or more aligned systems, pay 1 wealth or 2 metal, or lose the newest',
    ],
    [
      { effect: 'envoys', up_to_strength: 2, strength: 1 },
      'With strength 2 or less: gain strength',
      'With strength 2 or less, gain 1 strength',
    ],
  ])('%j is told briefly on its card, and with all numbers', (effect, brief, whole) => {
    expect(effectText(effect)).toBe(brief)
    expect(effectLabel(effect)).toBe(whole)
  })
})

describe('what an event did', () => {
  it.each<[GameEvent, string]>([
    [{ kind: 'ResourcesGained', seat: 0, metal: 0, wealth: 2, lost: 0 }, 'Gained 2 wealth'],
    [{ kind: 'ResourcesGained', seat: 0, metal: 0, wealth: 0, lost: 1 }, 'Gained nothing: storage is full'],
    [
      {
        kind: 'SystemDefended',
        seat: 0,
        slot: 2,
        card: 4,
        threat: 'revolt',
        die: 6,
        force: 3,
        resistance: 5,
        lost: true,
        tied: 5,
      },
      'Lost Cygnus: 6 + 3 = 9 vs 5',
    ],
    [{ kind: 'StormRaged', seat: 0, slot: 2, card: 4, collections: 1 }, 'Cygnus yields nothing in the next collection'],
    [{ kind: 'NothingThreatened', seat: 0 }, 'No aligned system to lose'],
  ])('%j is told in a line', (event, text) => expect(outcomeText(event, () => cygnus.name)).toBe(text))
})

describe('a technology', () => {
  it.each([
    [{ military_limit: 5, trade_get: 0 }, 'Military strength up to 5', 'Military strength up to 5'],
    [{ sure_success: true, trade_get: 0 }, 'One sure success', 'Next turn only, explore or conquer without a roll'],
    [
      { military_limit: 0, trade_give: 2, trade_get: 1 },
      'Exchange 2 for 1',
      'Once a turn, after collecting, exchange 2 of one resource for 1 of the other',
    ],
  ])('%j is told briefly on its plate, and whole', (ability, brief, whole) => {
    const row = { ability } as unknown as Technology
    expect(shortAbility(row)).toBe(brief)
    expect(abilityText(row)).toBe(whole)
  })
})
