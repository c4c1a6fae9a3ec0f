/* What a list shows is asked for again while somebody looks at it. */

const AGAIN = 5000

/** Does it now and every few seconds while the page is in sight; returns how to stop. */
export function repeat(look: () => Promise<void>): () => void {
  void look()
  const timer = setInterval(() => document.visibilityState === 'visible' && void look(), AGAIN)
  return () => clearInterval(timer)
}
