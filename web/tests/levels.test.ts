import { describe, expect, it } from 'vitest'
import type { BotLevel } from '../src/shell/api'
import { levelsAt } from '../src/shell/words'

const EASY: BotLevel = { spec: 'careless', title: 'Easy', text: '', tables: null }
const MASTER: BotLevel = { spec: 'master/seconds=1', title: 'Master', text: '', tables: { one: [2, 3] } }

describe('the levels of a table', () => {
  it('are those that the game has with so many seats', () => {
    expect(levelsAt([EASY, MASTER], 'one', 3)).toEqual([EASY, MASTER])
    expect(levelsAt([EASY, MASTER], 'one', 4)).toEqual([EASY])
    expect(levelsAt([EASY, MASTER], 'two', 2)).toEqual([EASY])
  })
})
