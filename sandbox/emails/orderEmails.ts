/** Emails about orders of payouts: each tells of all its payouts, and is written in the transaction that changed them. */
import { eq, min, sql } from 'drizzle-orm';
import type { Permission } from '../../contract/permissions';
import type { Db } from '../database/database';
import { payoutBatches, payouts, users } from '../database/schema';
import type { MoneyKind } from '../database/tables/messages.tables';
import type { Events } from '../events/events';
import { isUndecided, status } from '../ledger/payouts.rules';
import {
  batchDecided,
  type Email,
  type PayoutGroup,
  payoutDecided,
  payoutsAwaitApproval,
  payoutsExpired,
  payoutsFailed,
} from './moneyEmails.rules';
import { activeMember, type Person, peopleWith, sendMoneyEmails } from './send';

const PAGES = { payouts: '/dashboard/account/payouts', approvals: '/dashboard/payout/pending-approval' } as const;

const nameOf = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

async function orderOf(tx: Db, batchId: string) {
  const [order] = await tx
    .select({
      batchId: payoutBatches.id,
      businessId: payoutBatches.businessId,
      environment: payoutBatches.environment,
      reference: payoutBatches.reference,
      initiatorId: payoutBatches.initiatorId,
      initiator: nameOf,
    })
    .from(payoutBatches)
    .innerJoin(users, eq(users.id, payoutBatches.initiatorId))
    .where(eq(payoutBatches.id, batchId));
  if (!order) throw new Error('The payout batch was not found');
  return order;
}

type Order = Awaited<ReturnType<typeof orderOf>>;

/** Returns the payouts of an order by status and currency, with the first of each. */
const groupsOf = (tx: Db, batchId: string) =>
  tx
    .select({
      status: payouts.status,
      currency: payouts.currency,
      /** Whether it failed by itself. */
      hasReason: sql<boolean>`${payouts.failure} is not null`,
      count: sql<number>`count(*)::integer`,
      amount: sql<string>`sum(${payouts.amount})::text`,
      approverId: min(payouts.approverId),
      recipient: sql<string>`min(${payouts.recipient})`,
      bankName: min(payouts.bankName),
      accountNumber: sql<string>`min(${payouts.accountNumber})`,
      failure: min(payouts.failure),
    })
    .from(payouts)
    .where(eq(payouts.batchId, batchId))
    .groupBy(payouts.status, payouts.currency, sql`${payouts.failure} is not null`)
    .orderBy(payouts.currency);

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

function summarize(groups: readonly Group[]): PayoutGroup | null {
  const [first] = groups;
  if (!first) return null;
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of groups) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(amount));
  return { ...first, count: countOf(groups), sums: [...sums].map(([currency, amount]) => ({ currency, amount })) };
}

const countOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);

interface Mail {
  readonly kind: MoneyKind;
  readonly to: readonly Pick<Person, 'email'>[];
  readonly email: Email;
  readonly link: string;
}

const send = (tx: Db, now: Temporal.Instant, { batchId, environment }: Order, { kind, to, email, link }: Mail) =>
  sendMoneyEmails(
    tx,
    now,
    to.map((person) => ({ kind, about: { batchId }, environment, to: person.email, email, link })),
  );

const holders = (tx: Db, { businessId }: Order, permission: Permission) => peopleWith(tx, businessId, permission);

/** Tells those who may initiate payouts which of an order failed when it was made. */
export async function emailFailedPayouts(tx: Db, now: Temporal.Instant, { batchId }: Events['payoutsFailed']): Promise<void> {
  const [order, groups] = [await orderOf(tx, batchId), await groupsOf(tx, batchId)];
  const failed = summarize(groups.filter((group) => group.status === status.failed));
  if (failed === null) return;
  const email = payoutsFailed(failed, { ...order, all: countOf(groups) });
  const to = await holders(tx, order, 'payout.initiate');
  await send(tx, now, order, { kind: 'payoutsFailed', to, email, link: PAGES.payouts });
}

/** Tells those who may initiate payouts that an order was not verified in time. */
export async function emailExpiredPayouts(tx: Db, now: Temporal.Instant, { batchId }: Events['payoutsExpired']): Promise<void> {
  const [order, groups] = [await orderOf(tx, batchId), await groupsOf(tx, batchId)];
  const expired = summarize(groups.filter((group) => group.status === status.failed && !group.hasReason));
  if (expired === null) return;
  const to = await holders(tx, order, 'payout.initiate');
  await send(tx, now, order, { kind: 'payoutsExpired', to, email: payoutsExpired(expired, order), link: PAGES.payouts });
}

/** Tells those who may decide on an order that it awaits them. The person who initiated it never decides. */
export async function emailApprovers(tx: Db, now: Temporal.Instant, { batchId }: Events['payoutsAwaitApproval']): Promise<void> {
  const [order, groups] = [await orderOf(tx, batchId), await groupsOf(tx, batchId)];
  const awaiting = summarize(groups.filter((group) => isUndecided(group.status)));
  if (awaiting === null) return;
  const to = (await holders(tx, order, 'payout.approve')).filter(({ id }) => id !== order.initiatorId);
  const email = payoutsAwaitApproval(awaiting, order);
  await send(tx, now, order, { kind: 'payoutsAwaitApproval', to, email, link: PAGES.approvals });
}

async function decisionOn(tx: Db, order: Order, groups: readonly Group[]): Promise<Email> {
  const approved = summarize(groups.filter((group) => group.status === status.successful));
  const declined = summarize(groups.filter((group) => group.status === status.rejected));
  const only = approved ?? declined;
  if (only === null || only.count > 1 || (approved && declined)) return batchDecided(approved, declined, order);
  const approverId = groups.find((group) => group.approverId !== null)?.approverId ?? 0;
  const [approver] = await tx.select({ name: nameOf }).from(users).where(eq(users.id, approverId));
  return payoutDecided(only, approved !== null, { ...order, approver: approver?.name ?? 'An approver' });
}

/** Tells the person who initiated an order how it was decided, once nothing of it awaits a decision. The wallets must be locked before. */
export async function emailDecision(tx: Db, now: Temporal.Instant, { batchId }: Events['payoutsDecided']): Promise<void> {
  const [order, groups] = [await orderOf(tx, batchId), await groupsOf(tx, batchId)];
  if (groups.some((group) => isUndecided(group.status))) return;
  const initiator = await activeMember(tx, order.businessId, order.initiatorId);
  if (initiator === null) return;
  const email = await decisionOn(tx, order, groups);
  await send(tx, now, order, { kind: 'payoutsDecided', to: [initiator], email, link: PAGES.payouts });
}
