/** Payouts, from the cost to the status check. */
import { payouts as endpoints } from '../../contract/payouts/payouts';
import { serve } from '../http/serve';
import { feeOf, positive } from '../ledger/payoutRequest';
import { toMajor } from '../rules/money';
import { asksFor, initiatePayout, NOT_RECEIVED, payoutStatusOf, resendPayoutCode, verifyPayout } from './payouts';

const statusMessage = (status: string) =>
  status === NOT_RECEIVED ? 'No payout was received with this key, and none can be received now' : `The payout is ${status}`;

export const payoutsRoutes = [
  serve(endpoints.getPayoutFee, async ({ query }, { context, session }) => {
    const amount = positive(query.amount);
    const fee = feeOf(query.type, query.currency, amount);
    return {
      data: { fee: toMajor(fee), total: toMajor(amount + fee), ...(await asksFor(context, session, query.currency, amount)) },
    };
  }),
  serve(endpoints.getPayoutStatus, async ({ query }, { context, session }) => {
    const { status, batchId } = await payoutStatusOf(context, session, query.idempotencyKey);
    return { status, batchId, message: statusMessage(status) };
  }),
  serve(endpoints.initiatePayout, async ({ headers, body }, { context, session }) =>
    initiatePayout(context, session, headers['idempotency-key'], body.payoutDetails),
  ),
  serve(endpoints.verifyPayout, async ({ body }, { context, session }) => ({
    status: true,
    message: await verifyPayout(context, session, body.batchId, body.otp),
  })),
  serve(endpoints.resendPayoutOtp, async ({ params }, { context, session }) => {
    await resendPayoutCode(context, session, params.batchId);
    return { status: true, message: 'Success - Enter OTP' };
  }),
];
