/** What the pieces are called, aloud and in print. */
import { t } from '../../kit/reader.svelte'
import type { Message } from '../../kit/words'
import { needsText, outlook } from './attack'
import { amounts } from './memory'
import type {
  Ability,
  Components,
  CommanderView,
  GalaxyCommandView,
  EventCard,
  GameEvent,
  System,
  SystemView,
  Technology,
} from '../../gen/galaxy_command'

type Effect = EventCard['years'][number]

function place(system: SystemView, near: number): Message {
  return system.distant
    ? { say: 'place-distant', args: { n: system.slot - near + 1 } }
    : { say: 'place-near', args: { n: system.slot + 1 } }
}

/** What an aligned system gives: production each turn, and points. */
function brings({ metal, wealth, points }: System): Message[] {
  const things = amounts(metal, wealth)
  return [
    ...(things.length ? [{ say: 'each-turn', args: { things } }] : []),
    ...(points ? [{ say: 'points', args: { n: points } }] : []),
  ]
}

/** "Near system 3: Cygnus, resistance 5, brings 1 wealth each turn and 1 point. Unaligned. Needs 4 or more." */
export function systemLabel(
  system: SystemView,
  card: System | undefined,
  own: CommanderView,
  data: Components,
): string {
  const where = place(system, data.setup.near)
  if (!card) return t('board-face-down', { place: where })
  const newest = system.slot === own.newest
  const about = t('board-system', {
    place: where,
    system: card.name,
    resistance: card.resistance,
    brings: brings(card),
    state: { say: 'state', args: { aligned: system.aligned, newest, n: system.storm } },
  })
  if (system.aligned) return about
  const odds = own.sure_success ? t('board-sure') : needsText(outlook(card.resistance, own.strength, data.die.sides))
  return t('board-system-odds', { about, odds })
}

/** "Systems: 2 aligned, 1 unaligned, 6 face down" */
export function systemsText({ systems }: CommanderView): string {
  const aligned = systems.filter((each) => each.aligned).length
  const down = systems.filter((each) => !each.card).length
  return t('board-systems', { aligned, unaligned: systems.length - aligned - down, down })
}

/** Why a distant system is closed (CO-3.5), in the few words that fit on its back. */
export function closedText(own: CommanderView, data: Components): string {
  const opener = data.technologies.find((row) => row.ability.opens_distant)
  if (opener && !own.technologies.includes(opener.id)) return t('board-closed-without', { technology: opener.name })
  const holder = own.systems.find((system) => !system.distant && system.card && !system.aligned)
  const name = data.systems.find((card) => card.number === holder?.card)?.name
  return name ? t('board-closed-while', { system: name }) : ''
}

/** What a technology gives. */
export function abilityText({ ability }: Technology): string {
  const [kind, n] = abilityOf(ability)
  return t(`ability-${kind}`, { n, get: ability.trade_get })
}

/** The same in the few words that fit on its plate. */
export function shortAbility({ ability }: Technology): string {
  const [kind, n] = abilityOf(ability)
  return t(`board-ability-${kind}`, { n, get: ability.trade_get })
}

function abilityOf(ability: Ability): [string, number] {
  const [kind, n] = Object.entries(ability).find(([, value]) => value) ?? ['none', 0]
  return [kind, Number(n)]
}

/** Why a technology is out of reach (CO-5.3, CO-5.4); empty where only the step is another. */
export function lockedText(row: Technology, own: CommanderView, technologies: Technology[]): string {
  const left = technologies.find((each) => each.row === row.row && each.column < row.column)
  if (left && !own.technologies.includes(left.id)) return t('board-after', { technology: left.name })
  if (row.cost > own.storage_limit) return t('board-beyond-storage', { n: own.storage_limit })
  return ''
}

/** All numbers that effects of events have; 0 where one has none. */
const NUMBERS = { metal: 0, wealth: 0, force: 0, collections: 0, strength: 0, from_systems: 0, up_to_strength: 0 }
const numbersOf = (effect: Effect): typeof NUMBERS => ({ ...NUMBERS, ...effect })

/** What an event does, in the few words that fit on its card; its numbers stand beside them. */
export function effectText(effect: Effect): string {
  const { from_systems: systems, up_to_strength: limit } = numbersOf(effect)
  return t(`board-effect-${effect.effect}`, { systems, limit })
}

/** What an event does, with all its numbers. */
export function effectLabel(effect: Effect): string {
  const {
    metal,
    wealth,
    force,
    collections,
    strength,
    from_systems: systems,
    up_to_strength: limit,
  } = numbersOf(effect)
  const things = amounts(metal, wealth)
  return t(`effect-${effect.effect}`, { things, force, n: collections || strength, systems, wealth, metal, limit })
}

/** The numbers of one year's section, as pairs of number and icon. */
export function effectFacts(effect: Effect): { text: string; icon?: string }[] {
  const amount = (n: number, icon: string, sign = '') => (n ? [{ text: `${sign}${n}`, icon }] : [])
  switch (effect.effect) {
    case 'gain':
      return [...amount(effect.metal, 'metal', '+'), ...amount(effect.wealth, 'wealth', '+')]
    case 'revolt':
    case 'invasion':
      return [{ text: `+${effect.force}` }]
    case 'storm':
      return [{ text: t('board-turns', { n: effect.collections }) }]
    case 'ransom':
      return [...amount(effect.wealth, 'wealth'), { text: t('board-or') }, ...amount(effect.metal, 'metal')]
    case 'envoys':
      return amount(effect.strength, 'military', '+')
    default:
      return []
  }
}

/** What an event did to a commander, in the few words that leave room for everybody's; the log has the rest. */
export function outcomeText(event: GameEvent, name: (card: number) => string): string {
  switch (event.kind) {
    case 'ResourcesGained':
      return t('board-did-gain', { things: amounts(event.metal, event.wealth) })
    case 'StrikeCalled':
      return t('board-did-strike', { half: event.halved })
    case 'SystemDefended':
      return t('board-did-defend', {
        system: name(event.card),
        lost: event.lost,
        die: event.die,
        force: event.force,
        sum: event.die + event.force,
        resistance: event.resistance,
      })
    case 'StormRaged':
      return t('board-did-storm', { system: name(event.card), n: event.collections })
    case 'RansomPaid':
      return t('board-did-pay', { things: amounts(event.metal, event.wealth) })
    case 'SystemGivenUp':
      return t('board-did-give-up', { system: name(event.card) })
    case 'EnvoysArrived':
      return t('board-did-envoys', { n: event.strength })
    case 'CommanderLost':
      return t('board-out')
    case 'NothingThreatened':
      return t('board-did-threaten-nothing')
    default:
      return t('board-did-nothing')
  }
}

export function total(view: GalaxyCommandView, seat: number): number {
  return Object.values(view.commanders[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0)
}
