/** Galaxy Command as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import Board from './Board.svelte'
import { actionIcon, categoryClause, categoryIcon, irreversible } from './icons'
import { lit } from './pieces'
import { askRegion, readings } from './readings'
import Together from './Together.svelte'
import { total } from './words'

const ui: GameUi = {
  id: 'galaxy-command',
  hue: '#E9B44C',
  glows: { dark: ['#4F1F26', '#1C1620'], light: ['#EBC9C2', '#EFE2DA'] },
  Board,
  panels: [Together],
  readings,
  score: (view, seat) => String(total(view, seat)),
  regions: () => [
    { id: 'sector', label: 'Sector', icon: 'planet' },
    { id: 'mats', label: 'Mats', icon: 'factory' },
    { id: 'events', label: 'Events', icon: 'warning' },
    { id: 'others', label: 'Others', icon: 'person' },
  ],
  askRegion,
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  lit,
  irreversible,
  secrets: false,
}

export default ui
