/* Sheets that any page may ask for. */
import type { CommandId } from '../kit/commands'

export const panels = $state({
  settings: false,
  keys: false,
  /** At a table, the keys that its game uses beside those of every game. */
  commands: null as readonly CommandId[] | null,
})
