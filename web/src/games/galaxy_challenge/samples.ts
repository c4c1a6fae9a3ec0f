/** A small table for tests: the parts of a view and of the component data that the model reads. */
import type {
  AdvantageCard,
  Components,
  DieView,
  GalaxyChallengeView,
  PlayerView,
  ReachView,
  SectorCard,
} from '../../gen/galaxy_challenge'

const source = 'own' as const
const card = (number: number, kind: AdvantageCard['kind'], bonus: number): AdvantageCard => ({
  number,
  id: `A${number}`,
  kind,
  bonus,
  source,
})
const sector = (number: number, kind: SectorCard['kind'], more: Partial<SectorCard> = {}): SectorCard => ({
  number,
  id: `S${number}`,
  kind,
  name: `Card ${number}`,
  source,
  great: false,
  chips: 0,
  advantages: 0,
  green: 0,
  ...more,
})

export const data = {
  chips: { count: 30, source },
  centre: { chips: 2, source },
  attack: { least_red: 6, source },
  challenge: { chips: 1, big_margin: 25, big_chips: 2, source },
  board: {
    rows: [
      '..O.......O..',
      '.............',
      '.....SSS.....',
      '.....SSS.....',
      '.............',
      '.............',
      'O.....*.....O',
      '.............',
      '.............',
      '.....AAA.....',
      '.....AAA.....',
      '.............',
      '..O.......O..',
    ],
    source,
  },
  dice: ['black', 'blue', 'red', 'green'].map((id) => ({ id, faces: 6, source })),
  bands: [
    [1, 1],
    [6, 2],
    [13, 3],
  ].map(([least, cards]) => ({ least, cards, source })),
  rockets: [
    ['red', 'C1'],
    ['orange', 'K1'],
    ['yellow', 'M7'],
    ['green', 'K13'],
    ['blue', 'C13'],
    ['purple', 'A7'],
  ].map(([colour, home]) => ({ colour, home, source })),
  advantage_cards: [
    card(1, 'moving', 3),
    card(2, 'exploring', 4),
    card(3, 'exploring', 6),
    card(4, 'defence', 2),
    card(5, 'special', 5),
  ],
  sector_cards: [
    sector(1, 'discovery', { great: true, chips: 1 }),
    sector(2, 'discovery', { chips: 1, advantages: 2 }),
    sector(3, 'defend', { green: 4 }),
    sector(4, 'nothing'),
    sector(5, 'discovery', { chips: 1 }),
  ],
} as unknown as Components

export function player(colour: number, cell: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    colour,
    home: 0,
    cell,
    chips: 0,
    hand: 0,
    at_home: false,
    challenged: false,
    declared: false,
    power: -1,
    challenge: false,
    tie_number: 0,
    ...more,
  }
}

export function reach(cell: number, more: Partial<ReachView> = {}): ReachView {
  return { cell, walk: [0, cell], cards: 2, chips: 1, attacks: [], challenge: -1, home: false, ...more }
}

export const die = (rolled: number, ...bonuses: number[]): DieView => ({
  rolled,
  bonuses: bonuses.map((bonus) => ({ bonus, card: 1, power: -1 })),
  total: rolled + bonuses.reduce((sum, each) => sum + each, 0),
})

export const view = (more: Partial<GalaxyChallengeView>): GalaxyChallengeView =>
  ({ phase: 'move', turn: 0, players: [player(4, 84), player(0, 2)], reach: [], ...more }) as GalaxyChallengeView
