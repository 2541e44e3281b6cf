/** FND-02: what a funding made of the balance, for its details. Amounts are decimal text in major units. */
import { add, isPositive, isSame, subtract } from '../../kit/values/money';
import type { FundingInFull } from './fundingDetails.machine';

export interface FundingMoney {
  readonly before: string;
  readonly amount: string;
  /** Null if no fee was taken from the balance. */
  readonly fee: string | null;
  readonly after: string;
}

/** Returns the balance before and after with what is between them. Null if the provider doesn't say, or it doesn't add up. */
export function moneyOf({
  before,
  after,
  amount,
  fee,
}: Pick<FundingInFull, 'before' | 'after' | 'amount' | 'fee'>): FundingMoney | null {
  if (before === null || after === null || amount === null) return null;
  const sum = add(before, amount);
  if (isSame(sum, after)) return { before, amount, fee: null, after };
  if (fee === null || !isPositive(fee) || !isSame(subtract(sum, fee), after)) return null;
  return { before, amount, fee, after };
}

/** Returns why the notification cannot be sent again, or null if it can. */
export function repushBarrier(
  { webhookUrl, eventId }: Pick<FundingInFull, 'webhookUrl' | 'eventId'>,
  may: boolean,
): string | null {
  if (!may) return 'Your role can view fundings only.';
  if (webhookUrl === null) return 'Your business has no webhook URL.';
  return eventId === '' ? 'The provider has no notification of this funding.' : null;
}
