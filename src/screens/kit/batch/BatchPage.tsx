/** The page of a flow of a file: every step that all of them show alike. */
import type { ReactNode } from 'react';
import { isolated } from '../../../../contract/shownText';
import { isAtRows } from '../../../../machines/kit/batch/batch.select';
import { useBarTitle } from '../../../flow/barTitle';
import { Button } from '../../../ui/buttons/Button';
import { Busy } from '../../../ui/feedback/Busy';
import { Page } from '../../../ui/layout/Page';
import { useMedia } from '../../../ui/layout/useMedia';
import { mayHaveGone } from '../outcomeWords';
import { ChooseFile, Discarding, FileTools, Finishing, Reading, Trouble } from './BatchFile';
import type { BatchFiles, FileFlow } from './batchFlow';

interface StepsProps<Field extends string> {
  readonly flow: FileFlow<Field>;
  readonly files: BatchFiles<{ readonly of: 'template' }>;
  /** The name of the progress that the reader reports. */
  readonly progress: string;
  /** The label of the field for the file. */
  readonly fileLabel: string;
  /** What the file contains. */
  readonly about: ReactNode;
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
  /** While the outcome of an order is being checked. */
  readonly checking: string;
  /** What was sent, and what to do while its outcome is unknown: `batch`, `Check its status.` */
  readonly unknown: { readonly what: string; readonly todo: string };
  /** The review of the rows. */
  readonly rows: ReactNode;
  /** The result of each row. */
  readonly results: ReactNode;
}

interface BatchPageProps<Field extends string> extends StepsProps<Field> {
  readonly title: string;
  /** The breadcrumb. */
  readonly above?: ReactNode;
  /** Takes the place of the steps if the role cannot send a batch. */
  readonly readOnlyReason?: string | null;
  /** The confirmation. */
  readonly dialog: ReactNode;
  /** What is still to be done about the rows that were sent, and where. Null if nothing is. */
  readonly due?: string | null;
}

export function BatchPage<Field extends string>({
  title,
  above,
  readOnlyReason = null,
  dialog,
  due = null,
  ...steps
}: BatchPageProps<Field>) {
  const { flow } = steps;
  const { step, name } = flow.view;
  // On a narrower page the row of the title has no room for the name of the file.
  const hasRoom = useMedia('(min-width: 90rem)');
  useBarTitle(isAtRows(step) && !hasRoom ? isolated(name) : null);
  return (
    <Page title={title} above={above} actions={isAtRows(step) && <FileTools flow={flow} />}>
      {readOnlyReason === null ? <Steps {...steps} /> : <p>{readOnlyReason}</p>}
      {dialog}
      <Discarding flow={flow} open={step === 'discarding'} />
      <Finishing flow={flow} open={step === 'finishing'} due={due} />
    </Page>
  );
}

const unknownWords = (reply: string | null, { what, todo }: StepsProps<string>['unknown']) =>
  `${mayHaveGone(reply, what)} ${todo} Until then, we won’t send anything else from here.`;

function Steps<Field extends string>({ flow, files, rows, results, ...words }: StepsProps<Field>) {
  const { view, send } = flow;
  const { step } = view;
  if (isAtRows(step)) return rows;
  switch (step) {
    case 'choosing':
      return (
        <ChooseFile
          flow={flow}
          label={words.fileLabel}
          mostBytes={words.mostBytes}
          template={{ busy: files.busy, save: () => files.save({ of: 'template' }) }}
        >
          <p>{words.about}</p>
        </ChooseFile>
      );
    case 'resuming':
    case 'ended':
      return null;
    case 'reading':
      return <Reading flow={flow} progress={words.progress} />;
    case 'checkDataFailed':
      return (
        <Trouble label="Try again" onPress={() => send({ type: 'reading.retry' })} says={view.problem}>
          <Button onPress={() => send({ type: 'file.dismissed' })}>Choose another file</Button>
        </Trouble>
      );
    case 'checkingOutcome':
      return <Busy>{words.checking}</Busy>;
    case 'outcomeUnknown':
      return (
        <Trouble
          label="Check status"
          onPress={() => send({ type: 'outcome.retry' })}
          says={unknownWords(view.reply, words.unknown)}
        />
      );
    case 'loadingAccepted':
    case 'verifying':
    case 'loadingResults':
    case 'resultsFailed':
    case 'results':
    case 'finishing':
      return results;
  }
}
