/** Each row of a file in relation to the others: its errors, its account, and the names still to look up. */
import { lookupsOf, type Wanted, withFound } from '../../kit/batch/batch.lookups';
import type { BatchEntry } from '../../kit/batch/batch.queue';
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import { type Cause, type Problem, problemOf, type Row } from './bulkPayout.check';
import type { Field } from './bulkPayout.file';
import type { BulkPayoutContext, Names, Payee, ResolvedName, Sheet } from './bulkPayout.types';

/** A row in relation to the others. */
export interface Entry extends BatchEntry<Row, Cause, Field> {
  readonly name: string | null;
}

/** No name is looked up, and so none is known, for a row without a bank or an account number. */
const keyOf = ({ bankCode, number }: Pick<Row, 'bankCode' | 'number'>) => `${bankCode}:${number}`;

/** Returns the account name of a row. Null while it is unknown. */
export const nameIn = (row: Row, names: Names): string | null => names[keyOf(row)]?.name ?? null;

/** Returns the account that the row pays. Null while it is uncertain. */
const payeeOf = ({ bankCode, number }: Row): Payee | null => (bankCode === null || number === null ? null : { bankCode, number });

/** Returns how many rows have each account number. Few have one in common, so only these rows are compared further. */
function timesOf(rows: readonly Row[]): ReadonlyMap<string | null, number> {
  const times = new Map<string | null, number>();
  for (const { number } of rows) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}

/** Returns, for each duplicate payment, the line of the first row with the same account and amount. */
function twinsIn(rows: readonly Row[], leftOut: ReadonlySet<number>): ReadonlyMap<number, number> {
  const times = timesOf(rows);
  const first = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const { bankCode, number, pays, line } of rows) {
    if (bankCode === null || number === null || pays === null || times.get(number) === 1 || leftOut.has(line)) continue;
    const key = `${bankCode}:${number}:${Number(pays)}`;
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else twins.set(line, above);
  }
  return twins;
}

function nameProblem({ name, isSilent }: ResolvedName): Problem | null {
  if (name !== null) return null;
  return isSilent
    ? problemOf('bankSilent', 'We couldn’t get the account name from the bank. Look it up again.')
    : problemOf('accountUnknown', 'The bank doesn’t recognize this account number. Check it.');
}

const twinProblem = (above: number): Problem =>
  problemOf('duplicate', `Same account and amount as row ${above}. Keep it only if you mean to pay twice.`);

const HELD = problemOf('hidden', 'This row is hidden or filtered out in the spreadsheet. Include it only if you mean to pay it.');

interface Circumstances {
  readonly isHeld: boolean;
  readonly isLeftOut: boolean;
  readonly twin: number | null;
  readonly resolved: ResolvedName | undefined;
}

function problemsOf(row: Row, { isHeld, twin, resolved }: Circumstances): readonly Problem[] {
  const unnamed = resolved ? nameProblem(resolved) : null;
  if (!unnamed && twin === null && !isHeld) return row.problems;
  return [
    ...(isHeld ? [HELD] : []),
    ...row.problems,
    ...(unnamed ? [unnamed] : []),
    ...(twin === null ? [] : [twinProblem(twin)]),
  ];
}

function entryOf(row: Row, circumstances: Circumstances): Entry {
  const { isLeftOut, isHeld, twin, resolved } = circumstances;
  const problems = problemsOf(row, circumstances);
  const name = resolved?.name ?? null;
  const open = problems.length > 0 ? 'attention' : name === null ? 'waiting' : 'ready';
  return { row, state: isLeftOut ? 'leftOut' : open, name, problems, isTwin: twin !== null, isHeld };
}

/** Returns the duplicates and the merchant's decisions. Cached for each sheet. */
const marksOf = memoizeByKey((sheet: Sheet) => {
  const leftOut = new Set(sheet.leftOut);
  const [meant, included] = [new Set(sheet.meant), new Set(sheet.included)];
  return { leftOut, meant, included, twins: twinsIn(sheet.rows, leftOut) };
});

/** The latest entries of each sheet. */
const newest = new WeakMap<Sheet, { readonly names: Names; readonly entries: readonly Entry[] }>();

/** Returns every row in the order of the file. The result is cached. If only names changed, only the rows with new names are computed again. */
export function entriesOf({ sheet, names }: Pick<BulkPayoutContext, 'sheet' | 'names'>): readonly Entry[] {
  if (sheet === null) return [];
  const before = newest.get(sheet);
  if (before?.names === names) return before.entries;
  const { leftOut, meant, included, twins } = marksOf(sheet);
  const entries = sheet.rows.map((row, at) => {
    const key = keyOf(row);
    const resolved = names[key];
    const known = before?.entries[at];
    if (known && before?.names[key] === resolved) return known;
    const twin = meant.has(row.line) ? null : (twins.get(row.line) ?? null);
    const isHeld = row.isHidden === true && !included.has(row.line);
    return entryOf(row, { isLeftOut: leftOut.has(row.line), isHeld, twin, resolved });
  });
  newest.set(sheet, { names, entries });
  return entries;
}

type Reviewed = Pick<BulkPayoutContext, 'sheet' | 'names'>;

interface WantedPayee extends Wanted, Payee {}

/** Returns the accounts whose names the review needs: those of valid rows, each once, the largest amount first. */
function payeesOf(entries: readonly Entry[]): readonly WantedPayee[] {
  const wanted = new Map<string, { payee: Payee; most: number; lines: number[] }>();
  for (const { row, state, isHeld } of entries) {
    const payee = payeeOf(row);
    if (!payee || state === 'leftOut' || isHeld || row.problems.length > 0) continue;
    const known = wanted.get(keyOf(payee)) ?? { payee, most: 0, lines: [] };
    known.most = Math.max(known.most, Number(row.pays ?? 0));
    known.lines.push(row.line);
    wanted.set(keyOf(payee), known);
  }
  const ordered = [...wanted].sort(([, one], [, other]) => other.most - one.most);
  return ordered.map(([key, { payee, lines }]) => ({ key, ...payee, lines }));
}

const lookups = lookupsOf(payeesOf);

/** Returns the accounts of payable rows without a known name. Cached for the same rows. */
export const unnamedIn = (context: Reviewed): readonly Payee[] => lookups.missingIn(entriesOf(context), context.names);

/** Returns the next accounts to look up: those on screen, then the largest amounts. */
export const nextUnnamed = (context: Reviewed & Pick<BulkPayoutContext, 'shown'>): readonly Payee[] =>
  lookups.nextMissing(entriesOf(context), context.names, context.shown).map(({ bankCode, number }) => ({ bankCode, number }));

/** Returns how many names are known, and whether a bank did not answer for some of them. */
export const namingOf = (context: Reviewed) => lookups.progressOf(entriesOf(context), context.names);

export const withNames = (names: Names, found: readonly ResolvedName[]): Names => withFound(names, found, keyOf);
