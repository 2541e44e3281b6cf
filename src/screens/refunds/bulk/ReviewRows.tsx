import { groupKeyOf } from '../../../../machines/refunds/bulkRefund/bulkRefund.queue';
import { BatchReview } from '../../kit/batch/BatchReview';
import type { LookupWords } from '../../kit/batch/Lookup';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { CAUSES } from './causeWords';
import { ReviewFoot } from './ReviewFoot';
import { rowColumns } from './rowColumns';

const LOOKUP: LookupWords = {
  running: 'Looking up transactions',
  button: 'Look up transactions',
  stopped: 'transactions are known. Look up the others before you refund their rows.',
  silent: 'We couldn’t load some transactions.',
};

/** RFD-03: every row of the file, with its problems. */
export const ReviewRows = ({ flow, files }: { readonly flow: BulkFlow; readonly files: BulkFiles }) => (
  <BatchReview
    flow={flow}
    groupKeyOf={groupKeyOf}
    columnsOf={rowColumns}
    words={CAUSES}
    lookupWords={LOOKUP}
    files={files}
    refused="No money has moved. Check the rows, then review them again."
    foot={<ReviewFoot flow={flow} />}
  />
);
