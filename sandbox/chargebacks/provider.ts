/** What the provider and the customer's bank do: open a chargeback, take it into assessment, and decide it. */
import { eq, or, sql } from 'drizzle-orm';
import { CHARGEBACK_REASONS, type ChargebackReason } from '../../contract/chargebacks/chargebackReasons';
import { sandboxAt } from '../access/actors';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { chargebacks, refunds, transactions } from '../database/schema';
import { publish } from '../events/events';
import { chargedBackOf, holdChargeback, releaseChargeback } from '../ledger/chargebacks';
import { feeOf } from '../ledger/chargebacks.rules';
import { settleChargebacks, skipReminder } from '../ledger/dueChargebacks';
import { lockWallets } from '../ledger/ledger';
import { settleWaiting } from '../ledger/waitingRefunds';
import { toMajor } from '../rules/money';
import { newReference } from '../rules/secrets';
import { CLAIMS } from './chargebacks.rules';
import { addComment } from './thread';

export interface NewChargeback {
  /** Of the order or the payment. */
  readonly reference: string;
  readonly reasonCode: ChargebackReason;
  readonly dueInSeconds: number;
  /** In minor units. Null: what is left of the payment. */
  readonly amount: bigint | null;
  readonly claim: string | null;
}

/** The id of the chargeback, or why not. */
export type Done = { readonly id: number } | string;

async function lockPayment(tx: Db, reference: string) {
  const [payment] = await tx
    .select()
    .from(transactions)
    .where(or(eq(transactions.orderReference, reference), eq(transactions.paymentReference, reference)))
    .for('no key update');
  return payment;
}

type Payment = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Returns what is neither refunded, also pending, nor charged back, in minor units. */
async function leftOf(tx: Db, { id, amount }: Payment): Promise<bigint> {
  const [refunded] = await tx
    .select({ sum: sql<string>`coalesce(sum(${refunds.amount}), 0)::text` })
    .from(refunds)
    .where(sql`${refunds.transactionId} = ${id} and ${refunds.status} <> 'Declined'`);
  return amount - BigInt(refunded?.sum ?? 0) - ((await chargedBackOf(tx, [id])).get(id) ?? 0n);
}

/** The retrieval reference number of a payment at its bank: twelve digits. */
const rrnOf = ({ id }: Payment) => String(600_000_000_000 + id);

/** Opens a chargeback of a successful payment. MOVES MONEY into a hold. */
export function openChargeback(context: OperationContext, wanted: NewChargeback): Promise<Done> {
  return context.db.transaction(async (tx): Promise<Done> => {
    const now = context.clock.now();
    const { reference, reasonCode, dueInSeconds } = wanted;
    const [found] = await tx
      .select({ businessId: transactions.businessId, environment: transactions.environment })
      .from(transactions)
      .where(or(eq(transactions.orderReference, reference), eq(transactions.paymentReference, reference)));
    if (!found) return 'No payment has this reference';
    await settleChargebacks(tx, now, found);
    const wallets = await lockWallets(tx, found);
    const payment = await lockPayment(tx, reference);
    if (payment?.status !== 'Successful') return 'Only a successful payment can be charged back';
    const left = await leftOf(tx, payment);
    const amount = wanted.amount ?? left;
    if (left <= 0n) return 'Nothing of this payment is left to charge back';
    if (amount > left) return `Only ${toMajor(left)} of this payment is left to charge back`;
    const dueAt = now.add({ seconds: dueInSeconds }).round({ smallestUnit: 'second', roundingMode: 'floor' });
    const { currency } = payment;
    const [opened] = await tx
      .insert(chargebacks)
      .values({
        ...found,
        reference: newReference('CBK'),
        transactionId: payment.id,
        amount,
        fee: feeOf(currency),
        status: 'New',
        reasonCode,
        reason: CHARGEBACK_REASONS[reasonCode],
        claim: wanted.claim ?? CLAIMS[reasonCode],
        rrn: rrnOf(payment),
        createdAt: now,
        dueAt,
      })
      .returning({ id: chargebacks.id });
    if (!opened) throw new Error('The inserted chargeback was not found');
    await holdChargeback(tx, now, wallets, { ...opened, amount, currency });
    await skipReminder(tx, now, opened.id, dueAt);
    await publish(tx, now, 'chargebackOpened', { chargebackId: opened.id });
    const after = { reference: payment.orderReference, reasonCode, amount: toMajor(amount), currency };
    const who = sandboxAt(found.businessId, found.environment);
    await context.audit?.write(tx, who, { outcome: 'done', answer: opened, details: { after } });
    return opened;
  });
}

export interface ChargebackDecision {
  readonly id: number;
  readonly decision: 'won' | 'lost' | 'assess';
  readonly comment: string | null;
}

const STATUSES = { won: 'Won', lost: 'Lost', assess: 'Assessment' } as const;
const COMMENTS = {
  won: 'The customer’s bank decided for you.',
  lost: 'The customer’s bank decided for the customer.',
  assess: 'The customer’s bank is assessing this chargeback.',
} as const;

/** The provider's decision about an open chargeback. MOVES MONEY: it is released or posted. */
export function decideChargeback(context: OperationContext, { id, decision, comment }: ChargebackDecision): Promise<Done> {
  return context.db.transaction(async (tx): Promise<Done> => {
    const now = context.clock.now();
    const [found] = await tx.select().from(chargebacks).where(eq(chargebacks.id, id));
    if (!found) return 'No chargeback has this id';
    await lockWallets(tx, found);
    await settleChargebacks(tx, now, found);
    const [current] = await tx.select().from(chargebacks).where(eq(chargebacks.id, id)).for('no key update');
    if (!current || current.decidedAt !== null) return 'This chargeback was already decided';
    const status = STATUSES[decision];
    if (current.status === status) return 'This chargeback is already in assessment';
    const isFinal = decision !== 'assess';
    await tx
      .update(chargebacks)
      .set({ status, decidedAt: isFinal ? now : null })
      .where(eq(chargebacks.id, id));
    await addComment(tx, {
      ...{ chargebackId: id, authorId: null, comment: comment ?? COMMENTS[decision], isFinal },
      createdAt: now,
    });
    if (decision === 'won') await releaseChargeback(tx, now, id);
    if (isFinal) {
      await settleWaiting(tx, now, found, await lockWallets(tx, found));
      await publish(tx, now, 'chargebackDecided', { chargebackId: id });
    }
    const details = { before: { status: current.status }, after: { status } };
    const who = sandboxAt(found.businessId, found.environment);
    await context.audit?.write(tx, who, { outcome: 'done', answer: { id }, details });
    return { id };
  });
}
