import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, unzip } from '../testing/sheet';
import { type CellKind, sheetOf } from './sheet';

/** A number with its sign is none. */
const isFormula = (text: string) => /^["\s]*[=+\-@]|^[\t\r]/.test(text) && !/^[+-]\d[\d ]*(\.\d+)?$/.test(text);

const ABC = ['A', 'B', 'C'].map((head) => ({ head }));

async function filesOf(kind: CellKind, texts: readonly string[]) {
  const { bytes } = sheetOf(
    'Rows',
    [{ head: 'A', kind }],
    texts.map((text) => [text]),
  );
  return unzip(Buffer.from(await new Response(bytes).arrayBuffer()));
}

const xmlOf = async (kind: CellKind, texts: readonly string[]) => {
  const files = await filesOf(kind, texts);
  const styles = files.get('xl/styles.xml') ?? '';
  const codes = new Map([...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]));
  const used = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)].map(
    ([, id]) => codes.get(id) ?? 'text',
  );
  const cells = [...(files.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<c r="A\d+" s="(\d+)"[^>]*>(.*?)<\/c>/g)].slice(1);
  return cells.map(([, style, content = '']) => [
    content.replace(/<[^>]*>/g, ''),
    content.startsWith('<v>') ? used[Number(style)] : 'text',
  ]);
};

describe('a spreadsheet', () => {
  it('[PAY-10] keeps every cell unchanged, and no cell is read as a formula', async () => {
    const cell = fc
      .tuple(
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', ' ', "'"),
        fc.string({ unit: fc.constantFrom(...'aZ0 =1&<>"_x003D_é🙂') }),
      )
      .map(([first, rest]) => first + rest);
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 6 }), async (rows) => {
        const { bytes } = sheetOf('Payouts', ABC, rows);
        const read = readSheet(new Uint8Array(await new Response(bytes).arrayBuffer()));
        expect([read.name, read.formulas]).toEqual(['Payouts', 0]);
        const cells = read.rows.slice(1).map((each) => Array.from({ length: 3 }, (_, index) => each[index] ?? ''));
        expect(cells).toEqual(rows.map((each) => each.map((text) => (isFormula(text) ? `'${text}` : text))));
        expect(cells.flat().filter(isFormula)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('has amounts as numbers that show their decimals, and as text where a double would round them', async () => {
    const amounts = ['12.50', '-7', '0.05', '1.2345', '9999999999999.99', '12345678901234.56', '1.23456', '', 'none'];
    expect(await xmlOf('amount', amounts)).toEqual([
      ['12.50', '#,##0.00'],
      ['-7', '#,##0'],
      ['0.05', '#,##0.00'],
      ['1.2345', '#,##0.0000'],
      ['9999999999999.99', '#,##0.00'],
      ['12345678901234.56', 'text'],
      ['1.23456', 'text'],
      ['', 'text'],
      ['none', 'text'],
    ]);
  });

  it('has times as dates of the wall clock', async () => {
    expect(await xmlOf('time', ['1900-03-01 00:00:00', '2026-11-21T12:00:00', '2026-11-21', 'soon'])).toEqual([
      ['61', 'yyyy-mm-dd hh:mm:ss'],
      ['46347.5', 'yyyy-mm-dd hh:mm:ss'],
      ['46347', 'yyyy-mm-dd'],
      ['soon', 'text'],
    ]);
  });

  it.each([
    ['time', '2026-11-21 09:30:00'],
    ['amount', '9,999,999,999,999.99'],
  ] as const)('has columns that a %s fits into', async (kind, shown) => {
    const sheet = (await filesOf(kind, [])).get('xl/worksheets/sheet1.xml') ?? '';
    expect(Number(/<col [^>]*width="(\d+)"/.exec(sheet)?.[1])).toBeGreaterThanOrEqual(shown.length);
  });

  it('has phone and account numbers as text', async () => {
    expect(await xmlOf('text', ['+2348012345678', '0123456789'])).toEqual([
      ['+2348012345678', 'text'],
      ['0123456789', 'text'],
    ]);
  });

  it('[PAY-10] is sent while its rows are read, and reads no more rows than the caller takes', async () => {
    let read = 0;
    function* rows() {
      for (; read < 100_000; read += 1) yield [String(read).repeat(40)];
    }
    const reader = sheetOf('Payouts', [{ head: 'A' }], rows()).bytes.getReader();
    let sent = 0;
    for (; sent < 50_000; ) sent += (await reader.read()).value?.length ?? 0;
    expect(read).toBeLessThan(50_000);
    await reader.cancel();
  });
});
