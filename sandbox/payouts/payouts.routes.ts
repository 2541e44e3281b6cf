/** Paying out, up to the question what became of it. */
import { payouts as endpoints } from '../../contract/payouts/payouts';
import { serve } from '../http/serve';
import { feeOf, positive } from '../ledger/orders';
import { toMajor } from '../rules/money';
import { asksFor, initiatePayout, NOT_RECEIVED, payoutStatusOf, resendPayoutCode, verifyPayout } from './payouts';

const statusMessage = (status: string) =>
  status === NOT_RECEIVED ? 'No payout came with this key, and none can come any more' : `The payout is ${status}`;

export const payoutsRoutes = [
  serve(endpoints.getPayoutFee, async ({ query }, { world, session }) => {
    const amount = positive(query.amount);
    const fee = feeOf(query.type, query.currency, amount);
    return {
      data: { fee: toMajor(fee), total: toMajor(amount + fee), ...(await asksFor(world, session, query.currency, amount)) },
    };
  }),
  serve(endpoints.getPayoutStatus, async ({ query }, { world, session }) => {
    const { status, batchId } = await payoutStatusOf(world, session, query.idempotencyKey);
    return { status, batchId, message: statusMessage(status) };
  }),
  serve(endpoints.initiatePayout, async ({ headers, body }, { world, session }) =>
    initiatePayout(world, session, headers['idempotency-key'], body.payoutDetails),
  ),
  serve(endpoints.verifyPayout, async ({ body }, { world, session }) => ({
    status: true,
    message: await verifyPayout(world, session, body.batchId, body.otp),
  })),
  serve(endpoints.resendPayoutOtp, async ({ params }, { world, session }) => {
    await resendPayoutCode(world, session, params.batchId);
    return { status: true, message: 'Success - Enter OTP' };
  }),
];
