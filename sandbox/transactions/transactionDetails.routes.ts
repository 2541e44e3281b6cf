/** Serves one payment of a customer, with its refunds. */
import { transactionDetails as endpoints } from '../../contract/transactions/transactionDetails';
import { serve } from '../http/serve';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { findTransaction, type RefundOfTransaction, type TransactionRow } from './transactions';

const BEARERS = { none: 'Subsidiary', all: 'Customer', some: 'Split' } as const;

const bearerOf = ({ fee, customerFee }: TransactionRow) =>
  BEARERS[customerFee === 0n ? 'none' : customerFee === fee ? 'all' : 'some'];

const timeOf = (moment: Temporal.Instant | null) => moment && toWallClock(moment);

const sumOf = (refunds: readonly RefundOfTransaction[], status: string) =>
  toMajor(refunds.filter((one) => one.status === status).reduce((sum, { amount }) => sum + amount, 0n));

const refundOnWire = ({ reference, amount, status, createdAt, decidedAt, reason, by }: RefundOfTransaction) => ({
  refundReference: reference,
  amount: toMajor(amount),
  refundStatus: status,
  dateCreated: toWallClock(createdAt),
  dateDecided: timeOf(decidedAt),
  reason,
  requestedBy: by,
});

function orderOf(row: TransactionRow, customerId: number | null, refunds: readonly RefundOfTransaction[]) {
  const changes = [row.createdAt, row.settledAt, ...refunds.flatMap(({ createdAt, decidedAt }) => [createdAt, decidedAt])];
  const latest =
    changes
      .filter((moment) => moment !== null)
      .sort(Temporal.Instant.compare)
      .at(-1) ?? null;
  return {
    id: row.id,
    orderReference: row.orderReference,
    paymentReference: row.paymentReference,
    orderStatus: row.status,
    currency: { shortName: row.currency },
    amount: toMajor(row.amount),
    fee: toMajor(row.fee),
    customerFee: toMajor(row.customerFee),
    subsidiaryFee: toMajor(row.fee - row.customerFee),
    whoBearsFee: bearerOf(row),
    settlementStatus: row.settledAt === null ? null : 'Completed',
    recurringFrequency: row.recurringFrequency,
    narration: row.narration,
    remarks: null,
    dateCreated: toWallClock(row.createdAt),
    dateUpdated: timeOf(latest),
    datePaymentConfirmed: timeOf(row.settledAt),
    dateSettled: timeOf(row.settledAt),
    customerId,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    paymentTypeName: row.paymentType,
    maskedPan: row.maskedPan,
    accountNumber: row.accountNumber,
    paymentResponseCode: row.responseCode,
    paymentResponseMessage: row.responseMessage,
    refundedAmount: sumOf(refunds, 'Approved'),
    refundPendingAmount: sumOf(refunds, 'Processing'),
    chargedBackAmount: '0.00',
    refunds: refunds.map(refundOnWire),
  };
}

export const transactionDetailsRoutes = [
  serve(endpoints.getOrder, async ({ query }, { context, session }) => {
    await settleRefundsFor(context, session);
    const { transaction, customerId, refunds } = await findTransaction(context, session, query.paymentreference);
    return { order: orderOf(transaction, customerId, refunds) };
  }),
];
