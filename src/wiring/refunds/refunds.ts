/** Flows of the pages of refunds. */
import { wire } from '../../../machines/kit/flow/port';
import { refundCountsMachine } from '../../../machines/refunds/refundCounts/refundCounts.machine';
import { refundDetailsMachine } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { refundsMachine, refundViews } from '../../../machines/refunds/refunds/refunds.machine';
import { refundsDownloadMachine } from '../../../machines/refunds/refundsDownload/refundsDownload.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';
import { refundFlow } from './refund';

const services = () => withTemporal(() => import('../../services/refunds/refunds'));

const downloads = () => withTemporal(() => import('../../services/refunds/refundsDownload'));

export const refundsFlows = {
  refunds: wire(refundsMachine, { load: lazy(services, (s) => s.listRefunds) }),
  refundCounts: wire(refundCountsMachine, { load: lazy(services, (s) => s.refundCounts(refundViews)) }),
  refund: refundFlow,
  refundsDownload: wire(refundsDownloadMachine, { save: saved(lazy(downloads, (s) => s.exportRefunds)) }),
  refundDetails: wire(refundDetailsMachine, { load: lazy(services, (s) => s.getRefund) }),
};
