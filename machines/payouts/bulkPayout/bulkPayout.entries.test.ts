import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bulkPayoutCases } from './bulkPayout.cases';
import { checkRow } from './bulkPayout.check';
import { entriesOf } from './bulkPayout.entries';
import { bulkPayoutMachine } from './bulkPayout.machine';
import { finderFor } from './bulkPayout.rules';
import { bookmarkBulkPayout } from './bulkPayout.select';
import type { BulkBookmark, Sheet } from './bulkPayout.types';

const { kept, hidden } = bulkPayoutCases.inputs;
const sheetOf = ({ bookmark }: { bookmark: BulkBookmark }): Sheet => ({
  ...bookmark.kept,
  rows: bookmark.kept.texts.map((row) => checkRow(row, finderFor([]))),
});

describe('two files in turn', () => {
  it('[BLK-01] keep the entries of each, which are computed once', () => {
    const contexts = [kept, hidden].map((input) => ({ sheet: sheetOf(input), names: {} }));
    const first = contexts.map(entriesOf);
    expect(first.map(({ length }) => length)).toEqual([kept, hidden].map(({ bookmark }) => bookmark.kept.texts.length));
    contexts.forEach((context, at) => void expect(entriesOf(context)).toBe(first[at]));
  });

  it('[BLK-01] keep the bookmark of each', () => {
    const snapshots = [kept, hidden].map((input) => createActor(bulkPayoutMachine, { input }).getSnapshot());
    const first = snapshots.map(bookmarkBulkPayout);
    expect(first).toEqual([kept.bookmark, hidden.bookmark]);
    snapshots.forEach((snapshot, at) => void expect(bookmarkBulkPayout(snapshot)).toBe(first[at]));
  });
});
