import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { hoverStyles } from '../vite.config'

const made = (css: string): string => postcss([hoverStyles]).process(css, { from: undefined }).css.replaceAll(/\s/g, '')

describe('styles of :hover', () => {
  it('are only for pages with a mouse', () => {
    expect(made('a:hover { top: 0 }')).toBe('@media(hover:hover){a:hover{top:0}}')
    expect(made('a:hover, a:focus { top: 0 }')).toBe('a:focus{top:0}@media(hover:hover){a:hover{top:0}}')
  })

  it('leave other styles as they are', () => {
    for (const css of ['a{top:0}', 'a:not(.chosen,:hover){top:0}']) expect(made(css)).toBe(css)
  })
})
