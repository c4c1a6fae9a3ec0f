/** Galaxy Challenge as the table's frame sees it. */
import type { Components, GalaxyChallengeView, GameAction, GameEvent } from '../../gen/galaxy_challenge'
import { gameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'
import Finale from './Finale.svelte'
import Numbers from './Numbers.svelte'
import { coloursOf } from './players'
import {
  actionIcon,
  actorOf,
  affects,
  apart,
  askRegion,
  categoryClause,
  categoryIcon,
  irreversible,
  isReaction,
  onBoard,
  rank,
  readings,
  score,
} from './readings'
import { scenes } from './scenes'
import Stage from './Stage.svelte'

export default gameUi<GalaxyChallengeView, Components, GameEvent, GameAction>({
  id: 'galaxy-challenge',
  hue: '#E07BD0',
  glows: { dark: ['#47215C', '#191531'], light: ['#E4CBE8', '#ECE1F0'] },
  coloursOf,
  Board,
  Stage,
  scenes,
  actorOf,
  affects,
  apart,
  Finale,
  panels: [Numbers],
  readings,
  score,
  scoreWord: (n) => t('board-score-word', { n }),
  regions: () => [
    { id: 'sectors', label: t('board-region-sectors'), icon: 'rocket' },
    { id: 'dice', label: t('board-region-dice'), icon: 'dice' },
    { id: 'hand', label: t('board-region-hand'), icon: 'copy' },
  ],
  askRegion,
  lookRegion: 'hand',
  isReaction,
  irreversible,
  onBoard,
  rank,
  commands: ['explore', 'attack', 'pass'],
  icon: actionIcon,
  categoryIcon,
  categoryClause,
})
