/** What a merchant's rows come to: which are ready, which want attention, what is sent, and what may be sent again. */
import type { Bank } from '../../contract/banks';
import type { BatchRow } from '../../contract/batches';
import type { PayoutInitiated, PayoutStatus, payoutCode } from '../../contract/payouts';
import { isAtMost } from '../kit/money';
import { once } from '../kit/once';
import { bankFinder, type FindBank } from './bulkPayout.banks';
import { CURRENCY, checkRow, type Problem, type Row } from './bulkPayout.check';
import type { Field } from './bulkPayout.file';
import type {
  BatchOrder,
  BatchQuote,
  BulkPayoutContext,
  Kept,
  Names,
  Naming,
  Payee,
  Payment,
  Result,
  Sheet,
} from './bulkPayout.types';

/** `waiting`: nothing is wrong with the row, and its account's name is not known yet. */
export type EntryState = 'ready' | 'waiting' | 'attention' | 'leftOut';

/** A row among all others. */
export interface Entry {
  readonly row: Row;
  readonly state: EntryState;
  readonly name: string | null;
  readonly problems: readonly Problem[];
  /** The row above that pays the same; null where there is none, or it is meant so. */
  readonly twin: number | null;
}

const keyOf = ({ bankCode, number }: Payee) => `${bankCode}:${number}`;

const keyOfRow = ({ bankCode, number }: Row) => (bankCode === null || number === null ? null : keyOf({ bankCode, number }));

/** Whose account the row pays; null while that is not certain. */
const payeeOf = ({ bankCode, number }: Row): Payee | null => (bankCode === null || number === null ? null : { bankCode, number });

/** Account numbers that more than one row has; hardly any, so that the rest of a row is compared for these alone. */
function sharedNumbers(rows: readonly Row[]): ReadonlySet<string> {
  const [seen, shared] = [new Set<string>(), new Set<string>()];
  for (const { number } of rows) {
    if (number === null) continue;
    if (seen.has(number)) shared.add(number);
    else seen.add(number);
  }
  return shared;
}

/** For each row that pays the same account the same amount as one above it: the line of the first that does. */
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
  const says = isSilent
    ? 'The bank did not say whose account this is. Look up again.'
    : 'The bank knows no account with this number. Check it.';
  return { field: isSilent ? 'row' : 'account', says, offer: null };
}

const twinProblem = (above: number): Problem => ({
  field: 'row',
  says: `Same account and amount as row ${above}. Keep it only if you mean to pay twice.`,
  offer: null,
});

interface Circumstances {
  readonly isLeftOut: boolean;
  readonly twin: number | null;
  readonly naming: Naming | undefined;
}

function entryOf(row: Row, { isLeftOut, twin, naming }: Circumstances): Entry {
  const unnamed = naming ? namingProblem(naming) : null;
  const problems =
    unnamed || twin !== null
      ? [...row.problems, ...(unnamed ? [unnamed] : []), ...(twin === null ? [] : [twinProblem(twin)])]
      : row.problems;
  const name = naming?.name ?? null;
  const open = problems.length > 0 ? 'attention' : name === null ? 'waiting' : 'ready';
  return { row, state: isLeftOut ? 'leftOut' : open, name, problems, twin };
}

/** Among all rows: which say the same as one above them, and which the merchant has marked. Once for a sheet. */
const marksOf = once((sheet: Sheet) => {
  const leftOut = new Set(sheet.leftOut);
  return { leftOut, meant: new Set(sheet.meant), twins: twinsIn(sheet.rows, leftOut) };
});

let last: { sheet: Sheet; names: Names; entries: readonly Entry[] } | null = null;

/**
 * Every row in the order of the file. Ten thousand are worked out once, however often they are asked for; and where only names came since, only
 * the rows that were given one.
 */
export function entriesOf({ sheet, names }: Pick<BulkPayoutContext, 'sheet' | 'names'>): readonly Entry[] {
  if (sheet === null) return [];
  if (last?.sheet === sheet && last.names === names) return last.entries;
  const before = last?.sheet === sheet ? last : null;
  const { leftOut, meant, twins } = marksOf(sheet);
  const entries = sheet.rows.map((row, at) => {
    const key = keyOfRow(row);
    const naming = key === null ? undefined : names[key];
    const known = before?.entries[at];
    if (known && (key === null || before?.names[key] === naming)) return known;
    const twin = meant.has(row.line) ? null : (twins.get(row.line) ?? null);
    return entryOf(row, { isLeftOut: leftOut.has(row.line), twin, naming });
  });
  last = { sheet, names, entries };
  return entries;
}

/** So many accounts are asked about before anybody is told: often enough to be seen moving. */
export const NAMES_AT_ONCE = 25;

/** Accounts of rows that will be paid, whose names nobody has told yet; each once. Worked out once for the same rows. */
export function unnamedIn(context: Pick<BulkPayoutContext, 'sheet' | 'names'>): readonly Payee[] {
  return lookForUnnamed(entriesOf(context))(context.names);
}

const lookForUnnamed = once((entries: readonly Entry[]) => once((names: Names) => unnamedAmong(entries, names)));

function unnamedAmong(entries: readonly Entry[], names: Names): readonly Payee[] {
  const wanted = new Map<string, Payee>();
  for (const { row, state } of entries) {
    if (state === 'leftOut' || row.problems.length > 0) continue;
    const [key, payee] = [keyOfRow(row), payeeOf(row)];
    if (key !== null && payee && !names[key]) wanted.set(key, payee);
  }
  return [...wanted.values()];
}

export const withNames = (names: Names, found: readonly Naming[]): Names => ({
  ...names,
  ...Object.fromEntries(found.map((naming) => [keyOf(naming), naming])),
});

/** What banks did not say can be asked again. */
export const withoutSilent = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, { isSilent }]) => !isSilent));

const finders = new WeakMap<readonly Bank[], FindBank>();

export function finderFor(banks: readonly Bank[]): FindBank {
  const found = finders.get(banks) ?? bankFinder(banks);
  finders.set(banks, found);
  return found;
}

interface CellChange {
  readonly line: number;
  readonly field: Field;
  readonly text: string;
}

/** The sheet with one cell typed anew. Who puts a row right has looked at it: what slipped is no longer spoken of. */
export const withCell = (sheet: Sheet, banks: readonly Bank[], { line, field, text }: CellChange): Sheet => ({
  ...sheet,
  rows: sheet.rows.map((row) =>
    row.line === line
      ? { ...checkRow({ ...textsOf(row), beyond: '', [field]: text }, finderFor(banks)), typed: [...row.typed, field] }
      : row,
  ),
});

const textsOf = ({ line, account, bank, amount, description, currency, beyond }: Row) => ({
  line,
  account,
  bank,
  amount,
  description,
  currency,
  beyond,
});

export const keptOf = ({ rows, ...sheet }: Sheet): Kept => ({ ...sheet, texts: rows.map(textsOf) });

/** The payments of a batch: every row that is ready and was not paid before, and no other. */
function paymentsOf(context: Pick<BulkPayoutContext, 'sheet' | 'names' | 'results'>): readonly Payment[] {
  const { sheet, results } = context;
  const settled = new Set(results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line));
  return entriesOf(context).flatMap(({ row, state, name }) => {
    const { number, bankCode, bankId, bankName, pays, line } = row;
    if (!sheet || state !== 'ready' || settled.has(line) || name === null) return [];
    if (number === null || bankCode === null || bankId === null || bankName === null || pays === null) return [];
    const reference = referenceOf(sheet.key, line);
    return [{ reference, line, number, name, bankCode, bankId, bankName, amount: pays, description: row.description.trim() }];
  });
}

const referenceOf = (key: string, line: number) => `${key}-${line}`;

export const orderOf = (context: BulkPayoutContext, idempotencyKey: string): BatchOrder => ({
  idempotencyKey,
  currency: CURRENCY,
  payments: paymentsOf(context),
});

/** Of decimal texts with at most two decimals, in whole hundredths on the way: ten thousand are added at every step of a review. */
export function sumOf(amounts: readonly string[]): string {
  let sum = 0n;
  for (const amount of amounts) {
    const [units = '', decimals = ''] = amount.split('.');
    sum += BigInt(units + decimals.padEnd(2, '0'));
  }
  const digits = String(sum).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Why a batch cannot be reviewed yet. Rows that want attention stand in nobody's way: they are told of, and stay. */
export type BatchReason = 'naming' | 'nothing';
export function blockerOf(context: Pick<BulkPayoutContext, 'sheet' | 'names' | 'results'>): BatchReason | null {
  if (unnamedIn(context).length > 0) return 'naming';
  return paymentsOf(context).length === 0 ? 'nothing' : null;
}

export const isAffordable = ({ payments }: BatchOrder, { total, available }: BatchQuote) =>
  isAtMost(total ?? sumOf(payments.map(({ amount }) => amount)), available);

const CODE: typeof payoutCode = { done: '00', needsOtp: '007' };
export const isDone = ({ statusCode, batchId }: PayoutInitiated) => statusCode === CODE.done && batchId !== null;
export const wantsOtp = ({ statusCode, batchId }: PayoutInitiated) => statusCode === CODE.needsOtp && batchId !== null;

const AWAITS_CODE = 'Awaiting Verification';

/** What the answer to a key says. A batch that is known is looked at row by row. */
export type BatchOutcome = 'wantsOtp' | 'known' | 'notReceived' | 'unknown';
export function batchOutcomeOf({ status, batchId }: PayoutStatus): BatchOutcome {
  if (batchId !== null) return status === AWAITS_CODE ? 'wantsOtp' : 'known';
  return status === 'Not Received' ? 'notReceived' : 'unknown';
}

/** The provider's last word on a row that was not paid, after which it may be sent again. */
const FAILED = new Set(['Failed', 'Rejected', 'Declined']);
export const mayBeSentAgain = ({ status }: Pick<Result, 'status'>) => FAILED.has(status);
export const awaitsCode = (results: readonly Pick<Result, 'status'>[]) => results.some(({ status }) => status === AWAITS_CODE);

/** The provider's rows by our lines; those that have another name are none of ours. Earlier results stay for rows that were not sent again. */
export function resultsWith(earlier: readonly Result[], key: string, rows: readonly BatchRow[]): readonly Result[] {
  const byLine = new Map(earlier.map((result) => [result.line, result]));
  for (const { clientReference, status, reason } of rows) {
    const line = clientReference.startsWith(`${key}-`) ? Number(clientReference.slice(key.length + 1)) : 0;
    if (line > 0) byLine.set(line, { line, status, reason });
  }
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

/** What can be tried again: the rows that failed, as they were, and those that were never sent. */
export function failedOf(sheet: Sheet, results: readonly Result[]): Kept {
  const settled = new Set(results.filter((result) => !mayBeSentAgain(result)).map(({ line }) => line));
  const kept = keptOf(sheet);
  return { ...kept, texts: kept.texts.filter(({ line }) => !settled.has(line)) };
}
