/** The business and environment of a session. The token stays, but belongs to another business from then on. */
import { and, asc, eq, ne } from 'drizzle-orm';
import { type BusinessValues, newBusiness } from '../access/newBusiness';
import { activeOf } from '../access/people';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { accounts, businesses, memberships, tokens } from '../database/schema';
import { Refusal } from '../refusal';
import { environmentAt, environments } from '../rules/environments';

/** @throws Refusal 404 for a business that is not the user's, whether it exists or not */
export async function activate(
  context: OperationContext,
  session: Session,
  businessId: number,
  asDefault: boolean,
): Promise<string> {
  return context.db.transaction(async (tx) => {
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
export async function switchEnvironment(
  context: OperationContext,
  session: Session,
  environment: 1 | 2,
  asDefault: boolean,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, session.businessId));
    const isOpen = environment === environments.test || business?.verificationStatus === 'Active';
    if (!isOpen) throw new Refusal(400, 'Live mode is available after this business is verified');
    await tx.update(tokens).set({ environment }).where(eq(tokens.hash, session.tokenHash));
    if (!asDefault) return;
    const mine = and(eq(memberships.userId, session.userId), eq(memberships.businessId, session.businessId));
    await tx.update(memberships).set({ environment }).where(mine);
  });
}

const OWNER = 9;

/**
 * SUB-01: creates a business of the merchant, with an empty ledger in both environments.
 * @throws Refusal 400 if the merchant already has one with this name
 */
export async function addBusiness(
  context: OperationContext,
  session: Session,
  values: BusinessValues,
  isDefault: boolean,
): Promise<void> {
  const { userId } = session;
  await context.db.transaction(async (tx) => {
    const mine = await ownBusinesses(tx, userId);
    const isTaken = mine.some(({ name }) => name.toLowerCase() === values.name.toLowerCase());
    if (isTaken) throw new Refusal(400, 'You already have a business of this name');
    const businessId = await newBusiness(tx, context.clock.now(), values);
    if (isDefault) await tx.update(memberships).set({ isDefault: false }).where(eq(memberships.userId, userId));
    await tx.insert(memberships).values({ userId, businessId, roleId: OWNER, isDefault, addedAt: context.clock.now() });
    const wallets = Object.values(environments).map(
      (environment) => ({ businessId, environment, currency: 'NGN', kind: 'wallet' }) as const,
    );
    await tx.insert(accounts).values(wallets);
  });
}

/** Returns every business of a user, oldest first. */
export const ownBusinesses = async (db: Db, userId: number) =>
  (
    await db
      .select({ business: businesses })
      .from(memberships)
      .innerJoin(businesses, eq(businesses.id, memberships.businessId))
      .where(activeOf(userId))
      .orderBy(asc(businesses.id))
  ).map(({ business }) => business);
