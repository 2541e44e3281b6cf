import type { PendingPayout } from '../../../contract/payouts/approvals';
import type { Payout } from '../../../contract/payouts/payouts';
import type { Page } from '../../kit/collection/collection.types';
import { add } from '../../kit/values/money';
import { isMaker } from '../../payouts/approval/approval.rules';
import type { Approver } from '../../payouts/approval/approval.types';
import type { ToDo, ToDoList } from './toDo.machine';

/** All payouts of one kind. */
export interface ToDoItem {
  readonly kind: ToDoList;
  readonly count: number;
  readonly recipients: readonly string[];
  /** One sum for each currency. Null if the list has more payouts than were loaded, because a part is no sum. */
  readonly sums: readonly { readonly currency: string; readonly amount: string }[] | null;
  /** When the oldest was initiated, as ISO text. Null if unknown. */
  readonly oldest: string | null;
}

/** The signed-in user. */
export type Me = Pick<Approver, 'id' | 'name'>;

type Row = Payout | PendingPayout;

function sumsOf(rows: readonly Row[]): ToDoItem['sums'] {
  const sums = new Map<string, string>();
  for (const { amount, currency } of rows) {
    if (amount === null) return null;
    sums.set(currency, add(sums.get(currency) ?? '0', amount));
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function itemOf(kind: ToDoList, { rows, total }: Page<Row>): readonly ToDoItem[] {
  if (rows.length === 0) return [];
  const isWhole = rows.length >= total;
  const [oldest = null] = rows.flatMap(({ initiatedAt }) => initiatedAt ?? []).sort();
  return [
    {
      kind,
      count: isWhole ? rows.length : total,
      recipients: [...new Set(rows.map(({ recipient }) => recipient))],
      sums: isWhole ? sumsOf(rows) : null,
      oldest: isWhole ? oldest : null,
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

/** Returns one item for each kind that has payouts, in the order in which to act: codes, approvals, failures. */
export const toDoItems = ({ codes, approvals, failures }: ToDo, me: Me): readonly ToDoItem[] => [
  ...(codes ? itemOf('codes', codes) : []),
  ...(approvals ? itemOf('approvals', withoutOwn(approvals, me)) : []),
  ...(failures ? itemOf('failures', failures) : []),
];
