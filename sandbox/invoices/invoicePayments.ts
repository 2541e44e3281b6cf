/** A customer's view of an invoice, and the payment. */
import { and, eq, isNull } from 'drizzle-orm';
import { isPayable } from '../../contract/invoices/invoiceStanding';
import { payerOf } from '../access/actors';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, invoicePayments, invoices } from '../database/schema';
import { collect } from '../ledger/collect';
import { Refusal } from '../refusal';
import { collectionFee, formatMoney, toMajor } from '../rules/money';
import { optionsOn, type PaymentOptionName, shareOfCustomer } from '../rules/paymentOptions';
import { type Bill, billOf } from './bill';
import { LEAST_PART, reasonOf } from './invoices.rules';
import { standingNow } from './standing';

export interface OpenedInvoice extends Bill {
  /** The enabled payment methods. */
  readonly methods: readonly PaymentOptionName[];
  /** The customer’s part of the fee if all is paid, in minor units. */
  readonly feeOnTop: bigint;
  /** The smallest part, in minor units. Null: all of it, or nothing. */
  readonly leastPart: bigint | null;
}

export interface Payment {
  /** One for each opened page. */
  readonly key: string;
  /** Minor units. Null: all that is left. */
  readonly amount: bigint | null;
  /** What the page said for all that is left, in minor units with the fee on top. Missing: it said nothing. */
  readonly agreed?: bigint | undefined;
  /** One of the enabled methods. Empty: the first of them. */
  readonly method: string;
}

async function rowOf(db: Db, linkReference: string) {
  const [found] = await db
    .select({ invoice: invoices, feeBearer: businesses.feeBearer, off: businesses.paymentOptionsOff })
    .from(invoices)
    .innerJoin(businesses, eq(businesses.id, invoices.businessId))
    .where(eq(invoices.linkReference, linkReference));
  return found;
}

/** Returns the invoice of a link as a customer sees it, or null. */
export async function openInvoice(
  context: OperationContext,
  linkReference: string,
  origin: string,
): Promise<OpenedInvoice | null> {
  const { db, clock } = context;
  const found = await rowOf(db, linkReference);
  if (!found) return null;
  const bill = await billOf(db, found.invoice, clock.now(), origin);
  const { left } = bill.standing;
  return {
    ...bill,
    methods: optionsOn(found.off).map(({ name }) => name),
    feeOnTop: shareOfCustomer(found.feeBearer, collectionFee(left)),
    leastPart: found.invoice.partPayments && left > LEAST_PART ? LEAST_PART : null,
  };
}

/** The customer opened it, for the first time. */
export async function markOpened({ db, clock }: OperationContext, id: number): Promise<void> {
  await db
    .update(invoices)
    .set({ openedAt: clock.now() })
    .where(and(eq(invoices.id, id), isNull(invoices.openedAt)));
}

/** @throws Refusal 400 for a part that is too small, too large, or not allowed */
function partOf(asked: bigint | null, left: bigint, { partPayments, currency }: typeof invoices.$inferSelect): bigint {
  if (asked === null || asked === left) return left;
  if (!partPayments) throw new Refusal(400, `Pay all of it: ${formatMoney(currency, left)}.`);
  const least = left < LEAST_PART ? left : LEAST_PART;
  if (asked < least || asked > left)
    throw new Refusal(400, `Enter an amount from ${formatMoney(currency, least)} to ${formatMoney(currency, left)}.`);
  return asked;
}

/**
 * MOVES MONEY: a customer pays an invoice, in part or in full, once for each key. It credits the wallet of the business, and the customer gets a
 * receipt by email. The entry of the audit trail names the customer. A payment that was made before changes nothing and has none.
 * @throws Refusal 404 for an unknown link, 400 for an amount that can’t be paid, 409 if nothing is left to pay, or all of it is another sum than agreed
 */
export const payInvoice = (
  context: OperationContext,
  linkReference: string,
  { key, amount, agreed, method }: Payment,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    // Locked, because two concurrent payments could pay more than is left.
    const [invoice] = await tx.select().from(invoices).where(eq(invoices.linkReference, linkReference)).for('update');
    if (!invoice) throw new Refusal(404, 'Invoice not found');
    const [before] = await tx.select().from(invoicePayments).where(eq(invoicePayments.key, key));
    if (before?.invoiceId === invoice.id) return;
    if (before) throw new Refusal(409, 'This page was already used for another payment');
    const { standing } = await standingNow(tx, invoice, now);
    if (!isPayable(standing)) throw new Refusal(409, reasonOf(standing));
    const price = partOf(amount, standing.left, invoice);
    const { businessId, environment, currency, customerName: name, customerEmail: email } = invoice;
    const paid = await collect(
      tx,
      now,
      {
        ...{ businessId, environment, currency, price, method, name, email },
        phoneNumber: '',
        narration: `Invoice ${invoice.reference}`,
        recurringFrequency: null,
      },
      async (transactionId) => {
        await tx.insert(invoicePayments).values({ invoiceId: invoice.id, amount: price, transactionId, key, createdAt: now });
        const status = price === standing.left ? ('Successful' as const) : ('Pending' as const);
        await tx.update(invoices).set({ status }).where(eq(invoices.id, invoice.id));
      },
    );
    // A payment in between or another bearer of the fee makes another sum, which the customer reads first.
    if (amount === null && agreed !== undefined && agreed !== paid.amount)
      throw new Refusal(409, `This invoice now costs ${formatMoney(currency, paid.amount)}. Check it, then pay.`);
    const after = { invoice: invoice.reference, name, amount: toMajor(paid.amount), currency, method: paid.method };
    const answer = { id: paid.id, reference: paid.reference };
    await context.audit?.write(tx, payerOf(invoice, email), { outcome: 'done', answer, details: { after } });
  });
