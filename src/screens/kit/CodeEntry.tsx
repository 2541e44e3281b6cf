import type { ReactNode } from 'react';
import type { OtpView } from '../../../machines/kit/otp/otp.select';
import type { OtpEvent } from '../../../machines/kit/otp/otp.types';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { CodeField } from '../../ui/controls/CodeField';
import { Form } from '../../ui/controls/Form';
import { TimedResendButton } from './TimedResendButton';

interface CodeEntryProps extends ActorView<OtpEvent> {
  readonly id: string;
  readonly label: string;
  readonly view: OtpView;
  /** For a page with only the code. */
  readonly autoFocus?: boolean;
  /** Where the code was sent. After a failed verification, what is safe takes its place. */
  readonly hint?: string;
  /** What is safe after a failed verification. */
  readonly safe?: string;
  readonly children?: ReactNode;
}

/** The field for every kind of code. */
export function CodeEntry({ id, label, view, autoFocus = false, hint, safe, send, children }: CodeEntryProps) {
  return (
    <Form id={id} busy={view.verifying} onSubmit={() => send({ type: 'otp.submitted' })}>
      {children}
      <CodeField
        label={label}
        value={view.otp}
        waiting={view.verifying}
        problem={view.problem}
        hint={view.problem === null ? hint : safe}
        autoFocus={autoFocus}
        onText={(otp) => send({ type: 'otp.changed', otp })}
      />
    </Form>
  );
}

interface ResendButtonProps extends ActorView<OtpEvent> {
  readonly view: OtpView;
}

/** Requests another code, and says when that is possible. */
export const ResendButton = ({ view, can, send }: ResendButtonProps) => (
  <TimedResendButton
    state={view.resend}
    at={view.resendAt}
    disabled={!can('otp.resendRequested')}
    onAsk={() => send({ type: 'otp.resendRequested' })}
  >
    Resend code
  </TimedResendButton>
);

interface VerifyButtonProps extends ActorView<OtpEvent> {
  readonly form: string;
  readonly view: OtpView;
  /** `danger`: the action is a refusal. */
  readonly kind?: 'solid' | 'danger';
  readonly icon?: 'check' | 'x';
  readonly children: string;
}

/** PAY-06: enabled only with a code. */
export function VerifyButton({ form, view, kind = 'solid', icon, can, children }: VerifyButtonProps) {
  return (
    <Button
      {...(icon && { icon })}
      kind={kind}
      type="submit"
      form={form}
      disabled={!can('otp.submitted') && !view.verifying}
      busy={view.verifying}
    >
      {children}
    </Button>
  );
}
