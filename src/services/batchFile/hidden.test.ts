/** What a spreadsheet hides is read or skipped with a sentence that says so. */
import { describe, expect, it } from 'vitest';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { oldWorkbook, openDocument, record, workbook } from '../../../tests/samples/workbooks';
import { readGrid } from './readGrid';

const HEADS = ['Account Number', 'Bank', 'Amount', 'Description'];
const ROW = ['0123456789', 'GTBank', '5', 'Rent'];
const notesOf = async (file: Uint8Array) => (await readGrid(file, knownHeads)).notes;

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const rows = (...texts: readonly (readonly string[])[]) =>
  `<sheetData>${texts.map((cells) => `<row>${cells.map(inline).join('')}</row>`).join('')}</sheetData>`;
const books = (states: Readonly<Record<string, string>>, sheets: readonly string[]) =>
  workbook(sheets[0] ?? '', {
    'xl/workbook.xml': `<workbook><sheets>${Object.entries(states)
      .map(([name, state], at) => `<sheet name="${name}" sheetId="${at + 1}" ${state} r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => `<Relationship Id="r${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
  });

const td = (text: string) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const tr = (cells: readonly string[]) => `<table:table-row>${cells.map(td).join('')}</table:table-row>`;
const table = (name: string, inner: string, more = '') => `<table:table table:name="${name}" ${more}>${inner}</table:table>`;
const hiddenTables = '<style:style style:name="h"><style:table-properties table:display="false"/></style:style>';

const text = (row: number, column: number, words: string) =>
  record(0x0204, row, column, 0, words.length, Buffer.from(`\0${words}`, 'latin1'));
const columns = (from: number, to: number, flags: number) => record(0x007d, from, to, 2_048, 15, flags);

describe('hidden columns are named', () => {
  it('[BLK-01] in a workbook, if they have text', async () => {
    const hides = (cols: string) => workbook(`<cols>${cols}</cols>${rows(HEADS, ROW)}`);
    expect(await notesOf(hides('<col min="1" max="4" width="9"/><col min="3" max="3" hidden="1"/>'))).toEqual([
      'Column C is hidden in the spreadsheet. We read it like the others.',
    ]);
    expect(await notesOf(hides('<col min="2" max="4" hidden="true"/><col min="5" max="16384" hidden="1"/>'))).toEqual([
      'Columns B, C and D are hidden in the spreadsheet. We read them like the others.',
    ]);
    expect(await notesOf(hides('<col min="1" max="4" width="9"/><col min="3" max="3" width="0" customWidth="1"/>'))).toEqual([
      'Column C is hidden in the spreadsheet. We read it like the others.',
    ]);
    expect(await notesOf(hides('<col min="1" max="4" hidden="0"/><col min="5" max="9" hidden="1"/>'))).toEqual([]);
  });

  it('[BLK-01] in a workbook, by their letters beyond Z', async () => {
    const wide = [...HEADS, ...Array.from({ length: 23 }, (_, at) => `More ${at}`)];
    expect(await notesOf(workbook(`<cols><col min="26" max="27" hidden="1"/></cols>${rows(wide, ROW)}`))).toEqual([
      'Columns Z and AA are hidden in the spreadsheet. We read them like the others.',
    ]);
  });

  it('[BLK-01] in an OpenDocument spreadsheet', async () => {
    const hides = (visibility: string) =>
      `<table:table-column/><table:table-column table:visibility="${visibility}" table:number-columns-repeated="2"/>`;
    const file = (visibility: string) => openDocument(table('Pay', `${hides(visibility)}${tr(HEADS)}${tr(ROW)}`));
    expect(await notesOf(file('collapse'))).toEqual([
      'Columns B and C are hidden in the spreadsheet. We read them like the others.',
    ]);
    expect(await notesOf(file('visible'))).toEqual([]);
  });

  it('[BLK-01] in an old workbook', async () => {
    const cells = [HEADS, ROW].flatMap((texts, row) => texts.map((words, column) => text(row, column, words)));
    const file = (flags: number) => oldWorkbook([record(0x00e0, 0, 0)], [columns(1, 1, flags), ...cells]);
    expect(await notesOf(file(1))).toEqual(['Column B is hidden in the spreadsheet. We read it like the others.']);
    expect(await notesOf(file(0))).toEqual([]);
  });
});

describe('hidden sheets are named', () => {
  it('[BLK-01] in a workbook', async () => {
    const states = { Pay: '', Banks: 'state="hidden"', Secret: 'state="veryHidden"' };
    expect(await notesOf(books(states, [rows(HEADS, ROW), rows(ROW), rows(HEADS)]))).toEqual([
      'We skipped the hidden sheets “Banks” and “Secret”.',
    ]);
  });

  it('[BLK-01] in an OpenDocument spreadsheet', async () => {
    const file = openDocument(
      table('Old', tr(HEADS), 'table:style-name="h"') + table('Pay', tr(HEADS) + tr(ROW)),
      {},
      hiddenTables,
    );
    const grid = await readGrid(file, knownHeads);
    expect(grid.lines.map(({ cells }) => cells)).toEqual([HEADS, ROW]);
    expect(grid.notes).toEqual(['We skipped the hidden sheet “Old”.']);
  });

  it('[BLK-01] in a workbook without our headings', async () => {
    const grid = await readGrid(books({ One: '', Two: 'state="hidden"' }, [rows(['x']), rows(['y'])]), knownHeads);
    expect(grid).toEqual({ lines: [{ number: 1, cells: ['x'] }], notes: ['We skipped the hidden sheet “Two”.'] });
  });

  it.each([
    ['a workbook', books({ Cover: '', Pay: 'state="hidden"' }, [rows(['x']), rows(HEADS, ROW)])],
    ['a workbook without another sheet', books({ Pay: 'state="veryHidden"' }, [rows(HEADS, ROW)])],
    [
      'an OpenDocument spreadsheet',
      openDocument(table('Cover', tr(['x'])) + table('Pay', tr(HEADS), 'table:style-name="h"'), {}, hiddenTables),
    ],
  ])('[BLK-01] and the only table of %s is refused, not called empty', (_, file) =>
    expect(readGrid(file, knownHeads)).rejects.toThrow(
      'The sheet “Pay” has the headings, but it is hidden. Unhide it, save the file and choose it again.',
    ),
  );
});

describe('the names of sheets', () => {
  it('[BLK-01] are isolated and shortened, and ten of many are named', async () => {
    const many = Array.from({ length: 12 }, (_, at) => [`S${at}`, ''] as const);
    const states = { Pay: '', '\u202eyaP': 'state="hidden"', ['n'.repeat(99)]: 'state="hidden"', ...Object.fromEntries(many) };
    const sheets = [rows(HEADS, ROW), ...Array.from({ length: 14 }, () => rows(ROW))];
    const named = many.slice(0, 10).map(([name]) => `“${name}”`);
    expect(await notesOf(books(states, sheets))).toEqual([
      `We read the sheet “Pay” and skipped ${named.join(', ')} and 2 more.`,
      `We skipped the hidden sheets “\u2068yaP\u2069” and “${'n'.repeat(60)}…”.`,
    ]);
  });
});
