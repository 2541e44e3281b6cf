import type { Chargeback } from '../../../contract/chargebacks/chargebacks';
import type { PendingPayout } from '../../../contract/payouts/approvals';
import type { Payout } from '../../../contract/payouts/payouts';
import { isWaiting, nearest } from '../../chargebacks/chargebacks/chargebacks.rules';
import type { Page } from '../../kit/collection/collection.types';
import { add } from '../../kit/values/money';
import { withFee } from '../../kit/values/withFee';
import { isMaker } from '../../payouts/approval/approval.rules';
import type { Approver } from '../../payouts/approval/approval.types';
import type { ToDo, ToDoList } from './toDo.machine';

/** All chargebacks or payouts of one kind. */
export interface ToDoItem {
  readonly kind: ToDoList;
  readonly count: number;
  /** The recipients of payouts. Of chargebacks: the order of the one that is due first. */
  readonly names: readonly string[];
  /** One sum for each currency. Null if the list has more than were loaded, because a part is no sum. */
  readonly sums: readonly { readonly currency: string; readonly amount: string }[] | null;
  /** When the oldest payout was initiated, as ISO text. Null if unknown. */
  readonly oldest: string | null;
  /** The chargeback that is due first. Null if unknown, and of payouts. */
  readonly first: Chargeback | null;
}

/** The signed-in user. */
export type Me = Pick<Approver, 'id' | 'name'>;

type PayoutRow = Payout | PendingPayout;

function sumsOf(rows: readonly Pick<PayoutRow, 'amount' | 'currency'>[]): ToDoItem['sums'] {
  const sums = new Map<string, string>();
  for (const { amount, currency } of rows) {
    if (amount === null) return null;
    sums.set(currency, add(sums.get(currency) ?? '0', amount));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function itemOf(kind: ToDoList, { rows, total }: Page<PayoutRow>): readonly ToDoItem[] {
  if (rows.length === 0) return [];
  const isWhole = rows.length >= total;
  const [oldest = null] = rows.flatMap(({ initiatedAt }) => initiatedAt ?? []).sort();
  return [
    {
      kind,
      count: isWhole ? rows.length : total,
      names: [...new Set(rows.map(({ recipient }) => recipient))],
      // As the lists show them: what a payout debits.
      sums: isWhole ? sumsOf(rows.map((row) => ({ ...row, amount: withFee(row) }))) : null,
      oldest: isWhole ? oldest : null,
      first: null,
    },
  ];
}

/** Returns those that still need an answer. `now` is in milliseconds since the epoch. */
export function stillWaiting({ rows, total }: Page<Chargeback>, now: number): Page<Chargeback> {
  const waiting = rows.filter((row) => isWaiting(row, now));
  return { rows: waiting, total: total - (rows.length - waiting.length) };
}

function chargebacksOf(page: Page<Chargeback>, now: number): readonly ToDoItem[] {
  const { rows, total } = stillWaiting(page, now);
  if (rows.length === 0) return [];
  const first = nearest(rows, now);
  const isWhole = rows.length >= total;
  const names = first ? [first.orderReference] : [];
  return [
    {
      kind: 'chargebacks',
      count: isWhole ? rows.length : total,
      names,
      sums: isWhole ? sumsOf(rows) : null,
      oldest: null,
      first,
    },
  ];
}

/** Nobody decides on their own payouts, so these are not left to do for their maker. */
function withoutOwn({ rows, total }: Page<PendingPayout>, me: Me): Page<PendingPayout> {
  const others = rows.filter((row) => !isMaker(row, me));
  return { rows: others, total: total - (rows.length - others.length) };
}

/** Returns how many payouts await the decision of this user. */
export const approvalsLeft = (approvals: Page<PendingPayout>, me: Me): number => withoutOwn(approvals, me).total;

/** Returns one item for each kind that has any, in the order in which to act: chargebacks, because they end by themselves, codes, approvals, failures. */
export const toDoItems = ({ chargebacks, codes, approvals, failures }: ToDo, me: Me, now: number): readonly ToDoItem[] => [
  ...(chargebacks ? chargebacksOf(chargebacks, now) : []),
  ...(codes ? itemOf('codes', codes) : []),
  ...(approvals ? itemOf('approvals', withoutOwn(approvals, me)) : []),
  ...(failures ? itemOf('failures', failures) : []),
];
