/** Bulk payouts from a file. */

import { wire } from '../../../machines/kit/flow/port';
import { bulkPayoutMachine } from '../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { bulkPayoutDownloadMachine } from '../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';
import { payoutOtp } from './payout';

const review = () => import('../../services/payouts/bulkReview');
const calls = () => import('../../services/payouts/bulkPayout');
const files = () => withTemporal(() => import('./bulk/saveRows'));
const payouts = () => withTemporal(() => import('../../services/payouts/payouts'));

export const bulkPayoutFlows = {
  bulkPayout: wire(bulkPayoutMachine, {
    readSheet: lazy(
      () => import('./bulk/readSheet'),
      (s) => s.readSheet,
    ),
    resolveNames: lazy(review, (s) => s.resolveNames),
    quoteRows: lazy(calls, (s) => s.quoteRows),
    initiateBatch: stored(lazy(calls, (s) => s.initiateBatch)),
    getBatchStatus: lazy(payouts, (s) => s.getPayoutStatus),
    loadResults: lazy(calls, (s) => s.loadResults),
    confirmation: { quote: lazy(calls, (s) => s.quoteBatch) },
    otp: payoutOtp,
  }),
  bulkPayoutDownload: wire(bulkPayoutDownloadMachine, { save: lazy(files, (s) => s.saveBulkFile) }),
};
