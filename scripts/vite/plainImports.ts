import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` to load a chunk's own chunks in parallel. Here the page's head lists them (`firstPage.ts`) and they are preloaded
 * (`src/app/start/preloadAssets.ts`). So only the plain call is left, which shortens the first load.
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
