/** Each row of a file in relation to the others: its errors, its account, and the names still to look up. */
import { memoizeByKey } from '../../kit/memoizeByKey';
import { type Problem, problemOf, type Row } from './bulkPayout.check';
import type { BulkPayoutContext, Names, Naming, Payee, Sheet } from './bulkPayout.types';

/** `waiting`: the row is valid, but its account name is not known yet. */
export type EntryState = 'ready' | 'waiting' | 'attention' | 'leftOut';

/** A row in relation to the others. */
export interface Entry {
  readonly row: Row;
  readonly state: EntryState;
  readonly name: string | null;
  readonly problems: readonly Problem[];
  /** The earlier row with the same payment. Null if there is none, or the merchant confirmed the duplicate. */
  readonly twin: number | null;
  /** The spreadsheet hides the row, and the merchant has not included it. */
  readonly isHeld: boolean;
}

const keyOf = ({ bankCode, number }: Payee) => `${bankCode}:${number}`;

const keyOfRow = ({ bankCode, number }: Row) => (bankCode === null || number === null ? null : keyOf({ bankCode, number }));

/** Returns the account that the row pays. Null while it is uncertain. */
const payeeOf = ({ bankCode, number }: Row): Payee | null => (bankCode === null || number === null ? null : { bankCode, number });

/** Returns account numbers that several rows have. There are few, so only these rows are compared further. */
function sharedNumbers(rows: readonly Row[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { number } of rows) {
    if (number === null) continue;
    if (seen.has(number)) shared.add(number);
    else seen.add(number);
  }
  return shared;
}

/** Returns, for each duplicate payment, the line of the first row with the same account and amount. */
function twinsIn(rows: readonly Row[], leftOut: ReadonlySet<number>): ReadonlyMap<number, number> {
  const shared = sharedNumbers(rows);
  const first = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const { bankCode, number, pays, line } of rows) {
    if (bankCode === null || number === null || pays === null || !shared.has(number) || leftOut.has(line)) continue;
    const key = `${bankCode}:${number}:${Number(pays)}`;
    const above = first.get(key);
    if (above === undefined) first.set(key, line);
    else twins.set(line, above);
  }
  return twins;
}

function namingProblem({ name, isSilent }: Naming): Problem | null {
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
  readonly naming: Naming | undefined;
}

function problemsOf(row: Row, { isHeld, twin, naming }: Circumstances): readonly Problem[] {
  const unnamed = naming ? namingProblem(naming) : null;
  if (!unnamed && twin === null && !isHeld) return row.problems;
  return [
    ...(isHeld ? [HELD] : []),
    ...row.problems,
    ...(unnamed ? [unnamed] : []),
    ...(twin === null ? [] : [twinProblem(twin)]),
  ];
}

function entryOf(row: Row, circumstances: Circumstances): Entry {
  const { isLeftOut, isHeld, twin, naming } = circumstances;
  const problems = problemsOf(row, circumstances);
  const name = naming?.name ?? null;
  const open = problems.length > 0 ? 'attention' : name === null ? 'waiting' : 'ready';
  return { row, state: isLeftOut ? 'leftOut' : open, name, problems, twin, isHeld };
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
    const key = keyOfRow(row);
    const naming = key === null ? undefined : names[key];
    const known = before?.entries[at];
    if (known && (key === null || before?.names[key] === naming)) return known;
    const twin = meant.has(row.line) ? null : (twins.get(row.line) ?? null);
    const isHeld = row.isHidden === true && !included.has(row.line);
    return entryOf(row, { isLeftOut: leftOut.has(row.line), isHeld, twin, naming });
  });
  newest.set(sheet, { names, entries });
  return entries;
}

/** Number of accounts to look up in one step. It is small enough to show progress and to change the order. */
const NAMES_AT_ONCE = 50;

type Reviewed = Pick<BulkPayoutContext, 'sheet' | 'names'>;

/** Returns the accounts whose names the review needs: those of valid rows, each once, the largest amount first. */
const payeesOf = memoizeByKey((entries: readonly Entry[]): readonly (Payee & { readonly lines: readonly number[] })[] => {
  const wanted = new Map<string, { payee: Payee; most: number; lines: number[] }>();
  for (const { row, state, isHeld } of entries) {
    const payee = payeeOf(row);
    if (!payee || state === 'leftOut' || isHeld || row.problems.length > 0) continue;
    const known = wanted.get(keyOf(payee)) ?? { payee, most: 0, lines: [] };
    known.most = Math.max(known.most, Number(row.pays ?? 0));
    known.lines.push(row.line);
    wanted.set(keyOf(payee), known);
  }
  return [...wanted.values()].sort((one, other) => other.most - one.most).map(({ payee, lines }) => ({ ...payee, lines }));
});

/** Returns the accounts of payable rows without a known name. Cached for the same rows. */
export const unnamedIn = (context: Reviewed): readonly Payee[] => unnamedAmong(payeesOf(entriesOf(context)))(context.names);

const unnamedAmong = memoizeByKey((payees: ReturnType<typeof payeesOf>) =>
  memoizeByKey((names: Names) => payees.filter((payee) => !names[keyOf(payee)])),
);

/** Returns the next accounts to look up: those on screen, then the largest amounts. */
export function nextUnnamed({ sheet, names, shown }: Reviewed & Pick<BulkPayoutContext, 'shown'>): readonly Payee[] {
  const onScreen = new Set(shown);
  const left = unnamedAmong(payeesOf(entriesOf({ sheet, names })))(names);
  const isOnScreen = ({ lines }: (typeof left)[number]) => lines.some((line) => onScreen.has(line));
  const ordered = [...left.filter(isOnScreen), ...left.filter((payee) => !isOnScreen(payee))];
  return ordered.slice(0, NAMES_AT_ONCE).map(({ bankCode, number }) => ({ bankCode, number }));
}

/** Returns how many names are known, and whether a bank did not answer for some of them. */
export function namingOf(context: Reviewed): { readonly done: number; readonly of: number; readonly isSilent: boolean } {
  const payees = payeesOf(entriesOf(context));
  const known = payees.flatMap((payee) => context.names[keyOf(payee)] ?? []);
  return { done: known.length, of: payees.length, isSilent: known.some(({ isSilent }) => isSilent) };
}

export const withNames = (names: Names, found: readonly Naming[]): Names => ({
  ...names,
  ...Object.fromEntries(found.map((naming) => [keyOf(naming), naming])),
});

/** Removes the names without an answer, so that they can be looked up again. */
export const withoutSilent = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, { isSilent }]) => !isSilent));
