/** Comma-separated text, and what is called so: other separators, quotes, line breaks in cells (RFC 4180, read by papaparse). */
import Papa from 'papaparse';
import type { Grid } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { KnownHeads } from './sheets';
import { textOf } from './text';
import { MOST_LINES, tooLong, Unreadable } from './unreadable';

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Enough for any row of headings. */
const HEAD = 10_000;
/** A spreadsheet's own first line, which it does not count as a row. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?(?:\r\n|\r|\n|$)/i;

const firstCells = (text: string, delimiter: string): readonly string[] =>
  Papa.parse<string[]>(text.slice(0, HEAD), { delimiter, preview: 5 }).data.find((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  ) ?? [];

/** The separator between whose cells most of our headings are found; where none helps, the comma. */
function separatorOf(text: string, knownHeads: KnownHeads): string {
  const ranked = SEPARATORS.map((separator) => ({ separator, heads: knownHeads(firstCells(text, separator)) }));
  return ranked.reduce((best, next) => (next.heads > best.heads ? next : best)).separator;
}

/** @throws Unreadable where a quotation mark makes it uncertain where cells end */
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
      `A quotation mark in row ${(quote.row ?? 0) + 1} is not closed, so it is unclear where its cells end. Put it right and choose the file again.`,
    );
  return { lines: data.map((cells, at) => ({ number: at + 1, cells })), notes };
}
