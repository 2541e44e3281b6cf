import type { Wired } from '../../../../machines/kit/flow/port';
import type { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { bookmarkBulkPayout, selectBulkPayout } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type { BulkBookmark } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import type { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { useFlow } from '../../../flow/useFlow';
import { Busy } from '../../../ui/feedback/Busy';
import { Trouble } from '../../kit/batch/BatchFile';
import { BatchPage } from '../../kit/batch/BatchPage';
import { useBatchBookmark } from '../../kit/batch/useBatchBookmark';
import { useBatchFiles } from '../../kit/batch/useBatchFiles';
import { BULK_PAYOUT } from '../bulkPayoutBookmark';
import { READ_ONLY_REASON } from '../words';
import { BatchDialog } from './BatchDialog';
import { BatchResults } from './BatchResults';
import type { BulkFlow } from './bulkFlow';
import { ReviewRows } from './ReviewRows';

interface BulkPayoutScreenProps {
  readonly flows: {
    readonly bulkPayout: Wired<typeof bulkPayoutMachine>;
    readonly bulkPayoutDownload: Wired<typeof bulkPayoutDownloadMachine>;
  };
  readonly email: string;
  readonly permissions: readonly string[];
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
}

/** BLK-01: many payouts from one file. */
export function BulkPayoutScreen({ flows, email, permissions, mostBytes }: BulkPayoutScreenProps) {
  const { recalled, keep } = useBatchBookmark<BulkBookmark>(BULK_PAYOUT);
  const flow = useFlow(flows.bulkPayout, {
    input: { bookmark: recalled },
    select: selectBulkPayout,
    onChange: (snapshot) => keep(bookmarkBulkPayout(snapshot)),
  });
  const files = useBatchFiles(flows.bulkPayoutDownload);
  return (
    <BatchPage
      flow={flow}
      files={files}
      title="Bulk Payout"
      readOnlyReason={permissions.includes('payout.initiate') ? null : READ_ONLY_REASON}
      progress={BULK_PAYOUT}
      fileLabel="Payments file"
      about="Pay up to 10,000 bank accounts at once, in NGN. Put the headings Account Number, Bank, Amount and Description in the first row, in any order. Add one payment per row. You’ll see every row before we send anything."
      mostBytes={mostBytes}
      checking="Checking the status of your batch…"
      unknown={{ what: 'batch', todo: 'Check its status.' }}
      rows={<ReviewRows flow={flow} files={files} />}
      results={<Results flow={flow} />}
      due={flow.view.awaitsCode ? 'The rows that we sent still need your code. You can enter it in the list of payouts.' : null}
      dialog={<BatchDialog flow={flow} email={email} />}
    />
  );
}

/** The results have a call of their own. */
function Results({ flow }: { readonly flow: BulkFlow }) {
  const { view, send } = flow;
  if (view.step === 'loadingResults' || view.step === 'loadingAccepted') return <Busy>Loading the result of each row…</Busy>;
  if (view.step === 'resultsFailed')
    return (
      <Trouble
        label="Try again"
        onPress={() => send({ type: 'results.retry' })}
        says={`Your batch was created, but we couldn’t load its results. ${view.problem ?? ''}`}
      />
    );
  return <BatchResults {...flow} />;
}
