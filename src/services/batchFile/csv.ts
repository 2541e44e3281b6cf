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

/** Returns the place after the quoted cell that starts at `from`. Null if it has no closing quotation mark. */
function endOfQuoted(text: string, from: number): number | null {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) if (text[at + 1] !== '"') return at + 1;
  return null;
}

/**
 * Returns the first row with a quoted cell that does not end, or does not end with its closing quotation mark. Null if there is none. The parser
 * would look for the end of such a cell again and again, for hours in a file that is made for it.
 */
function brokenRow(text: string, separator: string): number | null {
  if (!text.includes('"')) return null;
  const isEnd = (at: number) => at >= text.length || text[at] === separator || text[at] === '\n';
  let row = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      if (end === null) return row;
      for (at = end; !isEnd(at); at += 1) if ((text[at] ?? '').trim() !== '') return row;
    }
    while (!isEnd(at)) at += 1;
    if (text[at] === '\n') row += 1;
  }
  return null;
}

/**
 * Returns a text whose lines all end in LF, whatever ended each of them. Line ends inside quoted cells stay. The parser would take the first one
 * for all, and read a file of CRLF and LF as one long row.
 */
function withEqualEnds(text: string, separator: string): string {
  if (!text.includes('\r')) return text;
  let lines = '';
  let from = 0;
  let isCellStart = true;
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (isCellStart && character === '"') {
      at = endOfQuoted(text, at) ?? text.length;
      isCellStart = false;
    } else if (character === '\r') {
      lines += `${text.slice(from, at)}\n`;
      at += text[at + 1] === '\n' ? 2 : 1;
      from = at;
      isCellStart = true;
    } else {
      isCellStart = character === separator || character === '\n';
      at += 1;
    }
  }
  return lines + text.slice(from);
}

const rowsOf = (text: string, delimiter: string, preview: number): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview }).data;

const firstRows = (text: string, separator: string) =>
  rowsOf(withEqualEnds(text.slice(0, HEAD), separator), separator, TITLE_ROWS);

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
  const rest = given ? all.slice(given[0].length) : all;
  const separator = given?.[1] ?? separatorOf(rest, knownHeads);
  const text = withEqualEnds(rest, separator);
  const broken = brokenRow(text, separator);
  if (broken !== null)
    throw new Unreadable(`Row ${broken} has an opening quotation mark without a closing one. Fix it and choose the file again.`);
  const data = rowsOf(text, separator, MOST_LINES + 1);
  if (data.length > MOST_LINES) throw tooLong();
  const wide = data.findIndex((cells) => cells.some((cell, column) => column >= MOST_COLUMNS && cell !== ''));
  if (wide >= 0) throw tooWide(wide + 1);
  return { lines: data.map((cells, at) => ({ number: at + 1, cells: cells.slice(0, MOST_COLUMNS).map(keptAsText) })), notes };
}
