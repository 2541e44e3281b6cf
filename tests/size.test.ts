import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface Chunk {
  readonly file: string;
  readonly entry: boolean;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
}

/** The entry and everything it imports statically. */
function firstScreen(): readonly Chunk[] {
  const chunks: readonly Chunk[] = JSON.parse(readFileSync('dist/contents.json', 'utf8'));
  const needed = chunks.filter(({ entry }) => entry);
  for (const { imports } of needed) {
    needed.push(...chunks.filter((chunk) => imports.includes(chunk.file) && !needed.includes(chunk)));
  }
  return needed;
}

describe('the first screen', () => {
  it('carries neither the schema library nor the network client nor what only the dashboard needs', () => {
    const packages = firstScreen().flatMap((chunk) => chunk.packages);
    expect(packages).toContain('xstate');
    for (const late of ['arktype', '@ark/schema', 'ofetch', 'big.js', '@ark-ui/react', 'temporal-polyfill'])
      expect(packages).not.toContain(late);
  });
  it('stays below 95 kB of JavaScript, gzip', () => {
    const size = firstScreen().reduce((sum, { file }) => sum + gzipSync(readFileSync(`dist/${file}`)).length, 0);
    expect(size).toBeLessThan(95_000);
  });
});
