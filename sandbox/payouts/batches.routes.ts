/** Batches of payouts: their cost, and the result of each payout. */
import { batches as endpoints } from '../../contract/payouts/batches';
import { serve, serveLookup } from '../http/serve';
import { positive } from '../ledger/amounts';
import { toMajor } from '../rules/money';
import { batchRows } from './batchRows';
import { feeOf } from './payoutRequest';
import { asksFor } from './payouts';

export const batchesRoutes = [
  serveLookup(endpoints.getBatchFee, async ({ body }, { context, session }) => {
    const amounts = body.amounts.map(positive);
    const total = amounts.reduce((sum, amount) => sum + amount, 0n);
    const fee = amounts.reduce((sum, amount) => sum + feeOf('Bank', body.currency, amount), 0n);
    return {
      data: { fee: toMajor(fee), total: toMajor(total + fee), ...(await asksFor(context, session, body.currency, total)) },
    };
  }),
  serve(endpoints.getPayoutBatch, async ({ params }, { context, session }) => ({
    items: await batchRows(context, session, params.batchId),
  })),
];
