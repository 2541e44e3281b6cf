/** What a spreadsheet of the browser has in its cells. */
import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../machines/kit/flow/fault';
import { readSheet } from '../../../sandbox/testing/sheet';
import { sheetOf } from './sheet';
import type { CellKind } from './writeSheet';

const rowsOf = async (kind: CellKind, texts: readonly string[]) => {
  const content = await sheetOf('Rows', [{ head: 'H', kind, cell: (text: string) => text }], texts);
  return readSheet(new Uint8Array(await content.arrayBuffer()))
    .rows.slice(1)
    .map(([cell = '']) => cell);
};

describe('[GEN-06] a spreadsheet', () => {
  it('has amounts as numbers, or as text where a number would be rounded', async () => {
    const amount = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.constantFrom(0, 2, 3))
      .map(([isOut, minor, decimals]) => {
        const digits = String(minor).padStart(decimals + 1, '0');
        const whole = digits.slice(0, digits.length - decimals);
        return `${isOut && minor > 0n ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
      });
    const plain = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 20 }), async (texts) => {
        const cells = await rowsOf('amount', texts);
        expect(cells.map(plain)).toEqual(texts.map(plain));
      }),
      { numRuns: 40 },
    );
  });
  it('shows the decimals of an amount', async () => {
    const content = await sheetOf('Rows', [{ head: 'H', kind: 'amount', cell: (text: string) => text }], ['12.50', '7', '1.250']);
    const bytes = Buffer.from(await content.arrayBuffer());
    expect(stylesIn(bytes)).toEqual(expect.arrayContaining(['#,##0.00', '#,##0', '#,##0.000']));
  });
  it('has times as dates of the wall clock', async () => {
    // Days since the end of 1899, as a spreadsheet counts them.
    expect(await rowsOf('time', ['1900-03-01 00:00:00', '2026-11-21T12:00:00', '2026-11-21', '', 'soon'])).toEqual([
      '61',
      '46347.5',
      '46347',
      '',
      'soon',
    ]);
  });
  it('has no formula', async () => expect(await rowsOf('text', ['=1+1', '+2348012345678'])).toEqual(["'=1+1", '+2348012345678']));
});

/** The formats of numbers in the workbook's styles. */
function stylesIn(bytes: Buffer): readonly string[] {
  const name = Buffer.from('xl/styles.xml');
  const at = bytes.indexOf(name) - 30;
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(from, from + bytes.readUInt32LE(at + 18));
  const xml = bytes.readUInt16LE(at + 8) === 0 ? packed : inflateRawSync(packed);
  return [...xml.toString('utf8').matchAll(/formatCode="([^"]*)"/g)].map(([, code = '']) => code.replaceAll('&quot;', '"'));
}

describe('the worker of a spreadsheet', () => {
  afterEach(() => vi.unstubAllGlobals());
  const asked = (signal?: AbortSignal) =>
    sheetOf('Rows', [{ head: 'H', cell: () => '' }], [1], signal).catch((error: unknown) => error);

  class Silent {
    static latest: Silent | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    isTerminated = false;
    constructor() {
      Silent.latest = this;
    }
    postMessage() {}
    terminate() {
      this.isTerminated = true;
    }
  }

  it.each([
    ['does not start', () => Silent.latest?.onerror?.({ message: '' }), 'did not start'],
    ['cannot write', () => Silent.latest?.onmessage?.({ data: { failed: 'No memory' } }), 'No memory'],
  ])('that %s ends the export in words', async (_, happens, words) => {
    vi.stubGlobal('Worker', Silent);
    const failure = asked();
    happens();
    expect(await failure).toBeInstanceOf(Failure);
    expect(await failure).toMatchObject({ fault: { kind: 'defect', message: expect.stringContaining(words) } });
    expect(Silent.latest?.isTerminated).toBe(true);
  });
  it('is terminated when the export is cancelled', async () => {
    vi.stubGlobal('Worker', Silent);
    const cancel = new AbortController();
    const cancelled = asked(cancel.signal);
    cancel.abort(new Error('cancelled'));
    expect(await cancelled).toEqual(new Error('cancelled'));
    expect(Silent.latest?.isTerminated).toBe(true);
  });
});
