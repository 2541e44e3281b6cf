import { eq } from 'drizzle-orm';
import { sandboxAt } from '../audit/people';
import type { OperationContext } from '../context';
import { failedTries, payoutBatches } from '../database/schema';

/** Clears wrong attempts, and counts payouts without a code as if they had one, so that a test starts with full limits. */
export const renewLimits = ({ db, audit }: OperationContext): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.delete(failedTries);
    const batches = await tx
      .update(payoutBatches)
      .set({ state: 'verified' })
      .where(eq(payoutBatches.state, 'direct'))
      .returning({ businessId: payoutBatches.businessId });
    const all = batches.map(({ businessId }) => businessId);
    // In one order, because another process may clear them at the same time.
    for (const businessId of [...new Set(all)].sort((one, other) => one - other)) {
      const after = { payoutBatches: all.filter((id) => id === businessId).length };
      await audit?.write(tx, sandboxAt(businessId), { outcome: 'done', told: { after } });
    }
  });
