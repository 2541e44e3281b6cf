import type { Payout } from '../../../contract/payouts/payouts';

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
