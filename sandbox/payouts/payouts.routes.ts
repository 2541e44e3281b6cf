/** Payouts, from the cost to the status check. */
import { payouts as endpoints } from '../../contract/payouts/payouts';
import { serve, serveChange } from '../http/serve';
import { positive } from '../ledger/amounts';
import { toMajor } from '../rules/money';
import { feeOf } from './payoutRequest';
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
  serveChange(
    endpoints.getPayoutStatus,
    { type: 'Payouts', action: 'Close payout that was not received', mayChangeNothing: true },
    async ({ query }, { context, session, audit }) => {
      const { status, batchId } = await payoutStatusOf(context, session, query.idempotencyKey);
      if (status !== NOT_RECEIVED) audit.unchanged();
      return { status, batchId, message: statusMessage(status) };
    },
  ),
  serveChange(
    endpoints.initiatePayout,
    { type: 'Payouts', action: 'Initiate payout', subject: ['payout batch', 'answer.batchId'] },
    async ({ headers, body }, { context, session }) =>
      initiatePayout(context, session, headers['idempotency-key'], body.payoutDetails),
  ),
  serveChange(
    endpoints.verifyPayout,
    { type: 'Payouts', action: 'Verify payout', subject: ['payout batch', 'body.batchId'] },
    async ({ body }, { context, session }) => ({
      status: true,
      message: await verifyPayout(context, session, body.batchId, body.otp),
    }),
  ),
  serveChange(
    endpoints.resendPayoutOtp,
    { type: 'Payouts', action: 'Resend payout code', subject: ['payout batch', 'params.batchId'] },
    async ({ params }, { context, session }) => {
      await resendPayoutCode(context, session, params.batchId);
      return { status: true, message: 'Success - Enter OTP' };
    },
  ),
];
