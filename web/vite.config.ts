import { svelte } from '@sveltejs/vite-plugin-svelte'
import { AtRule, type Plugin } from 'postcss'
import { defineConfig } from 'vitest/config'

const CAN_HOVER = '(hover: hover)'

/** What was tapped last counts as hovered, on a page without a mouse: styles of :hover are only for those that have one. */
export const hoverStyles: Plugin = {
  postcssPlugin: 'hover-styles',
  Rule(rule) {
    const hovered = rule.selectors.filter((one) => /:hover/.test(one.replaceAll(/:not\([^)]*\)/g, '')))
    const { parent } = rule
    if (!hovered.length || (parent instanceof AtRule && parent.params === CAN_HOVER)) return
    const others = rule.selectors.filter((one) => !hovered.includes(one))
    rule.after(new AtRule({ name: 'media', params: CAN_HOVER }).append(rule.clone({ selectors: hovered })))
    if (others.length) rule.selectors = others
    else rule.remove()
  },
}

// `npm run dev` passes what it does not serve itself to a server started beside it.
const server = process.env['COSMODROME_SERVER'] ?? 'http://127.0.0.1:8350'

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [hoverStyles] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Runes of `.svelte.ts` files need the browser's build of Svelte under test.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', setupFiles: 'tests/setup.ts', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
})
