import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyOf, once, onceLater } from './cache';

let folder = '';
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-cache-'));
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ask = (key: string, name = 'payout') =>
  once(
    { kind: 'proofs', name, key },
    () => {
      made += 1;
      return { made };
    },
    folder,
  );

describe('[FLW-03] a kept result', () => {
  it('is computed once for the same sources, and again for others', () => {
    expect([ask('a'), ask('a'), ask('b'), ask('b'), ask('a')].map(({ made: n }) => n)).toEqual([1, 1, 2, 2, 3]);
  });
  it('is of one chart, in one file', () => {
    expect([ask('a'), ask('a', 'refund'), ask('a')].map(({ made: n }) => n)).toEqual([1, 2, 1]);
    expect(readdirSync(join(folder, 'proofs')).sort()).toEqual(['payout.json', 'refund.json']);
  });
  it('may take a while', async () => {
    const later = (key: string) =>
      onceLater(
        { kind: 'layouts', name: key, key },
        async () => {
          made += 1;
          return { made };
        },
        folder,
      );
    expect([await later('a'), await later('a'), await later('b')].map(({ made: n }) => n)).toEqual([1, 1, 2]);
  });
  it('is computed again if its file is damaged', () => {
    ask('a');
    writeFileSync(join(folder, 'proofs/payout.json'), '{"key":"a","res');
    expect(ask('a').made).toBe(2);
  });
  it('has a key that text moving from one part to the next changes', () => {
    expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  });
});
