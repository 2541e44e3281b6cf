/** Writes a spreadsheet of text, amounts, times and formulas. Runs in a worker. */
import writeExcelFile from 'write-excel-file/universal';

/**
 * What the texts of a column are: amounts are decimal text in major units, times wall-clock text such as `2026-11-21 09:30:00`. Formulas have
 * no `=` before them, and never contain what somebody typed.
 */
export type CellKind = 'text' | 'amount' | 'time' | 'formula';

export interface SheetText {
  readonly name: string;
  readonly heads: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly rows: readonly (readonly string[])[];
}

/** The worker's answer. */
export type Written = { readonly content: Blob } | { readonly failed: string };

/** In a spreadsheet `_x003D_` stands for a character. Text that only looks like it is escaped. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const textCell = (value: string) => ({ value: literal(value), type: String });

/** As many significant digits as every double keeps. */
const EXACT_DIGITS = 15;
const AMOUNT = /^-?(\d+)(?:\.(\d+))?$/;

/** An amount as a number with its own decimals. Text where a double would round it. */
function amountCell(text: string) {
  const [, whole, decimals = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || `${whole}${decimals}`.replace(/^0+/, '').length > EXACT_DIGITS) return textCell(text);
  return { value: Number(text), type: Number, format: decimals === '' ? '#,##0' : `#,##0.${'0'.repeat(decimals.length)}` };
}

const TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?.*)?$/;

/** A wall-clock time as a date of the sheet, which has no zone. */
function timeCell(text: string) {
  const [, year, month, day, hour, minute, second] = TIME.exec(text) ?? [];
  if (year === undefined) return textCell(text);
  const [h, m, s] = [hour, minute, second].map((part) => Number(part ?? 0));
  const value = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), h, m, s));
  return { value, type: Date, format: hour === undefined ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss' };
}

function cellOf(kind: CellKind, text: string) {
  if (text === '') return null;
  switch (kind) {
    case 'text':
      return textCell(text);
    case 'amount':
      return amountCell(text);
    case 'time':
      return timeCell(text);
    case 'formula':
      return { value: text, type: 'Formula' as const, format: '#,##0.00' };
  }
}

const cellsOf = ({ heads, kinds, rows }: SheetText) => [
  heads.map((head) => ({ ...textCell(head), fontWeight: 'bold' as const })),
  ...rows.map((row) => row.map((text, column) => cellOf(kinds[column] ?? 'text', text))),
];

/** Returns the file, with the sheets in this order. */
export const writeSheets = (sheets: readonly SheetText[]): Promise<Blob> =>
  writeExcelFile(sheets.map((sheet) => ({ sheet: sheet.name, data: cellsOf(sheet) }))).toBlob();
