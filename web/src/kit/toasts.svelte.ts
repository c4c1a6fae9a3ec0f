/* Short notices over the board: at most three, newest below. Refusals stay until the next input. */

export interface Toast {
  id: number
  tone: 'ion' | 'danger' | 'warn' | 'ok'
  icon: string
  title: string
  text?: string
  clause?: string
  button?: { text: string; act: () => void }
  /** The other answer. */
  other?: { text: string; act: () => void }
  /** Stays until it is taken away by its mark, or by the next input. */
  stays?: 'mark' | 'input'
  mark?: string
}

const LAST = 5000
const MOST = 3

let counter = 0
export const toasts: Toast[] = $state([])

export function toast(notice: Omit<Toast, 'id'>): number {
  const id = ++counter
  if (notice.mark) drop(notice.mark)
  toasts.push({ ...notice, id })
  while (toasts.length > MOST)
    toasts.splice(
      Math.max(
        0,
        toasts.findIndex((one) => one.stays !== 'mark'),
      ),
      1,
    )
  if (!notice.stays) setTimeout(() => dismiss(id), LAST)
  return id
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

/** Takes away the notice of that mark. */
export function drop(mark: string): void {
  const at = toasts.findIndex((one) => one.mark === mark)
  if (at >= 0) toasts.splice(at, 1)
}

export function dropOnInput(): void {
  for (let at = toasts.length - 1; at >= 0; at--) if (toasts[at]?.stays === 'input') toasts.splice(at, 1)
}

/** A refusal or an error, in one line. */
export function say(title: string, text = '', tone: Toast['tone'] = 'danger'): void {
  const icon = { danger: 'close', warn: 'warning', ok: 'check', ion: 'rocket' }[tone]
  toast({ tone, icon, title, text })
}
