/* Components as tables: what a search leaves of them. */
import type { Block } from '../../gen/protocol'

export interface Found {
  /** Where the group stands among all. */
  at: number
  block: Block
  rows: string[][]
}

/** Whether a text has all words of the search: "starbase" finds a star base. */
export function matches(text: string, search: string): boolean {
  const joined = `${text} ${text.replace(/[\s-]+/g, '')}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => joined.includes(word))
}

/** The rows that have all these words, in any column; a group whose title has them is there with all its rows. */
export function found(blocks: readonly Block[], search: string): Found[] {
  const has = (text: string): boolean => matches(text, search)
  return blocks
    .map((block, at) => ({
      at,
      block,
      rows: has(block.title) ? block.rows : block.rows.filter((row) => has(row.join(' '))),
    }))
    .filter(({ rows }) => rows.length > 0 || !search.trim())
}
