/** Rows as a spreadsheet, made in a worker so that the page stays responsive (GEN-06). */
import { Failure } from '../../../machines/kit/flow/fault';
import { type Column, escapeFormula } from '../exports';
import { type SheetText, type Written, writeSheets } from './writeSheet';

/** A hundred thousand rows take a tenth of this on a slow machine. In milliseconds. */
const ANSWER_MS = 300_000;

/** Returns a file with these sheets. @throws Failure `defect` if the worker does not start or cannot write them */
export function bookOf(sheets: readonly SheetText[], signal?: AbortSignal): Promise<Blob> {
  // Where there are no workers, the page writes it itself.
  if (typeof Worker === 'undefined') return writeSheets(sheets);
  const worker = new Worker(new URL('./sheetWriter.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    const fail = (message: string) => reject(new Failure({ kind: 'defect', message }));
    signal?.addEventListener('abort', () => reject(signal.reason));
    const tooLate = setTimeout(() => fail('The worker of the spreadsheet didn’t respond.'), ANSWER_MS);
    signal?.addEventListener('abort', () => clearTimeout(tooLate));
    worker.onmessageerror = () => fail('The worker of the spreadsheet gave no file.');
    worker.onerror = ({ message }) => fail(message || 'The worker of the spreadsheet did not start.');
    worker.onmessage = ({ data }: MessageEvent<Written>) => ('content' in data ? resolve(data.content) : fail(data.failed));
    worker.postMessage(sheets);
  }).finally(() => worker.terminate());
}

/**
 * Amounts and times become numbers and dates with a format, so that they can be summed and sorted. Text that a spreadsheet would read as a
 * formula is escaped.
 * @param name of the sheet
 */
export function sheetText<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): SheetText {
  const textOf = ({ kind = 'text', cell }: Column<Row>, row: Row) => (kind === 'text' ? escapeFormula(cell(row)) : cell(row));
  return {
    name,
    heads: columns.map(({ head }) => escapeFormula(head)),
    kinds: columns.map(({ kind = 'text' }) => kind),
    rows: rows.map((row) => columns.map((column) => textOf(column, row))),
  };
}

/** Returns a file with one sheet, as `sheetText` writes it. */
export const sheetOf = <Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[], signal?: AbortSignal) =>
  bookOf([sheetText(name, columns, rows)], signal);
