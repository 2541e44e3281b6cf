import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const NEVER_SHIPS = /[.](flow|cases|never|properties)[.]ts$|\/machines\/flows([.]list)?[.]ts$/;

interface Chunk {
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
}

/** Returns an error for the first test file of a flow in a chunk, or null. */
export function shippedByMistake(chunks: readonly Chunk[]): string | null {
  for (const { fileName, moduleIds = [] } of chunks) {
    const file = moduleIds.find((id) => NEVER_SHIPS.test(id));
    if (file) return `${relative(root, file)} never ships, but ${fileName} contains it.`;
  }
  return null;
}

/** Fails the build if a chunk contains a file for the atlas and the tests. */
export const neverShips = (): Plugin => ({
  name: 'never-ships',
  generateBundle(_, bundle) {
    const mistake = shippedByMistake(Object.values(bundle));
    if (mistake) this.error(mistake);
  },
});
