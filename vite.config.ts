import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { flowsHash } from './atlas/sources';
import { chunkGroups } from './scripts/vite/chunkGroups';
import { contents } from './scripts/vite/contents';
import { firstPage } from './scripts/vite/firstPage';
import { importAgain } from './scripts/vite/importAgain';
import { neverShips } from './scripts/vite/neverShips';
import { noEvalProbe } from './scripts/vite/noEvalProbe';
import { orderQueries } from './scripts/vite/orderQueries';
import { plainImports } from './scripts/vite/plainImports';
import { staticStyles } from './scripts/vite/staticStyles';
import { wordlessBuild } from './scripts/vite/wordless';

/** `npm run dev` names the sandbox behind the app. */
const sandbox = process.env.KONTOR_SANDBOX;

/** React has had these hooks of its own since its version 18, for which libraries carry a substitute. */
const aliases = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^fflate$/, replacement: join(import.meta.dirname, 'src/services/sheet/zipInPlace.ts') },
];

export default defineConfig({
  resolve: { alias: aliases },
  define: { __FLOWS__: JSON.stringify(flowsHash()) },
  plugins: [
    react(),
    orderQueries(),
    plainImports(),
    importAgain(),
    noEvalProbe(),
    staticStyles(),
    wordlessBuild(),
    firstPage({
      first: ['src/app/public/publicPages.ts', 'src/ui/feedback/Toasts.tsx'],
      next: [
        'src/app/frame/Arrival.tsx',
        'src/app/frame/Dashboard.tsx',
        'src/app/frame/preloadHomePage.ts',
        'src/services/access/session.ts',
        'src/screens/home/HomeScreen.tsx',
      ],
      render: 'src/app/start/prerender.tsx',
    }),
    neverShips(),
    contents(),
  ],
  ...(sandbox && {
    server: {
      proxy: {
        '/subsidiary': sandbox,
        '/splitsettlement': sandbox,
        '/sandbox': sandbox,
        '/pay': sandbox,
        '/shop': sandbox,
        '/product-images': sandbox,
        '/files': sandbox,
        '/atlas': sandbox,
      },
    },
  }),
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }],
        // What it makes and nothing uses is left out.
        manualPureFunctions: ['forwardRef'],
      },
      // What the first page needs is one file, even if others need parts of it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            {
              includeDependenciesRecursively: false,
              name: chunkGroups({
                steps: [
                  [
                    { name: 'public', module: 'src/app/public/publicPages.ts' },
                    { name: 'public', module: 'src/ui/feedback/Toasts.tsx' },
                  ],
                  [{ name: 'frame', module: 'src/app/frame/Arrival.tsx' }],
                  [
                    { name: 'calls', module: 'src/services/access/session.ts' },
                    { name: 'desk', module: 'src/app/frame/Dashboard.tsx' },
                  ],
                ],
                screens: 'src/app/screens.list.ts',
                common: { name: 'common', module: 'src/screens/home/HomeScreen.tsx', share: 0.61 },
              }),
            },
          ],
        },
      },
    },
  },
});
