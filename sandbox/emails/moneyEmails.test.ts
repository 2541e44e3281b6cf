/** Emails about refunds and payments, and what the database itself refuses. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationContext } from '../context';
import type { Database } from '../database/database';
import { messages, refunds } from '../database/schema';
import { createRefunds } from '../refunds/refunds';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { AMAKA, emailsOf, team } from '../testing/emails';
import { contextAtFixedTime } from '../testing/people';
import { item, LARGE_MS, paid } from '../testing/refunds';
import { sendMoneyEmails } from './send';

let database: Database;
let context: OperationContext;
beforeAll(async () => {
  database = await seededDatabase();
  context = contextAtFixedTime(database.db);
}, SETUP_MS);
afterAll(() => database.close());

describe('the email about a refund', () => {
  it(
    'goes to the customer once, however often and at the same time the order is sent',
    async () => {
      const owner = await team(context);
      const { orderReference } = await paid(
        { context, actor: owner },
        { customerEmail: 'Ada@Customer.test', maskedPan: '506104••••••4242' },
      );
      const order = [item(orderReference, 400_00n)];
      await Promise.all(Array.from({ length: 200 }, () => createRefunds(context, owner, 'k', order)));
      await createRefunds(context, owner, 'k', order);
      const emails = await emailsOf(context, owner);
      expect(emails).toMatchObject([
        {
          kind: 'refundPaid',
          recipient: 'ada@customer.test',
          subject: `Your refund of NGN 400.00 from Merchant ${owner.businessId}`,
          otp: '',
          link: null,
        },
      ]);
      expect(emails[0]?.text).toContain('The money goes to the card ending in 4242.');
    },
    LARGE_MS,
  );

  it('is sent when the balance covers it, and not before', async () => {
    const owner = await team(context, 100_00n);
    const { orderReference } = await paid({ context, actor: owner });
    await createRefunds(context, owner, 'k', [item(orderReference, 250_00n)]);
    expect(await emailsOf(context, owner)).toEqual([]);
  });

  it('goes to the person who requested it if it is declined', async () => {
    const owner = await team(context);
    const { orderReference } = await paid({ context, actor: owner });
    await createRefunds(context, owner, 'k', [item(orderReference, 13_15n)]);
    const [email, ...more] = await emailsOf(context, owner);
    expect([email?.kind, email?.recipient, more]).toEqual(['refundDeclined', AMAKA, []]);
    expect(email?.text).toContain('Reason: The customer’s bank declined the refund');
  });

  it('is gone with a call that fails, and missing after a refused one', async () => {
    const owner = await team(context);
    const { orderReference } = await paid({ context, actor: owner });
    const broken = context.db.transaction(async (tx) => {
      await createRefunds({ ...context, db: tx }, owner, 'k', [item(orderReference, 1_00n)]);
      expect(
        await tx.$count(messages, and(eq(messages.kind, 'refundPaid'), eq(messages.recipient, 'ada@customer.test'))),
      ).toBeGreaterThan(0);
      throw new Error('A defect');
    });
    await expect(broken).rejects.toThrow('A defect');
    await expect(createRefunds(context, owner, 'k', [item(orderReference, 2_000_00n)])).rejects.toThrow('Amount exceeds');
    expect(await emailsOf(context, owner)).toEqual([]);
  });

  it('is not sent about a test to a customer, and says so to a person of the business', async () => {
    const owner = { ...(await team(context)), environment: 2 };
    const payment = await paid({ context, actor: owner });
    const about = { transactionId: payment.id };
    const email = { subject: 'You received NGN 1.00', text: 'It is there.' };
    const both = [null, '/dashboard'].map((link) => ({
      kind: 'paymentReceived' as const,
      about,
      environment: 2,
      to: AMAKA,
      email,
      link,
    }));
    await sendMoneyEmails(context.db, context.clock.now(), both);
    expect(await emailsOf(context, owner)).toMatchObject([
      {
        link: '/dashboard',
        subject: 'Test mode: You received NGN 1.00',
        text: 'It is there.\nThis happened in Test mode. No real money moved.',
      },
    ]);
  });
});

describe('the database', () => {
  const row = (more: Partial<typeof messages.$inferInsert>) => ({
    recipient: 'ada@customer.test',
    subject: 'Refund',
    otp: '',
    text: 'It is refunded.',
    kind: 'paymentReceived' as const,
    sentAt: context.clock.now(),
    ...more,
  });
  const insert = (more: Partial<typeof messages.$inferInsert>) => context.db.insert(messages).values(row(more));

  it('keeps one email for each kind, subject and person', async () => {
    const { id: transactionId } = await paid({ context, actor: await team(context) });
    await insert({ transactionId });
    await expect(insert({ transactionId })).rejects.toMatchObject({ cause: { code: '23505' } });
    await insert({ transactionId, recipient: 'another@customer.test' });
    const about = { transactionId };
    const email = { subject: 'Again', text: 'Again.' };
    const again = { kind: 'paymentReceived' as const, about, environment: 1, to: ' ADA@customer.test', email, link: null };
    await Promise.all(Array.from({ length: 200 }, () => sendMoneyEmails(context.db, context.clock.now(), [again])));
    expect(await context.db.$count(messages, eq(messages.transactionId, transactionId))).toBe(2);
  });

  it('refuses one with no subject, with two, or without its text', async () => {
    const { id: transactionId } = await paid({ context, actor: await team(context) });
    const [{ id: refundId } = { id: 0 }] = await context.db.select({ id: refunds.id }).from(refunds).limit(1);
    const { text: _, ...withoutText } = row({ transactionId });
    for (const wrong of [row({}), row({ transactionId, refundId }), { ...withoutText, text: null }, { ...row({}), kind: null }])
      await expect(context.db.insert(messages).values(wrong)).rejects.toMatchObject({ cause: { code: '23514' } });
  });
});
