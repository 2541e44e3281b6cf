/** Rows as files (GEN-06): every page of a list, as CSV that a spreadsheet reads only as text. */
import type { Page, Query } from '../../machines/kit/collection/collection.types';
import { Failure } from '../../machines/kit/flow/fault';
import type { Service } from '../../machines/kit/flow/port';
import { ZONE } from '../../machines/kit/values/zone';
import type { CellKind } from './sheet/writeSheet';

/** The largest size that every list accepts. */
const PAGE_SIZE = 100;

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

export interface Column<Row> {
  readonly head: string;
  /** What the texts of a spreadsheet's column are: by default text. */
  readonly kind?: CellKind;
  readonly cell: (row: Row) => string;
}

export interface Progress {
  readonly done: number;
  /** The total number of rows, as the last page reported. */
  readonly total: number;
}

export interface ExportOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** How much of a list is read. By default all of it. */
export interface ReadOptions<Row> extends ExportOptions {
  /** Ends the reading once the rows so far are enough. */
  readonly isEnough?: (rows: readonly Row[]) => boolean;
  /** A longer list is not read to its end but refused with these words. */
  readonly limit?: { readonly rows: number; readonly message: string };
}

/** Text that a spreadsheet may read as a formula, also behind quotes and spaces. A number with its sign, such as a phone number, is none. */
const FORMULA = /^["\s]*[=+\-@＝＋－＠]|^[\t\r]/;
const SIGNED_NUMBER = /^[+-]\d[\d ]*(\.\d+)?$/;

const isFormula = (text: string) => FORMULA.test(text) && !SIGNED_NUMBER.test(text);

/** Returns the text with a leading apostrophe if a spreadsheet would read it as a formula. */
export const escapeFormula = (text: string) => (isFormula(text) ? `'${text}` : text);

/** Where a spreadsheet in another language starts a new cell, whatever the quotes say. */
const OTHER_SEPARATORS = /([;|\t\r\n])/;

/** Returns the text with every part escaped that another separator could turn into a cell, where a number may have a quote behind it. */
const escapeParts = (text: string) =>
  escapeFormula(text)
    .split(OTHER_SEPARATORS)
    .map((part, at) => (at > 0 && at % 2 === 0 && FORMULA.test(part) ? `'${part}` : part))
    .join('');

function cellOf(text: string): string {
  const safe = escapeParts(text);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180 with a byte order mark, because Excel needs it to read UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => cellOf(head)), ...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row))))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

/** A time as a cell shows it. Empty if there is none. */
export const timeText = (time: string | null): string => time?.replace('T', ' ') ?? '';

export const csvFile = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });

const twoDigits = (number: number) => `${number}`.padStart(2, '0');

/**
 * Returns a name such as `Payouts-20261121-093000-4f1c09ab.csv`, with the time in Lagos and a random part, so that no file replaces another.
 */
export function fileName(name: string, ending: 'csv' | 'xlsx' | 'png', now = Temporal.Now.plainDateTimeISO(ZONE)): string {
  const day = `${now.year}${twoDigits(now.month)}${twoDigits(now.day)}`;
  const time = `${twoDigits(now.hour)}${twoDigits(now.minute)}${twoDigits(now.second)}`;
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${name}-${day}-${time}-${random}.${ending}`;
}

/** How often a list that changes is read before the export gives up. */
const TRIES = 3;

/** One reading of a list. */
interface Reading<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  /** How many rows its first page counted. Null: the provider does not count them. */
  readonly counted: number | null;
  /** Whether the reading ended because the rows were enough. */
  readonly isEnough: boolean;
  /** Whether no page counted otherwise, and no row came twice: nothing entered or left meanwhile. */
  readonly isSteady: boolean;
}

/** Without a count of its own, the contract reports the rows of the page. */
const countIn = <Row>({ rows, total }: Page<Row>) => (total === rows.length && rows.length === PAGE_SIZE ? null : total);

function checkLimit(limit: ReadOptions<never>['limit'], rows: number): void {
  if (limit && rows > limit.rows) throw new Failure({ kind: 'server', status: 413, message: limit.message });
}

async function readOnce<Row, Filter>(
  list: Service<Query<Filter>, Page<Row>>,
  filter: Filter,
  keyOf: (row: Row) => string,
  { signal, onProgress, isEnough, limit }: ReadOptions<Row>,
): Promise<Reading<Row>> {
  const rows = new Map<string, Row>();
  let counted: number | null = null;
  let isSteady = true;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await list({ filter, page, size: PAGE_SIZE }, { signal });
    const before = rows.size;
    for (const row of answer.rows) if (!rows.has(keyOf(row))) rows.set(keyOf(row), row);
    if (page === 1) counted = countIn(answer);
    isSteady &&= rows.size - before === answer.rows.length && (counted === null || counted === answer.total);
    onProgress?.({ done: rows.size, total: Math.max(answer.total, rows.size) });
    if (isEnough?.([...rows.values()])) return { rows, counted, isSteady, isEnough: true };
    checkLimit(limit, Math.max(rows.size, counted ?? 0));
    // A page without a further row is the last one. So is one that has them all, if the provider counts.
    const isCounted = counted !== null && page * PAGE_SIZE >= answer.total;
    // More than a page of rows is a call without pages.
    const isShort = answer.rows.length > PAGE_SIZE || (counted === null && answer.rows.length < PAGE_SIZE);
    if (answer.rows.length === 0 || rows.size === before || isCounted || isShort)
      return { rows, counted, isSteady, isEnough: false };
  }
}

const changing = (read: number, counted: number | null) =>
  new Failure({
    kind: 'server',
    status: 409,
    message: `The list changed while we read it: we got ${read}${counted === null ? '' : ` of ${counted}`} rows. Try again`,
  });

/**
 * Returns every row that matches the filter, once. A row that leaves the list while it is read moves another to the page before, where it would
 * be missed. So a list that changes, or that the provider does not count, is read again, and what each reading found is put together. Stops when
 * its signal aborts.
 * @throws Failure the fault of any page, or that rows are missing or too many, because half a list would look complete
 */
export async function everyRow<Row, Filter>(
  list: Service<Query<Filter>, Page<Row>>,
  filter: Filter,
  keyOf: (row: Row) => string,
  options: ReadOptions<Row>,
): Promise<readonly Row[]> {
  const all = new Map<string, Row>();
  for (let attempt = 1; ; attempt += 1) {
    const { rows, counted, isSteady, isEnough } = await readOnce(list, filter, keyOf, options);
    if (isEnough) return [...rows.values()];
    const before = all.size;
    for (const [key, row] of rows) if (!all.has(key)) all.set(key, row);
    const isWhole = counted !== null && all.size >= counted;
    const isConfirmed = attempt > 1 && all.size === before && (isWhole || counted === null);
    if ((isWhole && isSteady) || isConfirmed) return [...all.values()];
    if (attempt < TRIES) continue;
    if (isWhole) return [...all.values()];
    throw changing(all.size, counted);
  }
}
