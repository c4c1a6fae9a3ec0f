/* Links to this server, to be sent to others. */
import { t } from '../kit/reader.svelte'
import { say } from '../kit/toasts.svelte'
import { network } from './network.svelte'

/** The whole link, given its path from the root of this server. */
export function linkTo(path: string): string {
  return new URL(path, network.origin).href
}

/** A message with the link, begun in the mail program: where the browser has nothing for sharing. */
export function mailTo(link: string, title: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`
}

/** Into the clipboard; where the browser does not allow it, it is shown. */
export async function copyLink(link: string): Promise<void> {
  if ((await isWritten(link)) || isCopied(link)) say(t('share-copied'), '', 'ok')
  else say(t('share-uncopied'), link, 'warn')
}

/** Not on a page of the local network: there the browser has no clipboard to write to. */
async function isWritten(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** As if somebody had selected it and pressed the keys for copying. */
function isCopied(link: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = link
  field.className = 'for-ears'
  // What lies under an open dialog cannot be selected.
  const dialogs = document.querySelectorAll('dialog[open]')
  ;(dialogs[dialogs.length - 1] ?? document.body).append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
