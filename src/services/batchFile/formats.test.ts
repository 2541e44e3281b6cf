import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankFinder } from '../../../machines/payouts/bulkPayout/bulkPayout.banks';
import { checkRow } from '../../../machines/payouts/bulkPayout/bulkPayout.check';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { oldWorkbook, openDocument, record, workbook } from '../../../tests/samples/workbooks';
import { builtIn, EPOCHS, showerOf } from './formats';
import { readGrid } from './readGrid';
import { Unreadable } from './unreadable';

const find = bankFinder([{ id: '2', name: 'Access Bank', bankCode: '044' }]);
const rest = { line: 2, bank: 'Access Bank', description: 'Rent', currency: '', beyond: '' };
const amountIs = (amount: string) => checkRow({ ...rest, account: '0123456789', amount }, find).pays;
const accountIs = (account: string) => checkRow({ ...rest, account, amount: '5' }, find).number;

/** Formats in which a number is not an amount of NGN. */
const OTHERS = [
  'dd/mm/yyyy',
  '[$-409]d-mmm-yy;@',
  'h:mm AM/PM',
  '[h]:mm:ss',
  '0%',
  '0.00%',
  '0.00E+00',
  '##0.0E+0',
  '"$"#,##0.00',
  '[$€-2] #,##0.00',
  '_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-',
  '#,##0.00\\ "USD"',
  '#,##0.00" kg"',
  '#,##0,',
  '0.0,,"M"',
  '[>=1000]0.0,"K";0',
  '"paid"',
  ';;;',
  ...[5, 8, 9, 10, 11, 14, 17, 22, 45, 44, 48].map(builtIn),
];
/** Formats in which it is. */
const NAIRA = [
  'General',
  '0',
  '0.00',
  '#,##0.00',
  '#,##0 ;(#,##0)',
  '[Red]#,##0.00',
  '"₦"#,##0.00',
  '[$NGN] #,##0.00',
  '_-[$₦-468]* #,##0.00_-',
  '@',
  builtIn(3),
  builtIn(39),
];

describe('a number cell', () => {
  it.each(OTHERS)('[BLK-01] that is shown as %j is never an amount', (code) => {
    for (const value of ['46024', '150000', '0.5', '1000.50', '12345678901']) expect(amountIs(showerOf(code)(value))).toBeNull();
  });

  it.each(NAIRA)('[BLK-01] that is shown as %j is the amount that it contains', (code) => {
    expect(amountIs(showerOf(code)('46024'))).toBe('46024');
    expect(showerOf(code)('1.5E3')).toBe('1500');
  });

  it.each([
    ['0.00E+00', '2051234567', '2.05E+09'],
    ['0000000000', '123456789', '0123456789'],
    ['yyyy-mm-dd', '46024', '2026-01-02'],
    ['d/m/yy h:mm', '46024.75', '2026-01-02 18:00'],
    ['h:mm', '0.75', '18:00'],
    ['dd/mm/yyyy', '-1', '-1 (shown as a date)'],
    ['dd/mm/yyyy', '0', '00:00'],
    ['dd/mm/yyyy', '1', '1899-12-31'],
    ['0%', '0.075', '7.5%'],
    ['"$"#,##0.00', '20', '$ 20'],
    ['0.0,,', '1500000', '1500000 (shown in thousands)'],
  ])('[BLK-01] under the format %j is read as it is shown', (code, value, text) => expect(showerOf(code)(value)).toBe(text));

  it('[BLK-01] reads dates by the calendar of its workbook', () =>
    expect(showerOf('yyyy-mm-dd', EPOCHS.macintosh)('44562')).toBe('2026-01-02'));

  it('[BLK-01] of any format is read completely, or is neither an amount nor an account number', () => {
    const code = fc.oneof(fc.string(), fc.stringMatching(/^[#0?,.%eE+ymdhs;"$@[\]\\ -]{0,12}$/));
    fc.assert(
      fc.property(code, fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (format, value) => {
        const text = showerOf(format)(String(value));
        expect([String(value), null]).toContain(amountIs(text));
        expect([String(value), null]).toContain(accountIs(text));
      }),
      { numRuns: 500 },
    );
  });
});

const cellsIn = async (bytes: Uint8Array) => (await readGrid(bytes, knownHeads)).lines;
const styles = (...codes: readonly string[]) => ({
  'xl/styles.xml': `<styleSheet><numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs count="9"><xf numFmtId="0"/><xf numFmtId="14"/>${codes.map((_, at) => `<xf numFmtId="${170 + at}"><alignment/></xf>`).join('')}</cellXfs></styleSheet>`,
});

describe('a workbook', () => {
  it('[BLK-01] has its numbers and formulas read as their styles show them', async () => {
    const cell = (at: string, style: number, value: string) => `<c r="${at}1" s="${style}"><v>${value}</v></c>`;
    const sheet = `<sheetData><row r="1">${cell('A', 0, '46024')}${cell('B', 1, '46024')}${cell('C', 2, '2050000000')}<c r="D1" s="3"><f>1+1</f><v>0.5</v></c>${cell('E', 99, '7')}</row></sheetData>`;
    expect(await cellsIn(workbook(sheet, styles('0.00E+00', '0%')))).toEqual([
      { number: 1, cells: ['46024', '2026-01-02', '2.05E+09', '50%', '7'] },
    ]);
  });

  it('[BLK-01] reports its hidden and filtered rows, and those without height, also if rows are hidden by default', async () => {
    const row = (number: number, more: string) => `<row r="${number}" ${more}><c><v>1</v></c></row>`;
    const marks = async (sheet: string) => (await cellsIn(workbook(sheet))).map(({ isHidden }) => isHidden ?? false);
    expect(await marks(`<sheetData>${row(1, '')}${row(2, 'hidden="1"')}${row(3, 'ht="0" hidden="true"')}</sheetData>`)).toEqual([
      false,
      true,
      true,
    ]);
    const low = `${row(1, 'ht="15"')}${row(2, 'ht="0" customHeight="1"')}${row(3, 'ht="0.0" hidden="0"')}${row(4, 'ht=""')}`;
    expect(await marks(`<sheetData>${low}</sheetData>`)).toEqual([false, true, true, false]);
    const zero = '<sheetFormatPr zeroHeight="1"/>';
    expect(await marks(`${zero}<sheetData>${row(1, 'hidden="0"')}${row(2, '')}</sheetData>`)).toEqual([false, true]);
  });

  it('[BLK-01] of the old format has its number formats and hidden rows read too', async () => {
    const code = (id: number, text: string) => record(0x041e, id, text.length, Buffer.from(`\0${text}`, 'latin1'));
    const style = (id: number) => record(0x00e0, 0, id);
    const number = (row: number, styled: number, value: number) =>
      record(0x0203, row, 0, styled, Buffer.from(Float64Array.of(value).buffer));
    const hidden = (row: number, flags: number) => record(0x0208, row, 0, 1, 255, 0, 0, flags, 0);
    const packed = record(0x027e, 3, 0, 1, (50 << 2) | 2, 0);
    const file = oldWorkbook(
      [code(170, '"NGN" 0.00'), style(0), style(9), style(14), style(170)],
      [hidden(0, 0x100), hidden(1, 0x120), number(0, 2, 46_024), number(1, 1, 0.5), number(2, 3, 1500), packed],
    );
    expect(await cellsIn(file)).toEqual([
      { number: 1, cells: ['2026-01-02'] },
      { number: 2, cells: ['50%'], isHidden: true },
      { number: 3, cells: ['1500'] },
      { number: 4, cells: ['5000%'] },
    ]);
  });
});

const td = (type: string, more: string, shown: string) =>
  `<table:table-cell office:value-type="${type}" ${more}><text:p>${shown}</text:p></table:table-cell>`;
const tr = (cells: string, more = '') => `<table:table-row ${more}>${cells}</table:table-row>`;
const table = (rows: string, more = '') => `<table:table table:name="Pay &amp; go" ${more}>${rows}</table:table>`;

describe('an OpenDocument spreadsheet', () => {
  it('[BLK-01] is read as it is shown, with complete numbers', async () => {
    const rows = [
      tr(
        td('string', '', 'two<text:s text:c="2"/>words') +
          td('float', 'office:value="1500.5"', '1,500.50') +
          td('percentage', 'office:value="0.5"', '50%'),
      ),
      tr(
        td('date', 'office:date-value="2026-01-02"', '02/01/26') +
          td('float', 'office:value="2051234567"', '2.05E+09') +
          td('float', 'office:value="123456789"', '0123456789'),
      ),
      tr('', 'table:number-rows-repeated="3"'),
      tr(
        td('currency', 'office:currency="USD" office:value="20"', '$20.00') +
          td('currency', 'office:currency="NGN" office:value="20"', '₦20.00') +
          '<table:covered-table-cell/>',
        'table:visibility="filter"',
      ),
      tr(`${td('string', '', 'a')}<table:table-cell table:number-columns-repeated="16000"/>`, 'table:number-rows-repeated="2"'),
      tr('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048000"'),
    ];
    const grid = await readGrid(openDocument(table(rows.join(''))), knownHeads);
    expect(grid.lines).toEqual([
      { number: 1, cells: ['two  words', '1500.5', '50%'] },
      { number: 2, cells: ['2026-01-02', '2.05E+09', '0123456789'] },
      { number: 6, cells: ['USD 20', '20'], isHidden: true },
      { number: 7, cells: ['a'] },
      { number: 8, cells: ['a'] },
    ]);
    expect(grid.notes.join()).toContain('merged');
  });

  it.each([
    ['a password', openDocument('', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' }), 'password-protected'],
    ['text inside', openDocument('').slice(0, 60), 'damaged'],
    ['a million rows', openDocument(table(tr(td('string', '', 'a'), 'table:number-rows-repeated="1048576"'))), 'too many rows'],
    [
      'a million columns',
      openDocument(
        table(
          tr(
            '<table:table-cell office:value-type="string" table:number-columns-repeated="999999999"><text:p>a</text:p></table:table-cell>',
          ),
        ),
      ),
      'far to the right of the table',
    ],
  ])('[BLK-01] with %s is refused with a message', async (_, given, words) => {
    const error: unknown = await readGrid(given, knownHeads).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Unreadable);
    expect(String(error)).toContain(words);
  });

  it('[BLK-01] of any markup is read or refused with a message', async () => {
    const piece = fc.constantFrom(
      '<table:table>',
      '</table:table>',
      '<table:table-row',
      '>',
      '/>',
      '<table:table-cell',
      '</table:table-cell>',
      '<text:p>',
      '</text:p>',
      ' table:number-columns-repeated="',
      '9"',
      '-1"',
      'x"',
      ' office:value-type="float"',
      '&#x110000;',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const fault = await readGrid(openDocument(pieces.join('')), knownHeads).then(
          () => null,
          (error: unknown) => error,
        );
        expect(fault === null || fault instanceof Unreadable, String(fault)).toBe(true);
      }),
    );
  });
});
