/* The last set-up of each game, kept in this browser. What no longer fits the game is left out. */
import type { Meta } from '../../gen/protocol'
import type { PlayerColour } from '../../kit/board'

export interface Setup {
  bots: string[]
  options: Record<string, string>
  /** By seat. */
  colours: PlayerColour[]
  /** Of a table for people: seats, whether it is listed, which clock, and whether it is rated. */
  size?: number
  open?: boolean
  clock?: number
  /** What those are called who share this device. */
  people?: string[]
  rated?: boolean
}

const place = (game: string): string => `cosmodrome.setup.${game}`

export function keepSetup(game: string, setup: Setup): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(setup))
  } catch {
    // A browser that keeps nothing starts from the usual set-up.
  }
}

/** What was kept of this game, or else the usual set-up with bots of this level; `levels` are those with so many seats. */
export function setupOf(meta: Meta, levels: (seats: number) => readonly string[], level: string): Setup {
  const kept = read(meta.id)
  const usual = Math.max(meta.min_seats, Math.min(2, meta.max_seats)) - 1
  const fits = Array.isArray(kept.bots) && kept.bots.length + 1 >= meta.min_seats && kept.bots.length < meta.max_seats
  const bots = fits ? kept.bots! : Array<string>(usual).fill(level)
  const there = levels(bots.length + 1)
  const options = Object.fromEntries(
    meta.options.map(({ id, choices, default: usually }) => {
      const value = kept.options?.[id]
      return [id, choices.some((choice) => choice.value === value) ? value! : usually]
    }),
  )
  const colours = isOrder(kept.colours, meta.colours) ? kept.colours : meta.colours
  const { size, open, clock, rated, people } = kept
  return {
    bots: bots.map((bot) => (there.includes(bot) ? bot : level)),
    options,
    colours: [...colours],
    ...(typeof size === 'number' && size >= meta.min_seats && size <= meta.max_seats && { size }),
    ...(typeof open === 'boolean' && { open }),
    ...(typeof clock === 'number' && { clock }),
    ...(Array.isArray(people) && { people: people.filter((name) => typeof name === 'string') }),
    ...(typeof rated === 'boolean' && { rated }),
  }
}

function read(game: string): Partial<Setup> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place(game)) ?? '{}')
    return found !== null && typeof found === 'object' ? found : {}
  } catch {
    return {}
  }
}

/** Whether these are the game's colours, in any order. */
function isOrder(colours: unknown, all: readonly PlayerColour[]): colours is PlayerColour[] {
  return (
    Array.isArray(colours) &&
    colours.length === all.length &&
    all.every((colour) => (colours as string[]).includes(colour))
  )
}
