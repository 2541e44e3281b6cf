/** The list of payouts. */
import { wire } from '../../../machines/kit/flow/port';
import { earlierPayoutsMachine } from '../../../machines/payouts/earlierPayouts/earlierPayouts.machine';
import { payoutCountsMachine } from '../../../machines/payouts/payoutCounts/payoutCounts.machine';
import { payoutDetailsMachine } from '../../../machines/payouts/payoutDetails/payoutDetails.machine';
import { payoutsMachine, payoutViews } from '../../../machines/payouts/payouts/payouts.machine';
import { payoutsDownloadMachine } from '../../../machines/payouts/payoutsDownload/payoutsDownload.machine';
import { payoutVerificationMachine } from '../../../machines/payouts/payoutVerification/payoutVerification.machine';
import { payoutWalletsMachine } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';
import { ofNotes } from '../transactions/notes';
import { payoutFlow, payoutOtp } from './payout';

const payouts = () => withTemporal(() => import('../../services/payouts/payouts'));

const toVerify = () => withTemporal(() => import('../../services/payouts/payoutToVerify'));

const earlier = () => withTemporal(() => import('../../services/payouts/earlierPayouts'));

const files = () => withTemporal(() => import('../../services/payouts/payoutsExport'));

export const payoutsFlows = {
  ...ofNotes,
  payout: payoutFlow,
  payoutVerification: wire(payoutVerificationMachine, {
    getPayout: lazy(toVerify, (s) => s.payoutToVerify),
    sendCode: lazy(payouts, (s) => s.sendCode),
    otp: payoutOtp,
  }),
  payouts: wire(payoutsMachine, { load: lazy(payouts, (s) => s.listPayouts) }),
  payoutCounts: wire(payoutCountsMachine, { load: lazy(payouts, (s) => s.payoutCounts(payoutViews)) }),
  payoutDetails: wire(payoutDetailsMachine, { load: lazy(payouts, (s) => s.payoutByKey) }),
  earlierPayouts: wire(earlierPayoutsMachine, { load: lazy(earlier, (s) => s.earlierPayouts) }),
  payoutWallets: wire(payoutWalletsMachine, { load: lazy(payouts, (s) => s.payoutWallets) }),
  payoutsDownload: wire(payoutsDownloadMachine, { save: saved(lazy(files, (s) => s.exportPayouts)) }),
};
