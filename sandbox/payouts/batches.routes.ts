/** Many payouts at once: what they cost together, and what became of each. */
import { batches as endpoints } from '../../contract/payouts/batches';
import { serve } from '../http/serve';
import { feeOf, positive } from '../ledger/orders';
import { toMajor } from '../rules/money';
import { asksFor } from './payouts';
import { batchRows } from './rows';

export const batchesRoutes = [
  serve(endpoints.getBatchFee, async ({ body }, { world, session }) => {
    const amounts = body.amounts.map(positive);
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    const fee = amounts.reduce((sum, amount) => sum + feeOf('Bank', body.currency, amount), 0n);
    return { data: { fee: toMajor(fee), total: toMajor(total + fee), ...(await asksFor(world, session, body.currency, total)) } };
  }),
  serve(endpoints.getPayoutBatch, async ({ params }, { world, session }) => ({
    items: await batchRows(world, session, params.batchId),
  })),
];
