import { expect, it } from 'vitest';
import { foundIn } from './found';

const rows = (count: number) => Array.from({ length: count }, (_, n) => n);

it.each([
  ['all rows are on one page', 7, 7, 7],
  ['the provider counts more than one page', 20, 1204, 1204],
  ['there are none', 0, 0, 0],
  ['a provider without pages returns more than a page', 24, 24, null],
  ['a full page may have more after it', 20, 20, null],
])('[GEN-09] counts what was found as far as it is certain: %s', (_, shown, total, found) => {
  expect(foundIn({ rows: rows(shown), total, query: { size: 20 } })).toBe(found);
});
