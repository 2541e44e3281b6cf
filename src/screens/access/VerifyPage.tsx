import type { verificationMailMachine } from '../../../machines/access/verificationMail/verificationMail.machine';
import type { Wired } from '../../../machines/kit/port';
import { selectResend } from '../../../machines/kit/resend.select';
import { useHouse } from '../../flow/FlowProvider';
import { useDocumentTitle } from '../../flow/title';
import { useFlow } from '../../flow/useFlow';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Entry } from '../../ui/Entry';
import { SendAgain } from '../kit/SendAgain';

interface VerifyPageProps {
  readonly flow: Wired<typeof verificationMailMachine>;
  /** Whom it was written to. */
  readonly email: string;
  readonly sentAt: number;
  readonly onSent: (sentAt: number) => void;
  /** Where e-mails can be read in development; null elsewhere. */
  readonly testLink: string | null;
  readonly onLeave: () => void;
}

/** SUP-04. */
export function VerifyPage({ flow: machine, email, sentAt, onSent, testLink, onLeave }: VerifyPageProps) {
  useDocumentTitle('Check your email');
  const { navigate } = useHouse();
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
    <Entry>
      <h1>Check your email</h1>
      <p>
        We have written to <strong>{email}</strong>. Open the link in that e-mail to verify your address, then sign in. The link
        is good for a day.
      </p>
      {flow.view.problem && <Alert tone="bad">{flow.view.problem}</Alert>}
      {testLink && (
        <p>
          <a href={testLink} className={linkStyle}>
            Open the test outbox
          </a>
        </p>
      )}
      <SendAgain
        state={flow.view.resend}
        at={flow.view.resendAt}
        disabled={!flow.can('resend.requested')}
        onAsk={() => flow.send({ type: 'resend.requested' })}
      >
        Resend email
      </SendAgain>
      <Button kind="bare" icon="arrow-left" onPress={leave}>
        Back to sign in
      </Button>
    </Entry>
  );
}
