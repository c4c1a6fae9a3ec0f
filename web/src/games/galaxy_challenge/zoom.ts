/** How large the sectors are drawn on a narrow page: by buttons or by two fingers, about the point that is looked at. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export const FARTHEST = 1
export const NEAREST = 4

export interface Spot {
  /** Shares of the whole drawing. */
  x: number
  y: number
}

export const within = (zoom: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom))

/** The new zoom; the frame then scrolls so that the spot is in its middle, without one what was there stays there. */
export function centred(frame: HTMLElement, to: number, spot?: Spot): number {
  const zoom = within(to)
  const seen = spot ?? middleOf(frame)
  void tick().then(() => {
    frame.scrollLeft = seen.x * frame.scrollWidth - frame.clientWidth / 2
    frame.scrollTop = seen.y * frame.scrollHeight - frame.clientHeight / 2
  })
  return zoom
}

function middleOf(frame: HTMLElement): Spot {
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

/** Two fingers: their distance against what it was when the second one came down. */
export function pinching(zoom: () => number, enlarge: (to: number) => void): Attachment<HTMLElement> {
  return (frame) => {
    const fingers = new Map<number, Spot>()
    let [began, from] = [0, 1]
    const spread = (): number => {
      const [one, other] = [...fingers.values()]
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
    }
    const down = (event: PointerEvent): void => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      ;[began, from] = [spread(), zoom()]
    }
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (began && fingers.size === 2) enlarge((from * spread()) / began)
    }
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId)
      began = 0
    }
    const heard: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ]
    for (const [name, hear] of heard) frame.addEventListener(name, hear as EventListener)
    return () => {
      for (const [name, hear] of heard) frame.removeEventListener(name, hear as EventListener)
    }
  }
}
