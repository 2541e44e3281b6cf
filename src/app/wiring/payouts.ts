/** Paying out. */
import { wire } from '../../../machines/kit/port';
import { payoutDetailsMachine } from '../../../machines/payoutDetails/payoutDetails.machine';
import { payoutsMachine } from '../../../machines/payouts/payouts.machine';
import { payoutsDownloadMachine } from '../../../machines/payoutsDownload/payoutsDownload.machine';
import { payoutVerificationMachine } from '../../../machines/payoutVerification/payoutVerification.machine';
import { payoutWalletsMachine } from '../../../machines/payoutWallets/payoutWallets.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';
import { payoutFlow, payoutOtp } from './payout';

const payouts = () => withTemporal(() => import('../../services/payouts'));

const files = () => withTemporal(() => import('../savePayouts'));

export const payoutsFlows = {
  payout: payoutFlow,
  payoutVerification: wire(payoutVerificationMachine, {
    getPayout: lazy(payouts, (s) => s.getPayout),
    sendCode: lazy(payouts, (s) => s.sendCode),
    otp: payoutOtp,
  }),
  payouts: wire(payoutsMachine, { load: lazy(payouts, (s) => s.listPayouts) }),
  payoutDetails: wire(payoutDetailsMachine, { load: lazy(payouts, (s) => s.payoutByKey) }),
  payoutWallets: wire(payoutWalletsMachine, { load: lazy(payouts, (s) => s.payoutWallets) }),
  payoutsDownload: wire(payoutsDownloadMachine, { save: lazy(files, (s) => s.savePayouts) }),
};
