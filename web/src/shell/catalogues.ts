/* The catalogues of the games, and the one of no game (''), fetched once each in the reader's language. */
import { reader } from '../kit/reader.svelte'
import { settings } from '../kit/settings.svelte'
import { Catalogue, hasMessages } from '../kit/words'

const known = new Map<string, Promise<Catalogue>>()

/** The words of a game; where they cannot be fetched, those that are there. */
export function catalogueOf(game: string): Promise<Catalogue> {
  let found = known.get(game)
  if (!found) {
    found = fetched(game).catch(() => {
      known.delete(game)
      return reader.catalogue
    })
    known.set(game, found)
  }
  return found
}

async function fetched(game: string): Promise<Catalogue> {
  const wanted = settings.language || navigator.language || 'en'
  const response = await fetch(`/api/words/${encodeURIComponent(wanted)}${game && '/'}${encodeURIComponent(game)}`)
  if (!response.ok) throw new Error(String(response.status))
  const { language, sources } = (await response.json()) as { language: string; sources: string[] }
  return new Catalogue(language, ...sources)
}

/** The whole page speaks the words of this game from here on; those of all games are among them. */
export async function speak(game: string): Promise<void> {
  reader.catalogue = await catalogueOf(game)
  document.documentElement.lang = reader.catalogue.language
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
