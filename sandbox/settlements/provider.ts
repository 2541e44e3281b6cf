/** What the provider decides about a settlement that is not paid yet: it is held for review, goes on, or its payment fails. */
import { eq } from 'drizzle-orm';
import type { SettlementStatus } from '../../contract/settlements/settlementStatuses';
import { sandboxAt } from '../access/actors';
import type { OperationContext } from '../context';
import { settlements } from '../database/schema';
import { lockWallets } from '../ledger/ledger';
import { settleDays } from '../ledger/settlements';

export interface SettlementDecision {
  readonly id: number;
  readonly decision: 'flag' | 'clear' | 'fail';
}

const OUTCOMES: Readonly<Record<SettlementDecision['decision'], { status: SettlementStatus; remark: string | null }>> = {
  flag: { status: 'Flagged', remark: 'Held for review by the provider' },
  clear: { status: 'Pending', remark: null },
  fail: { status: 'Failed', remark: 'The bank did not accept the payment' },
};

/** One that goes on is paid when it is due, or at once. @returns its id, or why not */
export const decideSettlement = (context: OperationContext, { id, decision }: SettlementDecision) =>
  context.db.transaction(async (tx): Promise<{ readonly id: number } | string> => {
    const [found] = await tx.select().from(settlements).where(eq(settlements.id, id));
    if (!found) return 'No settlement has this settlementId';
    const now = context.clock.now();
    await settleDays(tx, now, found);
    await lockWallets(tx, found);
    const [current] = await tx.select().from(settlements).where(eq(settlements.id, id));
    if (!current || current.status === 'Completed') return 'This settlement is paid';
    const { status, remark } = OUTCOMES[decision];
    if (current.status === status) return `This settlement is ${status} already`;
    await tx.update(settlements).set({ status, remark }).where(eq(settlements.id, id));
    const [before, after] = [{ status: current.status }, { status, remark }];
    const answer = { id, reference: found.reference };
    await context.audit?.write(tx, sandboxAt(found.businessId, found.environment), {
      outcome: 'done',
      answer,
      details: { before, after },
    });
    await settleDays(tx, now, found);
    return { id };
  });
