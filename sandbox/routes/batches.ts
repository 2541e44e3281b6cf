/** Many payouts at once: what they cost together, and what became of each. */
import { batches as endpoints } from '../../contract/batches';
import { serve } from '../http/serve';
import { feeOf, positive } from '../operations/orders';
import { batchRows } from '../operations/rows';
import { toMajor } from '../rules/money';
import { needsApproval, needsOtp } from '../rules/payouts';

export const batchRoutes = [
  serve(endpoints.getBatchFee, async ({ body }) => {
    const amounts = body.amounts.map(positive);
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    const fee = amounts.reduce((sum, amount) => sum + feeOf('Bank', body.currency, amount), 0n);
    return {
      data: { fee: toMajor(fee), total: toMajor(total + fee), needsOtp: needsOtp(total), needsApproval: needsApproval(total) },
    };
  }),
  serve(endpoints.getPayoutBatch, async ({ params }, { world, session }) => ({
    items: await batchRows(world, session, params.batchId),
  })),
];
