/** Arrow keys on the board: the nearest piece in that direction, as the eye would go. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The index of the next box, or -1. Straying costs double and has an end, so that rows and columns hold together; what lies
    in line, even if not middle on middle, hardly strays. A box round the one at hand lies in no direction. */
export function nextBox(boxes: Box[], from: number, key: string): number {
  const step = STEPS[key]
  const start = boxes[from]
  if (!step || !start) return -1
  let [best, least] = [-1, Infinity]
  boxes.forEach((box, index) => {
    const dx = middle(box).x - middle(start).x
    const dy = middle(box).y - middle(start).y
    const ahead = dx * step[0] + dy * step[1]
    const off = Math.abs(dx * step[1]) + Math.abs(dy * step[0])
    const aside = isInLine(box, start, step) ? off / 8 : off
    if (index === from || holds(box, start) || ahead < 4 || aside > 2 * ahead) return
    const cost = ahead + 2 * aside
    if (cost < least) [best, least] = [index, cost]
  })
  return best
}

function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Whether a straight way in that direction leads from one to the other. */
function isInLine(one: Box, other: Box, [x]: [number, number]): boolean {
  return x
    ? one.y < other.y + other.height && other.y < one.y + one.height
    : one.x < other.x + other.width && other.x < one.x + one.width
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  )
}
