/** Files that programs read in different ways: each is read in one defined way or refused with words, and no row of an order is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { oldWorkbook, openDocument, record, workbook, zipOf } from '../../../tests/samples/workbooks';
import { readCsv } from './csv';
import { showerOf } from './formats';
import { numberText } from './numbers';
import { readGrid } from './readGrid';
import { Unreadable } from './unreadable';

const HEAD = ['Account Number', 'Bank', 'Amount', 'Description'];
const csv = (text: string) => readCsv(new TextEncoder().encode(text), knownHeads).lines.map(({ cells }) => cells);

/** The cells of each line by its number, or the message of the refusal. */
const readOf = (given: Uint8Array) =>
  readGrid(given, knownHeads).then(
    ({ lines }) => lines.map(({ number, cells }) => [number, ...cells]),
    (error: unknown) => (error instanceof Unreadable ? error.message : error),
  );

describe('[BLK-01] the line ends of a text file', () => {
  const END = fc.constantFrom('\r', '\n', '\r\n');
  const cell = fc.oneof(
    fc.constantFrom('1', 'Zenith', '', 'two\nlines', 'a\r\nb', 'a\rb', 'say "hi"', ' x '),
    fc.string({ unit: 'grapheme', maxLength: 5 }).map((text) => text.replaceAll('\uFEFF', '')),
  );
  const row = fc.tuple(cell, cell, cell, cell);
  const quoted = (text: string, separator: string) =>
    /["\r\n]/.test(text) || text.includes(separator) || text === '' ? `"${text.replaceAll('"', '""')}"` : text;

  it('may be any mix of CR, LF and CRLF', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(row, END), { maxLength: 8 }),
        END,
        fc.constantFrom(',', ';', '\t', '|'),
        (rows, firstEnd, separator) => {
          const lines = [[HEAD, firstEnd] as const, ...rows];
          const text = lines.map(([cells, end]) => cells.map((each) => quoted(each, separator)).join(separator) + end).join('');
          expect(csv(text)).toEqual([...lines.map(([cells]) => [...cells]), ['']]);
        },
      ),
    );
  });

  it('lose no row if only the headings end in CRLF, or only the rows', () => {
    const read = [HEAD, ['1', 'b', '5', 'c'], ['2', 'b', '6', 'd']];
    for (const [first, then] of [
      ['\r\n', '\n'],
      ['\n', '\r\n'],
      ['\r', '\n'],
      ['\n', '\r'],
      ['\r\n', '\r'],
    ] as const)
      expect(csv(`${HEAD.join(',')}${first}1,b,5,c${then}2,b,6,d`)).toEqual(read);
  });
});

const cellAt = (reference: string, text: string) => `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headRow = `<row r="1">${HEAD.map((text, at) => cellAt(`${'ABCD'.charAt(at)}1`, text)).join('')}</row>`;
const rowAt = (number: string, cells: string) => `<row r="${number}">${cells}</row>`;
const xlsx = (rows: string, more = {}) => workbook(`<sheetData>${headRow}${rows}</sheetData>`, more);
const TWICE = 'is in this spreadsheet twice, or out of order';

describe('[BLK-01] a workbook', () => {
  it.each([
    ['a row twice', rowAt('2', cellAt('A2', '1')) + rowAt('2', cellAt('A2', '9')), `Row 2 ${TWICE}`],
    ['rows out of order', rowAt('3', cellAt('A3', '1')) + rowAt('2', cellAt('A2', '9')), `Row 2 ${TWICE}`],
    ['a row without a number', rowAt('abc', cellAt('A2', '1')), 'damaged'],
    ['a row 0', rowAt('0', cellAt('A2', '1')), 'damaged'],
    ['a row beyond the last one', rowAt('9999999', cellAt('A9999999', '1')), 'damaged'],
    ['a cell twice', rowAt('2', cellAt('A2', '1') + cellAt('A2', '9')), `A cell of row 2 ${TWICE}`],
    ['a cell of another row', rowAt('2', cellAt('A3', '1')), `A cell of row 2 ${TWICE}`],
    ['a cell nowhere', rowAt('2', cellAt('2A', '1')), 'damaged'],
    ['a text that is not in its table', rowAt('2', '<c r="A2" t="s"><v>7</v></c>'), 'damaged'],
    ['a text at no place of its table', rowAt('2', '<c r="A2" t="s"><v>-1</v></c>'), 'damaged'],
  ])('with %s is refused with words', async (_, rows, words) => expect(await readOf(xlsx(rows))).toContain(words));

  it('may leave out numbers of rows and cells, and have cells in any order', async () => {
    const rows = `<row><c t="inlineStr"><is><t>1</t></is></c></row>${rowAt('5', cellAt('C5', '3') + cellAt('A5', '2'))}<row><c><v>4</v></c></row>`;
    expect(await readOf(xlsx(rows))).toEqual([
      [1, ...HEAD],
      [2, '1'],
      [5, '2', '', '3'],
      [6, '4'],
    ]);
  });

  it('with any rows is read whole or refused', async () => {
    const number = fc.oneof(fc.integer({ min: 1, max: 6 }).map(String), fc.constantFrom('abc', '', '-1', '1.5', '1e1'));
    const some = fc.array(fc.tuple(number, fc.constantFrom('A', 'B', 'A')), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(some, async (rows) => {
        const given = rows.map(([r, column], at) => rowAt(r, `<c t="inlineStr" r="${column}${r}"><is><t>${at}</t></is></c>`));
        const read = await readOf(xlsx(given.join('')));
        expect(typeof read === 'string' || (Array.isArray(read) && read.length === rows.length + 1)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('of the old format with a cell twice, a text outside its table or a column far away is refused with words', async () => {
    const number = (row: number, column: number, value: number) =>
      record(0x0203, row, column, 0, Buffer.from(Float64Array.of(value).buffer));
    expect(await readOf(oldWorkbook([], [number(0, 0, 1), number(0, 0, 2)]))).toContain(`A cell of row 1 ${TWICE}`);
    expect(await readOf(oldWorkbook([], [record(0x00fd, 0, 0, 0, 9, 0)]))).toContain('damaged');
    expect(await readOf(oldWorkbook([], [number(0, 65_535, 1)]))).toContain('Row 1 has text far to the right of the table');
  });
});

/** A row that looks like a row of the table, and is not in it. */
const unseen = rowAt('3', cellAt('A3', '9'));

describe('[BLK-01] what no program shows of a spreadsheet', () => {
  it('is not read: a row in a comment', async () =>
    expect(await readOf(xlsx(`${rowAt('2', cellAt('A2', '1'))}<!-- ${unseen} -->`))).toEqual([
      [1, ...HEAD],
      [2, '1'],
    ]));
  it('is not read: a row of OpenDocument in a comment', async () => {
    const row = (text: string) =>
      `<table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row>`;
    expect(await readOf(openDocument(`<table:table>${row('1')}<!--${row('9')}-->${row('2')}</table:table>`))).toEqual([
      [1, '1'],
      [2, '2'],
    ]);
  });
  it('is not read: an attribute in the name of a sheet', async () => {
    const named = (name: string, state: string) => ({
      'xl/workbook.xml': `<workbook><sheets><sheet name="${name}" sheetId="1" state="${state}" r:id="r1"/></sheets></workbook>`,
    });
    const row = rowAt('2', cellAt('A2', '1'));
    expect(await readOf(xlsx(row, named("Pay state='visible' all", 'hidden')))).toContain('it is hidden');
    expect(await readOf(xlsx(row, named("Pay state='hidden' all", 'visible')))).toEqual([
      [1, ...HEAD],
      [2, '1'],
    ]);
  });
  it('refuses it: an entity of its own, and a comment without an end', async () => {
    for (const start of ['<!DOCTYPE x [<!ENTITY a "9">]>', '<!-- '])
      expect(await readOf(workbook(`${start}<sheetData>${headRow}</sheetData>`))).toContain('damaged');
  });
});

describe('[BLK-01] a text of a workbook', () => {
  it('may stand in a section of its own, as it is', async () =>
    expect(await readOf(xlsx(rowAt('2', cellAt('A2', '<![CDATA[Ada & <b>]]> Obi'))))).toEqual([
      [1, ...HEAD],
      [2, 'Ada & <b> Obi'],
    ]));
  it('may have any sign in the names of its sheet and its format', async () => {
    const more = {
      'xl/workbook.xml': '<workbook><sheets><sheet name="A > B" sheetId="1" r:id="r1"/></sheets></workbook>',
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode='[>=1000]0.0,"K";0'/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    };
    const read = await readOf(xlsx(rowAt('2', '<c r="A2" s="0"><v>1500</v></c>'), more));
    expect(read).toEqual([
      [1, ...HEAD],
      [2, showerOf('[>=1000]0.0,"K";0')('1500')],
    ]);
    expect(read).not.toEqual(expect.arrayContaining([[2, '1500']]));
  });
});

describe('[BLK-01] a spreadsheet', () => {
  it('of OpenDocument with a number of times that is none is refused with words', async () => {
    const cell = '<table:table-cell><text:p>1</text:p></table:table-cell>';
    for (const times of ['1.5', '-1', 'Infinity', '0x10'])
      expect(
        await readOf(
          openDocument(
            `<table:table><table:table-row table:number-rows-repeated="${times}">${cell}</table:table-row></table:table>`,
          ),
        ),
      ).toContain('damaged');
  });
  it('of OpenDocument may claim a negative number of spaces', async () => {
    const cell = '<table:table-cell><text:p>a<text:s text:c="-5"/>b</text:p></table:table-cell>';
    expect(await readOf(openDocument(`<table:table><table:table-row>${cell}</table:table-row></table:table>`))).toEqual([
      [1, 'ab'],
    ]);
  });
  it('with two parts of one name is refused', async () => {
    const [once, named] = [zipOf({ 'a.xml': '<a/>', 'b.xml': '<b/>' }), Buffer.from('b.xml')];
    const twice = Buffer.from(once);
    for (let at = twice.indexOf(named); at >= 0; at = twice.indexOf(named, at + 1)) twice.write('a.xml', at);
    expect(await readOf(Uint8Array.from(twice))).toContain('damaged');
  });
});

describe('[BLK-01] a number cell', () => {
  it.each(['1e999999999', '1e-999999999', '-5E400', '9'.repeat(400)])('of %s stays as written, in no time', (written) => {
    const since = performance.now();
    expect(numberText(written)).toBe(written);
    expect(showerOf('General')(written)).toBe(written);
    expect(performance.now() - since).toBeLessThan(1_000);
  });
  it('is written in full up to the largest that a spreadsheet can hold', () => {
    expect(numberText('1.7E308')).toBe(`17${'0'.repeat(307)}`);
    expect(numberText('5E-300')).toBe(`0.${'0'.repeat(299)}5`);
  });
  it.each([
    ['brackets', '['],
    ['zeros', '0'],
    ['decimals', '0.'],
    ['quotation marks', '"'],
  ])('under a format of a million %s is shown in no time, and is no amount', (_, piece) => {
    const since = performance.now();
    const shown = showerOf(`${piece.repeat(1_000_000)}E+00`)('5');
    expect(performance.now() - since).toBeLessThan(1_000);
    expect(shown).toBe('5 (shown by a rule of its format)');
  });
});
