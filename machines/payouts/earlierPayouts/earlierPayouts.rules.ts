/** Which payouts reached the same recipient before another one. */
import type { Payout } from '../../../contract/payouts/payouts';

/** The most that are shown. */
const MOST = 3;

/** The recipient's account, and the payout that the others came before. */
export interface Before {
  readonly accountNumber: string;
  readonly recipient: string;
  readonly bankName: string;
  readonly payoutId: string;
  /** ISO date and time on the wall clock of Lagos. Empty if unknown. */
  readonly initiatedAt: string;
}

/** Returns the key of the resource. */
export const keyOf = ({
  accountNumber,
  recipient,
  bankName,
  payoutId,
  initiatedAt,
}: Omit<Before, 'initiatedAt'> & Pick<Payout, 'initiatedAt'>) =>
  new URLSearchParams({ accountNumber, recipient, bankName, payoutId, initiatedAt: initiatedAt ?? '' }).toString();

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
