/**
 * Which sources decide what a chart does beside its drawing: the bodies of guards, cases and constants. A flow's sources are its own file and
 * everything that it imports, directly or not, apart from types.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTED = /(?:from|import) '(\.{1,2}\/[^']+)'/g;
/** Types are gone when the machine runs. */
const TYPES = /^(?:import|export) type [^;]*? from '[^']+';/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** A comment decides nothing. */
export const deciding = (text: string): string => text.replace(COMMENTS, '').replace(/\s+/g, ' ').trim();

/** Returns the sources of a flow from the root of a project, or none if the flow has no file there. */
export function sourcesOf(root: string, area: string, flow: string): ReadonlySet<string> {
  const folder = `machines/${area}/${flow}`;
  return sourcesFrom(root, [`${folder}/${flow}.flow.ts`, `${folder}/${flow}.machine.ts`]);
}

/** Returns these files, as far as they exist, and everything that they import, directly or not, apart from types. */
export function sourcesFrom(root: string, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files.filter((file) => existsSync(join(root, file))));
  // Grows while it is iterated.
  for (const file of found) {
    for (const [, imported = ''] of readFileSync(join(root, file), 'utf8').replace(TYPES, '').matchAll(IMPORTED)) {
      const at = normalize(join(dirname(file), imported));
      const [source] = [`${at}.ts`, at, `${at}/index.ts`].filter((one) => one.endsWith('.ts') && existsSync(join(root, one)));
      if (source) found.add(source);
    }
  }
  return found;
}
