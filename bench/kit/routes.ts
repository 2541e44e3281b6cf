/** What each page of the app is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, type Chunk, entryOf, withImports } from './chunks';

const root = join(import.meta.dirname, '../..');
const PAGES = 'src/app/pages';
const DESK = 'src/app/Dashboard.tsx';

interface Screen {
  readonly path: string;
  readonly module: string;
}

/** The module of each screen, by the name that the list of screens gives it. */
function modules(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'src/app/screens.list.ts'), 'utf8');
  const lines = [...text.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/([^']+)'\)/gm)];
  return new Map(lines.map(([, name = '', module = '']) => [name, `src/${module}.tsx`]));
}

/**
 * Path and screen of every page, as the pages are written. The running list cannot say which module a screen is: by then it is a function
 * that was not called.
 */
function screens(): readonly Screen[] {
  const known = modules();
  const files = readdirSync(join(root, PAGES)).map((file) => readFileSync(join(root, PAGES, file), 'utf8'));
  return files
    .join('\n')
    .split(/\bpath: (?=')/)
    .flatMap((entry) => {
      const path = /^'([^']+)'/.exec(entry)?.[1];
      const module = known.get(/\bscreens\.(\w+)/.exec(entry)?.[1] ?? '');
      return path && module ? [{ path, module }] : [];
    });
}

export interface Page {
  readonly path: string;
  /** All that has to be there before the page shows: the entry, the desk and the screen. */
  readonly all: readonly Chunk[];
  /** What the page has that the desk has not. */
  readonly own: readonly Chunk[];
}

/** The entry and the desk around every page. */
const deskOf = (build: Build) => withImports(build, ({ entry, module }) => entry || module === DESK);

/** Every page behind the door. Throws where the build has no chunk for a screen: nothing would seem to weigh nothing. */
export function pagesOf(build: Build): readonly Page[] {
  const desk = deskOf(build);
  return screens().map(({ path, module }) => {
    const screen = withImports(build, (chunk) => chunk.module === module);
    if (screen.length === 0) throw new Error(`The build has no chunk for ${module}, which is the screen of ${path}.`);
    const all = [...new Set([...desk, ...screen])];
    return { path, all, own: all.filter((chunk) => !desk.includes(chunk)) };
  });
}

/** What is there before anybody has signed in, and what comes with the desk. */
export function partsOf(build: Build): { readonly entry: readonly Chunk[]; readonly desk: readonly Chunk[] } {
  const entry = entryOf(build);
  return { entry, desk: deskOf(build).filter((chunk) => !entry.includes(chunk)) };
}
