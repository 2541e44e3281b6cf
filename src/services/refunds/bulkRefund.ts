/** The ports of a batch of refunds (RFD-03): the transactions of its rows, and the order. The status of its key: `refundOrders.ts`. */
import { refundOrders } from '../../../contract/refunds/refundOrders';
import type { Service } from '../../../machines/kit/flow/port';
import type { BatchOrder, FoundPayment, RefundAnswer } from '../../../machines/refunds/bulkRefund/bulkRefund.types';
import { BATCH_TIMEOUT_MS } from '../batchFile/limits';
import { call } from '../call';
import { lookUp } from '../lookUp';
import { getTransaction } from '../transactions/transactionDetails';

const NOT_FOUND = 404;

const find = lookUp<string, FoundPayment>({
  ask: async (reference, options) => ({
    reference,
    payment: await getTransaction({ key: reference }, options),
    isSilent: false,
  }),
  // Any other refusal is not about this transaction.
  refused: (reference, failure) => {
    if (failure.fault.kind !== 'server' || failure.fault.status !== NOT_FOUND) throw failure;
    return { reference, payment: null, isSilent: false };
  },
  silent: (reference) => ({ reference, payment: null, isSilent: true }),
});

/** Returns the transactions of these references, which may be the orders' or the payments'. Several lookups run at a time. */
export const findPayments: Service<{ references: readonly string[] }, readonly FoundPayment[]> = ({ references }, options) =>
  find(references, options);

/** MOVES MONEY, once for each key, all refunds or none. Amounts are in major units, as they were confirmed. */
export const createRefunds: Service<BatchOrder, RefundAnswer> = ({ idempotencyKey, items }, options) =>
  call(
    refundOrders.createRefunds,
    {
      headers: { 'idempotency-key': idempotencyKey },
      body: items.map(({ transactionReference, amount, reason, expectedLeft }) => ({
        transactionReference,
        amount,
        reason,
        expectedLeft,
      })),
    },
    { ...options, timeoutMs: BATCH_TIMEOUT_MS },
  );
