/** The payouts that await a second person: a page of them, and how many each view has. */
import type { PendingView } from '../../contract/payouts/approvals';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Paging } from '../database/listing';
import { expireUnverifiedFor } from '../ledger/batches';
import { UNDECIDED } from '../ledger/payouts.rules';
import { countMatching, listPayouts, type PayoutFilter } from './payoutList';

const ALL: PayoutFilter = { status: UNDECIDED, currency: null, keyword: '', column: 'recipient', from: null, before: null };

const HOURS = 24;

const earlier = (one: Temporal.Instant | null, other: Temporal.Instant) =>
  one !== null && Temporal.Instant.compare(one, other) < 0 ? one : other;

/** Narrows the filter to a view. Null: no payout can be in it, because the role decides on none. */
function inView(
  { clock }: OperationContext,
  { userId, permissions }: Session,
  filter: PayoutFilter,
  view: PendingView,
): PayoutFilter | null {
  if (view === 'overOneDay') return { ...filter, before: earlier(filter.before, clock.now().subtract({ hours: HOURS })) };
  return permissions.includes('payout.approve') ? { ...filter, notOf: userId } : null;
}

/** Newest first, ties by id. */
export async function listPendingApproval(
  context: OperationContext,
  session: Session,
  { view, ...filter }: PayoutFilter & { readonly view: PendingView | undefined },
  paging: Paging,
): ReturnType<typeof listPayouts> {
  const narrowed = view ? inView(context, session, filter, view) : filter;
  return narrowed ? listPayouts(context, session, narrowed, paging) : { rows: [], total: 0 };
}

/** Returns how many payouts each view has, on all pages. */
export async function countPendingApproval(context: OperationContext, session: Session) {
  await expireUnverifiedFor(context, session);
  const count = async (filter: PayoutFilter | null) => (filter ? countMatching(context, session, filter) : 0);
  const [all, canDecide, overOneDay] = await Promise.all([
    count(ALL),
    count(inView(context, session, ALL, 'canDecide')),
    count(inView(context, session, ALL, 'overOneDay')),
  ]);
  return { all, canDecide, overOneDay };
}
