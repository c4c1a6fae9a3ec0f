/** Galaxy Challenge as the table's frame sees it. */
import type { GameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import Numbers from './Numbers.svelte'
import { lit } from './pieces'
import { coloursOf } from './players'
import {
  actionIcon,
  askRegion,
  categoryClause,
  categoryIcon,
  irreversible,
  isReaction,
  onBoard,
  rank,
  readings,
  score,
  verb,
} from './readings'

const ui: GameUi = {
  id: 'galaxy-challenge',
  hue: '#E07BD0',
  glows: { dark: ['#47215C', '#191531'], light: ['#E4CBE8', '#ECE1F0'] },
  coloursOf,
  Board,
  Finale,
  panels: [Numbers],
  readings,
  score,
  scoreWord: () => t('board-score-word'),
  regions: () => [
    { id: 'sectors', label: t('board-region-sectors'), icon: 'rocket' },
    { id: 'dice', label: t('board-region-dice'), icon: 'dice' },
    { id: 'hand', label: t('board-region-hand'), icon: 'copy' },
  ],
  askRegion,
  isReaction,
  irreversible,
  onBoard,
  rank,
  verb,
  icon: actionIcon,
  categoryIcon,
  categoryClause,
  lit,
}

export default ui
