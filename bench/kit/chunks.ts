/** What the build made, by what it told of its contents: which chunks a page needs before it can show anything, and what they weigh. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentsFile } from '../../scripts/vite/contents';

export interface Chunk {
  readonly file: string;
  /** The page itself asks for it. */
  readonly entry: boolean;
  /** The module whose parts an `import()` asks for, from the root of the house; null where the chunk only serves others. */
  readonly module: string | null;
  /** The files of the chunks that have to be there before this one runs. */
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
  /** Bytes of JavaScript, of that gzipped, and of the styles gzipped: each file by itself, as it is sent. */
  readonly js: number;
  readonly gzip: number;
  readonly css: number;
}

export function readBuild(folder: string): Build {
  return { folder, chunks: JSON.parse(readFileSync(contentsFile(folder), 'utf8')) };
}

/** These chunks and everything that they import statically. */
export function withImports({ chunks }: Build, first: (chunk: Chunk) => boolean): readonly Chunk[] {
  const needed = chunks.filter(first);
  for (const { imports } of needed) {
    needed.push(...chunks.filter((chunk) => imports.includes(chunk.file) && !needed.includes(chunk)));
  }
  return needed;
}

export const entryOf = (build: Build) => withImports(build, ({ entry }) => entry);

export const gzipOf = (folder: string, file: string) => gzipSync(readFileSync(join(folder, file))).length;

/** Of the styles that the page itself asks for, gzipped: the others come once it is there. */
export function firstStyles({ folder }: Build): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const links = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  return links.reduce((all, [, file = '']) => all + gzipOf(folder, file), 0);
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
