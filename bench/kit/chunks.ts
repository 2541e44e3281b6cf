/** The chunks of a build from its report: what a page loads before it shows, and their sizes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentsFile } from '../../scripts/vite/contents';

export interface Chunk {
  readonly file: string;
  /** The page itself loads it. */
  readonly entry: boolean;
  /** The module that an `import()` loads, relative to the root. Null if the chunk only serves others. */
  readonly module: string | null;
  /** The files of the chunks that must load before this one runs. */
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly packages: readonly string[];
}

/** The chunks of one build, and its folder. */
export interface Build {
  readonly folder: string;
  readonly chunks: readonly Chunk[];
}

export interface Weight {
  /** Bytes of JavaScript, of that gzipped, and of styles gzipped. Each file separately, as it is sent. */
  readonly js: number;
  readonly gzip: number;
  readonly css: number;
}

export function readBuild(folder: string): Build {
  return { folder, chunks: JSON.parse(readFileSync(contentsFile(folder), 'utf8')) };
}

/** Returns these chunks with all their static imports. */
export function withImports({ chunks }: Build, first: (chunk: Chunk) => boolean): readonly Chunk[] {
  const needed = chunks.filter(first);
  for (const { imports } of needed) {
    needed.push(...chunks.filter((chunk) => imports.includes(chunk.file) && !needed.includes(chunk)));
  }
  return needed;
}

export const entryOf = (build: Build) => withImports(build, ({ entry }) => entry);

const gzipOf = (folder: string, file: string) => gzipSync(readFileSync(join(folder, file))).length;

/** Bytes of the styles that the page has or loads itself, gzipped. The others load later. */
export function firstStyles({ folder }: Build): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inPage = [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => gzipSync(styles).length);
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => gzipOf(folder, file));
  return [...inPage, ...links].reduce((all, size) => all + size, 0);
}

export function weigh({ folder }: Build, chunks: readonly Chunk[]): Weight {
  const styles = new Set(chunks.flatMap(({ css }) => css));
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  return {
    js: sum(chunks.map(({ file }) => readFileSync(join(folder, file)).length)),
    gzip: sum(chunks.map(({ file }) => gzipOf(folder, file))),
    css: sum([...styles].map((file) => gzipOf(folder, file))),
  };
}
