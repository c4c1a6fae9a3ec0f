import { describe, expect, it } from 'vitest'
import { Catalogue, hasMessages } from './words'

const SOURCE = `
player-you-start = You
player-you = you
player-your-start = Your
player-your = your
player-owner = { $name }'s
list-pair = { $first } and { $rest }
list-pair-or = { $first } or { $rest }
list-more = { $first }, { $rest }
list-none = nothing

took = { $who } took { $card } from { OWN($other) } ship{ $up ->
    [yes] , face up
   *[no] {""}
  }.
owes = { OWN($who, start: 1) } debt to { NAME($other) }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
lost = { $who } { YOU($who) ->
    [you] lose
   *[other] loses
  } { $things } ({ COUNT($things) }).
either = { OR($things) }
kind = { LOW($name) } or { CAP($name) }
crew = { $n } crew
`

const words = new Catalogue('en', SOURCE)
const names = ['Mira', 'Bolt']
const say = (say: string, args: Record<string, unknown>, you: number | null = null) =>
  words.render({ say, args }, names, you)

describe('a catalogue', () => {
  it('names players, and the reader as you', () => {
    const args = { who: { seat: 0 }, other: { seat: 1 }, card: 'Nebula', up: true }
    expect(say('took', args)).toBe("Mira took Nebula from Bolt's ship, face up.")
    expect(say('took', { ...args, up: false }, 0)).toBe("You took Nebula from Bolt's ship.")
    expect(say('took', { ...args, up: false }, 1)).toBe('Mira took Nebula from your ship.')
    expect(say('owes', { who: { seat: 1 }, other: { seat: 1 }, n: 1 }, 1)).toBe('Your debt to you: 1 point.')
  })

  it('puts lists together', () => {
    const args = { who: [{ seat: 0 }, { seat: 1 }], things: [{ say: 'crew', args: { n: 2 } }, 'goods', 'time'] }
    expect(say('lost', args)).toBe('Mira and Bolt loses 2 crew, goods and time (3).')
    expect(say('lost', { who: { seat: 0 }, things: [] }, 0)).toBe('You lose nothing (0).')
    expect(say('either', { things: ['a', 'b', 'c'] })).toBe('a, b or c')
    expect(say('kind', { name: 'Comet' })).toBe('comet or Comet')
  })

  it('replaces every message in what arrives, and leaves the rest alone', () => {
    const data = { text: { say: 'crew', args: { n: 3 } }, view: { id: 'crew', list: [1, null, 'a'] } }
    expect(words.words(data)).toEqual({ text: '3 crew', view: data.view })
    expect(hasMessages(data)).toBe(true)
    expect(hasMessages(data.view)).toBe(false)
  })

  it('shows the id of a message that it does not have', () => {
    expect(say('nonsense', {})).toBe('nonsense')
  })
})
