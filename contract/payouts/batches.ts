/** Batches of payouts (BLK-01): their cost, and the result of each payout. They are initiated and verified like one payout. */
import { ForBusiness, Id } from '../common';
import { endpoints } from '../endpoint';
import { CurrencyCode, MaybeAmount, RowAmount, SentAmount } from '../money';
import { type } from '../schema';
import { Status } from './payoutRows';

const BatchFee = type({
  data: { 'fee?': MaybeAmount, 'total?': MaybeAmount, 'needsOtp?': 'boolean', 'needsApproval?': 'boolean' },
}).pipe(({ data }) => ({
  fee: data.fee ?? null,
  total: data.total ?? null,
  needsOtp: data.needsOtp ?? false,
  needsApproval: data.needsApproval ?? false,
}));

/**
 * One payment of a batch. `clientReference` is the one it was sent with. The amount (major units, without the fee) and the account are what the
 * provider carries out: another tab may have sent other rows than this one shows.
 */
const BatchRow = type({
  payoutId: Id,
  clientReference: 'string',
  status: Status,
  'reason?': 'string | null',
  'amount?': RowAmount,
  'accountNumber?': 'string',
  'recipient?': 'string',
  'bankName?': 'string | null',
}).pipe(({ reason, amount, accountNumber, recipient, bankName, ...row }) => ({
  ...row,
  reason: reason ?? '',
  amount: amount ?? null,
  accountNumber: accountNumber ?? '',
  recipient: recipient ?? '',
  bankName: bankName ?? '',
}));

const Batch = type({ items: BatchRow.array() }).pipe(({ items }) => items);

export type BatchFee = typeof BatchFee.infer;
export type BatchRow = typeof BatchRow.infer;

export const batches = endpoints({
  /** Returns the cost of payouts to banks of these amounts (major units) together, and what they require. No money moves. */
  getBatchFee: {
    method: 'POST',
    path: '/subsidiary/payout/fee/batch',
    headers: ForBusiness,
    body: type({ currency: CurrencyCode, amounts: SentAmount.array().atLeastLength(1).atMostLength(10_000) }),
    answer: BatchFee,
    permission: 'payout.view',
    req: ['BLK-01', 'PAY-09'],
    assumed: true,
  },
  /** Returns every payment of a batch with its status, in sending order, with the reason of a failure. 404 for a batch of another business. */
  getPayoutBatch: {
    method: 'GET',
    path: '/subsidiary/payout/batch/:batchId',
    headers: ForBusiness,
    answer: Batch,
    permission: 'payout.view',
    req: ['BLK-01', 'PAY-09'],
    assumed: true,
  },
});
