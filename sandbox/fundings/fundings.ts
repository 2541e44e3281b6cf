/** Reads the money that was added to the wallets of a business, and tells its webhook again. */
import { and, asc, desc, eq, lt, lte, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Actor, OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { containingText, equalTo, idIn, ofScope, type Paging, type Period, pageOf, within } from '../database/listing';
import { accounts, businesses, entries, fundingDeliveries, fundings, postings, users, webhooks } from '../database/schema';
import { publish } from '../events/events';
import { deliver } from '../ledger/fundingEvents';
import { Refusal } from '../refusal';

export interface FundingFilter extends Period {
  readonly currency: string | undefined;
  /** Part of a text. */
  readonly sessionId: string | undefined;
  readonly accountNumber: string | undefined;
}

const matching = (scope: Scope, { currency, sessionId, accountNumber, ...days }: FundingFilter): SQL | undefined =>
  and(
    ofScope(fundings, scope),
    equalTo(fundings.currency, currency),
    containingText(fundings.sessionId, sessionId),
    containingText(fundings.accountNumber, accountNumber),
    within(fundings.createdAt, days),
  );

export type FundingRow = typeof fundings.$inferSelect;

const newestFirst = [desc(fundings.createdAt), desc(fundings.id)] as const;

export function listFundings({ db }: OperationContext, scope: Scope, filter: FundingFilter, paging: Paging) {
  const where = matching(scope, filter);
  const rows = db
    .select()
    .from(fundings)
    .where(where)
    .orderBy(...newestFirst);
  return pageOf(rows, db.$count(fundings, where), paging);
}

export const countFundings = (db: Db, scope: Scope, filter: FundingFilter): Promise<number> =>
  db.$count(fundings, matching(scope, filter));

/** Returns rows after another one, newest first. */
export const fundingsAfter = (db: Db, scope: Scope, filter: FundingFilter, after: FundingRow | null, size: number) =>
  db
    .select()
    .from(fundings)
    .where(
      and(
        matching(scope, filter),
        after
          ? or(lt(fundings.createdAt, after.createdAt), and(eq(fundings.createdAt, after.createdAt), lt(fundings.id, after.id)))
          : undefined,
      ),
    )
    .orderBy(...newestFirst)
    .limit(size);

/** Returns what was in the wallet once the funding had arrived, in minor units. */
async function balanceAfter(db: Db, scope: Scope, funding: FundingRow): Promise<bigint | null> {
  const [posting] = await db.select().from(postings).where(eq(postings.fundingId, funding.id));
  if (!posting) return null;
  const [row] = await db
    .select({ sum: sum(entries.amount) })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        ofScope(accounts, scope),
        eq(accounts.kind, 'wallet'),
        eq(accounts.currency, funding.currency),
        or(lt(postings.postedAt, posting.postedAt), and(eq(postings.postedAt, posting.postedAt), lte(postings.id, posting.id))),
      ),
    );
  return row?.sum === null || row?.sum === undefined ? null : BigInt(row.sum);
}

/** Returns a funding with its deliveries. @throws Refusal 404 if the business has none with this id in this environment */
export async function findFunding({ db }: OperationContext, scope: Scope, id: string) {
  const [found] = await db
    .select({ funding: fundings, business: businesses.name, webhookUrl: webhooks.url })
    .from(fundings)
    .innerJoin(businesses, eq(businesses.id, fundings.businessId))
    .leftJoin(webhooks, and(eq(webhooks.businessId, fundings.businessId), eq(webhooks.environment, fundings.environment)))
    .where(and(ofScope(fundings, scope), eq(fundings.id, idIn(id))));
  if (!found) throw new Refusal(404, 'Funding not found');
  const { funding } = found;
  const deliveries = await db
    .select({ delivery: fundingDeliveries, by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(fundingDeliveries)
    .leftJoin(users, eq(users.id, fundingDeliveries.requesterId))
    .where(eq(fundingDeliveries.fundingId, funding.id))
    .orderBy(desc(fundingDeliveries.id));
  const [wallet] = await db
    .select({ accountName: accounts.accountName, bankName: accounts.bankName })
    .from(accounts)
    .where(and(ofScope(accounts, scope), eq(accounts.kind, 'wallet'), eq(accounts.currency, funding.currency)))
    .orderBy(asc(accounts.id));
  return { ...found, wallet: wallet ?? null, deliveries, after: await balanceAfter(db, scope, funding) };
}

/**
 * Sends the notification about a funding again, with the event's own id. No money moves.
 * @throws Refusal 404 for an unknown reference, 409 if the business has no webhook
 */
export const pushAgain = (context: OperationContext, actor: Actor, reference: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const [funding] = await tx
      .select()
      .from(fundings)
      .where(and(ofScope(fundings, actor), eq(fundings.reference, reference)));
    if (!funding) throw new Refusal(404, 'Funding not found');
    const now = context.clock.now();
    const isSent = await deliver(tx, now, funding, actor.userId);
    if (!isSent) throw new Refusal(409, 'This business has no webhook. Add one in API Keys & Webhooks');
    await publish(tx, now, 'fundingPushedAgain', { fundingId: funding.id, requesterId: actor.userId });
  });
