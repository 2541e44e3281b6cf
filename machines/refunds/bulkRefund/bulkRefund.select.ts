import type { SnapshotFrom } from 'xstate';
import type { ProblemGroup } from '../../kit/batch.queue';
import { type Counts, countsOf } from '../../kit/batch.rules';
import { memoizeByKey } from '../../kit/memoizeByKey';
import type { Cause } from './bulkRefund.check';
import { type Entry, entriesOf, lookupOf } from './bulkRefund.entries';
import type { Field } from './bulkRefund.file';
import type { bulkRefundMachine } from './bulkRefund.machine';
import { groupsOf } from './bulkRefund.queue';
import { type BatchReason, blockerOf, isDeclined, keptOf, type Total, totalsOf } from './bulkRefund.rules';
import type { BatchOrder, BulkRefundBookmark, BulkRefundContext, Kept, Result, Sheet } from './bulkRefund.types';

type Snapshot = SnapshotFrom<typeof bulkRefundMachine>;

const STEPS = [
  'resuming',
  'choosing',
  'reading',
  'checkDataFailed',
  'reviewing',
  'discarding',
  'confirming',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
  'results',
] as const;

/** A row with its result. */
export interface Outcome extends Result {
  /** As in the file. */
  readonly transaction: string;
  readonly amount: string;
  /** Null after a reload. */
  readonly currency: string | null;
  readonly reason: string;
}

interface Reviewed {
  readonly entries: readonly Entry[];
  readonly counts: Counts;
  /** What the rows that are ready refund, by currency. */
  readonly totals: readonly Total[];
  /** What needs attention, by cause. */
  readonly groups: readonly ProblemGroup<Cause, Field>[];
}

/** Everything that the bulk refund's page shows. */
export interface BulkRefundView extends Reviewed {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly problem: string | null;
  readonly name: string;
  readonly notes: readonly string[];
  readonly isFromFile: boolean;
  /** How many transactions are known, and whether there was no answer for some of them. */
  readonly lookup: {
    readonly state: 'done' | 'running' | 'stopped';
    readonly done: number;
    readonly of: number;
    readonly isSilent: boolean;
  };
  readonly blocker: BatchReason | null;
  readonly order: BatchOrder | null;
  /** Exactly what is sent. */
  readonly orderTotals: readonly Total[];
  readonly outcomes: readonly Outcome[];
  readonly declined: number;
  readonly pending: number;
}

const reviewed = memoizeByKey((entries: readonly Entry[]): Reviewed => {
  const ready = entries.flatMap(({ state, payment, row }) =>
    state === 'ready' && payment !== null && row.refunds !== null ? [{ currency: payment.currency, amount: row.refunds }] : [],
  );
  return { entries, counts: countsOf(entries), totals: totalsOf(ready), groups: groupsOf(entries) };
});

const orderTotals = memoizeByKey(({ items }: BatchOrder) => totalsOf(items));

const isAtRows = (snapshot: Snapshot) =>
  (['reviewing', 'discarding', 'confirming', 'submitting'] as const).some((state) => snapshot.matches(state));

const NOTHING: readonly Entry[] = [];
const NO_TOTALS: readonly Total[] = [];

export function selectBulkRefund(snapshot: Snapshot): BulkRefundView {
  const { context } = snapshot;
  const { sheet, source, order, results } = context;
  const isRunning = snapshot.matches({ reviewing: 'lookingUp' });
  const isStopped = snapshot.matches({ reviewing: 'stopped' });
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    problem: context.problem,
    name: sheet?.name ?? (source && 'file' in source ? source.file.name : (source?.kept.name ?? '')),
    notes: sheet?.notes ?? [],
    isFromFile: source !== null && 'file' in source,
    ...reviewed(isAtRows(snapshot) ? entriesOf(context) : NOTHING),
    lookup: { state: isRunning ? 'running' : isStopped ? 'stopped' : 'done', ...lookupOf(context) },
    blocker: snapshot.matches('reviewing') ? blockerOf(context) : null,
    order,
    orderTotals: order ? orderTotals(order) : NO_TOTALS,
    outcomes: outcomesOf(context),
    declined: results.filter(isDeclined).length,
    pending: results.filter(({ status }) => status === 'Processing' || status === 'Pending').length,
  };
}

const NO_OUTCOMES: readonly Outcome[] = [];

const joined = memoizeByKey((results: readonly Result[]) =>
  memoizeByKey((sheet: Sheet) =>
    memoizeByKey((payments: BulkRefundContext['payments']): readonly Outcome[] => {
      const rows = new Map(sheet.rows.map((row) => [row.line, row]));
      return results.map((result) => {
        const row = rows.get(result.line);
        const payment = (row?.names && payments[row.names]?.payment) || null;
        return {
          ...result,
          transaction: payment?.reference ?? row?.reference ?? '',
          amount: row?.refunds ?? row?.amount ?? '',
          currency: payment?.currency ?? null,
          reason: row?.reason ?? '',
        };
      });
    }),
  ),
);

const outcomesOf = ({ results, sheet, payments }: BulkRefundContext) => (sheet ? joined(results)(sheet)(payments) : NO_OUTCOMES);

const keptOnce = memoizeByKey(keptOf);

/** The bookmarks of a file, by the batch that may have been sent. */
const bookmarksOf = memoizeByKey((_: Kept) => new Map<string, BulkRefundBookmark>());

const isSent = (snapshot: Snapshot) =>
  snapshot.status === 'done' ||
  (['submitting', 'checkingOutcome', 'outcomeUnknown'] as const).some((state) => snapshot.matches(state));

/**
 * Returns the bookmark: the current rows, and the batch that may have been sent. The same object as long as it is equal. Refunds that were made
 * are in the list of refunds, so their rows are not kept.
 */
export function bookmarkBulkRefund(snapshot: Snapshot): BulkRefundBookmark | null {
  const { sheet, source, order } = snapshot.context;
  if (snapshot.matches('results')) return null;
  const kept = source && 'kept' in source ? source.kept : sheet && keptOnce(sheet);
  if (!kept) return null;
  const open = isSent(snapshot) ? order : null;
  const key = open?.idempotencyKey ?? '';
  const bookmark = bookmarksOf(kept).get(key) ?? {
    kept,
    order: open && { idempotencyKey: open.idempotencyKey, lines: open.lines },
  };
  bookmarksOf(kept).set(key, bookmark);
  return bookmark;
}
