/** Lunar Rush as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import { lit } from './pieces'
import {
  actionIcon,
  askRegion,
  categoryClause,
  categoryIcon,
  irreversible,
  onBoard,
  ownKey,
  readings,
  score,
  swift,
} from './readings'
import Turns from './Turns.svelte'

const ui: GameUi = {
  id: 'lunar-rush',
  hue: '#B79CF5',
  glows: { dark: ['#3A2F5E', '#181A2B'], light: ['#D3CBEA', '#E2DFEC'] },
  Board,
  Finale,
  panels: [Turns],
  readings,
  score,
  scoreWord: () => 'GC',
  regions: () => [
    { id: 'routes', label: 'Routes', icon: 'route' },
    { id: 'base', label: 'Base', icon: 'module-habitation' },
    { id: 'market', label: 'Market', icon: 'phase-market' },
    { id: 'cards', label: 'Cards', icon: 'module-gold' },
  ],
  askRegion,
  irreversible,
  onBoard,
  ownKey,
  swift,
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  lit,
}

export default ui
