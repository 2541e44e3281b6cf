/** Many small payouts require a code and an approver like a large one, because a role's payouts without them count together. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { accounts, memberships, users } from '../database/schema';
import { status, VERIFY_WITHIN_HOURS } from '../ledger/payouts.rules';
import { environments } from '../rules/environments';
import { testNumbers } from '../rules/recipients';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { contextAtFixedTime, newestCode, newMerchant, statusesOf, toAda } from '../testing/people';
import { listPayouts } from './payoutList';
import { asksFor, initiatePayout, resendPayoutCode, verifyPayout } from './payouts';
import { pending } from './payoutViews.routes';

let database: Database;
beforeAll(async () => {
  database = await seededDatabase();
}, SETUP_MS);
afterAll(() => database.close());

const OWNER = 9;
const APPROVER = 2;

async function merchant(balance = 9_000_000_00n) {
  const context = contextAtFixedTime(database.db);
  return { context, actor: await newMerchant(context, balance) };
}

let lastKey = 0;
const codeOf = async (context: OperationContext, actor: Actor, ...amounts: string[]) => {
  lastKey += 1;
  return (
    await initiatePayout(
      context,
      actor,
      `k${lastKey}`,
      amounts.map((amount) => toAda(amount)),
    )
  ).statusCode;
};

/** A user with this role at the business. */
async function colleague(context: OperationContext, { businessId, environment }: Actor, roleId: number): Promise<Actor> {
  const name = `role-${roleId}-${businessId}-${lastKey}`;
  const person = { firstName: 'Ada', lastName: 'Obi', email: `${name}@merchant.test`, passwordHash: '', twoFactor: false };
  const [made] = await context.db.insert(users).values(person).returning();
  if (!made) throw new Error('Nobody was made');
  await context.db.insert(memberships).values({ userId: made.id, businessId, roleId, isDefault: true });
  lastKey += 1;
  return { userId: made.id, email: made.email, businessId, environment };
}

describe('[PAY-05] payouts without a code', () => {
  it('require one once their sum would reach the limit of a single payout, whatever the next amount', async () => {
    const { context, actor } = await merchant();
    expect(await codeOf(context, actor, '20000')).toBe('00');
    expect(await codeOf(context, actor, '29999.99')).toBe('00');
    expect(await asksFor(context, actor, 'NGN', 1n)).toEqual({ needsOtp: true, needsApproval: false });
    expect(await codeOf(context, actor, '0.01')).toBe('007');
    expect(await codeOf(context, actor, '10', '20')).toBe('007');
    expect((await statusesOf(context, actor)).filter((each) => each === 'Successful')).toHaveLength(2);
  });

  it('count together if they are sent at the same time', async () => {
    const { context, actor } = await merchant();
    const codes = await Promise.all(Array.from({ length: 25 }, () => codeOf(context, actor, '49999.99')));
    expect(codes.filter((code) => code === '00')).toHaveLength(1);
    expect(codes.filter((code) => code === '007')).toHaveLength(24);
  });

  it('count for the day in Lagos, and over midnight for an hour', async () => {
    const { context, actor } = await merchant();
    context.clock.advance(11.5 * 60 * 60);
    expect(await codeOf(context, actor, '49999.99')).toBe('00');
    context.clock.advance(45 * 60);
    expect(await codeOf(context, actor, '0.01')).toBe('007');
    context.clock.advance(16 * 60);
    expect(await codeOf(context, actor, '30000')).toBe('00');
    context.clock.advance(22 * 60 * 60);
    expect(await codeOf(context, actor, '20000')).toBe('007');
    context.clock.advance(2 * 60 * 60);
    expect(await codeOf(context, actor, '20000')).toBe('00');
  });

  it('count for all users of a role, and for no other role', async () => {
    const { context, actor } = await merchant();
    const [one, two, other] = [
      await colleague(context, actor, OWNER),
      await colleague(context, actor, OWNER),
      await colleague(context, actor, APPROVER),
    ];
    expect(await codeOf(context, one, '40000')).toBe('00');
    expect(await codeOf(context, two, '10000')).toBe('007');
    expect(await asksFor(context, two, 'NGN', 10_000_00n)).toMatchObject({ needsOtp: true });
    expect(await codeOf(context, other, '10000')).toBe('00');
  });

  it('count by currency, and a payout with a code does not count', async () => {
    const { context, actor } = await merchant();
    const { businessId, environment } = actor;
    await context.db.insert(accounts).values({ businessId, environment, currency: 'USD', kind: 'wallet' });
    const { batchId } = await initiatePayout(context, actor, 'verified', [toAda('60000')]);
    await verifyPayout(context, actor, batchId, await newestCode(context, actor));
    expect(await codeOf(context, actor, '40000')).toBe('00');
    expect(await asksFor(context, actor, 'NGN', 10_000_00n)).toMatchObject({ needsOtp: true });
    expect(await asksFor(context, actor, 'USD', 10_000_00n)).toMatchObject({ needsOtp: false });
  });

  it('count only in their own environment', async () => {
    const { context, actor } = await merchant();
    expect(await codeOf(context, actor, '40000')).toBe('00');
    expect(await asksFor(context, actor, 'NGN', 10_000_00n)).toMatchObject({ needsOtp: true });
    const inTest = { ...actor, environment: environments.test };
    expect(await asksFor(context, inTest, 'NGN', 10_000_00n)).toMatchObject({ needsOtp: false });
  });

  it('that failed in a batch do not count', async () => {
    const { context, actor } = await merchant();
    const named = (row: string, amount: string, accountNumber: string) =>
      toAda(amount, { accountNumber, clientReference: `failed-${row}-${actor.businessId}` });
    const rows = [named('1', '20000', '0123456789'), named('2', '25000', testNumbers.secondTime)];
    expect(await initiatePayout(context, actor, 'some-fail', rows)).toMatchObject({ statusCode: '00' });
    expect((await statusesOf(context, actor)).toSorted()).toEqual(['Failed', 'Successful']);
    expect(await codeOf(context, actor, '29999.99')).toBe('00');
    expect(await codeOf(context, actor, '0.01')).toBe('007');
  });

  it('require a code in a batch that is paid row by row', async () => {
    const { context, actor } = await merchant();
    await codeOf(context, actor, '45000');
    const rows = ['1', '2', '3'].map((row) => toAda('2000', { clientReference: `row-${row}-${actor.businessId}` }));
    expect(await initiatePayout(context, actor, 'rows', rows)).toMatchObject({ statusCode: '007' });
    expect((await statusesOf(context, actor)).filter((each) => each === 'Awaiting Verification')).toHaveLength(3);
  });
});

describe('[PAY-05] [APR-01] payouts without an approver', () => {
  /** Initiates a payout and confirms it with its own code. */
  async function confirmed(context: OperationContext, actor: Actor, ...amounts: string[]) {
    lastKey += 1;
    const rows = amounts.map((amount) => toAda(amount));
    const { batchId } = await initiatePayout(context, actor, `k${lastKey}`, rows);
    await verifyPayout(context, actor, batchId, await newestCode(context, actor));
  }
  const asked = async (context: OperationContext, actor: Actor, currency: string, total: bigint) =>
    (await asksFor(context, actor, currency, total)).needsApproval;

  it('require one once their sum would reach its limit, each with its own code', async () => {
    const { context, actor } = await merchant();
    await confirmed(context, actor, '600000');
    await confirmed(context, actor, '399999.98');
    expect(await asked(context, actor, 'NGN', 1n)).toBe(false);
    expect(await asksFor(context, actor, 'NGN', 2n)).toEqual({ needsOtp: true, needsApproval: true });
    await confirmed(context, actor, '60000');
    expect((await statusesOf(context, actor)).toSorted()).toEqual([
      status.awaitingSecondLevel,
      status.successful,
      status.successful,
    ]);
  });

  it('require a code as well, so that none is paid at once', async () => {
    const { context, actor } = await merchant();
    await confirmed(context, actor, '990000');
    expect(await codeOf(context, actor, '9999.99')).toBe('00');
    expect(await codeOf(context, actor, '0.01')).toBe('007');
  });

  it('count before their code is entered, and not after they failed', async () => {
    const { context, actor } = await merchant();
    expect(await codeOf(context, actor, '999999.99')).toBe('007');
    expect(await asked(context, actor, 'NGN', 1n)).toBe(true);
    context.clock.advance(VERIFY_WITHIN_HOURS * 60 * 60 + 1);
    expect(await asked(context, actor, 'NGN', 1n)).toBe(false);
  });

  it('count for all users of a role by currency, and a payout that an approver decides does not count', async () => {
    const { context, actor } = await merchant();
    const [one, two] = [await colleague(context, actor, OWNER), await colleague(context, actor, OWNER)];
    await confirmed(context, one, '1000000');
    await confirmed(context, one, '900000');
    expect(await asked(context, two, 'NGN', 100_000_00n)).toBe(true);
    expect(await asked(context, two, 'NGN', 99_999_99n)).toBe(false);
    expect(await asked(context, two, 'USD', 100_000_00n)).toBe(false);
    expect(await asked(context, await colleague(context, actor, APPROVER), 'NGN', 100_000_00n)).toBe(false);
  });

  const HOUR = 60 * 60;
  /** Sends another code for a batch, and enters it. */
  async function verifiedLater(context: OperationContext, actor: Actor, batchId: string) {
    await resendPayoutCode(context, actor, batchId);
    return verifyPayout(context, actor, batchId, await newestCode(context, actor));
  }
  const PAID = 'Payout verified successfully';

  it('count on the day that they leave, so that two of 990,000 in one day require one, whichever day each was initiated', async () => {
    const { context, actor } = await merchant();
    const early = await initiatePayout(context, actor, 'early', [toAda('990000')]);
    context.clock.advance(13 * HOUR);
    expect(await asked(context, actor, 'NGN', 990_000_00n)).toBe(true);
    const late = await initiatePayout(context, actor, 'late', [toAda('990000')]);
    context.clock.advance(61);
    expect(await verifiedLater(context, actor, early.batchId)).toBe(PAID);
    expect(await verifiedLater(context, actor, late.batchId)).toContain('awaits a second-level approver');
    expect((await statusesOf(context, actor)).toSorted()).toEqual([status.awaitingSecondLevel, status.successful]);
  });

  it('count for the day of their code after the day of their initiation', async () => {
    const { context, actor } = await merchant();
    const early = await initiatePayout(context, actor, 'early', [toAda('700000')]);
    context.clock.advance(13 * HOUR);
    await verifiedLater(context, actor, early.batchId);
    expect(await asked(context, actor, 'NGN', 300_000_00n)).toBe(true);
    context.clock.advance(24 * HOUR);
    expect(await asked(context, actor, 'NGN', 300_000_00n)).toBe(false);
  });

  it.each([
    ['a payout', [{}], 'Payout verified', 'it now awaits'],
    ['a bulk payout', [{ clientReference: 'first' }, { clientReference: 'second' }], 'Payouts verified', 'they now await'],
  ])(
    'are counted again when the code of %s is entered, and its message and reason say so',
    async (_, rows, verified, awaiting) => {
      const { context, actor } = await merchant();
      const other = await colleague(context, actor, APPROVER);
      const amount = String(600_000 / rows.length);
      const { batchId } = await initiatePayout(
        context,
        other,
        'other',
        rows.map((row) => toAda(amount, row)),
      );
      await confirmed(context, actor, '600000');
      const { businessId, userId } = other;
      const membership = and(eq(memberships.businessId, businessId), eq(memberships.userId, userId));
      await context.db.insert(memberships).values({ userId: actor.userId, businessId, roleId: OWNER, isDefault: false });
      await context.db.update(memberships).set({ roleId: OWNER }).where(membership);

      expect(await verifyPayout(context, other, batchId, await newestCode(context, other))).toBe(
        `${verified}. Today’s payouts without an approver have reached their limit, so ${awaiting} a second-level approver`,
      );
      const filter = {
        status: status.awaitingSecondLevel,
        keyword: '',
        column: 'recipient',
        currency: null,
        from: null,
        before: null,
      } as const;
      const found = await listPayouts(context, actor, filter, { page: 1, size: 20 });
      expect(found.rows.map((view) => pending(view).approvalReason)).toEqual(rows.map(() => 'NGN 1,000,000.00 or more in a day'));
    },
  );

  it('count together in a batch, and for the day in Lagos', async () => {
    const { context, actor } = await merchant();
    await confirmed(context, actor, '400000', '300000');
    expect(await asked(context, actor, 'NGN', 300_000_00n)).toBe(true);
    context.clock.advance(13 * 60 * 60);
    expect(await asked(context, actor, 'NGN', 300_000_00n)).toBe(false);
  });
});
