import { groupKeyOf } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import { BatchReview } from '../../kit/batch/BatchReview';
import type { LookupView, LookupWords } from '../../kit/batch/Lookup';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { CAUSES } from './causeWords';
import { ReviewFoot } from './ReviewFoot';
import { rowColumns } from './rowColumns';

const LOOKUP: LookupWords = {
  running: 'Looking up account names',
  button: 'Look up names',
  stopped: 'account names are known. Look up the others before you pay their rows.',
  silent: 'Some banks didn’t respond.',
};

const STATES = { resolvingNames: 'running', stopped: 'stopped', namesResolved: 'done' } as const;

const lookupOf = ({ state, ...progress }: BulkFlow['view']['naming']): LookupView => ({ state: STATES[state], ...progress });

/** BLK-01: every row of the file, with its errors. */
export const ReviewRows = ({ flow, files }: { readonly flow: BulkFlow; readonly files: BulkFiles }) => (
  <BatchReview
    flow={flow}
    entries={flow.view.entries}
    notes={flow.view.notes}
    groups={flow.view.groups}
    groupKeyOf={groupKeyOf}
    columnsOf={rowColumns}
    words={CAUSES}
    lookup={lookupOf(flow.view.naming)}
    lookupWords={LOOKUP}
    files={files}
    refused="No money has moved. Check the batch, then review it again."
    foot={<ReviewFoot flow={flow} />}
  />
);
