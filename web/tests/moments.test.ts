import { expect, test } from 'vitest'
import { playersAt } from '../src/shell/replay/moments'

test('whoever took a seat over has not made the moves before', () => {
  const earlier = [
    { seat: 1, until: 3, name: 'Bolt', bot: true },
    { seat: 1, until: 7, name: 'Ben', bot: false },
  ]
  const replay = { players: ['Ada', 'Cleo'], earlier }
  expect([0, 3, 4, 7, 8].map((ply) => playersAt(replay, ply)[1])).toEqual(['Bolt', 'Bolt', 'Ben', 'Ben', 'Cleo'])
  expect(playersAt({ players: ['Ada', 'Cleo'], earlier: [] }, 3)).toEqual(['Ada', 'Cleo'])
})
