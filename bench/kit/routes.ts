/** The chunks of each page of the app. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, type Chunk, entryOf, withImports } from './chunks';

const root = join(import.meta.dirname, '../..');
const PAGES = 'src/app/pages';
const FRAME = 'src/app/frame/Dashboard.tsx';

interface Screen {
  readonly path: string;
  readonly module: string;
}

/** Returns the module of each screen, by the name in the list of screens. */
function modules(): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'src/app/screens.list.ts'), 'utf8');
  const lines = [...text.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/([^']+)'\)/gm)];
  return new Map(lines.map(([, name = '', module = '']) => [name, `src/${module}.tsx`]));
}

/** Returns path and screen of every page from the sources, because the running list only has functions. */
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
  /** Everything that must load before the page shows: the entry, the frame and the screen. */
  readonly all: readonly Chunk[];
  /** What the page loads in addition to the frame. */
  readonly own: readonly Chunk[];
}

/** The entry and the frame of every page. */
const frameOf = (build: Build) => withImports(build, ({ entry, module }) => entry || module === FRAME);

/** Returns every authenticated page. Throws if the build has no chunk for a screen, because it would seem to weigh nothing. */
export function pagesOf(build: Build): readonly Page[] {
  const frame = frameOf(build);
  return screens().map(({ path, module }) => {
    const screen = withImports(build, (chunk) => chunk.module === module);
    if (screen.length === 0) throw new Error(`The build has no chunk for ${module}, which is the screen of ${path}.`);
    const all = [...new Set([...frame, ...screen])];
    return { path, all, own: all.filter((chunk) => !frame.includes(chunk)) };
  });
}

/** Returns the chunks before sign-in, and those of the frame. */
export function partsOf(build: Build): { readonly entry: readonly Chunk[]; readonly frame: readonly Chunk[] } {
  const entry = entryOf(build);
  return { entry, frame: frameOf(build).filter((chunk) => !entry.includes(chunk)) };
}
