/** Rows as files (GEN-06): every page of a list, as CSV that a spreadsheet takes for text and for nothing else. */
import type { Page, Query } from '../../machines/kit/collection.types';
import { ZONE } from '../../machines/kit/days';
import type { Service } from '../../machines/kit/port';

/** The largest that every list takes. */
const PAGE_SIZE = 100;

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string;
}

export interface Progress {
  readonly done: number;
  /** How many rows there are, as the last page said. */
  readonly total: number;
}

export interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** What a spreadsheet may take for a formula, behind quotes and blanks too. An amount below zero is none. */
const FORMULA = /^["\s]*[=+\-@＝＋－＠]|^[\t\r]/;
const NEGATIVE = /^-\d+(\.\d+)?$/;

/** Returns the text with an apostrophe in front where a spreadsheet would take it for a formula. */
export const neutral = (text: string) => (FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);

/** Where a spreadsheet set to another language begins a new cell, whatever the quotes say. */
const OTHER_SEPARATORS = /([;|\t\r\n])/;

/** Returns the text with every part neutral that another separator could make a cell of its own. */
const neutralParts = (text: string) =>
  neutral(text)
    .split(OTHER_SEPARATORS)
    .map((part, at) => (at > 0 && at % 2 === 0 && FORMULA.test(part) ? `'${part}` : part))
    .join('');

function cellOf(text: string): string {
  const safe = neutralParts(text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with a byte order mark, without which Excel would not read it as UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => cellOf(head)), ...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row))))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

export const csvFile = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

const twoDigits = (number: number) => `${number}`.padStart(2, '0');

/** `Payouts-20261121-093000-4f1c09ab.csv`: the moment in Lagos, and something random, so that no file takes the place of another. */
export function fileName(name: string, ending: 'csv' | 'xlsx' | 'png', now = Temporal.Now.plainDateTimeISO(ZONE)): string {
  const day = `${now.year}${twoDigits(now.month)}${twoDigits(now.day)}`;
  const time = `${twoDigits(now.hour)}${twoDigits(now.minute)}${twoDigits(now.second)}`;
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${name}-${day}-${time}-${random}.${ending}`;
}

/**
 * Every row that the filter matches, once: what arrives meanwhile moves rows to the next page, where they would come again. Ends as soon as
 * its signal does, and with the fault of any page that could not be had: half a file would look like a whole one.
 */
export async function everyRow<Row, Filter>(
  list: Service<Query<Filter>, Page<Row>>,
  filter: Filter,
  keyOf: (row: Row) => string,
  { signal, onProgress }: ExportOptions,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await list({ filter, page, size: PAGE_SIZE }, { signal });
    for (const row of answer.rows) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
    onProgress?.({ done: rows.size, total: Math.max(answer.total, rows.size) });
    // A call without paging answers everything at once.
    const seen = Math.max(page * PAGE_SIZE, answer.rows.length);
    if (answer.rows.length === 0 || seen >= answer.total) return [...rows.values()];
  }
}
