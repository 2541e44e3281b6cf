import type { Wired } from '../../../../machines/kit/flow/port';
import type { bulkRefundMachine } from '../../../../machines/refunds/bulkRefund/bulkRefund.machine';
import { bookmarkBulkRefund, selectBulkRefund } from '../../../../machines/refunds/bulkRefund/bulkRefund.select';
import type { BulkRefundBookmark } from '../../../../machines/refunds/bulkRefund/bulkRefund.types';
import type { bulkRefundDownloadMachine } from '../../../../machines/refunds/bulkRefundDownload/bulkRefundDownload.machine';
import { Link } from '../../../flow/Link';
import { useFlow } from '../../../flow/useFlow';
import { linkStyle } from '../../../ui/buttons/button.style';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb';
import { BatchPage } from '../../kit/batch/BatchPage';
import { useBatchBookmark } from '../../kit/batch/useBatchBookmark';
import { useBatchFiles } from '../../kit/batch/useBatchFiles';
import { BULK_REFUND } from '../bulkRefundBookmark';
import { BatchDialog } from './BatchDialog';
import { BatchResults } from './BatchResults';
import { ReviewRows } from './ReviewRows';

const TITLE = 'Bulk refunds';

interface BulkRefundScreenProps {
  readonly flows: {
    readonly bulkRefund: Wired<typeof bulkRefundMachine>;
    readonly bulkRefundDownload: Wired<typeof bulkRefundDownloadMachine>;
  };
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
  /** The path of the list of refunds. */
  readonly list: string;
}

/** RFD-03: many refunds from one file. */
export function BulkRefundScreen({ flows, mostBytes, list }: BulkRefundScreenProps) {
  const { recalled, keep } = useBatchBookmark<BulkRefundBookmark>(BULK_REFUND);
  const flow = useFlow(flows.bulkRefund, {
    input: { bookmark: recalled },
    select: selectBulkRefund,
    onChange: (snapshot) => keep(bookmarkBulkRefund(snapshot)),
  });
  const files = useBatchFiles(flows.bulkRefundDownload);
  const toList = (
    <Link href={list} className={linkStyle}>
      Refunds
    </Link>
  );
  return (
    <BatchPage
      flow={flow}
      files={files}
      title={TITLE}
      above={<Breadcrumb>{[toList, TITLE]}</Breadcrumb>}
      progress={BULK_REFUND}
      fileLabel="Refunds file"
      about="Refund up to 10,000 transactions at once. Put the headings Transaction Reference, Amount and Reason in the first row, in any order. Add one refund per row. You’ll see every row before we send anything."
      mostBytes={mostBytes}
      checking="Checking the status of your refunds…"
      unknown={{ what: 'refunds', todo: 'Check their status.' }}
      rows={<ReviewRows flow={flow} files={files} />}
      results={<BatchResults {...flow} list={list} />}
      dialog={<BatchDialog flow={flow} />}
    />
  );
}
