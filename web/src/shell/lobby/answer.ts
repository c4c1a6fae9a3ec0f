/* Answers an invitation from a list: yes leads to the table, where the seat is taken. */
import { t } from '../../kit/reader.svelte'
import { say } from '../../kit/toasts.svelte'
import { api, oneLine, type TableCard } from '../api'
import { me } from '../me.svelte'
import { router } from '../router.svelte'

export async function answerInvitation(card: TableCard, yes: boolean): Promise<void> {
  try {
    if (!yes) return void (await api.decline(card.id))
    if (!(await me.introduce())) return
    await api.join(card.id)
    router.go(`/t/${card.code}`)
  } catch (error) {
    say(t('invitation-failed'), oneLine(error))
  }
}
