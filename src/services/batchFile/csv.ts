/** Text with separated cells, whatever the separator, with quotes and line breaks in cells (RFC 4180, read by papaparse). */
import Papa from 'papaparse';
import type { Grid } from '../../../machines/kit/batch.file';
import type { KnownHeads } from './sheets';
import { textOf } from './text';
import { MOST_LINES, tooLong, Unreadable } from './unreadable';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Long enough for any row of headings. */
const HEAD = 10_000;
/** A spreadsheet's own first line, which does not count as a row. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i;

const firstCells = (text: string, delimiter: string): readonly string[] =>
  Papa.parse<string[]>(text.slice(0, HEAD), { delimiter, preview: 5 }).data.find((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  ) ?? [];

/** Returns the separator that yields most of our headings, by default the comma. */
function separatorOf(text: string, knownHeads: KnownHeads): string {
  const ranked = SEPARATORS.map((separator) => ({ separator, heads: knownHeads(firstCells(text, separator)) }));
  return ranked.reduce((best, next) => (next.heads > best.heads ? next : best)).separator;
}

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
  return { lines: data.map((cells, at) => ({ number: at + 1, cells })), notes };
}
