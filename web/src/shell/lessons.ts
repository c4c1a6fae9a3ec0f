/* A lesson begins with one click, from wherever it is offered. */
import { t } from '../kit/reader.svelte'
import { say } from '../kit/toasts.svelte'
import { api, oneLine } from './api'
import { me } from './me.svelte'
import { router } from './router.svelte'

export async function beginLesson(game: string, lesson: string): Promise<void> {
  try {
    // The cookie of a new guest has to be there before a table is theirs.
    await me.load()
    const place = await api.lesson(game, lesson)
    router.go(`/t/${place.code}`)
  } catch (error) {
    say(t('lesson-failed'), oneLine(error))
  }
}
