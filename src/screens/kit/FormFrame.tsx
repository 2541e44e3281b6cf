import { type ReactNode, useRef } from 'react';
import type { FormView } from '../../../machines/kit/form.select';
import type { FormEvent } from '../../../machines/kit/form.types';
import { useUnsaved } from '../../flow/unsaved';
import { useUpload } from '../../flow/uploads';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { Progress } from '../../ui/Progress';
import { Refused } from './Refused';
import { SubmitButtons } from './SubmitButtons';

interface FormFrameProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  /** By which buttons outside of the form name it, and uploads tell how far they are. */
  readonly id: string;
  /** What would be lost if it were left, in the merchant's words. */
  readonly work?: string;
  readonly children: ReactNode;
}

/**
 * A form of the kit: what was said to the last try above its fields, and the question whether to leave what was not saved. A try that did not
 * succeed puts the focus where it can be mended: on the first field at fault, or on what was said.
 */
export function FormFrame<Values>({ view, send, id, work = 'What you changed in a form', children }: FormFrameProps<Values>) {
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
        {view.problem && (
          <div ref={said} tabIndex={-1}>
            <Refused problem={view.problem}>We've kept what you entered. Check it, then try again.</Refused>
          </div>
        )}
        {children}
        {view.busy && <Sending form={id} />}
      </Form>
      <Leaving view={view} send={send} />
    </>
  );
}

/** Beside the form, where something is that only belongs to it: that says whose fault it is. */
const faultBeside = (form: string) => document.querySelector<HTMLElement>(`[data-fault="${form}"]`);

/** How much of the files has been sent. Stopping it is the form's own Cancel. */
function Sending({ form }: { readonly form: string }) {
  const part = useUpload(form);
  return part === null ? null : <Progress label="Sending" value={part * 100} />;
}

function Leaving<Values>({ view, send }: Pick<FormFrameProps<Values>, 'view' | 'send'>) {
  return (
    <Dialog
      title="Leave without saving?"
      open={view.leaving}
      onClose={() => send({ type: 'leave.dismissed' })}
      foot={
        <>
          <Button onPress={() => send({ type: 'leave.dismissed' })}>Keep editing</Button>
          <Button kind="danger" onPress={() => send({ type: 'leave.confirmed' })}>
            Leave
          </Button>
        </>
      }
    >
      <p>What you changed here is not saved, and would be gone.</p>
    </Dialog>
  );
}

interface FormButtonsProps<Values> extends ActorView<FormEvent<Values>> {
  readonly view: FormView<Values>;
  readonly form: string;
  /** What saves it. */
  readonly children: string;
  readonly leave?: string;
  /** Why it cannot be saved yet, where that needs saying. */
  readonly reason?: string | null;
}

/** The ways out of a form of the kit: leaving it, which stops what is under way, and saving it. */
export const FormButtons = <Values,>({ view, can, send, reason, ...rest }: FormButtonsProps<Values>) => (
  <SubmitButtons
    {...rest}
    busy={view.busy}
    may={can('form.submitted')}
    reason={reason ?? null}
    onLeave={() => send({ type: 'cancel' })}
  />
);
