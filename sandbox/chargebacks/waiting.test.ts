/** Chargebacks that the balance doesn't cover, two answers at once, and what the database itself refuses. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerCheckOf } from '../control/ledgerCheck';
import { chargebackComments, chargebacks, holds, postings, refunds } from '../database/schema';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { credit, inWallet, merchants, PAID, paid } from '../testing/refunds';
import { answerChargeback } from './answer';
import { decideChargeback, openChargeback } from './provider';

const merchant = merchants();
type There = Awaited<ReturnType<typeof merchant>>;
const FEE = 2_500_00n;

async function charged(there: There, amount: bigint | null = null) {
  const { orderReference, id: transactionId } = await paid(there);
  const wanted = { reference: orderReference, reasonCode: 'fraud' as const, dueInSeconds: 3_600, amount, claim: null };
  const opened = await openChargeback(there.context, wanted);
  if (typeof opened === 'string') throw new Error(opened);
  return { id: opened.id, transactionId };
}

const lose = ({ context }: There, id: number) => decideChargeback(context, { id, decision: 'lost', comment: null });

describe('[CBK-03] a chargeback that the balance does not cover', () => {
  it('is held in part, and posted with its fee as soon as the balance covers both to the kobo', async () => {
    const there = await merchant(400_00n);
    const { context, actor } = there;
    const { id } = await charged(there);
    expect(await inWallet(context, actor)).toEqual([400_00n, 0n]);
    await lose(there, id);
    expect(await inWallet(context, actor)).toEqual([400_00n, 0n]);
    await credit(context, actor, PAID + FEE - 400_01n);
    await settleChargebacksFor(context, actor);
    expect(await inWallet(context, actor)).toEqual([PAID + FEE - 1n, PAID + FEE - 400_01n]);
    await credit(context, actor, 1n);
    await settleChargebacksFor(context, actor);
    expect(await inWallet(context, actor)).toEqual([0n, 0n]);
    expect(await ledgerCheckOf(context.db).isBalanced()).toBe(true);
  });

  it('holds nothing of an empty wallet, and comes before a later one', async () => {
    const there = await merchant(0n);
    const { context, actor } = there;
    const [first, second] = [await charged(there), await charged(there, 1n)];
    for (const { id } of [first, second]) await lose(there, id);
    await credit(context, actor, PAID + FEE + FEE);
    await settleChargebacksFor(context, actor);
    const rows = await context.db
      .select()
      .from(chargebacks)
      .where(eq(chargebacks.businessId, actor.businessId))
      .orderBy(chargebacks.id);
    expect(rows.map(({ id, postedAt }) => [id, postedAt !== null])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
    expect(await inWallet(context, actor)).toEqual([FEE, FEE]);
  });
});

it('[CBK-03] of answers at once exactly one counts, and each key gets its own response again', async () => {
  const there = await merchant(5_000_00n);
  const { context, actor } = there;
  const { id } = await charged(there);
  const answer = (key: string, isAccepted: boolean) =>
    answerChargeback(context, actor, key, { id: String(id), isAccepted, comment: 'Delivered', files: [] }).then(
      ({ message }) => message,
      ({ message }: Error) => message,
    );
  const send = () => Promise.all(['a', 'b', 'c', 'd'].map((key, n) => answer(key, n % 2 === 0)));
  const said = await send();
  expect(said.filter((message) => message !== 'This chargeback was already answered')).toHaveLength(1);
  expect(await send()).toEqual(said);
  expect(await context.db.$count(chargebackComments, eq(chargebackComments.chargebackId, id))).toBe(1);
});

it('[CBK-03] the database itself refuses more than was paid, a second answer or decision, and a deletion', async () => {
  const there = await merchant(5_000_00n);
  const { context, actor } = there;
  const { db, clock } = context;
  const now = clock.now();
  const { id, transactionId } = await charged(there);
  const { businessId, environment, userId } = actor;
  const scope = { businessId, environment, transactionId, createdAt: now };
  const refund = {
    ...scope,
    reference: 'RFD-BESIDE',
    amount: 1n,
    reason: '',
    status: 'Processing' as const,
    requesterId: userId,
  };
  const another = { ...scope, reference: 'CBK-BESIDE', amount: 1n, fee: 0n, status: 'New' as const, reasonCode: '', reason: '' };
  const why = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error));
  const reasonOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => 'done', why);
  const mine = eq(chargebacks.id, id);
  expect(await reasonOf(db.insert(refunds).values(refund))).toBe('a payment is never refunded beyond its amount');
  expect(await reasonOf(db.insert(chargebacks).values({ ...another, claim: '', rrn: '', dueAt: now }))).toBe(
    'a payment is never charged back beyond its amount',
  );
  await answerChargeback(context, actor, 'k', { id: String(id), isAccepted: true, comment: 'Ours', files: [] });
  expect(await reasonOf(db.update(chargebacks).set({ accepted: false }).where(mine))).toBe('a chargeback is answered once');
  expect(await reasonOf(db.update(chargebacks).set({ status: 'Lost' }).where(mine))).toBe('a chargeback is decided once');
  const kept = 'a chargeback, its thread and its files never change';
  expect(await reasonOf(db.delete(chargebacks).where(mine))).toBe(kept);
  expect(await reasonOf(db.update(chargebackComments).set({ comment: '' }).where(eq(chargebackComments.chargebackId, id)))).toBe(
    kept,
  );
  const again = { kind: 'chargeback', chargebackId: id, postedAt: now };
  expect(await reasonOf(db.insert(postings).values(again))).toContain('posting_of_chargeback');
  expect(await reasonOf(db.insert(holds).values({ chargebackId: id, accountId: 1, amount: 1n, placedAt: now }))).toContain(
    'hold_of_chargeback',
  );
});
