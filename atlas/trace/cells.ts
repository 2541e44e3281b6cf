/** The matrix as text cells, for CSV and for a spreadsheet. */
import writeExcelFile from 'write-excel-file/node';
import type { Line } from './trace';

export const COLUMNS = [
  'Requirement',
  'Requirement',
  'Chart',
  'States',
  'Transitions',
  'Endpoints',
  'Properties',
  'Tests',
  'Gap',
];
/** Approximate column width in characters. */
const WIDTHS = [13, 48, 20, 28, 60, 44, 48, 60, 26];

/** A leading apostrophe keeps a spreadsheet program from reading a cell as a formula. */
export const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A spreadsheet cell holds 32,767 characters. The rest is counted, never cut without a note. */
const MOST = 30_000;

function listed(all: readonly string[]): string {
  const fitting: string[] = [];
  let length = 0;
  for (const one of all) {
    length += one.length + 1;
    if (length > MOST) return [...fitting, `and ${all.length - fitting.length} more`].join('\n');
    fitting.push(one);
  }
  return fitting.join('\n');
}

const cellsOf = (line: Line): string[] =>
  [
    line.requirement,
    line.text,
    line.chart,
    listed(line.states),
    listed(line.transitions),
    listed(line.endpoints),
    listed(line.properties),
    listed(line.tests),
    line.gap,
  ].map(neutral);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Starts with the byte order mark by which Excel recognises UTF-8. */
export const csvOf = (lines: readonly Line[]): string =>
  `\uFEFF${[COLUMNS, ...lines.map(cellsOf)].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;

/** In a spreadsheet `_x003D_` stands for a character. Text that only looks like it is escaped, so that it is read back unchanged. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

export async function sheetOf(lines: readonly Line[]): Promise<Uint8Array> {
  const head = COLUMNS.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const rows = lines.map((line) =>
    cellsOf(line).map((value) => ({
      value: literal(value),
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(line.gap ? { backgroundColor: '#F3D9D6' } : {}),
    })),
  );
  const columns = WIDTHS.map((width) => ({ width }));
  return writeExcelFile([head, ...rows], { sheet: 'Trace', columns, stickyRowsCount: 1 }).toBuffer();
}
