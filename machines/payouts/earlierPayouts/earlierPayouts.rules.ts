/** Which payouts reached the same recipient before another one. */
import type { Payout } from '../../../contract/payouts/payouts';

/** The most that are shown. */
const MOST = 3;

/** The recipient's account, and the payout that the others came before. */
export interface Before {
  readonly accountNumber: string;
  readonly payoutId: string;
  /** ISO date and time on the wall clock of Lagos. Empty if unknown. */
  readonly initiatedAt: string;
}

/** Returns the key of the resource. */
export const keyOf = ({ accountNumber, payoutId, initiatedAt }: Pick<Payout, 'accountNumber' | 'payoutId' | 'initiatedAt'>) =>
  new URLSearchParams({ accountNumber, payoutId, initiatedAt: initiatedAt ?? '' }).toString();

export function beforeIn(key: string): Before {
  const parts = new URLSearchParams(key);
  const part = (name: keyof Before) => parts.get(name) ?? '';
  return { accountNumber: part('accountNumber'), payoutId: part('payoutId'), initiatedAt: part('initiatedAt') };
}

/** Returns the last payouts to exactly this account, newest first. A search by a number also finds longer numbers. */
export const earlierOf = (rows: readonly Payout[], { accountNumber, payoutId, initiatedAt }: Before): readonly Payout[] =>
  rows
    .filter((row) => row.accountNumber === accountNumber && row.payoutId !== payoutId)
    .filter((row) => row.initiatedAt !== null && (initiatedAt === '' || row.initiatedAt <= initiatedAt))
    .sort((one, other) => (other.initiatedAt ?? '').localeCompare(one.initiatedAt ?? ''))
    .slice(0, MOST);
