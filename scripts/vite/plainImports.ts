import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` so that a chunk's own chunks are fetched beside it. Here the page's head names them (`firstPage.ts`) and they are fetched
 * ahead (`src/app/later.ts`): what is left of the wrapper is the call itself, and with it goes a part of the first load.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
