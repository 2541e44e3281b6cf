/** Rules about the rows of a merchant: what is sent, what may be sent again, and what was changed. */
import type { Bank } from '../../../contract/payouts/banks';
import type { BatchRow } from '../../../contract/payouts/batches';
import type { PayoutInitiated, PayoutStatus, payoutCode } from '../../../contract/payouts/payouts';
import { leftOvers } from '../../kit/batch/batch.results';
import * as batch from '../../kit/batch/batch.rules';
import { sumOf, withCells, withRowsExcluded } from '../../kit/batch/batch.rules';
import type { BatchReason, CellChange } from '../../kit/batch/batch.types';
import { nextKey } from '../../kit/order/order.parts';
import { assertPresent } from '../../kit/values/assertPresent';
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import { isAtMost } from '../../kit/values/money';
import { isReturned } from '../payouts/returned';
import { bankFinder } from './bulkPayout.banks';
import { CURRENCY, checkRow, type Row } from './bulkPayout.check';
import { type Entry, entriesOf, unnamedIn } from './bulkPayout.entries';
import type { Field, Texts } from './bulkPayout.file';
import { correctionsIn, exclusionsIn } from './bulkPayout.queue';
import type {
  BatchOrder,
  BatchQuote,
  BatchSums,
  BulkBookmark,
  BulkPayoutContext,
  Kept,
  Payment,
  Result,
  Sheet,
  Source,
} from './bulkPayout.types';

export const finderFor = memoizeByKey(bankFinder);

/** Returns the sheet with edited cells. A merchant who corrects a row has seen it, so shifted cells are no longer reported. */
const corrected = (sheet: Sheet, banks: readonly Bank[], changes: ReadonlyMap<number, Omit<CellChange<Field>, 'line'>>): Sheet =>
  withCells(sheet, changes, (row, { field, text }, typed) =>
    checkRow({ ...textsOf(row), beyond: '', [field]: text, typed }, finderFor(banks)),
  );

export const withCell = (sheet: Sheet, banks: readonly Bank[], { line, ...change }: CellChange<Field>): Sheet =>
  corrected(sheet, banks, new Map([[line, change]]));

/** Returns the sheet with the corrections that all rows of a group are offered. */
export function withGroupCorrected(context: BulkPayoutContext, key: string): Sheet | null {
  const corrections = correctionsIn(entriesOf(context), key);
  return context.sheet && corrections.size > 0 ? corrected(context.sheet, context.banks, corrections) : context.sheet;
}

/** Returns the sheet without the rows of a group. */
export const withGroupExcluded = (context: BulkPayoutContext, key: string): Sheet | null =>
  withRowsExcluded(context.sheet, exclusionsIn(entriesOf(context), key));

export const textsOf = ({ line, account, bank, amount, description, currency, beyond, isHidden, typed }: Row): Texts => ({
  line,
  account,
  bank,
  amount,
  description,
  currency,
  beyond,
  ...(isHidden && { isHidden }),
  ...(typed.length > 0 && { typed }),
});

export const keptOf = (sheet: Sheet): Kept => batch.keptOf(sheet, textsOf);

/** Returns a sheet that was read, with the key of its next batch. Rows that were there before keep theirs. */
export const withFirstKey = (sheet: Sheet | null, source: Source | null): Sheet | null =>
  sheet && { ...sheet, nextKey: (source && 'kept' in source ? source.kept.nextKey : undefined) ?? crypto.randomUUID() };

/** Returns the sheet of a batch that may have been sent: the next one has the key that follows, in each tab that has these rows. */
export const withKeyUsed = (sheet: Sheet, { idempotencyKey }: Pick<BatchOrder, 'idempotencyKey'>): Sheet => ({
  ...sheet,
  nextKey: nextKey(idempotencyKey),
});

/** A row that was not paid may be sent again. */
export const mayBeSentAgain = (result: Pick<Result, 'status'>) => isReturned(result);

const left = leftOvers({ textsOf, mayBeSentAgain: (result: Result) => mayBeSentAgain(result) });
export const { restOf, leavesRows, resultsView } = left;

type Rows = Pick<BulkPayoutContext, 'sheet' | 'names' | 'results'>;

/** Returns the payment for a row, or none if the row is not ready or was already paid. A row that is ready has everything it needs. */
function paymentBy({ sheet, results }: Rows): (entry: Entry) => readonly Payment[] {
  const settled = left.settledIn(results);
  return ({ row, state, name }) => {
    if (state !== 'ready' || settled.has(row.line)) return [];
    return [
      {
        reference: referenceOf(assertPresent(sheet, 'a sheet').key, row.line),
        line: row.line,
        number: assertPresent(row.number, 'an account number'),
        name: assertPresent(name, 'an account name'),
        bankCode: assertPresent(row.bankCode, 'a bank'),
        bankId: assertPresent(row.bankId, 'a bank'),
        bankName: assertPresent(row.bankName, 'a bank'),
        amount: assertPresent(row.pays, 'an amount'),
        description: row.description.trim(),
      },
    ];
  };
}

const referenceOf = (key: string, line: number) => `${key}-${line}`;

export const orderOf = (context: BulkPayoutContext): BatchOrder => ({
  idempotencyKey: assertPresent(context.sheet?.nextKey, 'the key of the next batch'),
  currency: CURRENCY,
  payments: entriesOf(context).flatMap(paymentBy(context)),
});

export function blockerOf(context: Rows): BatchReason | null {
  const paymentOf = paymentBy(context);
  if (entriesOf(context).some((entry) => paymentOf(entry).length > 0)) return null;
  return unnamedIn(context).length > 0 ? 'lookingUp' : 'nothing';
}

export const isAffordable = ({ payments }: BatchOrder, { total, available }: BatchQuote) =>
  isAtMost(total ?? sumOf(payments.map(({ amount }) => amount)), available);

const CODE: typeof payoutCode = { done: '00', needsOtp: '007' };
export const isDone = ({ statusCode, batchId }: PayoutInitiated) => statusCode === CODE.done && batchId !== null;
export const requiresOtp = ({ statusCode, batchId }: PayoutInitiated) => statusCode === CODE.needsOtp && batchId !== null;

const AWAITS_CODE = 'Awaiting Verification';

/** The status of a key. The rows of a known batch are checked one by one. */
export type BatchOutcome = 'requiresOtp' | 'known' | 'notReceived' | 'unknown';
export function batchOutcomeOf({ status, batchId }: PayoutStatus): BatchOutcome {
  if (batchId !== null) return status === AWAITS_CODE ? 'requiresOtp' : 'known';
  return status === 'Not Received' ? 'notReceived' : 'unknown';
}

export const awaitsCode = (results: readonly Pick<Result, 'status'>[]) => results.some(({ status }) => status === AWAITS_CODE);

const NO_PAYMENTS: readonly Payment[] = [];

/** Returns the amounts of the rows that await the code, as the provider has them, else as they were sent. Null where neither is known. */
const awaitedAmounts = memoizeByKey((results: readonly Result[]) =>
  memoizeByKey((payments: readonly Payment[]): readonly (string | null)[] => {
    const sent = new Map(payments.map(({ line, amount }) => [line, amount]));
    return results.flatMap(({ line, amount, status }) => (status === AWAITS_CODE ? [amount ?? sent.get(line) ?? null] : []));
  }),
);

/**
 * Returns what the code confirms: the rows that the provider accepted and that await it. Null if the amount of one is not known. A row that failed
 * when the batch was sent is not paid, so it does not count.
 */
export function awaitedSums({ order, results }: Pick<BulkPayoutContext, 'order' | 'results'>): BatchSums | null {
  const amounts = awaitedAmounts(results)(order?.payments ?? NO_PAYMENTS);
  const known = amounts.filter((amount) => amount !== null);
  const recipients = amounts.length;
  if (known.length === recipients) return { recipients, amount: sumOf(known), currency: CURRENCY };
  return order?.sums?.recipients === recipients ? order.sums : null;
}

/**
 * Returns the provider's results by our lines, without rows that have another reference. Earlier results stay for rows that were not sent
 * again.
 */
export function resultsWith(earlier: readonly Result[], key: string, rows: readonly BatchRow[]): readonly Result[] {
  const byLine = new Map(earlier.map((result) => [result.line, result]));
  for (const { clientReference, status, reason, amount, accountNumber: account, recipient: name, bankName: bank } of rows) {
    const line = clientReference.startsWith(`${key}-`) ? Number(clientReference.slice(key.length + 1)) : 0;
    if (line > 0) byLine.set(line, { line, status, reason, amount, account, name, bank });
  }
  return [...byLine.values()].sort((one, other) => one.line - other.line);
}

/** Returns the initial context. Rows of an earlier page are shown as they were, and checked again before they are sent. */
export function contextOf(bookmark: BulkBookmark | null): BulkPayoutContext {
  const none = {
    source: null,
    sheet: null,
    banks: [],
    names: {},
    shown: [],
    cost: null,
    order: null,
    batchId: null,
    results: [],
    problem: null,
    reply: null,
    codeProblem: null,
    sentAt: null,
  };
  if (!bookmark) return none;
  const { kept, order, batchId, sentAt = null } = bookmark;
  const { texts, ...rest } = kept;
  const unchecked = { number: null, bankCode: null, bankId: null, bankName: null, pays: null, problems: [] };
  return {
    ...none,
    source: { kept },
    sheet: { ...rest, rows: texts.map((row) => ({ ...unchecked, ...row, typed: row.typed ?? [] })) },
    order: order && {
      idempotencyKey: order.idempotencyKey,
      currency: order.sums?.currency ?? '',
      payments: [],
      ...(order.sums && { sums: order.sums }),
    },
    batchId,
    sentAt,
  };
}

/** The results lead back to the rows once no code is awaited. */
export const isLeftOver = (context: Pick<Rows, 'sheet' | 'results'>) => !awaitsCode(context.results) && left.isLeftOver(context);
