import type { Wired } from '../../../../machines/kit/port';
import type { bulkPayoutMachine } from '../../../../machines/payouts/bulkPayout/bulkPayout.machine';
import { bookmarkBulkPayout, selectBulkPayout } from '../../../../machines/payouts/bulkPayout/bulkPayout.select';
import type { bulkPayoutDownloadMachine } from '../../../../machines/payouts/bulkPayoutDownload/bulkPayoutDownload.machine';
import { storeFile } from '../../../flow/files';
import { useUpload } from '../../../flow/uploads';
import { useFlow } from '../../../flow/useFlow';
import { Alert } from '../../../ui/Alert';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FileDrop } from '../../../ui/FileDrop';
import { NarrowColumn } from '../../../ui/NarrowColumn';
import { Page } from '../../../ui/Page';
import { Progress } from '../../../ui/Progress';
import { READ_ONLY_REASON } from '../words';
import { BatchDialog } from './BatchDialog';
import { BatchResults } from './BatchResults';
import { type BulkFiles, type BulkFlow, useBulkFiles } from './bulkFlow';
import { ReviewRows } from './ReviewRows';
import { rowsOf } from './rowsOf';
import { useBulkBookmark } from './useBulkBookmark';

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
  const { recalled, keep } = useBulkBookmark(BULK);
  const flow = useFlow(flows.bulkPayout, {
    input: { bookmark: recalled },
    select: selectBulkPayout,
    onChange: (snapshot) => keep(bookmarkBulkPayout(snapshot)),
  });
  const files = useBulkFiles(flows.bulkPayoutDownload);
  const { step } = flow.view;
  const mayPay = permissions.includes('payout.initiate');
  const isAtRows =
    step === 'reviewing' || step === 'discarding' || step === 'confirming' || step === 'submitting' || step === 'verifying';
  return (
    <Page title="Bulk Payout" actions={isAtRows && <FileTools flow={flow} />}>
      {mayPay ? <Step flow={flow} files={files} mostBytes={mostBytes} /> : <p>{READ_ONLY_REASON}</p>}
      <BatchDialog flow={flow} email={email} />
      <Discarding flow={flow} />
    </Page>
  );
}

function FileTools({ flow: { view, can, send } }: { readonly flow: BulkFlow }) {
  const { name, counts } = view;
  return (
    <>
      <span>{[name, rowsOf(counts.all)].filter(Boolean).join(', ')}</span>
      <Button disabled={!can('file.dismissed')} onPress={() => send({ type: 'file.dismissed' })}>
        Choose another file
      </Button>
    </>
  );
}

function Discarding({ flow: { view, send } }: { readonly flow: BulkFlow }) {
  return (
    <Dialog
      title="Discard your corrections?"
      open={view.step === 'discarding'}
      onClose={() => send({ type: 'dismissal.cancelled' })}
      foot={
        <>
          <Button onPress={() => send({ type: 'dismissal.cancelled' })}>Keep editing</Button>
          <Button kind="danger" onPress={() => send({ type: 'dismissal.confirmed' })}>
            Discard corrections
          </Button>
        </>
      }
    >
      <p>What you changed in “{view.name}” here will be lost. Nothing has been sent.</p>
    </Dialog>
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
      return <ChooseFile flow={flow} files={files} mostBytes={mostBytes} />;
    case 'resuming':
    case 'ended':
      return null;
    case 'reading':
      return <Reading flow={flow} />;
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

interface TroubleProps {
  readonly says: string | null;
  readonly label: string;
  readonly onPress: () => void;
  readonly children?: React.ReactNode;
}

const Trouble = ({ says, label, onPress, children }: TroubleProps) => (
  <>
    <Alert tone="bad" action={<Button onPress={onPress}>{label}</Button>}>
      {says}
    </Alert>
    {children}
  </>
);

function ChooseFile({ flow: { view, send }, files, mostBytes }: StepProps) {
  const take = async ([file]: readonly File[]) => {
    if (file) send({ type: 'file.chosen', file: await storeFile(file) });
  };
  return (
    <NarrowColumn>
      <p>
        Pay up to 10,000 bank accounts at once, in NGN. Put the headings Account Number, Bank, Amount and Description in the first
        row, in any order. Add one payment per row. You’ll see every row before we send anything.
      </p>
      <FileDrop
        label="Payments file"
        accept=".csv,.xls,.xlsx,.ods"
        maxBytes={mostBytes}
        hint="CSV, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it."
        problem={view.problem}
        onFiles={(chosen) => void take(chosen)}
      />
      <div>
        <Button icon="download" busy={files.busy} onPress={() => files.save({ of: 'template' })}>
          Download template
        </Button>
      </div>
    </NarrowColumn>
  );
}

function Reading({ flow: { view, send } }: { readonly flow: BulkFlow }) {
  const part = useUpload(BULK);
  return (
    <NarrowColumn>
      <Progress
        label="Reading and checking the file…"
        value={part === null || part === 0 ? null : part * 100}
        {...(view.isFromFile && { onCancel: () => send({ type: 'reading.cancelled' }) })}
      />
    </NarrowColumn>
  );
}
