/** Lunar Rush as the table's frame sees it. */
import type { Components, GameAction, GameEvent, LunarRushView } from '../../gen/lunar_rush'
import { changesOf, gameUi, type Region } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import Holdings from './Holdings.svelte'
import {
  actionIcon,
  actorOf,
  askRegion,
  categoryClause,
  categoryIcon,
  holdings,
  irreversible,
  onBoard,
  opensEarly,
  ownKey,
  readings,
  score,
  swift,
} from './readings'
import { scenes } from './scenes'
import Stage from './Stage.svelte'
import Turns from './Turns.svelte'

const region = (id: string, icon: string): Region => ({ id, icon, label: t(`board-region-${id}`) })

export default gameUi<LunarRushView, Components, GameEvent, GameAction>({
  id: 'lunar-rush',
  hue: '#B79CF5',
  glows: { dark: ['#3A2F5E', '#181A2B'], light: ['#D3CBEA', '#E2DFEC'] },
  Board,
  Stage,
  scenes,
  actorOf,
  opensEarly,
  Finale,
  panels: [Turns],
  Inset: Holdings,
  readings,
  gains: (before, after, seat) => changesOf(holdings(before, seat), holdings(after, seat)),
  apart: (event, seat) =>
    event.kind === 'BidsShown'
      ? [{ icon: '', label: t('board-gain-bid'), by: -(event.paid[event.corps.indexOf(seat)] ?? 0) }]
      : [],
  score,
  scoreWord: () => t('head-gc'),
  regions: () => [
    region('routes', 'route'),
    region('base', 'module-habitation'),
    region('market', 'phase-market'),
    region('cards', 'module-gold'),
  ],
  askRegion,
  lookRegion: 'base',
  irreversible,
  onBoard,
  ownKey,
  swift,
  commands: ['finish', 'takeBack'],
  icon: actionIcon,
  categoryIcon,
  categoryClause,
})
