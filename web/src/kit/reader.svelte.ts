/* The person who reads this page: their language, and who sits where at the table in front of them. */
import { Catalogue, type Argument } from './words'

class Reader {
  /** The messages of the game in front and of all games; before a game is opened, those of all games. */
  catalogue: Catalogue = $state.raw(new Catalogue('en'))
  /** The players' names, by seat. */
  names: readonly string[] = $state.raw([])
  /** The reader's own seat; null for watchers, and where several seats are played on this device. */
  you: number | null = $state(null)

  sit(names: readonly string[], ownSeats: readonly number[]): void {
    // Whatever is written on the page depends on the names: they change only where they do.
    if (names.join('\n') !== this.names.join('\n')) this.names = names
    this.you = ownSeats.length === 1 ? (ownSeats[0] ?? null) : null
  }

  /** The same data with words in place of every message in it. */
  words<T>(data: T): T {
    return this.catalogue.words(data, this.names, this.you)
  }
}

export const reader = new Reader()

/** A message in words. The id is a literal or a template that begins with one, so that tests can find its message. */
export function t(id: string, args?: Record<string, Argument>): string {
  return reader.catalogue.render({ say: id, args }, reader.names, reader.you)
}

/** Why a server closed a connection: it sends a message as JSON, or words where that would be too long. */
export function closingWords(reason: string): string {
  return reason.startsWith('{') ? reader.words(JSON.parse(reason) as string) : reason
}

/** A player as an argument: "You" or a name, as `words.ts` says. */
export function player(seat: number): { seat: number } {
  return { seat }
}
