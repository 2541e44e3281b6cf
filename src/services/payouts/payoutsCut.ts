/** Selects the requested rows from a larger response. Paging and filters of two calls are assumed, so a provider may return everything. */
import type { Payout, PayoutColumn } from '../../../contract/payouts/payouts';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import { hasText, isWithin } from '../../../machines/kit/list/narrow';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';

const textOf: Readonly<Record<PayoutColumn, (row: Payout) => string>> = {
  recipient: (row) => row.recipient,
  beneficiaryNumber: (row) => row.accountNumber,
  clientReference: (row) => row.clientReference,
  payoutReference: (row) => row.payoutReference,
  sessionId: (row) => row.sessionId,
  batchReference: (row) => row.batchReference,
};

const isOf = ({ currency }: Payout, filter: PayoutFilter) => filter.currency === '' || currency === filter.currency;

const matches = (row: Payout, filter: PayoutFilter) =>
  isOf(row, filter) &&
  (filter.bank === '' || row.bankName === filter.bank) &&
  hasText(filter.keyword.text, textOf[filter.keyword.column](row)) &&
  isWithin(filter.days, row.initiatedAt ?? '');

/**
 * Returns the provider's page, or every row that matches the filter. A response is complete if it has more rows than a page, or as many as the
 * total.
 */
export function narrowed(answer: Page<Payout>, { filter, size }: Query<PayoutFilter>): Page<Payout> {
  const isEverything = answer.rows.length > size || answer.rows.length >= answer.total;
  if (!isEverything) return answer;
  const rows = answer.rows.filter((row) => matches(row, filter));
  return { rows, total: rows.length };
}

/** Returns a page of one wallet's payouts, even if the provider ignores that filter. It never shows a payout of another wallet. */
export function inCurrency(answer: Page<Payout>, asked: Query<PayoutFilter>): Page<Payout> {
  const isOfWallet = (row: Payout) => isOf(row, asked.filter);
  if (answer.rows.every(isOfWallet)) return answer;
  const { rows, total } = narrowed(answer, asked);
  return { rows: rows.filter(isOfWallet), total };
}
