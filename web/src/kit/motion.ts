/* How long things take. Motion is only for events; with animation off a piece changes place at once. */
import { pace } from './settings.svelte'

export const BASE = { tap: 90, shift: 180, travel: 320, flip: 420, roll: 600, strike: 500, sweep: 700 } as const
export type Motion = keyof typeof BASE

export const EASE = 'cubic-bezier(.2,.8,.2,1)'
const STEP = 40
const MOST = 700

/** Milliseconds of a motion; with several pieces the last one arrives then. */
export function duration(name: Motion, pieces = 1): number {
  const whole = pieces > 1 ? Math.min(BASE[name] + STEP * (pieces - 1), Math.max(MOST, BASE[name])) : BASE[name]
  return Math.round(whole * pace())
}

/** For the page's own fades: a short one where nothing may move. */
export function fadeTime(): number {
  return pace() === 0 ? 120 : Math.round(BASE.shift * pace())
}

/** Waits for a motion to end; a click or any key completes it at once. */
export function rest(name: Motion, pieces = 1): Promise<void> {
  const time = duration(name, pieces)
  if (time === 0) return Promise.resolve()
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(timer)
      removeEventListener('pointerdown', finish, true)
      removeEventListener('keydown', finish, true)
      done()
    }
    const timer = setTimeout(finish, time)
    addEventListener('pointerdown', finish, true)
    addEventListener('keydown', finish, true)
  })
}
