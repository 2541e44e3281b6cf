import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { texts } from '../../../tests/samples/bulkProvider';
import { bulkPayoutCases } from './bulkPayout.cases';
import { checkRow } from './bulkPayout.check';
import { entriesOf, namingOf, unnamedIn } from './bulkPayout.entries';
import type { Texts } from './bulkPayout.file';
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

describe('[BLK-01] a row that repeats another one', () => {
  const banks = [
    { id: '1', name: 'Guaranty Trust Bank', bankCode: '058' },
    { id: '2', name: 'Zenith Bank', bankCode: '057' },
  ];
  const ACCOUNT = '0123456789';
  const twin = (line: number, change: Partial<Texts> = {}) => ({ ...texts(line, ACCOUNT), ...change });
  const sheet = (rows: readonly Texts[], marks: Partial<Sheet> = {}): Sheet => ({
    ...{ name: '', key: 'F', notes: [], leftOut: [], meant: [], ...marks },
    rows: rows.map((row) => checkRow(row, finderFor(banks))),
  });
  const twinsOf = (...given: Parameters<typeof sheet>) =>
    entriesOf({ sheet: sheet(...given), names: {} }).flatMap(({ row, isTwin }) => (isTwin ? row.line : []));

  it.each<[string, Texts, readonly number[]]>([
    ['the same', twin(3), [3]],
    ['the same amount, written otherwise', twin(3, { amount: '100.00' }), [3]],
    ['another amount', twin(3, { amount: '101' }), []],
    ['another account', twin(3, { account: '0123456780' }), []],
    ['another bank', twin(3, { bank: '057' }), []],
  ])('has the account and the amount of an earlier one: %s', (_, row, lines) => expect(twinsOf([twin(2), row])).toEqual(lines));

  it.each<[string, Partial<Texts>]>([
    ['an amount', { amount: '' }],
    ['a bank', { bank: '' }],
    ['an account number', { account: '' }],
  ])('is not found among rows without %s', (_, change) => expect(twinsOf([twin(2, change), twin(3, change)])).toEqual([]));

  it('is none of an excluded row, and none itself once the merchant excluded or confirmed it', () => {
    const rows = [twin(2), twin(3), twin(4)];
    expect(twinsOf(rows)).toEqual([3, 4]);
    expect(twinsOf(rows, { leftOut: [2] })).toEqual([4]);
    expect(twinsOf(rows, { leftOut: [3] })).toEqual([4]);
    expect(twinsOf(rows, { meant: [3] })).toEqual([4]);
  });

  it('has its own errors too, and each of what else is wrong', () => {
    const hidden = sheet([twin(2), twin(3, { isHidden: true, description: '' })]);
    const names = { [`058:${ACCOUNT}`]: { bankCode: '058', number: ACCOUNT, name: null, isSilent: false } };
    const causes = entriesOf({ sheet: hidden, names }).map(({ problems }) => problems.map(({ cause }) => cause));
    expect(causes).toEqual([['accountUnknown'], ['hidden', 'descriptionMissing', 'accountUnknown', 'duplicate']]);
  });

  it('asks for its name with the other one, and no name is asked for of a row with errors, an excluded or a hidden one', () => {
    const other = (line: number, change: Partial<Texts>) => twin(line, { account: `012345678${line}`, ...change });
    const rows = [twin(2), twin(3), other(4, { amount: '' }), other(5, {}), other(6, { isHidden: true }), other(7, { bank: '' })];
    const context = { sheet: sheet(rows, { leftOut: [5] }), names: {} };
    expect(unnamedIn(context).map(({ number }) => number)).toEqual([ACCOUNT]);
    expect(namingOf(context)).toEqual({ done: 0, of: 1, isSilent: false });
  });
});
