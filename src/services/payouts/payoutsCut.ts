/** What was asked for, out of an answer that has more: paging and filters are assumed of two calls, and a provider may answer everything there is. */
import type { Payout, PayoutColumn } from '../../../contract/payouts/payouts';
import type { Page, Query } from '../../../machines/kit/collection.types';
import { hasText, isWithin } from '../../../machines/kit/narrow';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';

const textOf: Readonly<Record<PayoutColumn, (row: Payout) => string>> = {
  recipient: (row) => row.recipient,
  beneficiaryNumber: (row) => row.accountNumber,
  clientReference: (row) => row.clientReference,
  sessionId: (row) => row.sessionId,
  batchReference: (row) => row.batchReference,
};

const isOf = ({ currency }: Payout, filter: PayoutFilter) => filter.currency === '' || currency === filter.currency;

const matches = (row: Payout, filter: PayoutFilter) =>
  isOf(row, filter) &&
  hasText(filter.keyword.text, textOf[filter.keyword.column](row)) &&
  isWithin(filter.days, row.initiatedAt ?? '');

/**
 * A page as the provider cut it; else every row that the filter matches, to be cut where it is shown. An answer is everything where it has
 * more rows than a page, or all that there are.
 */
export function narrowed(answer: Page<Payout>, { filter, size }: Query<PayoutFilter>): Page<Payout> {
  const isEverything = answer.rows.length > size || answer.rows.length >= answer.total;
  if (!isEverything) return answer;
  const rows = answer.rows.filter((row) => matches(row, filter));
  return { rows, total: rows.length };
}

/** A page of one wallet's payouts, where the provider may know the list but not that filter. A payout of another wallet is never shown. */
export function inCurrency(answer: Page<Payout>, asked: Query<PayoutFilter>): Page<Payout> {
  const isOfWallet = (row: Payout) => isOf(row, asked.filter);
  if (answer.rows.every(isOfWallet)) return answer;
  const { rows, total } = narrowed(answer, asked);
  return { rows: rows.filter(isOfWallet), total };
}
