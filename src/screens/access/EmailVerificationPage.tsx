import type { emailVerificationMachine } from '../../../machines/emailVerification/emailVerification.machine';
import {
  type EmailVerificationView,
  selectEmailVerification,
} from '../../../machines/emailVerification/emailVerification.select';
import type { EmailVerificationEvent } from '../../../machines/emailVerification/emailVerification.types';
import type { Wired } from '../../../machines/kit/port';
import { useDocumentTitle } from '../../flow/title';
import { useBookmark } from '../../flow/useBookmark';
import { type Part, useFlow } from '../../flow/useFlow';
import { Alert } from '../../ui/Alert';
import { Busy } from '../../ui/Busy';
import { Button } from '../../ui/Button';
import { Entry } from '../../ui/Entry';
import { Onward } from './Onward';

interface EmailVerificationPageProps {
  readonly flow: Wired<typeof emailVerificationMachine>;
  /** From the link; empty where there is none. */
  readonly token: string;
  readonly hasSession: boolean;
}

/** SUP-05. */
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
    <Entry>
      <Outcome {...flow} />
    </Entry>
  );
}

interface OutcomeProps extends Part<EmailVerificationEvent> {
  readonly view: EmailVerificationView;
}

function Outcome({ view, send }: OutcomeProps) {
  const leave = () => send({ type: 'page.left' });
  switch (view.standing) {
    case 'verifying':
      return <Busy>Verifying your email…</Busy>;
    case 'verified':
      return (
        <>
          <h1>Your email is verified</h1>
          <Alert tone="good">{view.message}</Alert>
          <Button kind="solid" onPress={leave}>
            Signin
          </Button>
        </>
      );
    case 'unconfirmed':
      return (
        <>
          <h1>Your email is not verified yet</h1>
          <Alert tone="plain">{view.message || 'The provider did not say whether your email is verified.'}</Alert>
          <Onward onPress={leave} />
        </>
      );
    case 'refused':
      return (
        <>
          <h1>Your email could not be verified</h1>
          <Alert tone="bad">{view.problem}</Alert>
          <p>If you verified it before, sign in. If not, sign up again for a new link.</p>
          <Onward onPress={leave} />
        </>
      );
    case 'failed':
      return (
        <>
          <h1>Your email is not verified yet</h1>
          <Alert tone="bad">{view.problem}</Alert>
          <Button kind="solid" onPress={() => send({ type: 'verification.askedAgain' })}>
            Try again
          </Button>
          <Onward onPress={leave} />
        </>
      );
    case 'incomplete':
      return (
        <>
          <h1>This link is not complete</h1>
          <p>Open the link in the e-mail again: it works once, and is not kept here.</p>
          <Onward onPress={leave} />
        </>
      );
  }
}
