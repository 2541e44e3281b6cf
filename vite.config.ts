import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { flowsHash } from './atlas/sources';
import { atlas } from './scripts/vite/atlas';
import { firstPage } from './scripts/vite/firstPage';
import { noEvalProbe } from './scripts/vite/noEvalProbe';
import { plainImports } from './scripts/vite/plainImports';
import { staticStyles } from './scripts/vite/staticStyles';
import { wordlessMachines } from './scripts/vite/wordless';

/** Writes what lies in which chunk and what each one brings along, so that a test can hold every page to what it may carry. */
const contents = (): Plugin => ({
  name: 'contents',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const packages = chunk.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      const { fileName: file, isEntry: entry, imports, facadeModuleId, viteMetadata } = chunk;
      return [
        {
          file,
          entry,
          /** Whose default or named parts an `import()` asks for; null where the chunk only serves others. */
          module: facadeModuleId && relative(import.meta.dirname, facadeModuleId),
          imports,
          css: [...(viteMetadata?.importedCss ?? [])],
          packages: [...new Set(packages)],
        },
      ];
    });
    this.emitFile({ type: 'asset', fileName: 'contents.json', source: JSON.stringify(chunks, null, 2) });
  },
});

/** `npm run dev` names the sandbox that stands behind the app. */
const sandbox = process.env.KONTOR_SANDBOX;

export default defineConfig({
  define: { __FLOWS__: JSON.stringify(flowsHash()) },
  plugins: [
    react(),
    plainImports(),
    noEvalProbe(),
    staticStyles(),
    wordlessMachines(),
    firstPage({
      first: ['src/app/outside.ts', 'src/ui/Notices.tsx'],
      next: ['src/app/Dashboard.tsx', 'src/services/session.ts', 'src/screens/home/HomeScreen.tsx'],
      render: 'src/app/prerender.tsx',
    }),
    contents(),
    atlas(),
  ],
  ...(sandbox && {
    server: {
      proxy: { '/subsidiary': sandbox, '/splitsettlement': sandbox, '/sandbox': sandbox, '/pay': sandbox, '/atlas': sandbox },
    },
  }),
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/styled-system\//, sideEffects: false }] },
      // What the first page needs comes as one file, whoever else needs parts of it.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
