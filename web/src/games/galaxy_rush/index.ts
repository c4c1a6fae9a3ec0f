/** Galaxy Rush as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import Medals from './Medals.svelte'
import Pays from './Pays.svelte'
import { lit } from './pieces'
import Predictions from './Predictions.svelte'
import { actionIcon, askRegion, categoryClause, categoryIcon, irreversible, readings, row } from './readings'

const ui: GameUi = {
  id: 'galaxy-rush',
  hue: '#4CC4E0',
  glows: { dark: ['#123B4F', '#10202F'], light: ['#BFDDE8', '#D9E7EA'] },
  Board,
  Finale,
  panels: [Medals, Predictions, Pays],
  readings,
  score: (view, seat) => String(view.captains[seat]?.total ?? ''),
  runningWord: () => t('board-so-far'),
  regions: () => [
    { id: 'track', label: t('board-region-track'), icon: 'rocket' },
    { id: 'pool', label: t('board-region-pool'), icon: 'discovery' },
    { id: 'captains', label: t('board-region-captains'), icon: 'copy' },
    { id: 'medals', label: t('board-region-medals'), icon: 'medal' },
  ],
  askRegion,
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  lit,
  irreversible,
  row,
}

export default ui
