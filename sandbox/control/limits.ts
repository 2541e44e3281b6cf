import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { failedTries, payoutBatches } from '../database/schema';

/** Clears wrong attempts, and counts payouts without a code as if they had one, so that a test starts with full limits. */
export async function renewLimits(db: Db): Promise<void> {
  await db.delete(failedTries);
  await db.update(payoutBatches).set({ state: 'verified' }).where(eq(payoutBatches.state, 'direct'));
}
