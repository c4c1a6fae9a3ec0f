/* Calls somebody who looks elsewhere: a mark on the tab's icon, a notification of the browser, a buzz of the phone.
   The title and the sound are the table's own. Permission is asked from the settings only. */
import { t } from './reader.svelte'
import { settings } from './settings.svelte'

const CALM = '/art/favicon.svg'
const CALLING = '/art/favicon-turn.svg'
const BUZZ = [90, 60, 90]

let shown: Notification | null = null

export function markTab(calling: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', calling ? CALLING : CALM)
}

/** One notification for each mark: a newer one takes the older one's place. */
export function call(title: string, text: string, mark: string): void {
  // Browsers complain about a page that buzzes before it was ever touched.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
  if (settings.notices && document.hidden && permission() === 'granted') notify(title, text, mark)
}

export function callOff(): void {
  shown?.close()
  shown = null
}

/** Asks the browser, which asks the person; the answer is why there will be no notices, or nothing. */
export async function allowNotices(): Promise<string> {
  if (permission() === 'none') return t('notices-none')
  if (permission() === 'default') await Notification.requestPermission()
  return permission() === 'granted' ? '' : t('notices-refused')
}

function permission(): NotificationPermission | 'none' {
  return typeof Notification === 'function' ? Notification.permission : 'none'
}

function notify(title: string, text: string, mark: string): void {
  callOff()
  try {
    shown = new Notification(title, { body: text, tag: mark, icon: CALLING })
    shown.onclick = () => {
      focus()
      callOff()
    }
  } catch {
    // Some phones allow them from a service worker only; the buzz and the title remain.
  }
}
