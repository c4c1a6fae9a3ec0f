/** Galaxy Trucker as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import Mini from './Mini.svelte'
import { lit } from './pieces'
import {
  actionIcon,
  askRegion,
  categoryClause,
  categoryIcon,
  onBoard,
  order,
  rank,
  readings,
  row,
  score,
  swift,
} from './readings'

const ui: GameUi = {
  id: 'galaxy-trucker',
  hue: '#F2854A',
  glows: { dark: ['#4A2C1D', '#1D1A22'], light: ['#EBCFBA', '#EDE3D9'] },
  Board,
  Finale,
  Inset: Mini,
  readings,
  score,
  scoreWord: () => t('board-score'),
  regions: () => [
    { id: 'ship', label: t('board-tab-ship'), icon: 'rocket' },
    { id: 'parts', label: t('board-tab-warehouse'), icon: 'component-cabin' },
    { id: 'flight', label: t('board-tab-flight'), icon: 'route' },
    { id: 'others', label: t('board-tab-others'), icon: 'person' },
  ],
  askRegion,
  swift,
  rank,
  onBoard,
  order,
  categoryIcon,
  categoryClause,
  icon: actionIcon,
  lit,
  row,
}

export default ui
