/* Components as tables: what a search leaves of them. */
import type { Block } from '../../gen/protocol'

export interface Found {
  /** Where the group stands among all. */
  at: number
  block: Block
  rows: string[][]
}

/** The rows that have all these words, in any column; a group whose title has them is there with all its rows. */
export function found(blocks: readonly Block[], search: string): Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word))
  return blocks
    .map((block, at) => ({
      at,
      block,
      rows: has(block.title) ? block.rows : block.rows.filter((row) => has(row.join(' '))),
    }))
    .filter(({ rows }) => rows.length > 0 || !words.length)
}
