import type { ReactNode } from 'react';
import type { deed } from '../../../machines/kit/deed.machine';
import type { Wired } from '../../../machines/kit/port';
import { useFlow } from '../../flow/useFlow';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface DeedDialogProps<Subject, Answer extends object> {
  readonly machine: Wired<ReturnType<typeof deed<Subject, Answer>>>;
  readonly subject: Subject;
  /** The question, by the name of what it is done to. */
  readonly title: string;
  /** What is done, on the button that does it. */
  readonly action: string;
  /** What leaves it as it is. */
  readonly keep?: string;
  /** Only what takes something away looks dangerous. */
  readonly kind?: 'danger' | 'solid';
  readonly onDone: (isDone: boolean) => void;
  readonly children: ReactNode;
}

/** What is done once, and only after a yes. */
export function DeedDialog<Subject, Answer extends object>(props: DeedDialogProps<Subject, Answer>) {
  const { machine, subject, title, action, keep = 'Keep', kind = 'danger', onDone, children } = props;
  const { view, send } = useFlow(machine, {
    input: { subject },
    select: (snapshot) => ({ problem: snapshot.context.problem, busy: snapshot.hasTag('busy') }),
    onDone: ({ result }) => onDone(result === 'done'),
  });
  return (
    <Dialog
      title={title}
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'deed.dismissed' })}
      foot={
        <>
          <Button disabled={view.busy} onPress={() => send({ type: 'deed.dismissed' })}>
            {keep}
          </Button>
          <Button kind={kind} busy={view.busy} onPress={() => send({ type: 'deed.confirmed' })}>
            {action}
          </Button>
        </>
      }
    >
      {view.problem && <Alert tone="bad">{view.problem}</Alert>}
      {children}
    </Dialog>
  );
}
