/* To the table at which those who played here play again; whoever asks first opens it. */
import { t } from '../../kit/reader.svelte'
import { say } from '../../kit/toasts.svelte'
import { api, oneLine } from '../api'
import { router } from '../router.svelte'

export async function joinRematch(table: string): Promise<void> {
  try {
    const place = await api.rematch(table)
    router.go(`/t/${place.code}`)
  } catch (error) {
    say(t('rematchbar-failed'), oneLine(error))
  }
}
