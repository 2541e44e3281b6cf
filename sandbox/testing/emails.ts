/** A business with people, and the emails about its money. */
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Actor, OperationContext } from '../context';
import { memberships, messages, payoutBatches, refunds, transactions } from '../database/schema';
import { newMerchant } from './people';

export const [AMAKA, TUNDE, NGOZI] = [
  'amaka.obi@bluecrest.test',
  'tunde.bello@bluecrest.test',
  'ngozi.eze@bluecrest.test',
] as const;

const [OWNER, APPROVER, VIEWER] = [9, 2, 3];

/** Returns Amaka as the owner of a business with Tunde as approver, Ngozi as viewer, and another owner who was deactivated. */
export async function team(context: OperationContext, balance = 20_000_000_00n): Promise<Actor> {
  const owner = await newMerchant(context, balance);
  const { businessId } = owner;
  const member = (userId: number, roleId: number) => ({ userId, businessId, roleId, isDefault: false });
  const deactivated = { ...member(6, OWNER), standing: 'Inactive' as const };
  await context.db.insert(memberships).values([member(1, OWNER), member(2, APPROVER), member(3, VIEWER), deactivated]);
  return owner;
}

/** Returns every email about the refunds, payments and payouts of a business, oldest first. */
export async function emailsOf({ db }: OperationContext, { businessId }: Actor) {
  const rows = await db
    .select({
      message: messages,
      ofBatch: payoutBatches.businessId,
      ofRefund: refunds.businessId,
      ofPayment: transactions.businessId,
    })
    .from(messages)
    .leftJoin(payoutBatches, eq(payoutBatches.id, messages.batchId))
    .leftJoin(refunds, eq(refunds.id, messages.refundId))
    .leftJoin(transactions, eq(transactions.id, messages.transactionId))
    .where(isNotNull(messages.kind))
    .orderBy(asc(messages.id));
  const own = rows.filter((row) => [row.ofBatch, row.ofRefund, row.ofPayment].includes(businessId));
  return own.map(({ message }) => message);
}
