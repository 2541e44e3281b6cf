/** Each row of a file in relation to its transaction and to the other rows. */

import { lookupsOf, type Wanted } from '../../kit/batch/batch.lookups';
import type { BatchEntry } from '../../kit/batch/batch.queue';
import { fromHundredths, hundredths } from '../../kit/batch/batch.rules';
import type { EntryState } from '../../kit/batch/batch.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import { short } from '../../kit/values/readings';
import type { TransactionInFull } from '../../transactions/transactionDetails/transactionDetails.machine';
import { leftOf, type Refusal, whyNotRefundable } from '../../transactions/transactionDetails/transactionDetails.rules';
import { isDeclined } from '../refund/refund.rules';
import { type Cause, type Problem, problemOf, type Row } from './bulkRefund.check';
import type { Field } from './bulkRefund.file';
import type { BulkRefundContext, FoundPayment, Payments, Sheet } from './bulkRefund.types';

/** A row in relation to the others. */
export interface Entry extends BatchEntry<Row, Cause, Field> {
  /** Null while it is not looked up, and if there is none. */
  readonly payment: TransactionInFull | null;
}

/** `NGN 1,234.50`, for sentences. */
function money(currency: string, amount: bigint): string {
  const [units = '', decimals] = fromHundredths(amount).split('.');
  return `${currency} ${units.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

const HELD = problemOf(
  'hidden',
  'This row is hidden or filtered out in the spreadsheet. Include it only if you mean to refund it.',
);

const REFUSALS: Readonly<Record<Refusal, string>> = {
  unpaid: 'Only a successful transaction can be refunded.',
  bankTransfer: 'A transaction paid by bank transfer can’t be refunded here.',
  unknown: 'We couldn’t get the refundable amount. Try again later.',
  nothingLeft: 'Nothing is left to refund of this transaction.',
};

/** Returns what the lookup of its transaction says against a row. */
function lookupProblem({ reference, payment, isSilent }: FoundPayment): Problem | null {
  if (isSilent) return problemOf('silent', 'We couldn’t load this transaction. Look it up again.');
  if (payment === null)
    return problemOf('notFound', `Your business has no transaction “${short(reference)}”. Check the reference.`);
  const { refusal } = factsOf(payment);
  return refusal === null ? null : problemOf(refusal, REFUSALS[refusal]);
}

/** What is known of a transaction, once for all of its rows. */
const factsOf = memoizeByKey((payment: TransactionInFull) => ({ left: leftOf(payment), refusal: whyNotRefundable(payment) }));

/** What the rows above take of one transaction. Amounts are in hundredths. */
interface Taken {
  sum: bigint;
  readonly lines: number[];
  /** The first line of each amount. */
  readonly amounts: Map<bigint, number>;
}

const NAMED_ROWS = 3;

function rowsText(lines: readonly number[]): string {
  const named = lines.slice(0, NAMED_ROWS).join(', ');
  const more = lines.length - NAMED_ROWS;
  return `${lines.length === 1 ? 'Row' : 'Rows'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Rows of one transaction count together, because together they may not refund more than is left of it. */
function restProblem(amount: bigint, { currency }: TransactionInFull, left: bigint, { sum, lines }: Taken): Problem | null {
  if (amount <= left - sum) return null;
  const rest = money(currency, left - sum);
  const says =
    lines.length === 0
      ? `You can refund up to ${rest} of this transaction.`
      : `${rowsText(lines)} ${lines.length === 1 ? 'refunds' : 'refund'} ${money(currency, sum)} of the same transaction. ${rest} is left for this row.`;
  const offer = left > sum ? { label: `Change to ${rest}`, field: 'amount' as const, text: fromHundredths(left - sum) } : null;
  return problemOf('tooMuch', says, offer);
}

/** A second refund of the same amount is probably a mistake: of a row above, or of an earlier refund. */
function repeatProblem(amount: bigint, { currency, refunds }: TransactionInFull, { amounts }: Taken): Problem | null {
  const above = amounts.get(amount);
  if (above !== undefined)
    return problemOf('duplicate', `Same transaction and amount as row ${above}. Keep it only if you mean to refund twice.`);
  const earlier = refunds.findLast((refund) => !isDeclined(refund) && hundredths(refund.amount) === amount);
  if (!earlier) return null;
  const says = `${money(currency, amount)} of this transaction was refunded before (${earlier.reference}). Keep it only if you mean to refund it again.`;
  return problemOf('repeated', says);
}

interface Checked {
  readonly problems: readonly Problem[];
  readonly isTwin: boolean;
}

/** Returns what the transaction of a row and the rows above say against it. */
function checkAgainst(row: Row, found: FoundPayment | undefined, taken: Taken, isMeant: boolean): Checked {
  const unfit = found ? lookupProblem(found) : null;
  if (unfit !== null) return { problems: [...row.problems, unfit], isTwin: false };
  const payment = found?.payment ?? null;
  if (payment === null || row.refunds === null) return { problems: row.problems, isTwin: false };
  const amount = hundredths(row.refunds);
  const left = hundredths(assertPresent(factsOf(payment).left, 'a refund'));
  const tooMuch = restProblem(amount, payment, left, taken);
  const repeats = isMeant ? null : repeatProblem(amount, payment, taken);
  const more = [tooMuch, repeats].filter((problem) => problem !== null);
  return { problems: more.length === 0 ? row.problems : [...row.problems, ...more], isTwin: repeats !== null };
}

const decisionsOf = memoizeByKey((sheet: Sheet) => ({
  leftOut: new Set(sheet.leftOut),
  meant: new Set(sheet.meant),
  included: new Set(sheet.included),
}));

type Reviewed = Pick<BulkRefundContext, 'sheet' | 'payments' | 'refusals'>;

/** Counts what the rows of each transaction take, from the top of the file. */
function counter() {
  const all = new Map<string, Taken>();
  return (payment: TransactionInFull | null): Taken => {
    const known = all.get(payment?.reference ?? '');
    if (known) return known;
    const taken: Taken = { sum: 0n, lines: [], amounts: new Map() };
    if (payment !== null) all.set(payment.reference, taken);
    return taken;
  };
}

function take(taken: Taken, line: number, amount: bigint): void {
  taken.sum += amount;
  taken.lines.push(line);
  if (!taken.amounts.has(amount)) taken.amounts.set(amount, line);
}

const stateOf = (isLeftOut: boolean, problems: readonly Problem[], payment: TransactionInFull | null): EntryState => {
  if (isLeftOut) return 'leftOut';
  if (problems.length > 0) return 'attention';
  return payment === null ? 'waiting' : 'ready';
};

/** Returns all problems of a row. The array of the row itself if there are no others, because most rows have none. */
const allProblems = (own: readonly Problem[], isHeld: boolean, refusal: string | undefined): readonly Problem[] =>
  isHeld || refusal !== undefined
    ? [...(isHeld ? [HELD] : []), ...own, ...(refusal === undefined ? [] : [problemOf('refused', refusal)])]
    : own;

function allEntries(sheet: Sheet, payments: Payments, refusals: BulkRefundContext['refusals']): readonly Entry[] {
  const { leftOut, meant, included } = decisionsOf(sheet);
  const takenOf = counter();
  return sheet.rows.map((row): Entry => {
    const { line, names } = row;
    const found = names === null ? undefined : payments[names];
    const payment = found?.payment ?? null;
    const taken = takenOf(payment);
    const { problems: own, isTwin } = checkAgainst(row, found, taken, meant.has(line));
    const isHeld = row.isHidden === true && !included.has(line);
    const problems = allProblems(own, isHeld, refusals[line]);
    const state = stateOf(leftOut.has(line), problems, payment);
    if (state === 'ready' && row.refunds !== null) take(taken, line, hundredths(row.refunds));
    return { row, state, problems, isTwin, isHeld, payment };
  });
}

const computed = memoizeByKey((sheet: Sheet) =>
  memoizeByKey((payments: Payments) =>
    memoizeByKey((refusals: BulkRefundContext['refusals']) => allEntries(sheet, payments, refusals)),
  ),
);

const NO_ENTRIES: readonly Entry[] = [];

/** Returns every row in the order of the file. Cached for the same rows and transactions. */
export const entriesOf = ({ sheet, payments, refusals }: Reviewed): readonly Entry[] =>
  sheet === null ? NO_ENTRIES : computed(sheet)(payments)(refusals);

/** Returns the references that the review needs: those of rows that are right by themselves, each once, in the order of the file. */
function wantedIn(entries: readonly Entry[]): readonly Wanted[] {
  const wanted = new Map<string, number[]>();
  for (const { row, state, isHeld } of entries) {
    const { names, line, problems } = row;
    if (names === null || state === 'leftOut' || isHeld || problems.length > 0) continue;
    const lines = wanted.get(names);
    if (lines) lines.push(line);
    else wanted.set(names, [line]);
  }
  return [...wanted].map(([key, lines]) => ({ key, lines }));
}

const lookups = lookupsOf(wantedIn);

/** Whether transactions of rows are not looked up yet. */
export const isUnknown = (context: Reviewed): boolean => lookups.missingIn(entriesOf(context), context.payments).length > 0;

export const nextReferences = (context: Reviewed & Pick<BulkRefundContext, 'shown'>): readonly string[] =>
  lookups.nextMissing(entriesOf(context), context.payments, context.shown).map(({ key }) => key);

export const lookupOf = (context: Reviewed) => lookups.progressOf(entriesOf(context), context.payments);
