import { type ReactNode, useId } from 'react';
import type { confirmedAction } from '../../../machines/kit/confirmation/confirmedAction.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/controls/Form';
import { Alert } from '../../ui/feedback/Alert';
import { Dialog } from '../../ui/layers/Dialog';
import type { ReasonGiven } from './ReasonField';
import type { StepUpGiven } from './StepUpField';

interface ConfirmDialogProps<Subject, Answer extends object> {
  readonly machine: Wired<ReturnType<typeof confirmedAction<Subject, Answer>>>;
  readonly subject: Subject;
  /** The question, with the name of the record. */
  readonly title: string;
  /** The label of the button that runs the action. */
  readonly action: string;
  /** The label of the button that cancels. */
  readonly keep?: string;
  /** `danger` only for an action that deletes something. */
  readonly kind?: 'danger' | 'solid';
  /** The field of the reason, if the action is sent with one. */
  readonly reason?: (given: ReasonGiven) => ReactNode;
  /** The field of the password, if the action is sent with it. */
  readonly password?: (given: StepUpGiven) => ReactNode;
  /** What is safe after a failure, then what to do next, if its message doesn't say it. */
  readonly safe?: string;
  /** Called when the action is sent, and when the merchant is done with it: an action with a key of its own keeps it over a reload. */
  readonly onSent?: (isSent: boolean) => void;
  readonly onDone: (isDone: boolean) => void;
  readonly children: ReactNode;
}

const UNANSWERED = 'It may have been done. Close this and check before you try again.';

/** Confirms an action before it runs. */
export function ConfirmDialog<Subject, Answer extends object>(props: ConfirmDialogProps<Subject, Answer>) {
  const {
    machine,
    subject,
    title,
    action,
    keep = 'Cancel',
    kind = 'danger',
    reason,
    password,
    safe,
    onSent,
    onDone,
    children,
  } = props;
  const { view, can, send } = useFlow(machine, {
    input: { subject },
    select: (snapshot) => ({ ...snapshot.context, busy: snapshot.hasTag('busy') }),
    onChange: (snapshot) => {
      if (snapshot.hasTag('busy')) onSent?.(true);
      if (snapshot.matches('succeeded') || snapshot.matches('dismissed')) onSent?.(false);
    },
    onDone: ({ result }) => onDone(result === 'succeeded'),
  });
  const form = useId();
  const confirm = () => send({ type: 'action.confirmed' });
  const hasFields = reason !== undefined || password !== undefined;
  return (
    <Dialog
      title={title}
      open
      canClose={!view.busy}
      onClose={() => send({ type: 'action.dismissed' })}
      foot={
        <>
          <Button disabled={view.busy} onPress={() => send({ type: 'action.dismissed' })}>
            {keep}
          </Button>
          <Button
            kind={kind}
            busy={view.busy}
            disabled={!view.busy && !can('action.confirmed')}
            {...(hasFields ? { type: 'submit', form } : { onPress: confirm })}
          >
            {action}
          </Button>
        </>
      }
    >
      {view.problem && (
        <Alert tone="bad">
          <p>{view.problem}</p>
          {(safe || view.isUnanswered) && <p>{safe ?? UNANSWERED}</p>}
        </Alert>
      )}
      {children}
      {hasFields && (
        <Form id={form} busy={view.busy} onSubmit={confirm}>
          {reason?.({
            value: view.reason,
            waiting: view.busy,
            onText: (text) => send({ type: 'reason.changed', reason: text }),
          })}
          {password?.({
            value: view.password,
            problem: view.passwordProblem,
            waiting: view.busy,
            onText: (text) => send({ type: 'password.changed', password: text }),
          })}
        </Form>
      )}
    </Dialog>
  );
}
