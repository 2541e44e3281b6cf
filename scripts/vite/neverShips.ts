import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const NEVER_SHIPS = /[.](flow|cases|never|properties)[.]ts$|\/machines\/flows([.]list)?[.]ts$/;

interface Chunk {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
}

/** The first file of a flow's tests that a chunk contains, in the words of an error; null where there is none. */
export function shippedByMistake(chunks: readonly Chunk[]): string | null {
  for (const { fileName, moduleIds = [] } of chunks) {
    const file = moduleIds.find((id) => NEVER_SHIPS.test(id));
    if (file) return `${relative(root, file)} never ships, but ${fileName} contains it.`;
  }
  return null;
}

/** Fails the build when a chunk contains a file that is for the atlas and the tests. */
export const neverShips = (): Plugin => ({
  name: 'never-ships',
  generateBundle(_, bundle) {
    const mistake = shippedByMistake(Object.values(bundle));
    if (mistake) this.error(mistake);
  },
});
