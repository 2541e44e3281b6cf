import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Returns the file for the contents of a build. It is outside of the build's folder, which is public. */
export const contentsFile = (folder: string) =>
  join(root, '.cache/contents', `${relative(root, resolve(root, folder)).replaceAll(/[^\w]+/g, '-')}.json`);

/** Writes the modules and imports of each chunk, so that a test can check the budget of every page. */
export const contents = (): Plugin => ({
  name: 'contents',
  writeBundle({ dir = 'dist' }, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const packages = chunk.moduleIds.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
      const { fileName: file, isEntry: entry, imports, facadeModuleId, viteMetadata } = chunk;
      return [
        {
          file,
          entry,
          /** The module that an `import()` loads. Null if the chunk only serves others. */
          module: facadeModuleId && relative(root, facadeModuleId),
          imports,
          css: [...(viteMetadata?.importedCss ?? [])],
          packages: [...new Set(packages)],
        },
      ];
    });
    const file = contentsFile(dir);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(chunks, null, 2));
  },
});
