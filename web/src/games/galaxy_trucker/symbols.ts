/** The drawings that make up a component, as symbols of one sheet: a table shows hundreds of them and fetches none. */
const FILES = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default', eager: true })

export const symbolId = (name: string): string => `gt-${name}`

/** One drawing as a symbol; whatever reaches over its edge stays in sight. */
export function symbolOf(name: string, drawing: string): string {
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '0 0 100 100'
  const inner = drawing.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<symbol id="${symbolId(name)}" viewBox="${box}" overflow="visible">${inner}</symbol>`
}

export const SYMBOLS = Object.entries(FILES)
  .map(([path, drawing]) => symbolOf(path.replace(/^.*\/(.+)\.svg$/, '$1'), drawing))
  .join('')
