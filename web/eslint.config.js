import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import noSentences from './lint/no-sentences.js'
import svelteConfig from './svelte.config.js'

const UNUSED = '^_$'

export default defineConfig(
  // `src/gen` is made by tools/gen_types.py, `public` is served as it is.
  globalIgnores(['dist/', 'public/', 'src/gen/']),
  // Without the rules that need types: they take nine times as long, and svelte-check reads the types already.
  tseslint.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-constant-binary-expression': 'error',
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-useless-assignment': 'error',
      'no-useless-escape': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: UNUSED, varsIgnorePattern: UNUSED, destructuredArrayIgnorePattern: UNUSED },
      ],
      // Takes each word of the reason behind a svelte-ignore for the name of a warning.
      'svelte/no-unused-svelte-ignore': 'off',
      // Svelte drops a space at the end of a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
      // The Maps here are derived as a whole, never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts', '**/samples.ts'],
    plugins: { cosmodrome: { rules: { 'no-sentences': noSentences } } },
    rules: { 'cosmodrome/no-sentences': 'error' },
  },
)
