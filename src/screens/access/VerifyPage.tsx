import type { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import type { Wired } from '../../../machines/kit/flow/port';
import { selectResend } from '../../../machines/kit/resend/resend.select';
import { useFlowContext } from '../../flow/FlowProvider';
import { useDocumentTitle } from '../../flow/title';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { linkStyle } from '../../ui/buttons/button.style';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { TimedResendButton } from '../kit/TimedResendButton';

interface VerifyPageProps {
  readonly flow: Wired<typeof verificationMailMachine>;
  /** The recipient of the email. */
  readonly email: string;
  readonly sentAt: number;
  readonly onSent: (sentAt: number) => void;
  /** Where to read emails in development, or null. */
  readonly testLink: string | null;
  readonly onLeave: () => void;
}

/** SUP-04: asks the user to open the link in the email. */
export function VerifyPage({ flow: machine, email, sentAt, onSent, testLink, onLeave }: VerifyPageProps) {
  useDocumentTitle('Check your email');
  const { navigate } = useFlowContext();
  const flow = useFlow(machine, {
    input: { subject: email, sentAt },
    select: selectResend,
    onChange: ({ context }) => onSent(context.sentAt),
  });
  const leave = () => {
    onLeave();
    navigate('/');
  };
  return (
    <AuthLayout>
      <h1>Check your email</h1>
      <p>
        We sent an email to{' '}
        <strong>
          <bdi>{email}</bdi>
        </strong>
        . Open the link in it to verify your address, then sign in. The link expires in 24 hours.
      </p>
      {flow.view.problem && <Alert tone="bad">{flow.view.problem}</Alert>}
      {testLink && (
        <p>
          <a href={testLink} className={linkStyle}>
            Open the test outbox
          </a>
        </p>
      )}
      <TimedResendButton
        state={flow.view.resend}
        at={flow.view.resendAt}
        disabled={!flow.can('resend.requested')}
        onAsk={() => flow.send({ type: 'resend.requested' })}
      >
        Resend email
      </TimedResendButton>
      <Button kind="bare" icon="arrow-left" onPress={leave}>
        Back to sign in
      </Button>
    </AuthLayout>
  );
}
