/** Galaxy Rush as the table's frame sees it. */
import type { Components, GalaxyRushView, GameAction, GameEvent } from '../../gen/galaxy_rush'
import { gameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Medals from './Medals.svelte'
import Pays from './Pays.svelte'
import Predictions from './Predictions.svelte'
import { actionIcon, askRegion, categoryClause, categoryIcon, irreversible, readings, row } from './readings'
import { scenes } from './scenes'
import Stage from './Stage.svelte'

export default gameUi<GalaxyRushView, Components, GameEvent, GameAction>({
  id: 'galaxy-rush',
  hue: '#4CC4E0',
  glows: { dark: ['#123B4F', '#10202F'], light: ['#BFDDE8', '#D9E7EA'] },
  Board,
  Stage,
  scenes,
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
  lookRegion: 'captains',
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  irreversible,
  row,
})
