import type { emailVerificationMachine } from '../../../machines/access/emailVerification/emailVerification.machine';
import {
  type EmailVerificationView,
  selectEmailVerification,
} from '../../../machines/access/emailVerification/emailVerification.select';
import type { EmailVerificationEvent } from '../../../machines/access/emailVerification/emailVerification.types';
import type { Wired } from '../../../machines/kit/flow/port';
import { useDocumentTitle } from '../../flow/title';
import { useBookmark } from '../../flow/useBookmark';
import { type ActorView, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/controls/Form';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { Onward } from './Onward';

interface EmailVerificationPageProps {
  readonly flow: Wired<typeof emailVerificationMachine>;
  /** From the link. Empty if there is none. */
  readonly token: string;
  readonly hasSession: boolean;
}

/** SUP-05: the page of a verification link. */
export function EmailVerificationPage({ flow: machine, token, hasSession }: EmailVerificationPageProps) {
  useDocumentTitle('Verify your email');
  const { recalled, keep } = useBookmark<{ message: string }>('emailVerified');
  const flow = useFlow(machine, {
    input: { token, hasSession, saidBefore: recalled?.message ?? '' },
    select: selectEmailVerification,
    onChange: (snapshot) => {
      if (snapshot.matches('closed')) return keep(null);
      const { standing, message } = selectEmailVerification(snapshot);
      if (standing !== 'verifying') keep(standing === 'verified' ? { message } : null);
    },
  });
  return (
    <AuthLayout>
      <Outcome {...flow} />
    </AuthLayout>
  );
}

interface OutcomeProps extends ActorView<EmailVerificationEvent> {
  readonly view: EmailVerificationView;
}

function Outcome({ view, can, send }: OutcomeProps) {
  const leave = () => send({ type: 'page.left' });
  const isBusy = view.standing === 'verifying';
  switch (view.standing) {
    case 'editing':
    case 'verifying':
      return (
        <Form onSubmit={() => send({ type: 'verification.submitted' })}>
          <h1>Verify your email</h1>
          {view.problem && <Alert tone="bad">{view.problem}</Alert>}
          <p>Enter your password to confirm your email.</p>
          <PasswordField
            label="Password"
            hint="Forgot it? Sign up again with the same email."
            autoComplete="current-password"
            waiting={isBusy}
            value={view.password}
            onText={(password) => send({ type: 'password.changed', password })}
          />
          <Button kind="solid" type="submit" busy={isBusy} disabled={!can('verification.submitted') && !isBusy}>
            Verify email
          </Button>
          {!isBusy && <Onward onPress={leave} />}
          <p>Didn’t sign up? Close this page, and no account is created.</p>
        </Form>
      );
    case 'verified':
      return (
        <>
          <h1>Email verified</h1>
          <Alert tone="good">{view.message}</Alert>
          <Button kind="solid" onPress={leave}>
            Signin
          </Button>
        </>
      );
    case 'notConfirmed':
      return (
        <>
          <h1>Your email isn’t verified yet</h1>
          <Alert tone="plain">{view.message || 'We couldn’t confirm that your email is verified.'}</Alert>
          <Onward onPress={leave} />
        </>
      );
    case 'refused':
      return (
        <>
          <h1>We couldn’t verify your email</h1>
          <Alert tone="bad">{view.problem}</Alert>
          <p>If you’ve already verified it, sign in. If not, sign up again to get a new link.</p>
          <Onward onPress={leave} />
        </>
      );
    case 'incomplete':
      return (
        <>
          <h1>This link is incomplete</h1>
          <p>Open the link in your email again. It works once, and we don’t save it in this browser.</p>
          <Onward onPress={leave} />
        </>
      );
  }
}
