/** Bulk refunds from a file. */
import { wire } from '../../../machines/kit/flow/port';
import { bulkRefundMachine } from '../../../machines/refunds/bulkRefund/bulkRefund.machine';
import { bulkRefundDownloadMachine } from '../../../machines/refunds/bulkRefundDownload/bulkRefundDownload.machine';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const calls = () => withTemporal(() => import('../../services/refunds/bulkRefund'));
const orders = () => import('../../services/refunds/refundOrders');
const files = () => withTemporal(() => import('./bulk/saveRows'));

export const bulkRefundFlows = {
  bulkRefund: wire(bulkRefundMachine, {
    readSheet: lazy(
      () => import('./bulk/readSheet'),
      (s) => s.readSheet,
    ),
    findPayments: lazy(calls, (s) => s.findPayments),
    createRefunds: stored(lazy(calls, (s) => s.createRefunds)),
    getRefundOrderStatus: lazy(orders, (s) => s.getRefundOrderStatus),
  }),
  bulkRefundDownload: wire(bulkRefundDownloadMachine, { save: lazy(files, (s) => s.saveRefundFile) }),
};
