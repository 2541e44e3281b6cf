import type { bulkPayoutMachine } from '../../../../machines/bulkPayout/bulkPayout.machine';
import type { Entry } from '../../../../machines/bulkPayout/bulkPayout.rules';
import type { BulkPayoutView } from '../../../../machines/bulkPayout/bulkPayout.select';
import type { Flow } from '../../../flow/useFlow';

export type BulkFlow = Flow<typeof bulkPayoutMachine, BulkPayoutView>;

/** Files that are made and saved in the browser. */
export interface BulkFiles {
  /** What a file that is read may have. */
  readonly mostBytes: number;
  /** An empty file with the headings, ready to be filled in. */
  readonly template: () => Promise<void>;
  /** The rows that want attention, with what is wrong with each. */
  readonly problems: (entries: readonly Entry[]) => Promise<void>;
}
