/** What happened to an invoice, oldest first. */
import { and, eq, inArray } from 'drizzle-orm';
import type { InvoiceEventName } from '../../contract/invoices/invoiceStatuses';
import type { Db } from '../database/database';
import { chargebacks, invoiceSendings, refunds, transactions, users } from '../database/schema';
import { inDays } from './bill';
import { type InvoicePayment, type InvoiceRow, paymentsOf } from './standing';

export interface InvoiceEvent {
  readonly event: InvoiceEventName;
  readonly at: Temporal.Instant;
  readonly amount: bigint | null;
  readonly by: string;
  readonly orderReference: string;
  readonly note: string;
}

const none = { amount: null, by: '', orderReference: '', note: '' } as const;

type Names = ReadonlyMap<number, string>;

async function namesOf(db: Db): Promise<Names> {
  const rows = await db.select({ id: users.id, firstName: users.firstName, lastName: users.lastName }).from(users);
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

async function sendingsOf(db: Db, { id }: InvoiceRow, names: Names): Promise<InvoiceEvent[]> {
  const rows = await db.select().from(invoiceSendings).where(eq(invoiceSendings.invoiceId, id));
  return rows.map(({ sentAt, recipient, userId }) => ({
    ...none,
    ...{ event: 'sent', at: sentAt, note: recipient, by: names.get(userId) ?? '' },
  }));
}

/** The last payment of a paid invoice is the one that paid it. */
function paymentEvents({ status }: InvoiceRow, payments: readonly InvoicePayment[], names: Names): InvoiceEvent[] {
  return payments.map(({ payment, orderReference, method }, index) => {
    const at = payment.createdAt;
    if (payment.userId !== null) {
      const note = `${payment.outsideReference}, ${inDays(payment.paidOn ?? '')}`;
      return { ...none, event: 'paidOutside', at, amount: payment.amount, by: names.get(payment.userId) ?? '', note };
    }
    const isLast = status === 'Successful' && index === payments.length - 1;
    return {
      ...none,
      ...{ event: isLast ? 'paid' : 'partPaid', at, amount: payment.amount },
      ...{ orderReference: orderReference ?? '', note: method ?? '' },
    };
  });
}

async function refundEvents(db: Db, payments: readonly InvoicePayment[], names: Names): Promise<InvoiceEvent[]> {
  const found = await Promise.all(
    payments.flatMap(({ payment: { transactionId } }) =>
      transactionId === null
        ? []
        : db
            .select({ refund: refunds, orderReference: transactions.orderReference })
            .from(refunds)
            .innerJoin(transactions, eq(transactions.id, refunds.transactionId))
            .where(eq(refunds.transactionId, transactionId)),
    ),
  );
  return found.flat().flatMap(({ refund, orderReference }) =>
    refund.status !== 'Approved' || refund.decidedAt === null
      ? []
      : [
          {
            ...{ event: 'refunded' as const, at: refund.decidedAt, amount: refund.amount },
            ...{ by: names.get(refund.requesterId) ?? '', orderReference, note: refund.reference },
          },
        ],
  );
}

/** A chargeback takes money once it is lost or accepted. */
async function chargebackEvents(db: Db, payments: readonly InvoicePayment[]): Promise<InvoiceEvent[]> {
  const ids = payments.flatMap(({ payment: { transactionId } }) => transactionId ?? []);
  if (ids.length === 0) return [];
  const found = await db
    .select({ chargeback: chargebacks, orderReference: transactions.orderReference })
    .from(chargebacks)
    .innerJoin(transactions, eq(transactions.id, chargebacks.transactionId))
    .where(and(inArray(chargebacks.transactionId, ids), inArray(chargebacks.status, ['Lost', 'Accepted'])));
  return found.flatMap(({ chargeback: { decidedAt: at, amount, reference }, orderReference }) =>
    at === null ? [] : [{ ...none, event: 'chargedBack' as const, at, amount, orderReference, note: reference }],
  );
}

export async function timelineOf(db: Db, invoice: InvoiceRow): Promise<InvoiceEvent[]> {
  const names = await namesOf(db);
  const payments = await paymentsOf(db, [invoice.id]);
  const { openedAt, voidedAt, voiderId } = invoice;
  const events: InvoiceEvent[] = [
    ...(await sendingsOf(db, invoice, names)),
    ...(openedAt === null ? [] : [{ ...none, event: 'opened' as const, at: openedAt }]),
    ...paymentEvents(invoice, payments, names),
    ...(await refundEvents(db, payments, names)),
    ...(await chargebackEvents(db, payments)),
    ...(voidedAt === null ? [] : [{ ...none, event: 'voided' as const, at: voidedAt, by: names.get(voiderId ?? 0) ?? '' }]),
  ];
  return events.sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}
