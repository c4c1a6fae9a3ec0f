/* The page's clock, one for everything that counts down: whoever reads it is told four times a second. */
import { createSubscriber } from "svelte/reactivity";

const STEP = 250;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, STEP);
  return () => clearInterval(timer);
});

/** Milliseconds, by the clock of `performance.now()`. */
export function now(): number {
  tick();
  return performance.now();
}

/** Seconds until then, never below nothing. */
export function secondsUntil(end: number): number {
  return Math.max(0, end - now()) / 1000;
}
