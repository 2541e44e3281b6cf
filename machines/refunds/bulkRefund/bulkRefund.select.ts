import type { SnapshotFrom } from 'xstate';
import type { ProblemGroup } from '../../kit/batch/batch.queue';
import { NO_RESULTS, type ResultsView } from '../../kit/batch/batch.results';
import { countsOf } from '../../kit/batch/batch.rules';
import { bookmarker, type FileView, isAtRows, type LookupView, reasonOf, selectFile } from '../../kit/batch/batch.select';
import type { BatchReason } from '../../kit/batch/batch.types';
import { sentOrder } from '../../kit/order/sentOrder';
import { memoizeByKey } from '../../kit/values/memoizeByKey';
import type { Cause, Row } from './bulkRefund.check';
import { type Entry, entriesOf, lookupOf } from './bulkRefund.entries';
import type { Field, Texts } from './bulkRefund.file';
import type { bulkRefundMachine } from './bulkRefund.machine';
import { groupsOf } from './bulkRefund.queue';
import {
  blockerOf,
  isDeclined,
  isLeftOver,
  itemOf,
  restOf,
  resultsView,
  type Total,
  textsOf,
  totalsOf,
} from './bulkRefund.rules';
import type { BatchOrder, BulkRefundBookmark, BulkRefundContext, Result, Sheet } from './bulkRefund.types';

type Snapshot = SnapshotFrom<typeof bulkRefundMachine>;

/** A row with its result. */
export interface Outcome extends Result {
  /** As in the file. */
  readonly transaction: string;
  readonly amount: string;
  /** Null after a reload. */
  readonly currency: string | null;
  readonly reason: string;
  /** It was declined. */
  readonly isFailed: boolean;
}

interface Reviewed extends Pick<FileView, 'counts'> {
  readonly entries: readonly Entry[];
  /** What the rows that are ready refund, by currency. */
  readonly totals: readonly Total[];
  /** What needs attention, by cause. */
  readonly groups: readonly ProblemGroup<Cause, Field>[];
}

/** Everything that the bulk refund's page shows. */
export interface BulkRefundView extends FileView, Reviewed, ResultsView {
  /** How many transactions are known. */
  readonly lookup: LookupView;
  readonly blocker: BatchReason | null;
  readonly order: BatchOrder | null;
  /** Exactly what is sent. */
  readonly orderTotals: readonly Total[];
  readonly outcomes: readonly Outcome[];
  readonly pending: number;
}

const reviewed = memoizeByKey((entries: readonly Entry[]): Reviewed => {
  return { entries, counts: countsOf(entries), totals: totalsOf(entries.flatMap(itemOf)), groups: groupsOf(entries) };
});

const orderTotals = memoizeByKey(({ items }: BatchOrder) => totalsOf(items));

const NOTHING: readonly Entry[] = [];
const NO_TOTALS: readonly Total[] = [];

export function selectBulkRefund(snapshot: Snapshot): BulkRefundView {
  const { context } = snapshot;
  const { order, results } = context;
  const file = selectFile(snapshot);
  const isRunning = snapshot.matches({ reviewing: 'lookingUp' });
  const isStopped = snapshot.matches({ reviewing: 'stopped' });
  const lookup: LookupView = { state: isRunning ? 'running' : isStopped ? 'stopped' : 'done', ...lookupOf(context) };
  return {
    ...file,
    ...reviewed(isAtRows(file.step) ? entriesOf(context) : NOTHING),
    lookup,
    blocker: snapshot.matches('reviewing') ? reasonOf(blockerOf(context), lookup) : null,
    order,
    orderTotals: order ? orderTotals(order) : NO_TOTALS,
    outcomes: outcomesOf(context),
    ...(isAtResults(snapshot) ? resultsView(context) : NO_RESULTS),
    pending: results.filter(({ status }) => status === 'Processing' || status === 'Pending').length,
  };
}

const isAtResults = (snapshot: Snapshot) => snapshot.matches('results') || snapshot.matches('finishing');

const NO_OUTCOMES: readonly Outcome[] = [];

const joined = memoizeByKey((results: readonly Result[]) =>
  memoizeByKey((sheet: Sheet) =>
    memoizeByKey((payments: BulkRefundContext['payments']): readonly Outcome[] => {
      const rows = new Map(sheet.rows.map((row) => [row.line, row]));
      return results.map((result) => {
        const row = rows.get(result.line);
        const payment = payments[row?.names ?? '']?.payment;
        return {
          ...result,
          transaction: payment?.reference ?? row?.reference ?? '',
          amount: row?.refunds ?? row?.amount ?? '',
          currency: payment?.currency ?? null,
          reason: row?.reason ?? '',
          isFailed: isDeclined(result),
        };
      });
    }),
  ),
);

const outcomesOf = ({ results, sheet, payments }: BulkRefundContext) => (sheet ? joined(results)(sheet)(payments) : NO_OUTCOMES);

const bookmarkOf = bookmarker<Texts, Row, Pick<BulkRefundBookmark, 'order'>>(textsOf);

/** The rows that a batch left over, once for the same results: the bookmark stays the same object. */
const restOnce = memoizeByKey((sheet: Sheet) => memoizeByKey((results: readonly Result[]) => restOf(sheet, results)));

/**
 * Returns the bookmark: the current rows, and the batch that may have been sent. The same object as long as it is equal. Refunds that were made
 * are in the list of refunds, so of a batch with results only the rows that it left over are kept.
 */
export function bookmarkBulkRefund(snapshot: Snapshot): BulkRefundBookmark | null {
  const { context } = snapshot;
  const { sheet, results } = context;
  if (isAtResults(snapshot)) {
    return sheet && isLeftOver(context)
      ? bookmarkOf({ sheet, source: { kept: restOnce(sheet)(results) } }, { order: null })
      : null;
  }
  const order = sentOrder(snapshot);
  return bookmarkOf(context, { order: order && { idempotencyKey: order.idempotencyKey, lines: order.lines } });
}
