import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the contents of a build are told: apart from it, because everything in its folder is public. */
export const contentsFile = (folder: string) =>
  join(root, '.cache/contents', `${relative(root, resolve(root, folder)).replaceAll(/[^\w]+/g, '-')}.json`);

/** Writes what lies in which chunk and what each one brings along, so that a test can hold every page to what it may carry. */
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
          /** Whose default or named parts an `import()` asks for; null where the chunk only serves others. */
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
