import type { Wired } from '../../../machines/kit/flow/port';
import type { ReportRequest } from '../../../machines/kit/report/reportRequest.machine';
import {
  bookmarkReportRequest,
  type ReportRequestView,
  selectReportRequest,
} from '../../../machines/kit/report/reportRequest.select';
import type { ReportBookmark, ReportRequestOutput } from '../../../machines/kit/report/reportRequest.types';
import { useBookmark } from '../../flow/useBookmark';
import { type FlowOptions, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { DialogBusy } from '../../ui/layers/DialogBusy';
import { type ExportFlow, ExportForm, ExportFormButtons, type ExportScope } from './ExportForm';
import {
  ExportAwaited,
  ExportFailed,
  ExportFailedButtons,
  ExportFinished,
  ExportFinishedButtons,
  ExportProgress,
  ExportProgressButtons,
} from './ExportProgress';
import type { OrderStepView } from './OrderDialog';

export interface ExportDialogProps<Filter extends object> {
  readonly machine: Wired<ReportRequest<Filter>>;
  /** `Export transactions`. */
  readonly title: string;
  readonly filter: Filter;
  readonly scope: ExportScope;
  readonly onDone: (output: ReportRequestOutput) => void;
}

type Look = Pick<OrderStepView, 'title' | 'body' | 'foot' | 'leave' | 'wide'>;

/** TRX-03: requests a file of everything that the list's filter matches. */
export function ExportDialog<Filter extends object>({ machine, title, filter, scope, onDone }: ExportDialogProps<Filter>) {
  const { recalled, keep } = useBookmark<ReportBookmark<Filter>>(machine.id);
  const options: FlowOptions<ReportRequest<Filter>, ReportRequestView> = {
    input: { filter, bookmark: recalled },
    select: selectReportRequest,
    onChange: (snapshot) => keep(bookmarkReportRequest(snapshot)),
    onDone,
  };
  const flow = useFlow(machine, options);
  const { leave, ...look } = lookOf(flow, title, scope);
  return (
    <Dialog {...look} open={flow.view.step !== 'ended'} canClose={leave !== null} onClose={() => leave?.()}>
      {look.body}
    </Dialog>
  );
}

const waiting = (title: string, words: string, leave: Look['leave']): Look => ({
  title,
  body: <DialogBusy>{words}</DialogBusy>,
  foot: null,
  leave,
});

/** Returns the view of each state, and how to leave it. Null: it cannot be left now. */
function lookOf(flow: ExportFlow, title: string, scope: ExportScope): Look {
  const { view, send } = flow;
  const leave = () => send({ type: 'dismissed' });
  switch (view.step) {
    case 'choosing':
    case 'ended':
      return {
        title,
        body: <ExportForm {...flow} scope={scope} />,
        foot: <ExportFormButtons {...flow} scope={scope} />,
        leave,
        wide: true,
      };
    case 'requesting':
      return waiting(title, 'Requesting your file…', null);
    case 'checkingOutcome':
      return waiting(title, 'Checking whether your request arrived…', leave);
    case 'outcomeUnknown':
      return { title: 'We couldn’t confirm this yet', body: <Unknown />, foot: <UnknownButtons {...flow} />, leave };
    case 'underWay':
      return { title, body: <ExportProgress {...flow} />, foot: <ExportProgressButtons {...flow} />, leave };
    case 'awaited':
      return { title, body: <ExportAwaited />, foot: <ExportProgressButtons {...flow} />, leave };
    case 'finished':
      return {
        title: 'Your file is ready',
        body: <ExportFinished {...flow} total={scope.total} />,
        foot: <ExportFinishedButtons {...flow} />,
        leave,
      };
    case 'failed':
      return { title: 'Export failed', body: <ExportFailed {...flow} />, foot: <ExportFailedButtons {...flow} />, leave };
  }
}

const Unknown = () => (
  <p>
    We didn’t get a response, so your file may have been requested. Check its status before you export again. Until then, we won’t
    request anything else from here.
  </p>
);

const UnknownButtons = ({ send }: ExportFlow) => (
  <>
    <Button onPress={() => send({ type: 'dismissed' })}>Not now</Button>
    <Button kind="solid" onPress={() => send({ type: 'outcome.retry' })}>
      Check status
    </Button>
  </>
);
