import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// `npm run dev` passes what it does not serve itself to a server started beside it.
const server = process.env['COSMODROME_SERVER'] ?? 'http://127.0.0.1:8350'

export default defineConfig({
  plugins: [svelte()],
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
