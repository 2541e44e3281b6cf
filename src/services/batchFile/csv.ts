/** Text with separated cells, whatever the separator, with quotes and line breaks in cells (RFC 4180, read by papaparse). */
import Papa from 'papaparse';
import type { Grid } from '../../../machines/kit/batch/batch.file';
import type { KnownHeads } from './sheets';
import { textOf } from './text';
import { MOST_COLUMNS, MOST_LINES, tooLong, tooWide, Unreadable } from './unreadable';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Long enough for any row of headings. */
const HEAD = 10_000;
/** A spreadsheet's own first line, which does not count as a row. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i;

/** Titles may stand above the headings. */
const TITLE_ROWS = 20;

const firstRows = (text: string, delimiter: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text.slice(0, HEAD), { delimiter, preview: TITLE_ROWS }).data;

/** Returns the separator that yields most of our headings in one row, by default the comma. */
function separatorOf(text: string, knownHeads: KnownHeads): string {
  const ranked = SEPARATORS.map((separator) => ({
    separator,
    heads: Math.max(0, ...firstRows(text, separator).map(knownHeads)),
  }));
  return ranked.reduce((best, next) => (next.heads > best.heads ? next : best)).separator;
}

/** `="0123456789"` is how a spreadsheet is told to keep leading zeros. */
const keptAsText = (cell: string): string => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** @throws Unreadable if a quotation mark makes the end of cells uncertain */
export function readCsv(bytes: Uint8Array, knownHeads: KnownHeads): Grid {
  const { text: all, notes } = textOf(bytes);
  const given = SEPARATOR_LINE.exec(all);
  const text = given ? all.slice(given[0].length) : all;
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: given?.[1] ?? separatorOf(text, knownHeads),
    preview: MOST_LINES + 1,
  });
  if (data.length > MOST_LINES) throw tooLong();
  const quote = errors.find(({ type }) => type === 'Quotes');
  if (quote)
    throw new Unreadable(
      `Row ${(quote.row ?? 0) + 1} has an opening quotation mark without a closing one. Fix it and choose the file again.`,
    );
  const wide = data.findIndex((cells) => cells.some((cell, column) => column >= MOST_COLUMNS && cell !== ''));
  if (wide >= 0) throw tooWide(wide + 1);
  return { lines: data.map((cells, at) => ({ number: at + 1, cells: cells.slice(0, MOST_COLUMNS).map(keptAsText) })), notes };
}
