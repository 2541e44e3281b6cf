/** Rows as CSV (RFC 4180), which a spreadsheet reads only as text. */
import { escapeParts } from '../rules/escapeFormula';

/** Excel needs it to read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cellOf(text: string): string {
  const safe = escapeParts(text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

export const csvHead = (cells: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(cells)}`;
