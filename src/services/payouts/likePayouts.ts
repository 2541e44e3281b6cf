/** Payouts of today that an order would repeat. A single payout and a batch warn about them before anything is sent. */
import { type Payout, payouts } from '../../../contract/payouts/payouts';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import { today } from '../../../machines/kit/values/days';
import { isSame } from '../../../machines/kit/values/money';
import { call } from '../call';
import { dayBounds } from '../days';
import { everyRow } from '../exports';
import { forBusiness } from '../token';

type Options = Parameters<Service<void, void>>[1];

interface Paid {
  readonly accountNumber: string;
  readonly amount: string;
  readonly currency: string;
}

/** Whether a payout has the same amount and number, unless it ended unpaid. */
export const isLike = ({ accountNumber, amount, currency, status }: Payout, order: Paid) =>
  accountNumber === order.accountNumber &&
  currency === order.currency &&
  amount !== null &&
  isSame(amount, order.amount) &&
  status !== 'Failed' &&
  status !== 'Rejected';

/** A batch is compared with at most so many payouts of today: five times as many as a batch can have. */
const LIMIT = {
  rows: 50_000,
  message: 'You made more than 50,000 payouts today, so we can’t check whether this file repeats one. Nothing was sent.',
};

const pageOfToday: Service<Query<null>, Page<Payout>> = ({ page, size }, options) =>
  call(
    payouts.listPayouts,
    {
      headers: forBusiness(),
      query: { pageNumber: `${page}`, pageSize: `${size}`, ...dayBounds({ from: today(), to: today() }) },
    },
    options,
  );

const paidToday = (options: Options) => everyRow(pageOfToday, null, ({ payoutId }) => payoutId, { ...options, limit: LIMIT });

interface Row {
  readonly line: number;
  readonly number: string;
  readonly amount: string;
}

/** Returns the rows of a batch that repeat payouts of today, and the time of the last one. */
export async function repeatedToday(rows: readonly Row[], currency: string, options: Options) {
  const byNumber = new Map<string, Payout[]>();
  for (const payout of await paidToday(options)) {
    const known = byNumber.get(payout.accountNumber);
    if (known) known.push(payout);
    else byNumber.set(payout.accountNumber, [payout]);
  }
  const lines: number[] = [];
  let last = '';
  for (const { line, number, amount } of rows) {
    const like = byNumber.get(number)?.filter((paid) => isLike(paid, { accountNumber: number, amount, currency })) ?? [];
    if (like.length > 0) lines.push(line);
    for (const { initiatedAt } of like) if (initiatedAt !== null && initiatedAt > last) last = initiatedAt;
  }
  return lines.length === 0 ? null : { lines, initiatedAt: last };
}
