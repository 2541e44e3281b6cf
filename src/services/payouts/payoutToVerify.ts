import { batches } from '../../../contract/payouts/batches';
import type { Service } from '../../../machines/kit/flow/port';
import type { PayoutToVerify } from '../../../machines/payouts/payoutVerification/payoutVerification.types';
import { call } from '../call';
import { partly } from '../partly';
import { forBusiness } from '../token';
import { getPayout } from './payouts';

const AWAITS_CODE = 'Awaiting Verification';

/** PAY-07: a payout, and the payments of its batch that its code sends with it. Where they fail to load, the code is asked for all the same. */
export const payoutToVerify: Service<{ payoutId: string }, PayoutToVerify> = async (input, options) => {
  const payout = await getPayout(input, options);
  const { batchId, status } = payout;
  if (batchId === null || status !== AWAITS_CODE) return payout;
  const { value } = await partly(call(batches.getPayoutBatch, { headers: forBusiness(), params: { batchId } }, options));
  return { ...payout, together: value?.filter((row) => row.status === AWAITS_CODE) ?? null };
};
