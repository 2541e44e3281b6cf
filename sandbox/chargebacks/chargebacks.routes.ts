/** Serves the chargebacks of a business. */
import { chargebacks as endpoints } from '../../contract/chargebacks/chargebacks';
import { filePath } from '../http/fileAddress.rules';
import { period } from '../http/period.routes';
import { serve, serveChange } from '../http/serve';
import { openChargebacks } from '../ledger/chargebacks';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { settleDaysFor } from '../ledger/settlements';
import { Refusal } from '../refusal';
import { isCurrency, toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import { answerChargeback } from './answer';
import {
  type ChargebackInFull,
  type ChargebackInList,
  findChargeback,
  listChargebacks,
  type SettledIn,
  thresholdOf,
} from './chargebackList';
import { evidenceOf } from './chargebacks.rules';
import type { CommentInThread } from './thread';

const timeOf = (moment: Temporal.Instant | null) => moment && toWallClock(moment);

const inList = ({ chargeback, transaction, merchant, held }: ChargebackInList) => ({
  id: chargeback.id,
  dateCreated: toWallClock(chargeback.createdAt),
  dueDate: toWallClock(chargeback.dueAt),
  amount: toMajor(chargeback.amount),
  currency: transaction.currency,
  balance: toMajor(BigInt(held)),
  status: chargeback.status,
  customerEmail: transaction.customerEmail,
  merchantName: merchant,
  transactionReference: transaction.orderReference,
  rrn: chargeback.rrn,
  reason: chargeback.reason,
  reasonCode: chargeback.reasonCode,
  claim: chargeback.claim,
  fee: toMajor(chargeback.fee),
  dateAnswered: timeOf(chargeback.answeredAt),
  dateDecided: timeOf(chargeback.decidedAt),
});

interface Reader {
  readonly origin: string;
  readonly now: Temporal.Instant;
  readonly session: { readonly userId: number; readonly businessId: number };
}

const feedback = ({ comment, isAdmin, isFinal, createdAt, proofs }: CommentInThread, { origin, now, session }: Reader) => ({
  comment,
  isAdmin,
  isFinalComment: isFinal,
  dateCreated: toWallClock(createdAt),
  subsidiaryChargebackDisputeProof: proofs.map(({ id, reference, secret, name, category, size }) => ({
    id,
    proof: `${origin}${filePath({ reference, secret, businessId: session.businessId }, session.userId, now)}`,
    name,
    category,
    size,
  })),
});

const settlementOf = (settled: SettledIn | null) =>
  settled && {
    id: settled.id,
    reference: settled.reference,
    dateSettled: timeOf(settled.settledAt),
    amount: toMajor(settled.amount),
  };

function orderOf({ transaction, refunded, customerId, paidIn }: ChargebackInFull) {
  const [firstName = '', ...others] = (transaction.customerName ?? '').split(' ');
  return {
    paymentType: transaction.paymentType,
    customer: {
      firstName,
      lastName: others.join(' '),
      emailAddress: transaction.customerEmail,
      mobileNumber: transaction.customerPhone,
    },
    amount: toMajor(transaction.amount),
    totalChargedAmount: toMajor(transaction.amount),
    paymentReference: transaction.paymentReference,
    orderReference: transaction.orderReference,
    fee: toMajor(transaction.fee),
    customerFee: toMajor(transaction.customerFee),
    subsidiaryFee: toMajor(transaction.fee - transaction.customerFee),
    customerId,
    dateCreated: toWallClock(transaction.createdAt),
    refundedAmount: toMajor(refunded),
    settlement: settlementOf(paidIn),
  };
}

/** Without a currency, the cards are about the currency of the country. */
function known(currency = 'NGN'): string {
  if (!isCurrency(currency)) throw new Refusal(400, 'currency is not supported');
  return currency;
}

export const chargebacksRoutes = [
  serve(endpoints.listChargebacks, async ({ query }, { context, session }) => {
    await settleChargebacksFor(context, session);
    const { status, reference, email, fromdate, todate } = query;
    const filter = { status, reference, email, ...period('fromdate', fromdate, 'todate', todate) };
    const items = (await listChargebacks(context, session, filter)).map(inList);
    return { data: { items, totalItems: items.length } };
  }),
  serve(endpoints.getChargebackOverview, async ({ query }, { context, session }) => {
    await settleChargebacksFor(context, session);
    const currency = known(query.currency);
    const { count, value } = await openChargebacks(context, session, currency);
    const thresholdPercent = await thresholdOf(context, session, currency);
    return { data: { overview: { thresholdPercent, chargebackValue: toMajor(value), chargebackCount: count } } };
  }),
  serve(endpoints.getChargeback, async ({ params }, { context, session, origin }) => {
    await settleChargebacksFor(context, session);
    await settleDaysFor(context, session);
    const found = await findChargeback(context, session, params.id);
    const reader = { origin, now: context.clock.now(), session };
    const thread = found.thread.map((comment) => feedback(comment, reader));
    const chargeback = { ...inList(found), settlement: settlementOf(found.takenIn), subsidiaryChargebackDispute: thread };
    return { chargeback, order: orderOf(found) };
  }),
  serveChange(
    endpoints.disputeChargeback,
    { type: 'Chargebacks', action: 'Answer chargeback', subject: ['chargeback', 'body.ChargebackId'] },
    async ({ headers, body, files }, { context, session, audit }) => {
      const { message, before } = await answerChargeback(context, session, headers['idempotency-key'], {
        id: body.ChargebackId,
        isAccepted: body.accepted === 'true',
        comment: body.comment,
        files: evidenceOf(files.Proof, body.categories),
      });
      if (before !== null) audit.about({ before: { status: before } });
      return { status: true, message };
    },
  ),
];
