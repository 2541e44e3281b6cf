import type { Wired } from '../../../../machines/kit/port';
import type { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import type { BulkPayoutView } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type {
  BulkFileWanted,
  bulkPayoutDownloadMachine,
} from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { type Flow, useFlow } from '../../../flow/useFlow';

export type BulkFlow = Flow<typeof bulkPayoutMachine, BulkPayoutView>;

/** Files that the browser makes and saves, one at a time. */
export interface BulkFiles {
  readonly busy: boolean;
  readonly save: (wanted: BulkFileWanted) => void;
}

export function useBulkFiles(machine: Wired<typeof bulkPayoutDownloadMachine>): BulkFiles {
  const { view, send } = useFlow(machine, { input: undefined, select: (snapshot) => ({ busy: snapshot.hasTag('busy') }) });
  return { busy: view.busy, save: (filter) => send({ type: 'download.requested', filter, format: 'xlsx' }) };
}
