import { groupKeyOf } from '../../../../machines/payouts/bulkPayout/bulkPayout.queue';
import { BatchReview } from '../../kit/batch/BatchReview';
import type { LookupWords } from '../../kit/batch/Lookup';
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

/** BLK-01: every row of the file, with its errors. */
export const ReviewRows = ({ flow, files }: { readonly flow: BulkFlow; readonly files: BulkFiles }) => (
  <BatchReview
    flow={flow}
    groupKeyOf={groupKeyOf}
    columnsOf={rowColumns}
    words={CAUSES}
    lookupWords={LOOKUP}
    files={files}
    refused="No money has moved. Check the batch, then review it again."
    foot={<ReviewFoot flow={flow} />}
  />
);
