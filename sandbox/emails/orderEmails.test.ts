/** Emails about orders of payouts: who gets which, and each once. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor, OperationContext } from '../context';
import type { Database } from '../database/database';
import { payouts } from '../database/schema';
import { expireUnverifiedFor } from '../ledger/batches';
import { decide, sendApprovalCode } from '../payouts/approvals';
import { initiatePayout, verifyPayout } from '../payouts/payouts';
import { SETUP_MS, seededDatabase } from '../testing/databases';
import { AMAKA, emailsOf, NGOZI, TUNDE, team } from '../testing/emails';
import { contextAtFixedTime, newestCode, toAda } from '../testing/people';

let database: Database;
let context: OperationContext;
beforeAll(async () => {
  database = await seededDatabase();
  context = contextAtFixedTime(database.db);
}, SETUP_MS);
afterAll(() => database.close());

const approverAt = (owner: Actor): Actor => ({ ...owner, userId: 2, email: `approver-${owner.businessId}@merchant.test` });

const emailed = async (actor: Actor) => (await emailsOf(context, actor)).map(({ kind, recipient }) => `${kind} ${recipient}`);

async function verified(owner: Actor, key: string, details: Parameters<typeof initiatePayout>[3]) {
  const { batchId } = await initiatePayout(context, owner, key, details);
  await verifyPayout(context, owner, batchId, await newestCode(context, owner));
  return batchId;
}

const payoutIdsIn = async (batchId: string) =>
  (await context.db.select({ id: payouts.id }).from(payouts).where(eq(payouts.batchId, batchId)).orderBy(payouts.id)).map(
    ({ id }) => String(id),
  );

async function decideOn(owner: Actor, payoutIds: readonly string[], isApproved: boolean) {
  const approver = approverAt(owner);
  await sendApprovalCode(context, approver, payoutIds);
  await decide(context, approver, { payoutIds, isApproved, otp: await newestCode(context, approver) });
}

describe('the emails about payouts', () => {
  it('say to those who may pay which failed, once for each order', async () => {
    const owner = await team(context);
    const order = [
      toAda('500', { clientReference: 'a' }),
      toAda('700', { clientReference: 'b', accountNumber: '0000000000', AccountName: 'NOBODY' }),
      toAda('13.13', { clientReference: 'c' }),
    ];
    await Promise.all(Array.from({ length: 20 }, () => initiatePayout(context, owner, 'k', order)));
    const emails = await emailsOf(context, owner);
    expect(emails).toMatchObject([{ kind: 'payoutsFailed', recipient: AMAKA, subject: '2 of 3 payouts failed' }]);
    expect(emails[0]?.text).toMatch(/^2 payouts of NGN 713.13 in total failed\.\n/);
  });

  it('say nothing of payouts that were made without a code', async () => {
    const owner = await team(context);
    await initiatePayout(context, owner, 'k', [toAda('500')]);
    expect(await emailsOf(context, owner)).toEqual([]);
  });

  it('say that one expired, once', async () => {
    const owner = await team(context);
    await initiatePayout(context, owner, 'k', [toAda('60000')]);
    const clock = { ...context.clock, now: () => context.clock.now().add({ hours: 24 }) };
    await Promise.all([1, 2, 3, 4].map(() => expireUnverifiedFor({ ...context, clock }, owner)));
    const emails = await emailsOf(context, owner);
    expect(emails).toMatchObject([{ kind: 'payoutsExpired', recipient: AMAKA, subject: 'Your payout of NGN 60,000.00 expired' }]);
    expect(emails[0]?.text).toContain('Recipient: ADA OKAFOR, Guaranty Trust Bank, account ending in 6789');
  });

  it('ask every other person who may approve, once, and say the decision to the person who initiated it', async () => {
    const owner = await team(context);
    const batchId = await verified(owner, 'k', [toAda('1000000')]);
    const code = await newestCode(context, owner);
    await Promise.allSettled(Array.from({ length: 10 }, () => verifyPayout(context, owner, batchId, code)));
    expect(await emailed(owner)).toEqual([`payoutsAwaitApproval ${TUNDE}`]);
    await decideOn(owner, await payoutIdsIn(batchId), true);
    const [, decided, ...more] = await emailsOf(context, owner);
    expect([decided?.recipient, decided?.subject, more]).toEqual([AMAKA, 'Your payout of NGN 1,000,000.00 was approved', []]);
    expect(decided?.text).toContain('Tunde Bello approved your payout of NGN 1,000,000.00.');
  });

  it('say the decision on a batch once all of it is decided', async () => {
    const owner = await team(context);
    const batchId = await verified(owner, 'k', [toAda('600000'), toAda('500000'), toAda('1')]);
    const [first = '', ...rest] = await payoutIdsIn(batchId);
    await decideOn(owner, [first], false);
    expect(await emailed(owner)).toEqual([`payoutsAwaitApproval ${TUNDE}`]);
    await decideOn(owner, rest, true);
    const decided = (await emailsOf(context, owner)).at(-1);
    expect(decided?.text).toMatch(
      /^Approved and sent: 2 payouts of NGN 500,001.00 in total\.\nDeclined: payout of NGN 600,000.00\.\nThis money wasn’t sent/,
    );
    expect(await emailed(owner)).toEqual([`payoutsAwaitApproval ${TUNDE}`, `payoutsDecided ${AMAKA}`]);
  });

  it('say it once if the last parts of a batch are decided at the same time', async () => {
    const owner = await team(context);
    const batchId = await verified(owner, 'k', [toAda('600000'), toAda('500000')]);
    const approver = approverAt(owner);
    const ids = await payoutIdsIn(batchId);
    const codes: string[] = [];
    for (const id of ids) {
      await sendApprovalCode(context, approver, [id]);
      codes.push(await newestCode(context, approver));
    }
    const decisions = ids.map((id, n) => decide(context, approver, { payoutIds: [id], isApproved: true, otp: codes[n] ?? '' }));
    await Promise.all(decisions);
    expect(await emailed(owner)).toEqual([`payoutsAwaitApproval ${TUNDE}`, `payoutsDecided ${AMAKA}`]);
  });

  it('reach nobody without the permission, nobody deactivated, and never the approver of their own order', async () => {
    const owner = await team(context);
    await verified(approverAt(owner), 'k', [toAda('1000000')]);
    await initiatePayout(context, owner, 'f', [toAda('13.13')]);
    expect(await emailed(owner)).toEqual([`payoutsAwaitApproval ${AMAKA}`, `payoutsFailed ${AMAKA}`]);
    expect((await emailsOf(context, owner)).filter(({ recipient }) => recipient === NGOZI)).toEqual([]);
  });
});
