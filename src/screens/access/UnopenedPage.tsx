import { sentences } from '../../../machines/kit/flow/fault';
import type { SessionEvent } from '../../../machines/shell/session/session.types';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { AuthLayout } from '../../ui/layout/AuthLayout';

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
