import type { Wired } from '../../../../machines/kit/port';
import type { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { bookmarkBulkPayout, selectBulkPayout } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type { BulkBookmark } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import type { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { useFlow } from '../../../flow/useFlow';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Page } from '../../../ui/Page';
import { ChooseFile, Discarding, FileTools, Reading, Trouble } from '../../kit/batch/BatchFile';
import { useBatchBookmark } from '../../kit/batch/useBatchBookmark';
import { useBatchFiles } from '../../kit/batch/useBatchFiles';
import { READ_ONLY_REASON } from '../words';
import { BatchDialog } from './BatchDialog';
import { BatchResults } from './BatchResults';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { ReviewRows } from './ReviewRows';

/** The name of the batch's bookmark, and of its reading progress. */
const BULK = 'bulkPayout';

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
  const { recalled, keep } = useBatchBookmark<BulkBookmark>(BULK);
  const flow = useFlow(flows.bulkPayout, {
    input: { bookmark: recalled },
    select: selectBulkPayout,
    onChange: (snapshot) => keep(bookmarkBulkPayout(snapshot)),
  });
  const files = useBatchFiles(flows.bulkPayoutDownload);
  const { step } = flow.view;
  const mayPay = permissions.includes('payout.initiate');
  const isAtRows =
    step === 'reviewing' || step === 'discarding' || step === 'confirming' || step === 'submitting' || step === 'verifying';
  return (
    <Page title="Bulk Payout" actions={isAtRows && <FileTools flow={flow} />}>
      {mayPay ? <Step flow={flow} files={files} mostBytes={mostBytes} /> : <p>{READ_ONLY_REASON}</p>}
      <BatchDialog flow={flow} email={email} />
      <Discarding flow={flow} open={step === 'discarding'} />
    </Page>
  );
}

interface StepProps {
  readonly flow: BulkFlow;
  readonly files: BulkFiles;
  readonly mostBytes: number;
}

function Step({ flow, files, mostBytes }: StepProps) {
  const { view, send } = flow;
  switch (view.step) {
    case 'choosing':
      return <Choose flow={flow} files={files} mostBytes={mostBytes} />;
    case 'resuming':
    case 'ended':
      return null;
    case 'reading':
      return <Reading flow={flow} progress={BULK} />;
    case 'checkDataFailed':
      return (
        <Trouble label="Try again" onPress={() => send({ type: 'reading.retry' })} says={view.problem}>
          <Button onPress={() => send({ type: 'file.dismissed' })}>Choose another file</Button>
        </Trouble>
      );
    case 'checkingOutcome':
      return <Busy>Checking the status of your batch…</Busy>;
    case 'outcomeUnknown':
      return (
        <Trouble
          label="Check status"
          onPress={() => send({ type: 'outcome.retry' })}
          says="We didn’t get a response, so the batch may have gone through. Check its status. Until then, we won’t send anything else from here."
        />
      );
    case 'loadingResults':
      return <Busy>Loading the result of each row…</Busy>;
    case 'resultsFailed':
      return (
        <Trouble
          label="Try again"
          onPress={() => send({ type: 'results.retry' })}
          says={`Your batch was created, but we couldn’t load its results. ${view.problem ?? ''}`}
        />
      );
    case 'results':
      return <BatchResults {...flow} />;
    default:
      return <ReviewRows flow={flow} files={files} />;
  }
}

const Choose = ({ flow, files, mostBytes }: StepProps) => (
  <ChooseFile
    flow={flow}
    label="Payments file"
    mostBytes={mostBytes}
    template={{ busy: files.busy, save: () => files.save({ of: 'template' }) }}
  >
    <p>
      Pay up to 10,000 bank accounts at once, in NGN. Put the headings Account Number, Bank, Amount and Description in the first
      row, in any order. Add one payment per row. You’ll see every row before we send anything.
    </p>
  </ChooseFile>
);
