/* The page's one clock. Parts that show a time read it and are updated with every beat while they are visible. */
import { createSubscriber } from 'svelte/reactivity'

const BEAT = 250

const beat = createSubscriber((update) => {
  const timer = setInterval(update, BEAT)
  return () => clearInterval(timer)
})

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(moment: number): number {
  beat()
  return Math.max(0, performance.now() - moment) / 1000
}

/** Seconds until one, never below nothing. */
export function secondsUntil(moment: number): number {
  beat()
  return Math.max(0, moment - performance.now()) / 1000
}
