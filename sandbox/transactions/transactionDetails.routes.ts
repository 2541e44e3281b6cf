/** Serves one payment of a customer, with its refunds and chargebacks. */
import { transactionDetails as endpoints } from '../../contract/transactions/transactionDetails';
import { serve, serveChange } from '../http/serve';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { settleDaysFor } from '../ledger/settlements';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { emailReceiptOf } from './receipts';
import { type ChargebackOfTransaction, findTransaction, type RefundOfTransaction, type TransactionRow } from './transactions';

const BEARERS = { none: 'Subsidiary', all: 'Customer', some: 'Split' } as const;

const bearerOf = ({ fee, customerFee }: TransactionRow) =>
  BEARERS[customerFee === 0n ? 'none' : customerFee === fee ? 'all' : 'some'];

const timeOf = (moment: Temporal.Instant | null) => moment && toWallClock(moment);

interface Taken {
  readonly amount: bigint;
  readonly status: string;
}

const sumOf = (rows: readonly Taken[], counts: (status: string) => boolean) =>
  toMajor(rows.filter(({ status }) => counts(status)).reduce((sum, { amount }) => sum + amount, 0n));

const refundOnWire = ({ reference, amount, status, createdAt, decidedAt, reason, by }: RefundOfTransaction) => ({
  refundReference: reference,
  amount: toMajor(amount),
  refundStatus: status,
  dateCreated: toWallClock(createdAt),
  dateDecided: timeOf(decidedAt),
  reason,
  requestedBy: by,
});

const chargebackOnWire = ({ id, amount, status, createdAt, dueAt, decidedAt, reason }: ChargebackOfTransaction) => ({
  id,
  amount: toMajor(amount),
  status,
  dateCreated: toWallClock(createdAt),
  dueDate: toWallClock(dueAt),
  dateDecided: timeOf(decidedAt),
  reason,
});

type Found = Awaited<ReturnType<typeof findTransaction>>;

function orderOf({ transaction: row, customerId, settlement, refunds, chargebacks, invoice, receiptSentAt }: Found) {
  const later = [...refunds, ...chargebacks].flatMap(({ createdAt, decidedAt }) => [createdAt, decidedAt]);
  const changes = [row.createdAt, row.settledAt, ...later];
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
    settlementStatus: settlement?.status ?? null,
    settlementId: settlement?.id ?? null,
    settlementReference: settlement?.reference ?? null,
    recurringFrequency: row.recurringFrequency,
    narration: row.narration,
    remarks: null,
    dateCreated: toWallClock(row.createdAt),
    dateUpdated: timeOf(latest),
    datePaymentConfirmed: timeOf(row.settledAt),
    dateSettled: timeOf(settlement?.settledAt ?? null),
    customerId,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    paymentTypeName: row.paymentType,
    maskedPan: row.maskedPan,
    accountNumber: row.accountNumber,
    paymentResponseCode: row.responseCode,
    paymentResponseMessage: row.responseMessage,
    refundedAmount: sumOf(refunds, (status) => status === 'Approved'),
    refundPendingAmount: sumOf(refunds, (status) => status === 'Processing'),
    chargedBackAmount: sumOf(chargebacks, (status) => status !== 'Won'),
    refunds: refunds.map(refundOnWire),
    chargebacks: chargebacks.map(chargebackOnWire),
    invoice,
    dateReceiptSent: timeOf(receiptSentAt),
  };
}

export const transactionDetailsRoutes = [
  serve(endpoints.getOrder, async ({ query }, { context, session }) => {
    await settleDaysFor(context, session);
    await settleRefundsFor(context, session);
    await settleChargebacksFor(context, session);
    return { order: orderOf(await findTransaction(context, session, query.paymentreference)) };
  }),
  serveChange(
    endpoints.emailReceipt,
    { type: 'Payments', action: 'Email receipt', subject: ['transaction', 'body.paymentReference'] },
    async ({ body }, { context, session, audit }) => {
      audit.about({ after: { email: await emailReceiptOf(context, session, body.paymentReference) } });
      return { status: true, message: 'Receipt sent' };
    },
  ),
];
