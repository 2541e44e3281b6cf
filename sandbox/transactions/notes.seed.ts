/** A few notes of Bluecrest Stores: one about a payment with a refund, one about a payout that failed, two about a blacklisted customer. */
import { and, asc, eq } from 'drizzle-orm';
import { bluecrest } from '../access/people.seed';
import type { Db } from '../database/database';
import { insertAll } from '../database/insert';
import { customers, notes, payouts, refunds } from '../database/schema';
import { environments } from '../rules/environments';

const AMAKA = 1;
const TUNDE = 2;

const ours = { businessId: bluecrest, environment: environments.live };

export async function seedNotes(tx: Db, now: Temporal.Instant): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.email, 'dele.gana@customer.test'));
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.businessId, bluecrest), eq(refunds.environment, environments.live)))
    .orderBy(asc(refunds.id))
    .limit(1);
  const [failed] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.businessId, bluecrest), eq(payouts.environment, environments.live), eq(payouts.status, 'Failed')))
    .orderBy(asc(payouts.id))
    .limit(1);
  if (!customer || !refund || !failed) throw new Error('The seed has nothing to note');
  const about = { transactionId: null, payoutId: null, customerId: null };
  const rows = [
    {
      customerId: customer.id,
      hours: 30 * 24,
      userId: AMAKA,
      text: 'Third dispute this month.\nAsked the bank for the letters.',
    },
    { transactionId: refund.transactionId, hours: 90, userId: TUNDE, text: 'Customer called: one item was out of stock.' },
    { payoutId: failed.id, hours: 60, userId: AMAKA, text: 'Recipient’s bank was down. Pay again on Monday.' },
    { customerId: customer.id, hours: 50, userId: TUNDE, text: 'Wants to buy again. Keep blacklisted until <b>December</b>.' },
  ];
  await insertAll(
    tx,
    notes,
    rows.map(({ hours, ...row }, index) => ({ id: index + 1, ...ours, ...about, ...row, createdAt: now.subtract({ hours }) })),
  );
}
