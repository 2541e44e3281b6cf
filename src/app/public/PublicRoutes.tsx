import { useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useBookmark } from '../../flow/useBookmark';
import { EmailVerificationPage } from '../../screens/access/EmailVerificationPage';
import { InvitationPage } from '../../screens/access/InvitationPage';
import { NewPasswordPage } from '../../screens/access/NewPasswordPage';
import { SignUpPage } from '../../screens/access/SignUpPage';
import { VerifyPage } from '../../screens/access/VerifyPage';
import type { AccessFlows } from '../../wiring/access/access';
import { useUrlSecret } from '../start/useUrlSecret';
import { NotFound } from './NotFound';
import '../../ui/theme/icons';

export interface PublicProps {
  /** Whether a user is signed in in this tab. A link from an email opens anyway. */
  readonly hasSession: boolean;
}

interface PublicRoutesProps extends PublicProps {
  readonly flows: AccessFlows;
}

/** The public routes besides sign-in. Tests can pass flows with their own ports. */
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

/** Only a development build links to the sandbox's outbox. */
const TEST_LINK = import.meta.env.DEV ? '/sandbox/outbox' : null;

/** When this tab sent an email, so that a reload does not restart the pause. */
interface Sent {
  readonly sentAt?: number;
}

/** SUP-04: the recipient is what this tab stored of the sign-up. Without it the page has nothing to show. */
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

/** SES-09: only this tab stores the address, until the password is replaced or the page is left. */
function NewPassword({ flows }: Pick<PublicRoutesProps, 'flows'>) {
  const { recalled, keep } = useBookmark<Sent & { identifier: string }>('newPassword');
  const [opened] = useState(() => Date.now());
  const given = useUrlSecret('/forgot-password', (identifier) => keep({ identifier, sentAt: opened }));
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
  const token = useUrlSecret('/onboarding');
  return <EmailVerificationPage flow={flows.emailVerification} token={token} hasSession={hasSession} />;
}

function Invitation({ flows, hasSession }: PublicRoutesProps) {
  const [isExistingUser] = useState(() => new URLSearchParams(window.location.search).get('isExistingUser') === 'true');
  const token = useUrlSecret('/email-verified');
  return <InvitationPage flow={flows.invitation} token={token} isExistingUser={isExistingUser} hasSession={hasSession} />;
}
