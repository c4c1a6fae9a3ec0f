/* Whether seats and options go together, as the rules say; asked whenever they change. */
import { api } from '../api'

export class CheckedSetup {
  /** Why they do not; empty where they do, or while nobody knows. */
  refusal = $state('')
  private asked = 0

  /** Made while a component is set up: it asks as long as that lives. */
  constructor(game: string, seats: () => number, options: () => Record<string, string>) {
    $effect(() => void this.check(game, seats(), { ...options() }))
  }

  private async check(game: string, seats: number, options: Record<string, string>): Promise<void> {
    const number = (this.asked += 1)
    const refusal = await api.setup(game, seats, options).catch(() => '')
    if (number === this.asked) this.refusal = refusal
  }
}
