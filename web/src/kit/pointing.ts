/* Tells when the pointer or the keyboard's focus comes to a thing, and when it goes; a finger does not point. A thing taken off
   the page loses its focus in the middle of drawing, where nothing may change: so going is told a moment later, perhaps after
   another came. */
import type { Attachment } from 'svelte/attachments'

export function pointing(tell: (on: boolean) => void): Attachment<HTMLElement> {
  return (thing) => {
    const come = (event: Event): void => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) tell(true)
    }
    const go = (): void => queueMicrotask(() => tell(false))
    const focus = (): void => {
      if (thing.matches(':focus-visible')) tell(true)
    }
    const heard: [string, (event: Event) => void][] = [
      ['pointerenter', come],
      ['focus', focus],
      ['pointerleave', go],
      ['blur', go],
    ]
    for (const [name, hear] of heard) thing.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of heard) thing.removeEventListener(name, hear)
    }
  }
}
