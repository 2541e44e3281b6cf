import type { SnapshotFrom } from 'xstate';
import { awaitsApproval } from '../../../contract/payouts/payoutStatuses';
import type { ProblemGroup } from '../../kit/batch/batch.queue';
import { NO_RESULTS, type ResultsView } from '../../kit/batch/batch.results';
import { countsOf, sumOf } from '../../kit/batch/batch.rules';
import { bookmarker, type FileView, isAtRows, type LookupView, reasonOf, selectFile } from '../../kit/batch/batch.select';
import type { BatchReason } from '../../kit/batch/batch.types';
import { selectQuote } from '../../kit/confirmation/confirmation.select';
import { codeIn } from '../../kit/order/code.select';
import type { OtpView } from '../../kit/otp/otp.select';
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import type { Cause, Row } from './bulkPayout.check';
import { balanceAfter, costFor, shortOf } from './bulkPayout.cost';
import { type Entry, entriesOf, nameIn, namingOf } from './bulkPayout.entries';
import type { Field, Texts } from './bulkPayout.file';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { groupsOf } from './bulkPayout.queue';
import { awaitedSums, awaitsCode, blockerOf, isAffordable, mayBeSentAgain, resultsView, textsOf } from './bulkPayout.rules';
import type {
  BatchOrder,
  BatchQuote,
  BatchSums,
  BulkBookmark,
  BulkPayoutContext,
  Names,
  Result,
  Sheet,
} from './bulkPayout.types';

type Snapshot = SnapshotFrom<typeof bulkPayoutMachine>;

/** A row with its result. */
export interface Outcome {
  readonly line: number;
  readonly account: string;
  /** The account name. Null after a reload, because it is looked up for the review only. */
  readonly name: string | null;
  readonly bank: string;
  /** The provider's amount, in major units. For an unchecked file it is the text in the file. */
  readonly amount: string;
  readonly isAmount: boolean;
  readonly description: string;
  readonly status: string;
  readonly reason: string;
  /** It was not paid, and can be sent again. */
  readonly isFailed: boolean;
}

/** What the rows of a batch add up to, in major units and without fees. */
export interface OutcomeSums {
  readonly accepted: string;
  readonly failed: string;
}

interface Reviewed extends Pick<FileView, 'counts'> {
  readonly entries: readonly Entry[];
  /** The total of the rows that are ready, in major units. */
  readonly total: string;
  /** What needs attention, by cause. */
  readonly groups: readonly ProblemGroup<Cause, Field>[];
}

/** The cost of the rows that are ready, in major units. Null where it is not known. */
export interface CostView {
  /** `unknown`: no row is ready, or their names are still being looked up. */
  readonly state: 'unknown' | 'loading' | 'failed' | 'known';
  readonly fee: string | null;
  readonly total: string | null;
  readonly balanceAfter: string | null;
  /** By how much the balance does not cover the total. */
  readonly short: string | null;
}

/** Everything that the bulk payout's page shows. */
export interface BulkPayoutView extends FileView, Reviewed, ResultsView {
  /** How many account names are known. */
  readonly lookup: LookupView;
  readonly cost: CostView;
  readonly blocker: BatchReason | null;
  readonly order: BatchOrder | null;
  /** What the order comes to. Null without one, or if an earlier page kept no sums of it. */
  readonly sums: BatchSums | null;
  /** The total of the order without fees, in major units. It is exactly what is sent. */
  readonly amount: string;
  readonly quote: BatchQuote | null;
  readonly quoteProblem: string | null;
  readonly isAffordable: boolean;
  readonly otp: OtpView | null;
  readonly outcomes: readonly Outcome[];
  /** Null if the amount of a row is unknown, because a part is no sum. */
  readonly outcomeSums: OutcomeSums | null;
  readonly awaitsCode: boolean;
  /** How many rows a second-level approver has yet to decide about. */
  readonly awaitApproval: number;
}

const reviewed = memoizeByKey((entries: readonly Entry[]): Reviewed => {
  const ready = entries.filter(({ state }) => state === 'ready');
  const total = sumOf(ready.map(({ row }) => row.pays ?? '0'));
  return { entries, counts: countsOf(entries), total, groups: groupsOf(entries) };
});

const amountOf = memoizeByKey(({ payments }: BatchOrder) => sumOf(payments.map(({ amount }) => amount)));

/** Of an order of an earlier page only the sums are known. */
const sumsOfOrder = memoizeByKey((order: BatchOrder): BatchSums | null => {
  const { payments, currency, sums = null } = order;
  return payments.length === 0 ? sums : { recipients: payments.length, amount: amountOf(order), currency };
});

/** Returns what an order comes to: what its code confirms once the provider has it, else what is sent. */
const sumsIn = (context: Pick<BulkPayoutContext, 'order' | 'results'>): BatchSums | null =>
  awaitsCode(context.results) ? awaitedSums(context) : context.order && sumsOfOrder(context.order);

const NOTHING: readonly Entry[] = [];
const WITH_RESULTS = ['results', 'finishing', 'verifying'] as const;

export function selectBulkPayout(snapshot: Snapshot): BulkPayoutView {
  const { context } = snapshot;
  const file = selectFile(snapshot);
  const lookup = selectLookup(snapshot);
  const review = selectQuote(snapshot.children.confirmation, isAffordable);
  return {
    ...file,
    ...reviewed(isAtRows(file.step) ? entriesOf(context) : NOTHING),
    lookup,
    cost: selectCost(snapshot),
    blocker: file.step === 'reviewing' || file.step === 'discarding' ? reasonOf(blockerOf(context), lookup) : null,
    order: context.order,
    sums: sumsIn(context),
    amount: context.order ? amountOf(context.order) : '0.00',
    quote: review?.quote ?? null,
    quoteProblem: review?.problem ?? null,
    isAffordable: review?.affordable ?? true,
    otp: codeIn(snapshot.children),
    outcomes: outcomesOf(context),
    outcomeSums: sumsOf(outcomesOf(context)),
    ...(WITH_RESULTS.some((state) => snapshot.matches(state)) ? resultsView(context) : NO_RESULTS),
    awaitsCode: awaitsCode(context.results),
    awaitApproval: context.results.filter(({ status }) => awaitsApproval(status)).length,
  };
}

function selectLookup(snapshot: Snapshot): LookupView {
  const isRunning = snapshot.matches({ reviewing: 'resolvingNames' });
  const names = namingOf(snapshot.context);
  // Nothing is looked up while the merchant is asked about corrections.
  const isPaused = snapshot.matches('discarding') && names.done < names.of;
  const isStopped = snapshot.matches({ reviewing: 'stopped' }) || isPaused;
  return { state: isRunning ? 'running' : isStopped ? 'stopped' : 'done', ...names };
}

const NO_COST = { fee: null, total: null, balanceAfter: null, short: null } as const;

function selectCost(snapshot: Snapshot): CostView {
  if (snapshot.matches({ reviewing: 'costFailed' })) return { ...NO_COST, state: 'failed' };
  if (snapshot.matches({ reviewing: 'loadingCost' })) return { ...NO_COST, state: 'loading' };
  const cost =
    costFor(snapshot.context, entriesOf(snapshot.context)) ?? selectQuote(snapshot.children.confirmation, isAffordable)?.quote;
  if (!cost) return { ...NO_COST, state: 'unknown' };
  const { fee, total } = cost;
  return { state: 'known', fee, total, balanceAfter: balanceAfter(cost), short: shortOf(cost) };
}

const NO_OUTCOMES: readonly Outcome[] = [];

const AMOUNT = /^\d+(\.\d{1,2})?$/;

const joined = memoizeByKey((results: readonly Result[]) =>
  memoizeByKey((sheet: Sheet) =>
    memoizeByKey((names: Names): readonly Outcome[] => {
      const rows = new Map(sheet.rows.map((row) => [row.line, row]));
      // Rows that were settled by an earlier batch are not in the file any more.
      return results.flatMap((result) => {
        const { line, status, reason } = result;
        const row = rows.get(line);
        // None is known of a file that the browser had no room for, and the results still count.
        if (!row && rows.size > 0) return [];
        // What the provider carries out counts, because another tab may have sent other rows than this one has.
        const amount = result.amount ?? row?.pays ?? row?.amount ?? '';
        return {
          line,
          account: result.account || (row?.account ?? ''),
          name: result.name || (row ? nameIn(row, names) : null),
          bank: result.bank || (row?.bankName ?? row?.bank ?? ''),
          amount,
          isAmount: AMOUNT.test(amount),
          description: row?.description ?? '',
          status,
          reason,
          isFailed: mayBeSentAgain(result),
        };
      });
    }),
  ),
);

const outcomesOf = ({ results, sheet, names }: BulkPayoutContext) => (sheet ? joined(results)(sheet)(names) : NO_OUTCOMES);

const sumsOf = memoizeByKey((outcomes: readonly Outcome[]): OutcomeSums | null => {
  if (outcomes.some(({ isAmount }) => !isAmount)) return null;
  const sum = (some: readonly Outcome[]) => sumOf(some.map(({ amount }) => amount));
  return {
    accepted: sum(outcomes.filter(({ isFailed }) => !isFailed)),
    failed: sum(outcomes.filter(({ isFailed }) => isFailed)),
  };
});

const bookmarkOf = bookmarker<Texts, Row, Omit<BulkBookmark, 'kept'>>(textsOf);

/**
 * Returns the bookmark: the current rows, and the batch that may have been sent, with what it comes to and when its code was sent. The same
 * object as long as it is equal. A batch under review has no outcome to ask for. If two tabs send its rows, each row is still paid once, by its
 * reference.
 */
export function bookmarkBulkPayout(snapshot: Snapshot): BulkBookmark | null {
  const { context } = snapshot;
  const { batchId } = context;
  const order = snapshot.matches('confirming') ? null : context.order;
  const sums = order && sumsIn(context);
  // Another code may have been sent since it is asked for.
  const sentAt = snapshot.children.otp?.getSnapshot().context.sentAt ?? context.sentAt;
  return bookmarkOf(context, {
    order: order && { idempotencyKey: order.idempotencyKey, ...(sums && { sums }) },
    batchId,
    ...(order && sentAt !== null && { sentAt }),
  });
}
