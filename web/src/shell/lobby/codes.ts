/* The codes of tables, as people type and paste them. */

export const CODE_LENGTH = 6
/** Tables of earlier versions have shorter codes: these are sent by Enter. */
export const OLD_LENGTH = 4

/** The code in what was typed or pasted: in any case, with spaces or dashes, or as the link to a table; "" where there is none. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/i.exec(text)
  if (!link && text.includes('://')) return ''
  return (link?.[1] ?? text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
}
