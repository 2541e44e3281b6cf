import type { SessionEvent } from '../../../machines/shell/session/session.types';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Entry } from '../../ui/Entry';

interface UnopenedPageProps {
  readonly problem: string;
  readonly send: (event: SessionEvent) => void;
}

/** SES-02: signed in, but the profile could not be had. */
export function UnopenedPage({ problem, send }: UnopenedPageProps) {
  return (
    <Entry>
      <h1>Your books could not be opened</h1>
      <Alert tone="bad">{problem} You are still signed in.</Alert>
      <Button kind="solid" onPress={() => send({ type: 'profile.retry' })}>
        Try again
      </Button>
      <Button onPress={() => send({ type: 'logOut.requested' })}>Log Out</Button>
    </Entry>
  );
}
