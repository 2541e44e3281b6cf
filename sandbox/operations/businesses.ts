/** Which business a session is about, and in which environment. The token stays; what it opens is another business's from then on. */
import { and, eq, ne } from 'drizzle-orm';
import { businesses, memberships, tokens } from '../database/schema';
import { Refusal } from '../refusal';
import { environmentAt, environments } from '../rules/businesses';
import type { Session } from './session';
import type { World } from './world';

/** @throws Refusal 404 for a business that is none of the user's, whether there is one or not */
export async function activate(world: World, session: Session, businessId: number, asDefault: boolean): Promise<string> {
  return world.db.transaction(async (tx) => {
    const mine = and(eq(memberships.userId, session.userId), eq(memberships.businessId, businessId));
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
