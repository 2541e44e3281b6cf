/** STL-01: what a bank's file says. Banks name their columns in many ways, so each column is found by any of its names. */
import { readAmount } from '../../../contract/readAmount';
import { short } from '../../../contract/shownText';
import { type Grid, isBlank, type Line, withoutInvisible } from '../../kit/batch/batch.file';
import { typedDay } from '../../kit/values/days';
import { isPositive } from '../../kit/values/money';
import type { BankRow } from './bankCheck.types';

/** The names of each column, without spaces and case. */
const NAMES = {
  day: ['date', 'transactiondate', 'transdate', 'trandate', 'posteddate', 'postingdate', 'postdate', 'bookingdate', 'valuedate'],
  credit: ['credit', 'credits', 'creditamount', 'deposit', 'deposits', 'moneyin', 'paidin', 'inflow', 'lodgement', 'lodgements'],
  amount: ['amount', 'transactionamount'],
  debit: ['debit', 'debits', 'debitamount', 'withdrawal', 'withdrawals', 'moneyout', 'paidout', 'outflow'],
  sign: ['type', 'drcr', 'crdr', 'debitcredit', 'creditdebit', 'transactiontype'],
  text: [
    'reference',
    'ref',
    'narration',
    'description',
    'details',
    'remarks',
    'particulars',
    'transactiondetails',
    'transactionreference',
    'narrative',
    'memo',
  ],
} as const;

type Column = keyof typeof NAMES;
const COLUMNS: readonly Column[] = ['day', 'credit', 'amount', 'debit', 'sign', 'text'];

const plain = (head: string) => head.toLowerCase().replace(/[^\p{L}]/gu, '');

/** `Credit (NGN)` is a credit. */
const columnOf = (head: string): Column | null => {
  const name = plain(head.replace(/\([^)]*\)/g, ''));
  return COLUMNS.find((column) => NAMES[column].some((one) => one === name)) ?? null;
};

/** Returns how many cells are known headings. A reader uses it to find the table. */
export const knownHeads = (cells: readonly string[]): number => cells.filter((cell) => columnOf(cell) !== null).length;

/** The cells of one row, by their columns. */
export interface BankCells {
  readonly line: number;
  readonly day: string;
  readonly credit: string;
  readonly amount: string;
  readonly sign: string;
  readonly text: string;
}

/** As in other files that the merchant gives us. */
const MOST_ROWS = 10_000;
/** Rows in which titles may stand above the headings, such as the holder of the account. */
const TITLE_ROWS = 20;

const isEmpty = ({ cells }: Line) => cells.every(isBlank);

const NO_COLUMNS =
  'We don’t recognise the columns. The file needs headings such as Date, Credit or Amount, and Narration or Reference.';

type Understood = { readonly texts: readonly BankCells[]; readonly notes: readonly string[] } | { readonly refusal: string };

/** Returns the rows below the headings, or why the file is refused. */
export function understand({ lines, notes }: Grid): Understood {
  const first = lines.findIndex((line) => !isEmpty(line));
  if (first < 0) return { refusal: 'The file is empty.' };
  const near = lines.slice(first, first + TITLE_ROWS).map(({ cells }) => knownHeads(cells));
  const at = first + near.indexOf(Math.max(...near));
  const columns = (lines[at]?.cells ?? []).map(columnOf);
  const has = (column: Column) => columns.includes(column);
  if (!has('day') || !(has('credit') || has('amount'))) return { refusal: NO_COLUMNS };
  const rows = lines.slice(at + 1).filter((line) => !isEmpty(line));
  if (rows.length === 0) return { refusal: 'The file has headings, but no rows.' };
  if (rows.length > MOST_ROWS)
    return { refusal: `The file has ${rows.length.toLocaleString('en')} rows. Split it into files of up to 10,000 rows.` };
  const cellsIn = (cells: readonly string[], column: Column) =>
    cells.filter((cell, place) => columns[place] === column && !isBlank(cell)).map((cell) => withoutInvisible(cell).trim());
  const texts = rows.map(({ number, cells }): BankCells => {
    const one = (column: Column) => cellsIn(cells, column)[0] ?? '';
    return {
      ...{ line: number, day: one('day'), credit: one('credit'), amount: one('amount'), sign: one('sign') },
      text: cellsIn(cells, 'text').join(' '),
    };
  });
  const { isMonthFirst, note } = orderOfDates(texts.map(({ day }) => day));
  return {
    texts: isMonthFirst ? texts.map((cells) => ({ ...cells, day: cells.day.replace(NUMERIC, '$3$2$1$2$4') })) : texts,
    notes: note === null ? notes : [...notes, note],
  };
}

/** `11/20/2026`: nothing in it says whether the day or the month comes first. */
const NUMERIC = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const MONTHS = 12;

/** Some banks put the month first. A file says so by a date that has no other reading, and all of its dates are read alike. */
function orderOfDates(days: readonly string[]): { readonly isMonthFirst: boolean; readonly note: string | null } {
  const dates = days.flatMap((text) => {
    const [written, first, , second] = NUMERIC.exec(text) ?? [];
    return written === undefined ? [] : [{ written, first: Number(first), second: Number(second) }];
  });
  if (dates.some(({ first }) => first > MONTHS)) return { isMonthFirst: false, note: null };
  const decided = dates.find(({ second }) => second > MONTHS);
  if (decided)
    return {
      isMonthFirst: true,
      note: `Dates such as ${decided.written} have the month first, so we read all of them like that.`,
    };
  const open = dates.find(({ first, second }) => first !== second);
  return {
    isMonthFirst: false,
    note: open ? `Dates such as ${open.written} can be read in two ways. We read the day first.` : null,
  };
}

/** `22-Nov-2026 06:00:12` is the day without its time, `22-Nov-26` a day of this century, and `Nov 22, 2026` names its month. */
function dayOf(text: string): string | null {
  const day = text
    .replace(/[T\s]+\d{1,2}:\d{2}.*$/, '')
    .replace(/,\s*/g, ' ')
    .replace(/^([a-z]{3,9})\.? (\d{1,2}) /i, '$2 $1 ');
  return typedDay(day) ?? typedDay(day.replace(/^(\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ])(\d{2})$/i, '$120$2'));
}

/** How a bank marks money that left the account. A `Deposit` came in. */
const OUT = /^(?:d|dr|db|dbt|debit|withdraw(?:al|n)?|wd|out|outflow|money out|paid out)\b/i;

/** Money that left the account: below zero, or of another sign. */
const isOut = (text: string) => /^\s*[-−–(]|[-−]\s*$/.test(text);

/** Returns what one row says. Without a credit it is of no interest here. */
export const rowReader =
  (currency: string) =>
  ({ line, day, credit, amount, sign, text }: BankCells): BankRow => {
    const written = credit || amount;
    if (written === '' || isOut(written) || (credit === '' && OUT.test(sign.trim()))) return { kind: 'other', line };
    const read = readAmount(written.replace(/^\+\s*|\s*(?:cr)\.?$/i, ''), currency);
    if (read.amount === null) return { kind: 'unread', line, says: `Row ${line}: ${read.error ?? 'The amount is missing.'}` };
    if (!isPositive(read.amount)) return { kind: 'other', line };
    const on = dayOf(day);
    if (on === null) return { kind: 'unread', line, says: `Row ${line}: “${short(day)}” is not a date that we can read.` };
    return { kind: 'credit', line, day: on, amount: read.amount, text };
  };
