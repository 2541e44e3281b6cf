/** Every limit of a file: what just reaches it is read, and one more is refused with a message. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { openDocument, workbook } from '../../../tests/samples/workbooks';
import { MOST_BYTES } from './limits';
import { readFile, readGrid } from './readGrid';
import { LONGEST_CELL, MOST_COLUMNS, MOST_LINES, MOST_UNPACKED } from './unreadable';

const WIDE = 'Row 2 has text far to the right of the table';
const HEAD = ['Account Number', 'Bank', 'Amount', 'Description'];
const LONGEST_REMARK = 65_535;

/** The number of lines and of the cells in the last one, or the message of the refusal. */
const readOf = (given: Uint8Array) =>
  readGrid(given, knownHeads).then(
    ({ lines }) => [lines.length, lines.at(-1)?.cells.length],
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

const csv = (lines: number) => new TextEncoder().encode([HEAD.join(','), ...Array(lines - 1).fill('1,b,5,c')].join('\n'));

const cell = (column: string, row: number, text: string) => `<c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c>`;
/** A second row with one cell, in this column. */
const cellAt = (column: string) => `<row r="2">${cell(column, 2, '1')}</row>`;
const xlsxHead = `<row r="1">${HEAD.map((text, at) => cell('ABCD'.charAt(at), 1, text)).join('')}</row>`;
const xlsx = (rows: string) => workbook(`<sheetData>${xlsxHead}${rows}</sheetData>`);

const odsCell = (text: string, times = 1) =>
  `<table:table-cell table:number-columns-repeated="${times}"><text:p>${text}</text:p></table:table-cell>`;
const odsRow = (inner: string, times = 1) => `<table:table-row table:number-rows-repeated="${times}">${inner}</table:table-row>`;
const ods = (rows: string) =>
  openDocument(`<table:table table:name="One">${odsRow(HEAD.map((text) => odsCell(text)).join(''))}${rows}</table:table>`);

/** A ZIP whose last part is a remark of this length. */
function remarked(length: number) {
  const file = Buffer.from(xlsx(''));
  file.writeUInt16LE(Math.min(length, LONGEST_REMARK), file.length - 2);
  return Uint8Array.from(Buffer.concat([file, Buffer.alloc(length)]));
}

const MANY = 'too many rows';

describe('[BLK-01] a file that just reaches a limit is read, and a larger one is refused', () => {
  it.each([
    ['lines of text', csv(MOST_LINES), [MOST_LINES, 4], csv(MOST_LINES + 1), MANY],
    ['rows of a workbook', xlsx('<row/>'.repeat(MOST_LINES - 1)), [MOST_LINES, 0], xlsx('<row/>'.repeat(MOST_LINES)), MANY],
    ['columns of a workbook', xlsx(cellAt('IV')), [2, MOST_COLUMNS], xlsx(cellAt('IW')), WIDE],
    ['columns of a sheet', xlsx(cellAt('IV')), [2, MOST_COLUMNS], xlsx(cellAt('XFE')), 'damaged'],
    [
      'rows of a document',
      ods(odsRow(odsCell('1'), MOST_LINES - 1)),
      [MOST_LINES, 1],
      ods(odsRow(odsCell('1'), MOST_LINES)),
      MANY,
    ],
    [
      'columns of a document',
      ods(odsRow(odsCell('', MOST_COLUMNS - 1) + odsCell('1'))),
      [2, MOST_COLUMNS],
      ods(odsRow(odsCell('', MOST_COLUMNS) + odsCell('1'))),
      WIDE,
    ],
    ['the remark of a ZIP', remarked(LONGEST_REMARK), [1, 4], remarked(LONGEST_REMARK + 1), 'damaged'],
  ])('%s', async (_, fits, read, exceeds, words) => {
    expect(await readOf(fits)).toEqual(read);
    expect(await readOf(exceeds)).toContain(words);
  });

  it.each([
    ['a text file', (text: string) => new TextEncoder().encode(`${HEAD.join(',')}\n1,b,5,${text}`)],
    ['a workbook', (text: string) => xlsx(`<row r="2">${cell('D', 2, text)}</row>`)],
    ['a document', (text: string) => ods(odsRow(odsCell('', 3) + odsCell(text)))],
  ])('the characters in a cell of %s', async (_, fileOf) => {
    expect(await readOf(fileOf('x'.repeat(LONGEST_CELL)))).toEqual([2, 4]);
    expect(await readOf(fileOf('x'.repeat(LONGEST_CELL + 1)))).toContain('Row 2 has a cell with more than 32,767 characters');
  });

  it('its size in bytes, and the size of its parts when unpacked', async () => {
    expect(await readOf(new Uint8Array(MOST_BYTES))).toContain('can’t read this file');
    expect(await readOf(new Uint8Array(MOST_BYTES + 1))).toContain('larger than 10 MB');
    expect(await readOf(workbook(deflateRawSync(Buffer.alloc(MOST_UNPACKED))))).not.toContain('too large for a batch');
  });

  it('the first and the last character that a reference can name', async () => {
    const { lines } = await readGrid(xlsx(`<row r="2">${cell('A', 2, '&#x0;|&#x10FFFF;|&#x110000;')}</row>`), knownHeads);
    expect(lines[1]?.cells).toEqual(['\0|\u{10FFFF}|&#x110000;']);
  });
});

/** What a browser does with a file that was edited, moved or deleted. */
class Changed extends Blob {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read', 'NotReadableError'));
  }
}

it('[BLK-01] a file that changed since it was chosen is refused with words', async () => {
  await expect(readFile(new Changed([HEAD.join(',')]), knownHeads)).rejects.toThrow(
    /^We can’t read this file any more\..*Choose it again\.$/,
  );
  expect((await readFile(new Blob([HEAD.join(',')]), knownHeads)).lines).toHaveLength(1);
});
