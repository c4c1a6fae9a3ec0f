/** What the pieces are called, aloud and in print. */
import { needsText, outlook } from './attack'
import { count } from './memory'
import type {
  Ability,
  CommandData,
  CommanderView,
  CommandView,
  Effect,
  SystemCard,
  SystemView,
  Technology,
} from './model'

export function place(system: SystemView, near: number): string {
  return system.distant ? `Distant system ${system.slot - near + 1}` : `Near system ${system.slot + 1}`
}

/** "Near system 3, Cygnus, resistance 5, unaligned, conquer, 50 percent" (the offer adds its own words). */
export function systemLabel(
  system: SystemView,
  card: SystemCard | undefined,
  own: CommanderView,
  data: CommandData,
): string {
  const where = place(system, data.setup.near)
  if (!card) return `${where}, face down`
  const parts = [where, card.name, `resistance ${card.resistance}`]
  if (card.metal) parts.push(`${card.metal} metal`)
  if (card.wealth) parts.push(`${card.wealth} wealth`)
  parts.push(count(card.points, 'point'), system.aligned ? 'aligned' : 'unaligned')
  if (system.slot === own.newest) parts.push('the newest')
  if (system.storm) parts.push(`yields nothing for ${count(system.storm, 'collection')}`)
  if (!system.aligned) {
    const chance = outlook(card.resistance, own.strength, data.die.sides)
    parts.push(own.sure_success ? 'succeeds without a roll' : `${needsText(chance)}, ${chance.percent} percent`)
  }
  return parts.join(', ')
}

/** Why a distant system is closed (CO-3.5), where no offer or refusal says it: the tables turn while others act. */
export function closedText(own: CommanderView, data: CommandData): string {
  const opener = data.technologies.find((row) => row.ability.opens_distant)
  if (opener && !own.technologies.includes(opener.id)) return `Closed without ${opener.name}`
  const holder = own.systems.find((system) => !system.distant && system.card && !system.aligned)
  const name = data.systems.find((card) => card.number === holder?.card)?.name
  return name ? `Closed while ${name} is unaligned` : ''
}

/** A technology's effect in the few words that fit on its plate. */
export function abilityText(ability: Ability): string {
  if (ability.military_limit) return `Military up to ${ability.military_limit}`
  if (ability.storage_limit) return `Storage up to ${ability.storage_limit}`
  if (ability.opens_distant) return 'Opens distant systems'
  if (ability.halves_strikes) return 'Half pay in a strike'
  if (ability.against_invasion) return `+${ability.against_invasion} against invasions`
  if (ability.against_revolt) return `+${ability.against_revolt} against revolts`
  if (ability.sure_success) return 'One sure success'
  return ability.trade_give ? `${ability.trade_give} of one for ${ability.trade_get}` : ''
}

/** Why a technology is out of reach (CO-5.3, CO-5.4); empty where only the step is another. */
export function lockedText(row: Technology, own: CommanderView, technologies: Technology[]): string {
  const left = technologies.find((each) => each.row === row.row && each.column < row.column)
  if (left && !own.technologies.includes(left.id)) return `After ${left.name}`
  if (row.cost > own.storage_limit) return `Storage holds ${own.storage_limit}`
  return ''
}

export function effectText(effect: Effect): string {
  switch (effect.effect) {
    case 'gain':
      return 'Everybody gains resources.'
    case 'strike':
      return 'No collection next turn.'
    case 'revolt':
      return 'The weakest aligned system revolts.'
    case 'invasion':
      return 'Strikes the system aligned last.'
    case 'storm':
      return 'The newest system yields nothing.'
    case 'ransom':
      return `From ${effect.from_systems} systems on: pay, or lose the newest.`
    case 'envoys':
      return `Help at strength ${effect.up_to_strength} or less.`
    default:
      return 'Nothing happens.'
  }
}

/** The numbers of one year's section, as pairs of number and icon. */
export function effectFacts(effect: Effect): { text: string; icon?: string }[] {
  const amount = (field: string, icon: string, sign = '') =>
    effect[field] ? [{ text: `${sign}${effect[field]}`, icon }] : []
  switch (effect.effect) {
    case 'gain':
      return [...amount('metal', 'metal', '+'), ...amount('wealth', 'wealth', '+')]
    case 'revolt':
    case 'invasion':
      return [{ text: `+${effect.force}` }]
    case 'storm':
      return [{ text: count(Number(effect.collections), 'turn') }]
    case 'ransom':
      return [...amount('wealth', 'wealth'), { text: 'or' }, ...amount('metal', 'metal')]
    case 'envoys':
      return amount('strength', 'military', '+')
    default:
      return []
  }
}

export function total(view: CommandView, seat: number): number {
  return Object.values(view.commanders[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0)
}
