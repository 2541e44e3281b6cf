/** STA-01: where the settlements of a business go. A change holds from the next settlement on. */
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SettlementType } from '../../contract/settings/settlementAccounts';
import type { Actor, OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { ofScope } from '../database/listing';
import { businesses, settlementBanks, settlementChanges, settlementTerms, users } from '../database/schema';
import { publish } from '../events/events';
import { settleDays } from '../ledger/settlements';
import { Refusal } from '../refusal';
import { environments } from '../rules/environments';

/** Accounts are naira accounts. Other currencies stay in their wallets. */
const CURRENCY = 'NGN';

const CHANGES_SHOWN = 5;

type Account = typeof settlementBanks.$inferSelect;

export async function settlementTypeOf(db: Db, scope: Scope): Promise<SettlementType> {
  const mine = and(ofScope(settlementTerms, scope), eq(settlementTerms.currency, CURRENCY));
  const [terms] = await db.select({ destination: settlementTerms.destination }).from(settlementTerms).where(mine);
  return terms?.destination ?? 'wallet';
}

/** Returns the latest changes, newest first. Those of a destination only of this environment. */
export function changesOf(db: Db, { businessId, environment }: Scope) {
  const [from, to] = [alias(settlementBanks, 'from_bank'), alias(settlementBanks, 'to_bank')];
  const concerned = or(inArray(settlementChanges.kind, ['added', 'default']), eq(settlementChanges.environment, environment));
  return db
    .select({ change: settlementChanges, from, to, by: { firstName: users.firstName, lastName: users.lastName } })
    .from(settlementChanges)
    .innerJoin(users, eq(users.id, settlementChanges.userId))
    .leftJoin(from, eq(from.id, settlementChanges.fromId))
    .leftJoin(to, eq(to.id, settlementChanges.toId))
    .where(and(eq(settlementChanges.businessId, businessId), concerned))
    .orderBy(desc(settlementChanges.changedAt), desc(settlementChanges.id))
    .limit(CHANGES_SHOWN);
}

/**
 * Locks what decides where settlements go, so that two changes are made one after the other. Days that are over are settled first, where they
 * belong. Wallets are locked before the business, as everywhere.
 */
async function lockDestination(tx: Db, now: Temporal.Instant, { businessId }: Scope): Promise<readonly Account[]> {
  for (const environment of Object.values(environments)) await settleDays(tx, now, { businessId, environment });
  await tx.select({ id: businesses.id }).from(businesses).where(eq(businesses.id, businessId)).for('no key update');
  return tx.select().from(settlementBanks).where(eq(settlementBanks.businessId, businessId)).orderBy(settlementBanks.id);
}

interface Redirected {
  readonly kind: 'default' | 'destination';
  readonly fromId: number | null;
  readonly toId: number | null;
}

async function recordChange(tx: Db, now: Temporal.Instant, actor: Actor, change: Redirected): Promise<void> {
  const { businessId, environment, userId } = actor;
  const [row] = await tx
    .insert(settlementChanges)
    .values({ businessId, environment, userId, ...change, changedAt: now })
    .returning({ id: settlementChanges.id });
  if (!row) throw new Error('The change was not stored');
  await publish(tx, now, 'settlementsRedirected', { changeId: row.id });
}

const MEANWHILE = 'Someone changed where your settlements go. Check it, then try again.';

/**
 * @returns the default before and after, or null if it was the default already
 * @throws Refusal 404 for an unknown account, 409 if the default is not the one that the merchant saw
 */
export const setDefaultAccount = (
  { db, clock }: OperationContext,
  actor: Actor,
  asked: { readonly id: string; readonly from: string },
): Promise<{ readonly before: Account; readonly after: Account } | null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const all = await lockDestination(tx, now, actor);
    const next = all.find(({ id }) => String(id) === asked.id);
    const before = all.find(({ isDefault }) => isDefault);
    if (!next || !before) throw new Refusal(404, 'Account not found');
    if (next.id === before.id) return null;
    if (String(before.id) !== asked.from) throw new Refusal(409, MEANWHILE);
    // Cleared first: at no moment two are the default.
    await tx.update(settlementBanks).set({ isDefault: false }).where(eq(settlementBanks.id, before.id));
    await tx.update(settlementBanks).set({ isDefault: true }).where(eq(settlementBanks.id, next.id));
    await recordChange(tx, now, actor, { kind: 'default', fromId: before.id, toId: next.id });
    return { before, after: next };
  });

/**
 * @returns whether something changed
 * @throws Refusal 400 for the bank without an account, 409 if the destination or the default account is not the one that the merchant saw
 */
export const setSettlementType = (
  { db, clock }: OperationContext,
  actor: Actor,
  asked: {
    readonly settlementType: SettlementType;
    readonly from: SettlementType;
    /** The default account that the merchant saw. Missing: not compared. */
    readonly account: string | undefined;
  },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const all = await lockDestination(tx, now, actor);
    const account = all.find(({ isDefault }) => isDefault);
    if (asked.settlementType === 'bank' && !account) throw new Refusal(400, 'Add an account first');
    if (asked.account !== undefined && String(account?.id) !== asked.account) throw new Refusal(409, MEANWHILE);
    const before = await settlementTypeOf(tx, actor);
    if (before === asked.settlementType) return false;
    if (before !== asked.from) throw new Refusal(409, MEANWHILE);
    const { businessId, environment } = actor;
    const destination = asked.settlementType;
    await tx
      .insert(settlementTerms)
      .values({ businessId, environment, currency: CURRENCY, destination, reservePercent: 0, reserveDays: 0 })
      .onConflictDoUpdate({
        target: [settlementTerms.businessId, settlementTerms.environment, settlementTerms.currency],
        set: { destination },
      });
    const id = account?.id ?? null;
    const toBank = destination === 'bank';
    await recordChange(tx, now, actor, { kind: 'destination', fromId: toBank ? null : id, toId: toBank ? id : null });
    return true;
  });
