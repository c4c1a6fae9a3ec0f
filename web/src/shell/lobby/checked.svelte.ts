/* Whether seats and options go together, as the rules say; asked whenever they change. */
import type { Meta, Option } from '../../gen/protocol'
import { api } from '../api'

/** The option that keeps these seats from being played: with its usual choice they can be. */
export async function optionToReset(
  meta: Meta,
  seats: number,
  options: Record<string, string>,
): Promise<Option | undefined> {
  const fits = async (tried: Record<string, string>): Promise<boolean> =>
    (await api.setup(meta.id, seats, tried).catch(() => '')) === ''
  if (await fits(options)) return undefined
  for (const option of meta.options)
    if (options[option.id] !== option.default && (await fits({ ...options, [option.id]: option.default })))
      return option
  return undefined
}

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
