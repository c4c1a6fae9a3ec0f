import { beforeEach, describe, expect, it } from 'vitest'
import type { Meta } from '../src/gen/protocol'
import { keepSetup, setupOf } from '../src/shell/lobby/setup'
import { pageOf } from '../src/shell/router.svelte'

const META: Meta = {
  id: 'one',
  title: 'One',
  summary: '',
  designer: '',
  publisher: '',
  year: null,
  min_seats: 1,
  max_seats: 3,
  minutes: [10, 20],
  rules_version: '1',
  options: [
    {
      id: 'deck',
      title: '',
      text: '',
      default: 'small',
      choices: [
        { value: 'small', title: '', text: '' },
        { value: 'large', title: '', text: '' },
      ],
    },
  ],
  cooperative: false,
  colours: ['blue', 'red', 'green'],
  has_board: true,
}
const LEVELS = ['random', 'greedy']
const read = (meta = META): ReturnType<typeof setupOf> => setupOf(meta, () => LEVELS, 'greedy')

describe('the last set-up of a game', () => {
  beforeEach(() => localStorage.clear())

  it('is the usual one at first', () => {
    expect(read()).toEqual({ bots: ['greedy'], options: { deck: 'small' }, colours: ['blue', 'red', 'green'] })
  })

  it('is remembered for each game', () => {
    const mine = {
      bots: ['random', 'random'],
      options: { deck: 'large' },
      colours: ['red' as const, 'blue' as const, 'green' as const],
      size: 3,
      open: false,
      clock: 2,
    }
    keepSetup('one', mine)
    expect(read()).toEqual(mine)
    expect(read({ ...META, id: 'two' }).bots).toEqual(['greedy'])
  })

  it('leaves out what the game no longer has', () => {
    keepSetup('one', { bots: ['mine:Own', 'x', 'y', 'z'], options: { deck: 'huge' }, colours: ['red'], size: 9 })
    expect(read()).toEqual({ bots: ['greedy'], options: { deck: 'small' }, colours: ['blue', 'red', 'green'] })
    localStorage.setItem('cosmodrome.setup.one', '[}')
    expect(read().bots).toEqual(['greedy'])
  })
})

describe('the addresses', () => {
  it('lead to the pages of the lobby', () => {
    expect(['/', '/tables', '/replays', '/learn'].map((path) => pageOf(path).at)).toEqual([
      'lobby',
      'tables',
      'replays',
      'lessons',
    ])
    expect(pageOf('/learn/one')).toEqual({ at: 'learn', game: 'one' })
  })

  it('lead nowhere where nothing is', () => {
    for (const path of ['/nonsense', '/t/AB/more', '/tables/x', '/%E0%A4%A', '/toString'])
      expect(pageOf(path).at).toBe('nowhere')
  })
})
