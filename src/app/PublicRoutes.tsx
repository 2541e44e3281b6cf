import { useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useBookmark } from '../flow/useBookmark';
import { EmailVerificationPage } from '../screens/access/EmailVerificationPage';
import { InvitationPage } from '../screens/access/InvitationPage';
import { NewPasswordPage } from '../screens/access/NewPasswordPage';
import { SignUpPage } from '../screens/access/SignUpPage';
import { VerifyPage } from '../screens/access/VerifyPage';
import type { AccessFlows } from '../wiring/access/access';
import { NotFound } from './NotFound';
import { useTakenOut } from './useTakenOut';
import '../ui/icons';

export interface PublicProps {
  /** Whether somebody is signed in in this tab: a link from an e-mail is opened all the same. */
  readonly hasSession: boolean;
}

interface PublicRoutesProps extends PublicProps {
  readonly flows: AccessFlows;
}

/** The pages before the door, beside the sign-in itself. The flows come from outside, so that a test can show them with ports of its own. */
export function PublicRoutes({ hasSession, flows }: PublicRoutesProps) {
  return (
    <Switch>
      <Route path="/sign-up">
        <SignUpPage flow={flows.signUp} />
      </Route>
      <Route path="/verify">
        <Verify flows={flows} />
      </Route>
      <Route path="/forgot-password/:identifier?">
        <NewPassword flows={flows} />
      </Route>
      <Route path="/onboarding/:token?">
        <EmailVerification flows={flows} hasSession={hasSession} />
      </Route>
      <Route path="/email-verified/:token?">
        <Invitation flows={flows} hasSession={hasSession} />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** Only a build for development tells where the sandbox keeps its e-mails. */
const TEST_LINK = import.meta.env.DEV ? '/sandbox/outbox' : null;

/** When something was sent by email, as this tab remembers it: a reload does not begin the pause again. */
interface Sent {
  readonly sentAt?: number;
}

/** SUP-04. Whom it was written to is what this tab remembers of the sign-up; without it there is nothing to say. */
function Verify({ flows }: Pick<PublicRoutesProps, 'flows'>) {
  const { recalled, keep } = useBookmark<Sent & { email: string }>('verification');
  const [opened] = useState(() => Date.now());
  if (!recalled?.email) return <Redirect to="/" replace />;
  const { email } = recalled;
  return (
    <VerifyPage
      flow={flows.verificationMail}
      email={email}
      sentAt={recalled.sentAt ?? opened}
      onSent={(sentAt) => keep({ email, sentAt })}
      testLink={TEST_LINK}
      onLeave={() => keep(null)}
    />
  );
}

/** SES-09. The address is remembered by this tab alone, until the password is replaced or the page is left. */
function NewPassword({ flows }: Pick<PublicRoutesProps, 'flows'>) {
  const { recalled, keep } = useBookmark<Sent & { identifier: string }>('newPassword');
  const [opened] = useState(() => Date.now());
  const given = useTakenOut('/forgot-password', (identifier) => keep({ identifier, sentAt: opened }));
  const identifier = given || (recalled?.identifier ?? '');
  if (identifier === '') return <Redirect to="/" replace />;
  return (
    <NewPasswordPage
      flow={flows.newPassword}
      code={flows.passwordCode}
      identifier={identifier}
      sentAt={given === '' ? (recalled?.sentAt ?? opened) : opened}
      onSent={(sentAt) => keep({ identifier, sentAt })}
      onDone={() => keep(null)}
    />
  );
}

function EmailVerification({ flows, hasSession }: PublicRoutesProps) {
  const token = useTakenOut('/onboarding');
  return <EmailVerificationPage flow={flows.emailVerification} token={token} hasSession={hasSession} />;
}

function Invitation({ flows, hasSession }: PublicRoutesProps) {
  const [isExistingUser] = useState(() => new URLSearchParams(window.location.search).get('isExistingUser') === 'true');
  const token = useTakenOut('/email-verified');
  return <InvitationPage flow={flows.invitation} token={token} isExistingUser={isExistingUser} hasSession={hasSession} />;
}
