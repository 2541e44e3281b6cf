/** The payouts that reached a recipient before another payout. */
import { type Payout, payouts } from '../../../contract/payouts/payouts';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Before } from '../../../machines/payouts/earlierPayouts/earlierPayouts.rules';
import { call } from '../call';
import { dayBounds } from '../days';
import { everyRow } from '../exports';
import { forBusiness } from '../token';

/** The most that are shown. */
const MOST = 3;

/** Reads the key of the resource. */
export function beforeIn(key: string): Before {
  const parts = new URLSearchParams(key);
  const part = (name: keyof Before) => parts.get(name) ?? '';
  return {
    accountNumber: part('accountNumber'),
    recipient: part('recipient'),
    bankName: part('bankName'),
    payoutId: part('payoutId'),
    initiatedAt: part('initiatedAt'),
  };
}

/** Whether a payout went to this person at this bank. The same number exists at several banks, and a search finds longer numbers too. */
const isSameRecipient = (row: Payout, { accountNumber, recipient, bankName }: Before) =>
  row.accountNumber === accountNumber &&
  row.recipient === recipient &&
  (row.bankName === '' || bankName === '' || row.bankName === bankName);

/** Returns the last payouts to exactly this recipient, newest first. */
export const earlierOf = (rows: readonly Payout[], before: Before): readonly Payout[] =>
  rows
    .filter((row) => isSameRecipient(row, before) && row.payoutId !== before.payoutId)
    .filter((row) => row.initiatedAt !== null && (before.initiatedAt === '' || row.initiatedAt <= before.initiatedAt))
    .sort((one, other) => (other.initiatedAt ?? '').localeCompare(one.initiatedAt ?? ''))
    .slice(0, MOST);

/** PAY-01: returns the last payouts that reached an account before another payout. The key is that payout and its account. */
export const earlierPayouts: Service<{ key: string }, readonly Payout[]> = async ({ key }, options) => {
  const before = beforeIn(key);
  const pageOf: Service<Query<null>, Page<Payout>> = ({ page, size }, reading) =>
    call(
      payouts.listPayoutHistory,
      {
        headers: forBusiness(),
        query: {
          pageNumber: `${page}`,
          pageSize: `${size}`,
          status: 'Successful',
          keyword: before.accountNumber,
          SearchableColumns: 'beneficiaryNumber',
          ...dayBounds({ from: '', to: before.initiatedAt.slice(0, 'YYYY-MM-DD'.length) }),
        },
      },
      reading,
    );
  // Other recipients may have the same number, so the first page may not have enough. The newest come first.
  const rows = await everyRow(pageOf, null, ({ payoutId }) => payoutId, {
    ...options,
    isEnough: (some) => earlierOf(some, before).length === MOST,
  });
  return earlierOf(rows, before);
};
