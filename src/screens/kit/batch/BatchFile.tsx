/** The file of a flow: how it is chosen, read and replaced. */

import type { ReactNode } from 'react';
import { isolated } from '../../../../contract/shownText';
import { sentences } from '../../../../machines/kit/flow/fault';
import { storeFile } from '../../../flow/files';
import { useUpload } from '../../../flow/uploads';
import { Button } from '../../../ui/buttons/Button';
import { FileDrop } from '../../../ui/controls/FileDrop';
import { Alert } from '../../../ui/feedback/Alert';
import { Progress } from '../../../ui/feedback/Progress';
import { Dialog } from '../../../ui/layers/Dialog';
import { NarrowColumn } from '../../../ui/tables/NarrowColumn';
import type { FileFlow } from './batchFlow';
import { leftWords } from './LeftOver';
import { rowsOf } from './rowsOf';

interface OfFlow<Field extends string> {
  readonly flow: FileFlow<Field>;
}

export function FileTools<Field extends string>({ flow: { view, can, send } }: OfFlow<Field>) {
  const { name, counts } = view;
  return (
    <>
      <span>{[isolated(name), rowsOf(counts.all)].filter(Boolean).join(', ')}</span>
      <Button disabled={!can('file.dismissed')} onPress={() => send({ type: 'file.dismissed' })}>
        Choose another file
      </Button>
    </>
  );
}

interface DismissalProps<Field extends string> extends OfFlow<Field> {
  readonly open: boolean;
}

interface FinishingProps<Field extends string> extends DismissalProps<Field> {
  /** What is still to be done about the rows that were sent, and where. */
  readonly due: string | null;
}

interface QuestionProps {
  readonly title: string;
  readonly open: boolean;
  readonly send: (event: { type: 'dismissal.confirmed' } | { type: 'dismissal.cancelled' }) => void;
  readonly keep: string;
  readonly discard: string;
  readonly children: ReactNode;
}

/** Asks before something of the file is lost. */
function Question({ title, open, send, keep, discard, children }: QuestionProps) {
  const cancel = () => send({ type: 'dismissal.cancelled' });
  return (
    <Dialog
      title={title}
      open={open}
      onClose={cancel}
      foot={
        <>
          <Button onPress={cancel}>{keep}</Button>
          <Button kind="danger" onPress={() => send({ type: 'dismissal.confirmed' })}>
            {discard}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

/** Asks before another file takes the place of corrections. */
export const Discarding = <Field extends string>({ flow: { view, send }, open }: DismissalProps<Field>) => (
  <Question title="Discard your corrections?" keep="Keep editing" discard="Discard corrections" open={open} send={send}>
    Your changes to “{isolated(view.name)}” will be lost. Nothing has been sent.
  </Question>
);

/** Asks before another batch takes the place of rows that failed or were not sent. */
export const Finishing = <Field extends string>({ flow: { view, send }, open, due }: FinishingProps<Field>) => (
  <Question title="Discard the other rows?" keep="Keep rows" discard="Discard rows" open={open} send={send}>
    {sentences(leftWords(view), due)}
  </Question>
);

interface TroubleProps {
  readonly says: string | null;
  readonly label: string;
  readonly onPress: () => void;
  readonly children?: ReactNode;
}

export const Trouble = ({ says, label, onPress, children }: TroubleProps) => (
  <>
    <Alert tone="bad" action={<Button onPress={onPress}>{label}</Button>}>
      {says}
    </Alert>
    {children}
  </>
);

interface ChooseFileProps<Field extends string> extends OfFlow<Field> {
  readonly label: string;
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
  readonly template: { readonly busy: boolean; readonly save: () => void };
  /** What the file contains. */
  readonly children: ReactNode;
}

export function ChooseFile<Field extends string>({
  flow: { view, send },
  label,
  mostBytes,
  template,
  children,
}: ChooseFileProps<Field>) {
  const take = async ([file]: readonly File[]) => {
    if (file) send({ type: 'file.chosen', file: await storeFile(file) });
  };
  return (
    <NarrowColumn>
      {children}
      <FileDrop
        label={label}
        accept=".csv,.tsv,.txt,.xls,.xlsx,.ods"
        maxBytes={mostBytes}
        hint="CSV, text, Excel or OpenDocument, up to 10 MB. We read it in your browser and don’t upload it."
        problem={view.problem}
        onFiles={(chosen) => void take(chosen)}
      />
      <div>
        <Button icon="download" busy={template.busy} onPress={template.save}>
          Download template
        </Button>
      </div>
    </NarrowColumn>
  );
}

/** @param progress the name of the progress that the reader reports */
export function Reading<Field extends string>({ flow: { view, send }, progress }: OfFlow<Field> & { readonly progress: string }) {
  const part = useUpload(progress);
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
