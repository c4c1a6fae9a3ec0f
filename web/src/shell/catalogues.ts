/* The catalogues of the games, and the one of no game (''), fetched once each. */
import { Catalogue, hasMessages } from '../kit/words'

const LANGUAGE = 'en'
const known = new Map<string, Promise<Catalogue>>()

/** The words of a game; where they cannot be had, messages show their ids. */
export function catalogueOf(game: string): Promise<Catalogue> {
  let found = known.get(game)
  if (!found) {
    found = fetched(game).catch(() => {
      known.delete(game)
      return new Catalogue(LANGUAGE)
    })
    known.set(game, found)
  }
  return found
}

async function fetched(game: string): Promise<Catalogue> {
  const response = await fetch(`/api/words/${LANGUAGE}${game && '/'}${encodeURIComponent(game)}`)
  if (!response.ok) throw new Error(String(response.status))
  const sources = (await response.json()) as string[]
  return new Catalogue(LANGUAGE, ...sources)
}

/** What the server says of a game, in words. */
export async function inWords<T>(
  game: string,
  data: T,
  names: readonly string[] = [],
  you: number | null = null,
): Promise<T> {
  return hasMessages(data) ? (await catalogueOf(game)).words(data, names, you) : data
}
