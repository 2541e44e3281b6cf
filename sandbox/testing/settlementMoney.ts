/** Random histories of payments, refunds, chargebacks, payouts and days, with what must be true of settlements and reserve after them. */
import { and, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { decideChargeback, openChargeback } from '../chargebacks/provider';
import type { Actor, OperationContext } from '../context';
import { ledgerCheckOf } from '../control/ledgerCheck';
import {
  accounts,
  entries,
  postings,
  reserves,
  settlementBanks,
  settlementItems,
  settlementLines,
  settlements,
  settlementTerms,
} from '../database/schema';
import { settleDaysFor } from '../ledger/settlements';
import { dayOf, SETTLED_KINDS } from '../ledger/settlements.rules';
import { settleRefundsFor } from '../ledger/waitingRefunds';
import { createRefunds } from '../refunds/refunds';
import { decideSettlement } from '../settlements/provider';
import { inWallet, item, paid } from './refunds';
import { nth, sum, unlessRefused } from './sequences';

type Step =
  | { do: 'pay'; amount: bigint; late: boolean }
  | { do: 'refund'; of: number; amount: bigint }
  | { do: 'charge'; of: number }
  | { do: 'spend'; part: number }
  | { do: 'decide'; of: number; decision: 'flag' | 'clear' | 'fail' }
  | { do: 'wait'; hours: number }
  | { do: 'read'; times: number };

const place = fc.nat({ max: 5 });

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      amount: fc.constantFrom(1_00n, 999_99n, 5_000_00n),
      late: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), of: place, amount: fc.constantFrom(1n, 400_00n) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), of: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('spend' as const), part: fc.constantFrom(50, 100) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      of: place,
      decision: fc.constantFrom('flag' as const, 'clear' as const, 'fail' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(5, 25, 24 * 4, 24 * 91) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('read' as const), times: fc.constantFrom(1, 2) }) },
);

interface Merchant {
  readonly context: OperationContext;
  readonly actor: Actor;
}

/** How a merchant is settled: to a bank or not, and with which part held back. */
export const terms = fc.record({
  destination: fc.constantFrom('wallet' as const, 'bank' as const),
  reservePercent: fc.constantFrom(0, 5, 33),
});

async function accountsOf({ context, actor }: Merchant) {
  const here = and(eq(accounts.environment, actor.environment), eq(accounts.currency, 'NGN'));
  const rows = await context.db.select().from(accounts).where(here);
  const own = (kind: string) => rows.find((row) => row.businessId === actor.businessId && row.kind === kind)?.id ?? 0;
  const provider = (kind: string) => rows.find((row) => row.businessId === null && row.kind === kind)?.id ?? 0;
  return { wallet: own('wallet'), reserve: own('reserve'), clearing: provider('clearing'), fees: provider('fees') };
}

type Accounts = Awaited<ReturnType<typeof accountsOf>>;

type Pay = Extract<Step, { do: 'pay' }>;

/** A payment with its posting. A late one is posted with a time of the day before, as by a call that waited over midnight. */
async function pay(merchant: Merchant, { wallet, clearing, fees }: Accounts, { amount, late }: Pay): Promise<string> {
  const { db, clock } = merchant.context;
  const row = await paid(merchant, { amount, fee: amount / 100n });
  const postedAt = late ? clock.now().subtract({ hours: 13 }) : clock.now();
  await db.transaction(async (tx) => {
    const [posting] = await tx.insert(postings).values({ kind: 'collection', transactionId: row.id, postedAt }).returning();
    const postingId = posting?.id ?? 0;
    await tx.insert(entries).values(
      [
        { postingId, accountId: wallet, amount: amount - row.fee },
        { postingId, accountId: fees, amount: row.fee },
        { postingId, accountId: clearing, amount: -amount },
      ].filter((line) => line.amount !== 0n),
    );
  });
  return row.orderReference;
}

/** Money leaves the wallet before its day is settled, so a bank can't always be paid at once. */
async function spend({ context, actor }: Merchant, { wallet, clearing }: Accounts, part: number): Promise<void> {
  const [, available = 0n] = (await inWallet(context, actor)) ?? [];
  const amount = (available * BigInt(part)) / 100n;
  if (amount <= 0n) return;
  await context.db.transaction(async (tx) => {
    const [posting] = await tx.insert(postings).values({ kind: 'payout', postedAt: context.clock.now() }).returning();
    const postingId = posting?.id ?? 0;
    await tx.insert(entries).values([
      { postingId, accountId: wallet, amount: -amount },
      { postingId, accountId: clearing, amount },
    ]);
  });
}

async function take(merchant: Merchant, own: Accounts, references: string[], next: Step): Promise<void> {
  const { context, actor } = merchant;
  switch (next.do) {
    case 'pay':
      references.push(await pay(merchant, own, next));
      return;
    case 'refund': {
      const reference = nth(references, next.of);
      const key = `refund ${context.clock.now().toString()} ${references.length}`;
      if (reference) await unlessRefused(createRefunds(context, actor, key, [item(reference, next.amount)]));
      return;
    }
    case 'charge': {
      const reference = nth(references, next.of);
      if (!reference) return;
      const wanted = { reference, reasonCode: 'fraud' as const, dueInSeconds: 86_400, amount: null, claim: null };
      const opened = await openChargeback(context, wanted);
      if (typeof opened !== 'string') await decideChargeback(context, { id: opened.id, decision: 'lost', comment: null });
      return;
    }
    case 'spend':
      return spend(merchant, own, next.part);
    case 'decide': {
      const rows = await context.db.select().from(settlements).where(eq(settlements.businessId, actor.businessId));
      const one = nth(rows, next.of);
      if (one) await decideSettlement(context, { id: one.id, decision: next.decision });
      return;
    }
    case 'wait':
      return context.clock.advance(next.hours * 3_600);
    case 'read':
      await Promise.all(Array.from({ length: next.times }, () => settleDaysFor(context, actor)));
  }
}

/** What the ledger has of the wallet, without the database's own sums. */
async function checkItems({ context: { db, clock }, actor }: Merchant, { wallet }: Accounts): Promise<void> {
  const lines = await db
    .select({ posting: postings, amount: entries.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(eq(entries.accountId, wallet));
  const items = await db.select().from(settlementItems).where(eq(settlementItems.accountId, wallet));
  const settled = lines.filter(({ posting }) => SETTLED_KINDS.includes(posting.kind));
  const asText = (rows: readonly (readonly [number, bigint])[]) => rows.map(([id, amount]) => `${id} ${amount}`).sort();
  expect(asText(items.map((one) => [one.postingId, one.amount]))).toEqual(
    asText(settled.map(({ posting, amount }) => [posting.id, amount])),
  );
  const rows = await db.select().from(settlements).where(eq(settlements.businessId, actor.businessId));
  const all = await db.select().from(settlementLines).innerJoin(settlements, eq(settlements.id, settlementLines.settlementId));
  for (const row of rows) {
    const mine = items.filter(({ settlementId }) => settlementId === row.id);
    const own = all.filter(({ settlement }) => settlement.id === row.id).map(({ settlement_line: line }) => line.amount);
    expect([sum(mine.map(({ amount }) => amount)), sum(own), mine.length]).toEqual([row.amount, row.amount, row.itemCount]);
  }
  const today = dayOf(clock.now()).toString();
  expect(rows.every(({ day }) => day < today)).toBe(true);
  const days = new Map(rows.map(({ id, day }) => [id, day]));
  // Nothing is settled before its day, and nothing of a day that is over waits once that day has no settlement yet.
  const last =
    rows
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  for (const { settlementId, postedAt, postingId } of items) {
    const kind = settled.find(({ posting }) => posting.id === postingId)?.posting.kind;
    if (settlementId === null) expect(dayOf(postedAt).toString() >= today || last >= dayOf(postedAt).toString()).toBe(true);
    else if (kind !== 'reserve') expect((days.get(settlementId) ?? '') >= dayOf(postedAt).toString()).toBe(true);
  }
}

async function checkMoney(merchant: Merchant, { wallet, reserve }: Accounts): Promise<void> {
  const { db, clock } = merchant.context;
  const { businessId } = merchant.actor;
  const rows = await db.select().from(settlements).where(eq(settlements.businessId, businessId));
  const moved = await db
    .select({ posting: postings, amount: entries.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(eq(entries.accountId, wallet));
  for (const { id, destination, status, amount } of rows) {
    const left = moved.filter(({ posting }) => posting.settlementId === id).map((line) => line.amount);
    const leaves = destination === 'bank' && status === 'Completed' && amount > 0n;
    expect(left).toEqual(leaves ? [-amount] : []);
  }
  const held = await db.select().from(reserves).where(eq(reserves.businessId, businessId));
  const kept = await db.select({ amount: entries.amount }).from(entries).where(eq(entries.accountId, reserve));
  expect(sum(kept.map(({ amount }) => amount))).toBe(
    sum(held.filter(({ releasedAt }) => !releasedAt).map(({ amount }) => amount)),
  );
  for (const one of held) {
    const isOver = Temporal.Instant.compare(one.releaseAt, clock.now()) <= 0;
    expect(one.releasedAt !== null).toBe(isOver);
    const day = rows.find(({ day: of }) => of === one.day);
    const [line] = await db
      .select()
      .from(settlementLines)
      .where(and(eq(settlementLines.settlementId, day?.id ?? 0), eq(settlementLines.line, 'reserveWithheld')));
    expect(line?.amount).toBe(-one.amount);
  }
  const [ledger = 0n, available = 0n] = (await inWallet(merchant.context, merchant.actor)) ?? [];
  expect([ledger >= available, available >= 0n]).toEqual([true, true]);
}

/** Runs the steps one after another, and checks the statements, the wallet and the reserve after the last one. */
export async function runSteps(
  merchant: Merchant,
  { destination, reservePercent }: { destination: 'wallet' | 'bank'; reservePercent: number },
  steps: readonly Step[],
): Promise<number> {
  const { context, actor } = merchant;
  const { db } = context;
  const owned = { businessId: actor.businessId, environment: actor.environment, currency: 'NGN' };
  await db.insert(accounts).values({ ...owned, kind: 'reserve' });
  await db.insert(settlementTerms).values({ ...owned, destination, reservePercent, reserveDays: 90 });
  await db
    .insert(settlementBanks)
    .values({ businessId: actor.businessId, bankId: 1, accountNumber: '0123456789', accountName: 'ADA', isDefault: true });
  const own = await accountsOf(merchant);
  const references: string[] = [];
  for (const next of steps) await take(merchant, own, references, next);
  await settleDaysFor(context, actor);
  await settleRefundsFor(context, actor);
  await checkItems(merchant, own);
  await checkMoney(merchant, own);
  expect(await ledgerCheckOf(db).isBalanced()).toBe(true);
  const [open] = await db
    .select()
    .from(settlementItems)
    .where(and(eq(settlementItems.accountId, own.wallet), isNull(settlementItems.settlementId)))
    .limit(1);
  return (await db.$count(settlements, eq(settlements.businessId, actor.businessId))) + (open ? 1 : 0);
}
