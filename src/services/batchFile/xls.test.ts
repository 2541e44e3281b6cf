import { expect, it } from 'vitest';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { oldWorkbook, record } from '../../../tests/samples/workbooks';
import { readGrid } from './readGrid';

/** The cells of one row in each record, by the offset of its parts in MS-XLS. The style of each is the first one. */
const yesNoOrError = (column: number, value: number, isError = false) =>
  record(0x0205, 0, column, 0, Buffer.from([value, isError ? 1 : 0]));
const formula = (column: number, result: Buffer) => record(0x0006, 0, column, 0, result);
/** A formula's result that is no number: what it is, and its value. */
const other = (sort: number, value = 0) => Buffer.from([sort, 0, value, 0, 0, 0, 0xff, 0xff]);
const number = (value: number) => Buffer.from(Float64Array.of(value).buffer);
const packedAs = (bits: number) => [bits & 0xffff, bits >>> 16] as const;
const packed = (column: number, bits: number) => record(0x027e, 0, column, 0, ...packedAs(bits));
const text = (kind: number, column: number, words: string) =>
  record(kind, 0, column, 0, words.length, Buffer.from(`\0${words}`, 'latin1'));

const cellsOf = async (...records: readonly Buffer[]) => {
  const file = oldWorkbook([record(0x00e0, 0, 0)], [...records]);
  return (await readGrid(file, knownHeads)).lines.map(({ cells }) => cells);
};

it('[BLK-01] an old workbook says what is true, false and an error', async () => {
  const found = await cellsOf(
    ...[yesNoOrError(0, 1), yesNoOrError(1, 0)],
    ...[0x00, 0x07, 0x0f, 0x17, 0x1d, 0x24, 0x2a, 0x99].map((code, at) => yesNoOrError(2 + at, code, true)),
  );
  expect(found).toEqual([['TRUE', 'FALSE', '#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A', '#ERROR']]);
});

it('[BLK-01] an old workbook has the results of its formulas, also those that are texts or nothing', async () => {
  const found = await cellsOf(
    formula(0, number(7.5)),
    ...[formula(1, other(0)), record(0x0207, 3, Buffer.from('\0Ada', 'latin1'))],
    ...[
      formula(2, other(1, 1)),
      formula(3, other(1, 0)),
      formula(4, other(2, 0x2a)),
      formula(5, other(3)),
      formula(6, number(1)),
    ],
  );
  expect(found).toEqual([['7.5', 'Ada', 'TRUE', 'FALSE', '#N/A', '', '1']]);
});

it('[BLK-01] an old workbook has its packed numbers read: integers, fractions, and hundredths of both', async () => {
  const upperHalf = (value: number) => number(value).readUInt32LE(4);
  const integer = (value: number) => ((value << 2) | 2) >>> 0;
  const found = await cellsOf(
    packed(0, integer(50)),
    packed(1, integer(-5)),
    packed(2, integer(12_345) | 1),
    packed(3, upperHalf(1.5)),
    packed(4, upperHalf(150) | 1),
    record(0x00bd, 0, 5, 0, ...packedAs(integer(8)), 0, ...packedAs(integer(9)), 6),
  );
  expect(found).toEqual([['50', '-5', '123.45', '1.5', '1.5', '8', '9']]);
});

it('[BLK-01] an old workbook has its texts, with and without looks of their own', async () => {
  expect(await cellsOf(text(0x0204, 0, 'plain'), text(0x00d6, 2, 'bold'))).toEqual([['plain', '', 'bold']]);
});
