/* Catalogues: the sentences of one language, in Project Fluent's format. What the server says arrives as messages, an id
   with arguments; here they become words, for the reader and with the players' names. `core/catalogue.py` does the same
   for the terminal and says what messages can use. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle'

export interface Message {
  say: string
  args?: Record<string, unknown> | undefined
}

/** What a message can be given: lists are put together with commas and "and". */
export type Argument = string | number | boolean | Message | { seat: number } | readonly Argument[]

/** Words that have a form for the start of a sentence and one for elsewhere: a player, or a list. */
class Phrase extends FluentType<string> {
  ownStart = ''
  own = ''
  isYou = false
  count = 1
  either: string

  constructor(
    readonly start: string,
    readonly inside: string,
  ) {
    super(start)
    this.either = inside
  }

  override toString(): string {
    return this.start
  }
}

function inside(value: FluentValue): string {
  return value instanceof Phrase ? value.inside : textOf(value)
}

function textOf(value: FluentValue): string {
  return value instanceof FluentType ? String(value.valueOf()) : String(value)
}

const FUNCTIONS: Record<string, (positional: FluentValue[], named: Record<string, FluentValue>) => FluentValue> = {
  NAME: ([who = '']) => inside(who),
  OWN: ([who = ''], { start }) => (who instanceof Phrase ? (start ? who.ownStart : who.own) : textOf(who)),
  YOU: ([who = '']) => (who instanceof Phrase && who.isYou ? 'you' : 'other'),
  COUNT: ([things = '']) => new FluentNumber(things instanceof Phrase ? things.count : 1),
  OR: ([things = '']) => (things instanceof Phrase ? things.either : textOf(things)),
  CAP: ([words = '']) => textOf(words).replace(/^./u, (letter) => letter.toUpperCase()),
  LOW: ([words = '']) => textOf(words).toLowerCase(),
}

export class Catalogue {
  private readonly bundle: FluentBundle

  /** Of two messages with one id the first holds, so a game's own come before those of all games. */
  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The words of a message for a reader: `you` is the reader's own seat. A message that is not known shows its id. */
  render(message: Message, names: readonly string[] = [], you: number | null = null): string {
    const pattern = this.bundle.getMessage(message.say)?.value
    if (pattern == null) return message.say
    const args = Object.entries(message.args ?? {}).map(([name, value]) => [name, this.argument(value, names, you)])
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, Object.fromEntries(args), errors)
    for (const error of errors) console.error(message.say, error)
    return text
  }

  /** The same data with words in place of every message in it. */
  words<T>(data: T, names: readonly string[] = [], you: number | null = null): T {
    return this.replaced(data, names, you) as T
  }

  private replaced(data: unknown, names: readonly string[], you: number | null): unknown {
    if (isMessage(data)) return this.render(data, names, you)
    if (Array.isArray(data)) return data.map((each) => this.replaced(each, names, you))
    if (data === null || typeof data !== 'object') return data
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, this.replaced(value, names, you)]))
  }

  private argument(value: unknown, names: readonly string[], you: number | null): FluentValue {
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return new FluentNumber(value)
    if (typeof value === 'string') return value
    if (isMessage(value)) return this.render(value, names, you)
    if (Array.isArray(value)) return this.list(value.map((each) => this.argument(each, names, you)))
    if (isPlayer(value)) return this.player(value.seat, names, you)
    return String(value)
  }

  private player(seat: number, names: readonly string[], you: number | null): Phrase {
    if (seat === you) {
      const found = new Phrase(this.render({ say: 'player-you-start' }), this.render({ say: 'player-you' }))
      found.ownStart = this.render({ say: 'player-your-start' })
      found.own = this.render({ say: 'player-your' })
      found.isYou = true
      return found
    }
    const name = names[seat] ?? String(seat + 1)
    const found = new Phrase(name, name)
    found.ownStart = found.own = this.render({ say: 'player-owner', args: { name } })
    return found
  }

  private list(items: FluentValue[]): Phrase {
    const others = items.map(inside)
    const starting = [...items.slice(0, 1).map((item) => (item instanceof Phrase ? item.start : textOf(item)))]
    const found = new Phrase(
      this.joined([...starting, ...others.slice(1)], 'list-pair'),
      this.joined(others, 'list-pair'),
    )
    found.count = items.length
    found.either = this.joined(others, 'list-pair-or')
    return found
  }

  private joined(items: string[], pair: string): string {
    if (!items.length) return this.render({ say: 'list-none' })
    return items.reduceRight((rest, first, at) =>
      this.render({ say: at === items.length - 2 ? pair : 'list-more', args: { first, rest } }),
    )
  }
}

function isMessage(value: unknown): value is Message {
  return value !== null && typeof value === 'object' && typeof (value as Message).say === 'string'
}

function isPlayer(value: unknown): value is { seat: number } {
  return value !== null && typeof value === 'object' && typeof (value as { seat?: unknown }).seat === 'number'
}

/** Whether there is a message anywhere in it. */
export function hasMessages(data: unknown): boolean {
  if (data === null || typeof data !== 'object') return false
  return isMessage(data) || Object.values(data).some(hasMessages)
}
