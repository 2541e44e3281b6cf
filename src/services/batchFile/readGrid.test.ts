import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/browser';
import type { Grid } from '../../../machines/kit/batch/batch.file';
import { COLUMNS, knownHeads } from '../../../machines/payouts/bulkPayout/bulkPayout.file';
import { workbook, zipOf } from '../../../tests/samples/workbooks';
import { MOST_BYTES } from './limits';
import { readGrid as readAny } from './readGrid';
import { MOST_UNPACKED, Unreadable } from './unreadable';

const readGrid = (given: Uint8Array) => readAny(given, knownHeads);
const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)));
const bytes = (text: string) => new TextEncoder().encode(text);
const cells = ({ lines }: Grid) => lines.map((line) => line.cells);
const read = async (text: string) => cells(await readGrid(bytes(text)));

const HEAD = COLUMNS.map(({ head }) => head);
const FIRST = ['0123456789', 'Access Bank', '1000.50', 'Rent'];

const refusal = async (given: Uint8Array) => {
  const error: unknown = await readGrid(given).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Unreadable);
  return error instanceof Error ? error.message : '';
};

/** Whether a file is read, or refused with a message. Any other error fails the test. */
const isReadOrRefused = (given: Uint8Array) =>
  readGrid(given).then(
    ({ lines }) => Array.isArray(lines),
    (reason: unknown) => {
      if (reason instanceof Unreadable) return reason.message !== '';
      throw reason;
    },
  );

describe('a text file', () => {
  it.each([
    ['commas', `${HEAD.join(',')}\n${FIRST.join(',')}\n`],
    ['semicolons', `${HEAD.join(';')}\n${FIRST.join(';')}`],
    ['tabs', `${HEAD.join('\t')}\r\n${FIRST.join('\t')}\r\n`],
    ['bars', `${HEAD.join('|')}\r${FIRST.join('|')}\r`],
    ['a byte order mark', `\uFEFF${HEAD.join(',')}\r\n${FIRST.join(',')}`],
    ['quotes around all', `"${HEAD.join('","')}"\r\n"${FIRST.join('","')}"`],
    ['its separator named', `sep=;\r\n${HEAD.join(';')}\r\n${FIRST.join(';')}`],
  ])('[BLK-01] with %s is read', async (_, text) => {
    expect((await read(text)).slice(0, 2)).toEqual([HEAD, FIRST]);
  });

  it('[BLK-01] without known headings is separated by commas', async () => {
    expect(await read('Who,How much;at once\n1,2;3')).toEqual([
      ['Who', 'How much;at once'],
      ['1', '2;3'],
    ]);
  });

  it('[BLK-01] keeps quotes, separators and line breaks in cells, empty lines, zeros, emoji and formulas', async () => {
    const odd = ['00123', 'Bank "A", Lagos', '=1+1', 'Two\r\nlines 💸'];
    const line = odd.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    expect(await read(`${HEAD.join(',')}\r\n\r\n${line}\r\n`)).toEqual([HEAD, [''], odd, ['']]);
  });

  it('[BLK-01] counts rows as a spreadsheet does, also with line breaks in cells', async () => {
    const { lines } = await readGrid(bytes(`sep=,\n${HEAD.join(',')}\n1,b,5,"a\nb"\n2,b,5,c`));
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('[BLK-01] in another encoding is read, and the encoding is reported', async () => {
    const latin = Uint8Array.from(Buffer.from(`${HEAD.join(',')}\n1,b,5,Café`, 'latin1'));
    const grid = await readGrid(latin);
    expect(cells(grid)[1]).toEqual(['1', 'b', '5', 'Café']);
    expect(grid.notes.join()).toContain('isn’t UTF-8');
    const wide = Uint8Array.from(Buffer.from(`\uFEFF${HEAD.join('\t')}\n1\tb\t5\tCafé`, 'utf16le'));
    expect(cells(await readGrid(wide))[1]).toEqual(['1', 'b', '5', 'Café']);
  });

  it('[BLK-01] with an open quotation mark is refused, because its cells would be uncertain', async () => {
    expect(await refusal(bytes(`${HEAD.join(',')}\n1,b,5,"Rent\n2,b,6,Food`))).toContain('Row 2 has an opening quotation mark');
    expect(await refusal(bytes(`${HEAD.join(',')}\n1,b,5,"Rent" now\n`))).toContain('Row 2 has an opening quotation mark');
  });

  it('[BLK-01] returns every written cell unchanged', async () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\uFEFF]/g, ''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell, cell), { maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
        async (rows, separator) => {
          const quoted = (line: readonly string[]) => line.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator);
          const text = [HEAD, ...rows].map(quoted).join('\r\n');
          expect(await read(text)).toEqual([HEAD, ...rows]);
        },
      ),
    );
  });

  it('[BLK-01] of any bytes is read or refused with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (given) => {
        expect(await isReadOrRefused(given)).toBe(true);
      }),
    );
  });
});

describe('a spreadsheet', () => {
  const asRead = [
    HEAD,
    ['0123456789', 'Access Bank', '1000.5', 'Rent ₦ ẹ 💰'],
    ['2050000000', '058', '150000', '=not a formula'],
    ['309941775', 'UBA', '0.1', 'Two\nlines'],
    ['0123456789', 'Access Bank', '12', 'x'],
  ];

  it.each(['shared.xlsx', 'payouts.xls'])('[BLK-01] %s is read from the sheet that has the headings', async (name) => {
    const grid = await readGrid(sample(name));
    expect(cells(grid)).toEqual(asRead);
    const notes = grid.notes.join(' ');
    expect(notes).toContain('We read the sheet “Payouts” and skipped “Cover”.');
    expect(notes).toContain('Some cells are merged');
    expect(notes).toContain('1 cell has a formula. We used the last saved result.');
  });

  it('[BLK-01] that the app wrote is read unchanged', async () => {
    const text = (value: string) => ({ value, type: String });
    const file = await writeExcelFile([HEAD.map(text), FIRST.map(text), ['', 'ẹ <&> "', '💰', ' x '].map(text)]).toBlob();
    expect(cells(await readGrid(new Uint8Array(await file.arrayBuffer())))).toEqual([HEAD, FIRST, ['', 'ẹ <&> "', '💰', ' x ']]);
  });

  it('[BLK-01] in the old format keeps texts that span several records', async () => {
    const { lines } = await readGrid(sample('long.xls'));
    expect(lines).toHaveLength(61);
    for (const [at, { cells: row }] of lines.slice(1).entries()) {
      const words = `Row ${at + 1} ${'ẹ'.repeat(at % 2 ? 150 : 0)}${'abc '.repeat(50)}`;
      expect(row).toEqual(['0123456789', 'Access Bank', String(at + 1), words]);
    }
  });

  it('[BLK-01] returns numbers completely, as its program shows them, and other values unchanged', async () => {
    const sheet = `<sheetData><row r="1"><c r="A1"><v>2.05E9</v></c><c r="B1"><v>0.30000000000000004</v></c><c r="D1" t="e"><v>#N/A</v></c></row>
      <row r="4"><c r="A4" t="inlineStr"><is><r><t>two </t></r><r><t xml:space="preserve">runs</t></r></is></c><c r="B4"><f>1+1</f></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="str"><v>a_x000A_b &amp; c</v></c></row></sheetData>`;
    const grid = await readGrid(workbook(sheet));
    expect(grid.lines).toEqual([
      { number: 1, cells: ['2050000000', '0.3', '', '#N/A'] },
      { number: 4, cells: ['two runs', '', 'TRUE', 'a\nb & c'] },
    ]);
  });

  it.each([
    ['a password (xlsx)', sample('locked.xlsx'), 'password-protected'],
    ['a password (xls)', sample('locked.xls'), 'password-protected'],
    ['a format of 1995', sample('old.xls'), 'very old format'],
    ['a pdf inside', bytes('%PDF-1.7\n…'), 'This file is a PDF'],
    ['a web page inside', bytes('<html><table><tr><td>1'), 'web page'],
    ['a picture inside', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'can’t read this file'],
    ['another ZIP inside', zipOf({ 'word/document.xml': '<w/>' }), 'can’t read this spreadsheet'],
    ['a locked ZIP', zipOf({ 'xl/workbook.xml': '<w/>' }, 1), 'password-protected'],
    ['nothing but a beginning', sample('shared.xlsx').subarray(0, 4_000), 'damaged'],
    ['parts that do not unpack', workbook(Buffer.from('nothing that was ever packed')), 'damaged'],
    ['half of an old one', sample('long.xls').subarray(0, 9_000), 'damaged'],
    ['too much', new Uint8Array(MOST_BYTES + 1), 'larger than 10 MB'],
  ])('[BLK-01] with %s is refused with a message', async (_, given, words) => expect(await refusal(given)).toContain(words));

  it('[BLK-01] that unpacks to a huge size is refused, whatever size it declares', async () => {
    const bomb = deflateRawSync(Buffer.alloc(MOST_UNPACKED + 1));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(workbook(bomb))).toContain('too large for a batch');
  });

  it('[BLK-01] that is damaged anywhere is read or refused with a message', { timeout: 60_000 }, async () => {
    for (const name of ['payouts.xls', 'shared.xlsx']) {
      const whole = sample(name);
      await fc.assert(
        fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
          const given = Uint8Array.from(whole);
          given[at] = byte;
          expect(await isReadOrRefused(given)).toBe(true);
        }),
        { numRuns: 150 },
      );
    }
  });
});

it.each([
  ['from the folder of the workbook', 'worksheets/sheet1.xml'],
  ['from the root of the file', '/xl/worksheets/sheet1.xml'],
])('[BLK-01] a sheet of a workbook is found by its path %s', async (_, target) => {
  const row = (cells: readonly string[]) =>
    `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
  const sheet = `<worksheet><sheetData>${row(HEAD)}${row(FIRST)}</sheetData></worksheet>`;
  const relations = `<Relationships><Relationship Id="r1" Target="${target}"/></Relationships>`;
  const grid = await readGrid(workbook(sheet, { 'xl/_rels/workbook.xml.rels': relations }));
  expect(cells(grid)).toEqual([HEAD, FIRST]);
});
