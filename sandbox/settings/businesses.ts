/** Which business a session is about, and in which environment. The token stays; what it opens is another business's from then on. */
import { and, asc, eq, max, ne, sql } from 'drizzle-orm';
import type { Session } from '../access/session';
import type { Db } from '../database/database';
import { accounts, businesses, memberships, tokens } from '../database/schema';
import { activeOf } from '../people/people';
import { Refusal } from '../refusal';
import type { World } from '../world';
import { environmentAt, environments } from './businesses.rules';

/** @throws Refusal 404 for a business that is none of the user's, whether there is one or not */
export async function activate(world: World, session: Session, businessId: number, asDefault: boolean): Promise<string> {
  return world.db.transaction(async (tx) => {
    const mine = and(activeOf(session.userId), eq(memberships.businessId, businessId));
    const [chosen] = await tx
      .select({ name: businesses.name, status: businesses.verificationStatus, environment: memberships.environment })
      .from(memberships)
      .innerJoin(businesses, eq(businesses.id, memberships.businessId))
      .where(mine);
    if (!chosen) throw new Refusal(404, 'Business not found');
    const environment = environmentAt(chosen.status, chosen.environment);
    await tx.update(tokens).set({ businessId, environment }).where(eq(tokens.hash, session.tokenHash));
    if (asDefault) {
      const others = and(eq(memberships.userId, session.userId), ne(memberships.businessId, businessId));
      await tx.update(memberships).set({ isDefault: false }).where(others);
      await tx.update(memberships).set({ isDefault: true }).where(mine);
    }
    return chosen.name;
  });
}

/** @throws Refusal 400 for Live before the business is verified */
export async function moveTo(world: World, session: Session, environment: 1 | 2, asDefault: boolean): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, session.businessId));
    const isOpen = environment === environments.test || business?.verificationStatus === 'Active';
    if (!isOpen) throw new Refusal(400, 'Live mode opens once this business is verified');
    await tx.update(tokens).set({ environment }).where(eq(tokens.hash, session.tokenHash));
    if (!asDefault) return;
    const mine = and(eq(memberships.userId, session.userId), eq(memberships.businessId, session.businessId));
    await tx.update(memberships).set({ environment }).where(mine);
  });
}

type Values = Omit<typeof businesses.$inferInsert, 'id' | 'verificationStatus' | 'fx' | 'createdAt'>;

/** A business that nothing is known of yet. Ids are given one after the other, because a merchant reads and tells them. */
export async function newBusiness(tx: Db, now: Temporal.Instant, values: Values): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('business'))`);
  const [highest] = await tx.select({ id: max(businesses.id) }).from(businesses);
  const id = (highest?.id ?? 1_000) + 1;
  await tx.insert(businesses).values({ ...values, id, verificationStatus: 'New', fx: false, createdAt: now });
  return id;
}

const OWNER = 9;

/**
 * SUB-01: a business of the merchant's own, with an empty ledger in both environments.
 * @throws Refusal 400 when the merchant has one of this name
 */
export async function addBusiness(world: World, session: Session, values: Values, isDefault: boolean): Promise<void> {
  const { userId } = session;
  await world.db.transaction(async (tx) => {
    const mine = await ownBusinesses(tx, userId);
    const isTaken = mine.some(({ name }) => name.toLowerCase() === values.name.toLowerCase());
    if (isTaken) throw new Refusal(400, 'You already have a business of this name');
    const businessId = await newBusiness(tx, world.clock.now(), values);
    if (isDefault) await tx.update(memberships).set({ isDefault: false }).where(eq(memberships.userId, userId));
    await tx.insert(memberships).values({ userId, businessId, roleId: OWNER, isDefault, addedAt: world.clock.now() });
    const wallets = Object.values(environments).map(
      (environment) => ({ businessId, environment, currency: 'NGN', kind: 'wallet' }) as const,
    );
    await tx.insert(accounts).values(wallets);
  });
}

/** Every business that somebody acts for, the oldest first. */
export const ownBusinesses = async (db: Db, userId: number) =>
  (
    await db
      .select({ business: businesses })
      .from(memberships)
      .innerJoin(businesses, eq(businesses.id, memberships.businessId))
      .where(activeOf(userId))
      .orderBy(asc(businesses.id))
  ).map(({ business }) => business);
