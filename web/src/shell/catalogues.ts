/* The catalogues of the games, and the one of no game (''), fetched once each in the reader's language. */
import type { Words } from '../gen/http'
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

/** A game's own words, then those of all games. */
async function fetched(game: string): Promise<Catalogue> {
  const wanted = encodeURIComponent(settings.language || navigator.language || 'en')
  const own = game ? sourcesOf(`${wanted}/${encodeURIComponent(game)}`) : null
  const [shared, ...more] = await Promise.all([sourcesOf(wanted), ...(own ? [own] : [])])
  return new Catalogue(shared.language, ...more.flatMap((each) => each.sources), ...shared.sources)
}

const sent = new Map<string, Promise<Words>>()

/** Asked for once; what could not be fetched is asked for again. */
function sourcesOf(place: string): Promise<Words> {
  const found = sent.get(place) ?? words(place)
  sent.set(place, found)
  found.catch(() => sent.delete(place))
  return found
}

async function words(place: string): Promise<Words> {
  const response = await fetch(`/api/words/${place}`)
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as Words
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
