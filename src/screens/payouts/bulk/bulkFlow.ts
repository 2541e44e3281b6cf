import type { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import type { BulkPayoutView } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type { BulkFileWanted } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import type { Flow } from '../../../flow/useFlow';
import type { BatchFiles } from '../../kit/batch/batchFlow';

export type BulkFlow = Flow<typeof bulkPayoutMachine, BulkPayoutView>;

export type BulkFiles = BatchFiles<BulkFileWanted>;
