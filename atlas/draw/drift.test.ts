import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drift } from './drift';
import { INDEX } from './flowIndex';

const index = readFileSync(join(import.meta.dirname, '../../docs/flows', INDEX), 'utf8');

function inFolder(run: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('[FLW-02] files', () => {
  it('that are out of date are reported, in one line each', () =>
    inFolder((folder) => {
      const some = new Map([
        ['a.md', 'a'],
        ['b.md', 'b'],
        ['c.md', 'c'],
      ]);
      writeFileSync(join(folder, 'a.md'), 'a');
      writeFileSync(join(folder, 'b.md'), 'old');
      writeFileSync(join(folder, 'z.md'), 'z');
      expect(drift(folder, some)).toEqual(['b.md differs from the machines', 'c.md is missing', 'z.md belongs to no chart']);
      expect(drift(join(folder, 'nowhere'), new Map([['a.md', 'a']]))).toEqual(['a.md is missing']);
    }));
});

describe('[FLW-02] an index that git merged', () => {
  const merged = (change: (lines: string[]) => string[]) => {
    const found: string[] = [];
    inFolder((folder) => {
      writeFileSync(join(folder, INDEX), change(index.split('\n')).join('\n'));
      found.push(...drift(folder, new Map([[INDEX, index]])));
    });
    return found;
  };
  const behind = ['README.md differs from the machines'];
  const digestAt = (lines: readonly string[]) => lines.findIndex((line) => line.startsWith('Digest of all charts'));
  const isRow = (line: string) => line.includes('(payouts/payouts.md)');

  it('is valid with rows in another order and the digests of both branches', () =>
    expect(
      merged((lines) => [
        ...lines.filter(isRow),
        ...lines.filter((line) => !isRow(line)).toSpliced(digestAt(lines), 0, 'Digest of all charts: `01234567`'),
      ]),
    ).toEqual([]));
  it('is invalid with a duplicate or missing row, or a single wrong digest', () => {
    expect(merged((lines) => lines.flatMap((line) => (isRow(line) ? [line, line] : [line])))).toEqual(behind);
    expect(merged((lines) => lines.filter((line) => !isRow(line)))).toEqual(behind);
    expect(merged((lines) => lines.with(digestAt(lines), 'Digest of all charts: `01234567`'))).toEqual(behind);
  });
});
