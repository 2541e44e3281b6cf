import { useEffect, useLayoutEffect, useRef } from 'react';
import { isolated } from '../../../contract/shownText';
import type { SignInView } from '../../../machines/access/signIn/signIn.select';
import type { OtpEvent } from '../../../machines/kit/otp/otp.types';
import { guardBack } from '../../flow/backGuard';
import { useDocumentTitle } from '../../flow/title';
import type { ActorView } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { CodeEntry, ResendButton, VerifyButton } from '../kit/CodeEntry';

interface SecondFactorPageProps {
  readonly view: SignInView;
  readonly otp: ActorView<OtpEvent>;
}

/** SES-03: asks for the code of a sign-in. */
export function SecondFactorPage({ view, otp }: SecondFactorPageProps) {
  useDocumentTitle('Enter your code');
  const leave = () => otp.send({ type: 'otp.dismissed' });
  useBack(leave);
  if (!view.otp) return null;
  return (
    <AuthLayout note={`We sent a code to ${isolated(view.email)}.`}>
      <CodeEntry id="second-factor" label="Your code" view={view.otp} autoFocus {...otp}>
        <h1>Enter your code</h1>
        {view.message && <p role="status">{view.message}</p>}
      </CodeEntry>
      <VerifyButton form="second-factor" view={view.otp} {...otp}>
        Verify
      </VerifyButton>
      <ResendButton view={view.otp} {...otp} />
      <Button kind="bare" icon="arrow-left" disabled={!otp.can('otp.dismissed')} onPress={leave}>
        Back to sign in
      </Button>
    </AuthLayout>
  );
}

/** The browser's back button acts like `Back to sign in`. */
function useBack(leave: () => void) {
  const latest = useRef(leave);
  useLayoutEffect(() => {
    latest.current = leave;
  });
  useEffect(
    () =>
      guardBack(() => {
        if (window.location.pathname === '/') latest.current();
      }),
    [],
  );
}
