/** Lunar Rush as the table's frame sees it. */
import type { GameUi, Region } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
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

const region = (id: string, icon: string): Region => ({ id, icon, label: t(`board-region-${id}`) })

const ui: GameUi = {
  id: 'lunar-rush',
  hue: '#B79CF5',
  glows: { dark: ['#3A2F5E', '#181A2B'], light: ['#D3CBEA', '#E2DFEC'] },
  Board,
  Finale,
  panels: [Turns],
  readings,
  score,
  scoreWord: () => t('head-gc'),
  regions: () => [
    region('routes', 'route'),
    region('base', 'module-habitation'),
    region('market', 'phase-market'),
    region('cards', 'module-gold'),
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
