import type { bulkRefundMachine } from '../../../../machines/refunds/bulkRefund/bulkRefund.machine';
import type { BulkRefundView } from '../../../../machines/refunds/bulkRefund/bulkRefund.select';
import type { RefundFileWanted } from '../../../../machines/refunds/bulkRefundDownload/bulkRefundDownload.machine';
import type { Flow } from '../../../flow/useFlow';
import type { BatchFiles } from '../../kit/batch/batchFlow';

export type BulkFlow = Flow<typeof bulkRefundMachine, BulkRefundView>;

export type BulkFiles = BatchFiles<RefundFileWanted>;
