/** Galaxy Command as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
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
    { id: 'sector', label: t('board-region-sector'), icon: 'planet' },
    { id: 'mats', label: t('board-region-mats'), icon: 'factory' },
    { id: 'events', label: t('board-region-events'), icon: 'warning' },
    { id: 'others', label: t('board-region-others'), icon: 'person' },
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
