/** What the table has been told of the card in play, read from the events: what was rolled, whom it met, how far it has come. */
import type {
  CreditsGained,
  EnemyFought,
  GameEvent,
  PlanetTaken,
  StrengthDeclared,
  ThreatMet,
  ThreatRolled,
  WeakestFound,
} from '../../gen/galaxy_trucker'
import { player, t } from '../../kit/reader.svelte'
import { SIDES } from './tiles'

export interface Strike {
  size: ThreatRolled['size']
  side: number
  dice: number[]
  number: number
  by: number
  /** Whose ships it comes at. */
  at: readonly number[]
  met: Pick<ThreatMet, 'seat' | 'result' | 'cell' | 'battery'>[]
}

export interface Story {
  /** 0: none was turned up yet. */
  card: number
  left: number
  strikes: Strike[]
  /** Of a combat zone: the line under way. */
  line: number
  weakest: WeakestFound[]
  fought: EnemyFought[]
  /** For the card, or for the newest line of a combat zone that asks for strengths. */
  declared: StrengthDeclared[]
  paid: CreditsGained[]
  landed: PlanetTaken[]
}

/** From the last card that was turned up in this flight. */
export function storyOf(events: readonly GameEvent[]): Story {
  const story: Story = {
    card: 0,
    left: 0,
    strikes: [],
    line: 0,
    weakest: [],
    fought: [],
    declared: [],
    paid: [],
    landed: [],
  }
  const start = events.findLastIndex((event) => event.kind === 'CardTurnedUp' || event.kind === 'RoundBegan')
  for (const event of start < 0 ? [] : events.slice(start)) tell(story, event)
  return story
}

function tell(story: Story, event: GameEvent): void {
  switch (event.kind) {
    case 'CardTurnedUp':
      ;[story.card, story.left] = [event.card, event.left]
      break
    case 'ThreatRolled':
      story.strikes.push({
        size: event.size,
        side: SIDES.indexOf(event.side),
        dice: event.dice,
        number: event.dice.reduce((a, b) => a + b, 0),
        by: event.seat,
        at: event.at,
        met: [],
      })
      break
    case 'ThreatMet':
      story.strikes.at(-1)?.met.push(event)
      break
    case 'WeakestFound':
      story.weakest.push(event)
      story.line = event.line
      break
    case 'EnemyFought':
      story.fought.push(event)
      break
    case 'StrengthDeclared':
      if (story.line !== story.weakest.length) story.declared = []
      story.declared.push(event)
      story.line = story.weakest.length
      break
    case 'PlanetTaken':
      story.landed.push(event)
      break
    case 'CreditsGained':
      story.paid.push(event)
      break
  }
}

const STRIKES = new Set<GameEvent['kind']>(['ThreatRolled', 'ThreatMet', 'ComponentsLost', 'AlienLeft'])
const ENDS = new Set<GameEvent['kind']>(['ShipGaveUp', 'JourneyPaid', 'CreditsCounted', 'GameEnded'])

/** What comes at ships, or what it does to one. */
export const isOfStrike = (event: GameEvent): boolean => STRIKES.has(event.kind)
/** What may follow when the card has been dealt with. */
export const mayFollow = (event: GameEvent): boolean => ENDS.has(event.kind)

/** Shots are aimed; a meteor comes at every ship. */
export const isShot = (strike: Strike): boolean => strike.size === 'light' || strike.size === 'heavy'

/** "Column 7", or "Row 8" for what comes from the sides. */
export const lineOf = (strike: Strike): string =>
  t('board-row-or-column', { line: axisOf(strike), number: strike.number })

export const axisOf = (strike: Strike): 'row' | 'column' => (strike.side % 2 ? 'row' : 'column')

/** What has become of it at that ship; nothing as long as that is not told. */
export function endOf(strike: Strike, seat: number): string {
  const met = strike.met.find((each) => each.seat === seat)
  if (!met) return ''
  const result = met.result === 'shot' && met.battery >= 0 ? 'shot-token' : met.result
  return t(`met-${result}`, { threat: t(`met-${strike.size}`), who: player(seat) })
}

/** Cells of a ship whose components were lost by what struck last. */
export function lostSince(events: readonly GameEvent[], seat: number): number[] {
  const start = events.findLastIndex((event) => ['ThreatRolled', 'CardTurnedUp', 'RoundBegan'].includes(event.kind))
  return events
    .slice(start + 1)
    .flatMap((event) => (event.kind === 'ComponentsLost' && event.seat === seat ? event.cells : []))
}
