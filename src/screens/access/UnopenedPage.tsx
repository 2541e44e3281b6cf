import { sentences } from '../../../machines/kit/fault';
import type { SessionEvent } from '../../../machines/shell/session/session.types';
import { Alert } from '../../ui/Alert';
import { AuthLayout } from '../../ui/AuthLayout';
import { Button } from '../../ui/Button';

interface UnopenedPageProps {
  readonly problem: string;
  readonly send: (event: SessionEvent) => void;
}

/** SES-02: signed in, but the profile failed to load. */
export function UnopenedPage({ problem, send }: UnopenedPageProps) {
  return (
    <AuthLayout>
      <h1>We couldn’t load your dashboard</h1>
      <Alert tone="bad">{sentences(problem, 'You’re still signed in.')}</Alert>
      <Button kind="solid" onPress={() => send({ type: 'profile.retry' })}>
        Try again
      </Button>
      <Button onPress={() => send({ type: 'logOut.requested' })}>Log Out</Button>
    </AuthLayout>
  );
}
