/* A search for people, while their name is typed. */
import { api, oneLine, type PersonFound } from './api'

/** Milliseconds after the last letter before the server is asked, and letters that it needs. */
const PAUSE = 250
const SHORTEST = 2

/** Made while a component is made: it asks as long as that is there. */
export class PeopleSearch {
  name = $state('')
  /** Null while there is nothing to look for. */
  found: PersonFound[] | null = $state.raw(null)
  trouble = $state('')

  constructor() {
    $effect(() => {
      const wanted = this.name.trim()
      this.trouble = ''
      if (wanted.length < SHORTEST) return void (this.found = null)
      let late = false
      const timer = setTimeout(() => {
        api.people(wanted).then(
          (found) => late || (this.found = found),
          (error: unknown) => late || (this.trouble = oneLine(error)),
        )
      }, PAUSE)
      return () => {
        late = true
        clearTimeout(timer)
      }
    })
  }
}
