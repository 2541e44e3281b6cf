import type { NewPassword, newPasswordMachine } from '../../../machines/access/newPassword/newPassword.machine';
import { emptyNewPassword, selectNewPassword } from '../../../machines/access/newPassword/newPassword.machine';
import type { passwordCodeMachine } from '../../../machines/access/passwordCode/passwordCode.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { selectResend } from '../../../machines/kit/resend/resend.select';
import { useDocumentTitle } from '../../flow/title';
import { useFields } from '../../flow/useFields';
import { useFlow } from '../../flow/useFlow';
import { CodeField } from '../../ui/controls/CodeField';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { FormFrame } from '../kit/FormFrame';
import { TimedResendButton } from '../kit/TimedResendButton';
import { EntryButtons } from './EntryButtons';
import { PasswordPair } from './PasswordPair';

const FORM = 'new-password';
const UNANSWERED =
  'Your password may be the new one already: try to sign in with it. If that fails, ask for another code and try again.';

interface NewPasswordPageProps {
  readonly flow: Wired<typeof newPasswordMachine>;
  /** Sends the code again. */
  readonly code: Wired<typeof passwordCodeMachine>;
  readonly identifier: string;
  readonly sentAt: number;
  readonly onSent: (sentAt: number) => void;
  readonly onDone: () => void;
}

/** SES-09: the page for a new password. */
export function NewPasswordPage({ flow: machine, code: codeMachine, identifier, sentAt, onSent, onDone }: NewPasswordPageProps) {
  useDocumentTitle('New password');
  const input = { subject: identifier, initialValues: emptyNewPassword, draft: null };
  const flow = useFlow(machine, { input, select: selectNewPassword, onDone });
  const code = useFlow(codeMachine, {
    input: { subject: identifier, sentAt },
    select: selectResend,
    onChange: ({ context }) => onSent(context.sentAt),
  });
  const fields = useFields<NewPassword>(flow);
  return (
    <AuthLayout>
      <FormFrame<NewPassword> {...flow} id={FORM} unanswered={UNANSWERED}>
        <h1>Choose a new password</h1>
        <p>If {identifier} has an account, we’ve sent a code to it.</p>
        {code.view.problem && <Alert tone="bad">{code.view.problem}</Alert>}
        <CodeField label="Code" {...fields.text('otp')} autoFocus />
        <PasswordPair label="New password" password={fields.text('password')} confirmation={fields.text('confirmpassword')} />
      </FormFrame>
      <EntryButtons<NewPassword> {...flow} form={FORM} does="Change password">
        <TimedResendButton
          state={code.view.resend}
          at={code.view.resendAt}
          disabled={!code.can('resend.requested')}
          onAsk={() => code.send({ type: 'resend.requested' })}
        >
          Resend code
        </TimedResendButton>
      </EntryButtons>
    </AuthLayout>
  );
}
