/** The lines of a statement, and how far its payment is, for its page. */
import type { SettlementInFull } from '../../../contract/settlements/settlements';
import { today } from '../../kit/values/days';

export { isSettlementLine, lineName } from '../../../contract/settlements/settlementStatuses';

/** `due`: its day is still to come, or is today. `late`: its day is over, or its payment failed, and nothing arrived. */
export type PaymentState = 'paid' | 'due' | 'late';

/** Returns how far the payment of a settlement is. A provider may not say what arrived of one that is completed. */
export function paymentOf({ paid, status, settledAt }: Pick<SettlementInFull, 'paid' | 'status' | 'settledAt'>): PaymentState {
  if (paid !== null || status === 'Completed') return 'paid';
  return status === 'Failed' || (settledAt !== null && settledAt.slice(0, 10) < today()) ? 'late' : 'due';
}

/** Returns what the sum of the lines is: what was paid, or only what is to be. */
export function totalLabel(settlement: Parameters<typeof paymentOf>[0] & Pick<SettlementInFull, 'bankReference'>): string {
  if (paymentOf(settlement) !== 'paid') return 'Settlement amount';
  return settlement.bankReference === '' ? 'Paid to Collection Balance' : 'Paid to bank';
}
