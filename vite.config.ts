import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPage } from './scripts/vite/firstPage';
import { plainImports } from './scripts/vite/plainImports';
import { staticStyles } from './scripts/vite/staticStyles';
import { wordlessMachines } from './scripts/vite/wordless';

/** Writes which package lies in which chunk, so that a test can hold the first screen to what it may carry. */
const contents = (): Plugin => ({
  name: 'contents',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const packages = chunk.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      return [{ file: chunk.fileName, entry: chunk.isEntry, imports: chunk.imports, packages: [...new Set(packages)] }];
    });
    this.emitFile({ type: 'asset', fileName: 'contents.json', source: JSON.stringify(chunks, null, 2) });
  },
});

/** `npm run dev` names the sandbox that stands behind the app. */
const sandbox = process.env.KONTOR_SANDBOX;

export default defineConfig({
  plugins: [
    react(),
    plainImports(),
    staticStyles(),
    wordlessMachines(),
    firstPage({
      first: ['src/app/outside.ts', 'src/ui/Notices.tsx'],
      next: ['src/app/Dashboard.tsx', 'src/services/session.ts', 'src/screens/home/HomeScreen.tsx'],
      render: 'src/app/prerender.tsx',
    }),
    contents(),
  ],
  ...(sandbox && { server: { proxy: { '/subsidiary': sandbox, '/sandbox': sandbox } } }),
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] } },
  },
});
