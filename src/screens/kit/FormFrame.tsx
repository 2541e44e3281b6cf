import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { FormView } from '../../../machines/kit/form/form.select';
import type { FormEvent } from '../../../machines/kit/form/form.types';
import { useUnsaved } from '../../flow/unsaved';
import { useUpload } from '../../flow/uploads';
import type { ActorView } from '../../flow/useFlow';
import { Form } from '../../ui/controls/Form';
import { Progress } from '../../ui/feedback/Progress';
import { FormActions } from './FormActions';
import { LeavingDialog } from './LeavingDialog';
import { Refused } from './Refused';

/** Only after a lost response. */
const EarlierAttempt = lazy(() => import('./EarlierAttempt'));
/** Only after someone else changed the record. */
const ChangedMeanwhile = lazy(() => import('./ChangedMeanwhile'));

interface FormFrameProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  /** Buttons outside of the form use it, and so does the progress of uploads. */
  readonly id: string;
  /** The unsaved work in the merchant's words. */
  readonly work?: string;
  /** What may have happened after an attempt without an answer, then what to do next. */
  readonly unanswered?: string;
  readonly children: ReactNode;
}

const KEPT = 'We’ve kept what you entered. Check it, then try again.';
const UNANSWERED = 'It may have been saved. We’ve kept what you entered. Check it, then try again.';
const SENT = 'We’ve kept what you entered. Try again: you get only one, even if we received your first request.';

/**
 * A form of the kit: the error of the last attempt above its fields, and the dialog before changes are discarded. A failed attempt focuses the
 * first invalid field, or the error.
 */
export function FormFrame<Values>({
  view,
  send,
  id,
  work = 'Changes to a form',
  unanswered = UNANSWERED,
  children,
}: FormFrameProps<Values>) {
  useUnsaved(view.changed ? work : null);
  const said = useRef<HTMLDivElement>(null);
  return (
    <>
      <Form
        id={id}
        busy={view.busy}
        besides={() => faultBeside(id) ?? said.current}
        onSubmit={() => send({ type: 'form.submitted' })}
      >
        {view.submitError && (
          <div ref={said} tabIndex={-1}>
            <Refused problem={view.submitError}>{view.isSent ? SENT : view.isUnanswered ? unanswered : KEPT}</Refused>
          </div>
        )}
        {children}
        {view.busy && <Sending form={id} />}
      </Form>
      {view.earlier && (
        <Suspense>
          <EarlierAttempt earlier={view.earlier} send={send} />
        </Suspense>
      )}
      {view.outdated && (
        <Suspense>
          <ChangedMeanwhile outdated={view.outdated} send={send} />
        </Suspense>
      )}
      <LeavingDialog open={view.leaving} send={send}>
        <p>Your unsaved changes will be lost.</p>
        {view.isSent && <p>We may have received what you submitted. Check your list before you create it again.</p>}
      </LeavingDialog>
    </>
  );
}

/** The error of a part next to the form that belongs to it. */
const faultBeside = (form: string) => document.querySelector<HTMLElement>(`[data-fault="${form}"]`);

/** The progress of an upload. The form's Cancel stops it. */
function Sending({ form }: { readonly form: string }) {
  const part = useUpload(form);
  return part === null ? null : <Progress label="Uploading" value={part * 100} />;
}

interface FormButtonsProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  readonly form: string;
  /** The label of the submit button. */
  readonly children: string;
  readonly leave?: string;
  /** Why the form cannot be submitted yet, if that has to be shown. */
  readonly reason?: string | null;
}

/** The buttons of a form: Cancel, which also stops a running save, and submit. */
export const FormButtons = <Values,>({ view, can, send, reason, ...rest }: FormButtonsProps<Values>) => (
  <FormActions
    {...rest}
    busy={view.busy}
    may={can('form.submitted')}
    reason={reason ?? null}
    onLeave={() => send({ type: 'cancel' })}
  />
);
