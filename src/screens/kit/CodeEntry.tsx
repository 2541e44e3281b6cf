import type { ReactNode } from 'react';
import type { OtpView } from '../../../machines/kit/otp.select';
import type { OtpEvent } from '../../../machines/kit/otp.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/Button';
import { CodeField } from '../../ui/CodeField';
import { Form } from '../../ui/Form';
import { SendAgain } from './SendAgain';

interface CodeEntryProps extends ActorView<OtpEvent> {
  readonly id: string;
  readonly label: string;
  readonly view: OtpView;
  /** Where the code is all that the page is for. */
  readonly autoFocus?: boolean;
  /** What is safe after a code that was not verified. */
  readonly safe?: string;
  readonly children?: ReactNode;
}

/** The one place a code is typed, whatever it is for. */
export function CodeEntry({ id, label, view, autoFocus = false, safe, send, children }: CodeEntryProps) {
  return (
    <Form id={id} busy={view.verifying} onSubmit={() => send({ type: 'otp.submitted' })}>
      {children}
      <CodeField
        label={label}
        value={view.otp}
        waiting={view.verifying}
        problem={view.problem}
        {...(view.problem !== null && { hint: safe })}
        autoFocus={autoFocus}
        onText={(otp) => send({ type: 'otp.changed', otp })}
      />
    </Form>
  );
}

interface ResendButtonProps extends ActorView<OtpEvent> {
  readonly view: OtpView;
}

/** Asks for another code; says when it can be asked for. */
export const ResendButton = ({ view, can, send }: ResendButtonProps) => (
  <SendAgain
    state={view.resend}
    at={view.resendAt}
    disabled={!can('otp.resendRequested')}
    onAsk={() => send({ type: 'otp.resendRequested' })}
  >
    Resend code
  </SendAgain>
);

interface VerifyButtonProps extends ActorView<OtpEvent> {
  readonly form: string;
  readonly view: OtpView;
  /** `danger`: what it does is a refusal. */
  readonly kind?: 'solid' | 'danger';
  readonly children: string;
}

/** PAY-06: only with a code. */
export function VerifyButton({ form, view, kind = 'solid', can, children }: VerifyButtonProps) {
  return (
    <Button kind={kind} type="submit" form={form} disabled={!can('otp.submitted') && !view.verifying} busy={view.verifying}>
      {children}
    </Button>
  );
}
