/** One payout, which several pages can start, and the code that verifies it. */
import { wire } from '../../../machines/kit/flow/port';
import { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const payouts = () => withTemporal(() => import('../../services/payouts/payouts'));

export const payoutOtp = { verify: lazy(payouts, (s) => s.verifyPayout), resend: lazy(payouts, (s) => s.resendPayoutOtp) };

export const payoutFlow = wire(payoutMachine, {
  loadChoices: lazy(payouts, (s) => s.loadChoices),
  initiatePayout: stored(lazy(payouts, (s) => s.initiatePayout)),
  getPayoutStatus: lazy(payouts, (s) => s.getPayoutStatus),
  loadResult: lazy(payouts, (s) => s.loadResult),
  resolution: { resolve: lazy(payouts, (s) => s.resolve) },
  confirmation: { quote: lazy(payouts, (s) => s.quotePayout) },
  otp: payoutOtp,
});
