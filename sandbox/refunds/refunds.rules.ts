/** Which payments can be refunded, and how much is left of one. Money is in minor units. */
import { isByBankTransfer } from '../../contract/transactions/transactionStatuses';
import type { transactions } from '../database/schema';

type Payment = Pick<typeof transactions.$inferSelect, 'status' | 'paymentType'>;

/** TRX-05: only a successful payment that was not made by bank transfer can be refunded. */
export const isRefundable = ({ status, paymentType }: Payment): boolean =>
  status === 'Successful' && !isByBankTransfer(paymentType);

/** Refunds of this amount are refused, stay Processing, or are Declined, so that every outcome can be shown. */
export const TEST_AMOUNTS = { refused: 13_13n, processing: 13_14n, declined: 13_15n } as const;

const NO_BALANCE = 'Pending until your balance covers it';
export const AT_BANK = 'Pending at the customer’s bank';
export const DECLINED_BY_BANK = 'The customer’s bank declined the refund';

/**
 * Returns what becomes of a new refund of this amount with this much in the wallet. `takes`: whether the wallet's money is posted or held now.
 */
export function outcomeOf(amount: bigint, available: bigint) {
  if (amount === TEST_AMOUNTS.declined) return { status: 'Declined', remark: DECLINED_BY_BANK, takes: false } as const;
  if (amount > available) return { status: 'Processing', remark: NO_BALANCE, takes: false } as const;
  if (amount === TEST_AMOUNTS.processing) return { status: 'Processing', remark: AT_BANK, takes: true } as const;
  return { status: 'Processing', remark: null, takes: true } as const;
}
