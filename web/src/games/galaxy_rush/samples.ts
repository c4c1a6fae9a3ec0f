/** A small table for tests: the parts of a view and of the component data that the model reads. */
import type { CaptainView, Components, GalaxyRushView } from '../../gen/galaxy_rush'

const source = 'own' as const

export const data = {
  resources: ['iridium', 'osmium', 'palladium', 'ruthenium'].map((id) => ({
    id,
    name: id,
    short: id.charAt(0).toUpperCase() + id.slice(1),
    source,
  })),
  expeditions: [
    { id: 'comet', name: 'Comet', plural: 'Comets', set_size: 2, set_points: 8, table: [], source },
    { id: 'asteroid', name: 'Asteroid', plural: 'Asteroids', set_size: 0, set_points: 0, table: [0, 1, 3, 6], source },
    { id: 'nebula', name: 'Nebula', plural: 'Nebulae', set_size: 3, set_points: 15, table: [], source },
  ],
  orbit_cards: [
    { number: 1, id: 'A', kind: 'osmium', name: 'Osmium Core', distance: 10, points: 0, source },
    { number: 2, id: 'B', kind: 'heroic', name: "Miner's Luck", distance: 20, points: 6, source },
    { number: 3, id: 'C', kind: 'comet', name: 'Comet', distance: 15, points: 0, source },
    { number: 4, id: 'D', kind: 'iridium', name: 'Iridium Fuel Cell', distance: 15, points: 0, source },
  ],
  discoveries: [
    {
      number: 1,
      id: 'E',
      season: 1,
      name: 'Quill',
      body: 'moon',
      points: 2,
      cost: { palladium: 1, ruthenium: 1 },
      gives: 'iridium',
      source,
    },
    {
      number: 2,
      id: 'F',
      season: 3,
      name: 'Halcyon',
      body: 'planet',
      points: 6,
      cost: { iridium: 1, osmium: 2 },
      gives: '',
      source,
    },
  ],
  predictions: [{ number: 1, id: 'most', name: 'Most heroics', text: 'More heroics.', measure: 'heroics', source }],
} as unknown as Components

export const captain: CaptainView = {
  pair: 1,
  orbit: 2,
  resources: [1, 1, 0, 0],
  expeditions: [1, 2, 0],
  heroics: 1,
  expedition_points: [0, 3, 0],
  up: [1, 2, 3],
  down: [4],
  earlier: [],
  discoveries: [1, 2],
  season_distance: 15,
  total_distance: 15,
  medals: [],
  hand: 1,
  points: { Heroics: 6, Discoveries: 8, Achievements: 5 },
  total: 19,
}

/** Seat 0 on pair 1 in orbit two, seat 1 on pair 2 in orbit one; seat 0 to act. */
export const view = {
  seat: 0,
  season: 2,
  phase: 'turn',
  turn: 0,
  spaces: [
    { pair: 1, orbit: 1, card: 0, left: true },
    { pair: 1, orbit: 2, card: 0, left: false },
    { pair: 2, orbit: 1, card: 0, left: false },
    { pair: 2, orbit: 2, card: 4, left: false },
    { pair: 3, orbit: 1, card: 2, left: false },
    { pair: 3, orbit: 2, card: 3, left: false },
    { pair: 4, orbit: 1, card: 1, left: false },
    { pair: 4, orbit: 2, card: 0, left: false },
  ],
  landings: [
    {
      pair: 2,
      orbit: 2,
      card: 4,
      accelerates: false,
      next: 1,
      claims: [2],
      leaves: [],
      achieved_up: [],
      achieved_down: [],
    },
    {
      pair: 3,
      orbit: 1,
      card: 2,
      accelerates: true,
      next: 1,
      claims: [],
      leaves: [4],
      achieved_up: [],
      achieved_down: [],
    },
    {
      pair: 3,
      orbit: 2,
      card: 3,
      accelerates: true,
      next: 1,
      claims: [],
      leaves: [4],
      achieved_up: [],
      achieved_down: [],
    },
  ],
  captains: [captain, { ...captain, pair: 2, orbit: 1 }],
  rockets: [],
  race: { points: 6, distances: [15, 20], leader: 1, level: false },
} as unknown as GalaxyRushView
