/** Galaxy Command as the table's frame sees it. */
import type { Components, GalaxyCommandView, GameAction, GameEvent } from '../../gen/galaxy_command'
import { gameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import { actionIcon, categoryClause, categoryIcon, irreversible } from './icons'
import { askRegion, isOut, ownKey, readings, row, undoes } from './readings'
import { scenes } from './scenes'
import Stage from './Stage.svelte'
import Together from './Together.svelte'
import { total } from './words'

export default gameUi<GalaxyCommandView, Components, GameEvent, GameAction>({
  id: 'galaxy-command',
  hue: '#E9B44C',
  glows: { dark: ['#4F1F26', '#1C1620'], light: ['#EBC9C2', '#EFE2DA'] },
  Board,
  Stage,
  scenes,
  undoes,
  panels: [Together],
  readings,
  isOut,
  score: (view, seat) => String(total(view, seat)),
  regions: () => [
    { id: 'sector', label: t('board-region-sector'), icon: 'planet' },
    { id: 'mats', label: t('board-region-mats'), icon: 'factory' },
    { id: 'events', label: t('board-region-events'), icon: 'warning' },
    { id: 'others', label: t('board-region-others'), icon: 'person' },
  ],
  askRegion,
  lookRegion: 'sector',
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  irreversible,
  row,
  ownKey,
})
