import { Link } from 'wouter';
import type { Wired } from '../../../../machines/kit/port';
import type { bulkRefundMachine } from '../../../../machines/refunds/bulkRefund/bulkRefund.machine';
import { bookmarkBulkRefund, selectBulkRefund } from '../../../../machines/refunds/bulkRefund/bulkRefund.select';
import type { BulkRefundBookmark } from '../../../../machines/refunds/bulkRefund/bulkRefund.types';
import type { bulkRefundDownloadMachine } from '../../../../machines/refunds/bulkRefundDownload/bulkRefundDownload.machine';
import { useFlow } from '../../../flow/useFlow';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { Busy } from '../../../ui/Busy';
import { Button } from '../../../ui/Button';
import { linkStyle } from '../../../ui/button.style';
import { Page } from '../../../ui/Page';
import { ChooseFile, Discarding, FileTools, Reading, Trouble } from '../../kit/batch/BatchFile';
import { useBatchBookmark } from '../../kit/batch/useBatchBookmark';
import { useBatchFiles } from '../../kit/batch/useBatchFiles';
import { BatchDialog } from './BatchDialog';
import { BatchResults } from './BatchResults';
import type { BulkFiles, BulkFlow } from './bulkFlow';
import { ReviewRows } from './ReviewRows';

/** The name of the batch's bookmark, and of its reading progress. */
const BULK = 'bulkRefund';

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
  const { recalled, keep } = useBatchBookmark<BulkRefundBookmark>(BULK);
  const flow = useFlow(flows.bulkRefund, {
    input: { bookmark: recalled },
    select: selectBulkRefund,
    onChange: (snapshot) => keep(bookmarkBulkRefund(snapshot)),
  });
  const files = useBatchFiles(flows.bulkRefundDownload);
  const { step } = flow.view;
  const isAtRows = step === 'reviewing' || step === 'discarding' || step === 'confirming' || step === 'submitting';
  const toList = (
    <Link href={list} className={linkStyle}>
      Refunds
    </Link>
  );
  return (
    <Page title={TITLE} above={<Breadcrumb>{[toList, TITLE]}</Breadcrumb>} actions={isAtRows && <FileTools flow={flow} />}>
      <Step flow={flow} files={files} mostBytes={mostBytes} list={list} />
      <BatchDialog flow={flow} />
      <Discarding flow={flow} open={step === 'discarding'} />
    </Page>
  );
}

interface StepProps extends Pick<BulkRefundScreenProps, 'mostBytes' | 'list'> {
  readonly flow: BulkFlow;
  readonly files: BulkFiles;
}

function Step({ flow, files, mostBytes, list }: StepProps) {
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
      return <Busy>Checking the status of your refunds…</Busy>;
    case 'outcomeUnknown':
      return (
        <Trouble
          label="Check status"
          onPress={() => send({ type: 'outcome.retry' })}
          says="We didn’t get a response, so the refunds may have gone through. Check their status. Until then, we won’t send anything else from here."
        />
      );
    case 'results':
      return <BatchResults {...flow} list={list} />;
    case 'reviewing':
    case 'discarding':
    case 'confirming':
    case 'submitting':
      return <ReviewRows flow={flow} files={files} />;
  }
}

const Choose = ({ flow, files, mostBytes }: Omit<StepProps, 'list'>) => (
  <ChooseFile
    flow={flow}
    label="Refunds file"
    mostBytes={mostBytes}
    template={{ busy: files.busy, save: () => files.save({ of: 'template' }) }}
  >
    <p>
      Refund up to 10,000 transactions at once. Put the headings Transaction Reference, Amount and Reason in the first row, in any
      order. Add one refund per row. You’ll see every row before we send anything.
    </p>
  </ChooseFile>
);
