/** Galaxy Trucker as the table's frame sees it. */
import type { Components, GalaxyTruckerView, GameAction, GameEvent } from '../../gen/galaxy_trucker'
import { gameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import { fatal, irreversible } from './final'
import Mini from './Mini.svelte'
import {
  actionIcon,
  askRegion,
  canHurry,
  categoryClause,
  categoryIcon,
  gains,
  harms,
  isRace,
  onBoard,
  opensEarly,
  order,
  rank,
  readings,
  row,
  score,
  startsAnew,
  swift,
} from './readings'
import { scenes } from './scenes'
import Stage from './Stage.svelte'

export default gameUi<GalaxyTruckerView, Components, GameEvent, GameAction>({
  id: 'galaxy-trucker',
  hue: '#F2854A',
  glows: { dark: ['#4A2C1D', '#1D1A22'], light: ['#EBCFBA', '#EDE3D9'] },
  Board,
  Stage,
  scenes,
  harms,
  Inset: Mini,
  readings,
  gains,
  startsAnew,
  score,
  scoreWord: () => t('board-score'),
  regions: () => [
    { id: 'ship', label: t('board-tab-ship'), icon: 'rocket' },
    { id: 'parts', label: t('board-tab-warehouse'), icon: 'component-cabin' },
    { id: 'flight', label: t('board-tab-flight'), icon: 'route' },
    { id: 'others', label: t('board-tab-others'), icon: 'person' },
  ],
  askRegion,
  lookRegion: 'ship',
  isRace,
  opensEarly,
  canHurry,
  irreversible,
  fatal,
  swift,
  commands: ['hurry', 'draw', 'turn', 'turnLeft', 'setAside', 'putBack'],
  rank,
  onBoard,
  order,
  categoryIcon,
  categoryClause,
  icon: actionIcon,
  row,
})
