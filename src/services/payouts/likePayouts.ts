/** Payouts of today that an order would repeat. A single payout and a batch warn about them before anything is sent. */
import { type Payout, payouts } from '../../../contract/payouts/payouts';
import { today } from '../../../machines/kit/days';
import { isSame } from '../../../machines/kit/money';
import type { Service } from '../../../machines/kit/port';
import { call } from '../call';
import { dayBounds } from '../days';
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

const PAGE_SIZE = 100;
/** A batch is compared with the newest ten thousand payouts of today, as many as a batch can have. */
const MOST_PAGES = 100;
const PAGES_AT_ONCE = 4;

const pageOfToday = (page: number, options: Options) =>
  call(
    payouts.listPayouts,
    {
      headers: forBusiness(),
      query: { pageNumber: `${page}`, pageSize: `${PAGE_SIZE}`, ...dayBounds({ from: today(), to: today() }) },
    },
    options,
  );

async function paidToday(options: Options): Promise<readonly Payout[]> {
  const { rows, total } = await pageOfToday(1, options);
  const found = [...rows];
  const pages = Math.min(MOST_PAGES, Math.ceil(total / PAGE_SIZE));
  for (let page = 2; page <= pages; page += PAGES_AT_ONCE) {
    const next = Array.from({ length: Math.min(PAGES_AT_ONCE, pages - page + 1) }, (_, at) => pageOfToday(page + at, options));
    for (const answer of await Promise.all(next)) found.push(...answer.rows);
  }
  return found;
}

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
