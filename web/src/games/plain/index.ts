/* A page for a game that has no board of its own yet: everything can be played, in words. */
import type { GameUi } from '../../kit/board'
import { t } from '../../kit/reader.svelte'
import Board from './Board.svelte'

export const ui: GameUi = {
  id: 'plain',
  hue: '#4CC4E0',
  glows: { dark: ['#123B4F', '#10202F'], light: ['#BFDDE8', '#D9E7EA'] },
  Board,
  inWords: true,
  readings: () => [],
  score: () => '',
  scenes: {},
  regions: () => [{ id: 'board', label: t('plain-board'), icon: 'planet' }],
  askRegion: () => 'board',
}
