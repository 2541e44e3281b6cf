/** Rows as a spreadsheet, made in the browser (GEN-06). Every cell is text, so that no amount becomes a binary fraction. */
import writeExcelFile from 'write-excel-file/browser';
import { type Column, escapeFormula } from './exports';

/** In a spreadsheet `_x003D_` stands for a character. Text that only looks like it is escaped. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const text = (value: string) => ({ value: literal(escapeFormula(value)), type: String });

/** @param name of the sheet */
export function sheetOf<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Promise<Blob> {
  const top = columns.map(({ head }) => ({ ...text(head), fontWeight: 'bold' as const }));
  const lines = rows.map((row) => columns.map(({ cell }) => text(cell(row))));
  return writeExcelFile([top, ...lines], { sheet: name }).toBlob();
}
