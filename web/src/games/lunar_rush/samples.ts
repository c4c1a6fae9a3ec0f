/** A small table for tests: the parts of a view and of the component data that the model reads. */
import type { Components, CorporationView, LunarRushView, PriceView, ShipView, SpaceView } from '../../gen/lunar_rush'

const item = (id: string, name: string, spaces: number, kind: string) => ({ id, name, spaces, kind })
const route = (direction: string, lane: string, name: string, spaces: number, moves: number) => ({
  direction,
  lane,
  name,
  spaces,
  moves,
})

export const data = {
  setup: { crew_up: 2, bids: [1, 2, 3, 4, 5], track_end: 20 },
  items: [
    item('habp', 'Habitation Part', 2, 'earth'),
    item('tech', 'Tech', 1, 'earth'),
    item('advm', 'Advanced Machinery', 1, 'earth'),
    item('life_support', 'Life Support', 0, 'track'),
    item('energy', 'Energy', 0, 'track'),
    item('ore', 'Lunarium Ore', 1, 'moon'),
    item('bar', 'Lunarium Bar', 1, 'moon'),
    item('shard', 'Lunethyst Shard', 1, 'moon'),
    item('gem', 'Lunethyst Gem', 1, 'moon'),
  ],
  routes: [
    route('up', 'fast_1', 'Fast 1', 2, 1),
    route('up', 'fast_2', 'Fast 2', 2, 1),
    route('up', 'medium', 'Medium', 5, 2),
    route('up', 'slow', 'Slow', 9, 3),
    route('down', 'fast_1', 'Fast 1', 1, 1),
    route('down', 'fast_2', 'Fast 2', 1, 1),
    route('down', 'medium', 'Medium', 3, 2),
    route('down', 'slow', 'Slow', 7, 3),
  ],
  modules: [
    { family: 'habitation', level: 'basic', name: 'Basic Habitation Module' },
    { family: 'habitation', level: 'int', name: 'Int Habitation Module' },
    { family: 'ore_mine', level: 'basic', name: 'Basic Ore Mine' },
  ],
  gold_modules: [
    {
      id: 'facility',
      name: 'Facility',
      effects: [
        { op: 'gain_choice', items: ['tech', 'advm'] },
        { op: 'shared_space', choice: ['tech', 'advm'] },
      ],
    },
  ],
} as unknown as Components

export function corp(more: Partial<CorporationView> = {}): CorporationView {
  return {
    corp: 0,
    name: 'CasCore',
    gc: 25,
    stock: [0, 0, 0, 6, 0, 3, 1, 0, 0],
    earth: 7,
    moon: 3,
    golds: [],
    teleport: [],
    tally: [],
    bid: 0,
    has_bid: false,
    ...more,
  } as CorporationView
}

export function view(more: Partial<LunarRushView> = {}): LunarRushView {
  const lanes = data.routes.map((one, lane) => ({
    lane,
    status: one.name === 'Fast 2' ? 'absent' : 'open',
    ships: [],
    moves: one.moves,
    spaces: one.spaces,
    corp: 9,
    closed: -1,
  }))
  return {
    people: 1,
    seat: 0,
    turn: 1,
    step: 'bid',
    order: [0],
    corporations: [corp()],
    lanes,
    berths: [],
    sides: [],
    veiled: [],
    teleporters: [],
    teleport_spaces: 0,
    gold: [],
    prices: [],
    ...more,
  } as LunarRushView
}

export const space = (outputs: [number, number][], more: Partial<SpaceView> = {}): SpaceView => ({
  inputs: [],
  outputs,
  used: false,
  runs_left: 1,
  missing: [],
  item: -1,
  ...more,
})

export const ship = (lane: number, moves: number, more: Partial<ShipView> = {}): ShipView => ({
  corp: 0,
  lane,
  moves,
  arrives: 3,
  spaces: data.routes[lane]!.spaces,
  load: [],
  astronauts: 0,
  card: -1,
  empty: 0,
  ...more,
})

export const price = (more: Partial<PriceView> = {}): PriceView => ({
  item: 5,
  track: [9, 8, 8, 7, 6, 5],
  at: 1,
  price: 8,
  threshold: 7,
  refresh: [
    [0, 3],
    [2, 2],
    [4, 1],
    [5, 0],
  ],
  sold: 0,
  refresh_now: 0,
  pays: [8, 16, 24],
  after: [8, 7, 6],
  refresh_after: [0, 2, 1],
  end: 1,
  ...more,
})
