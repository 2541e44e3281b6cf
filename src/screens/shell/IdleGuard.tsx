import { type ReactNode, useEffect, useState } from 'react';
import type { Wired } from '../../../machines/kit/flow/port';
import type { idleMachine } from '../../../machines/shell/idle/idle.machine';
import { selectIdle } from '../../../machines/shell/idle/idle.select';
import type { IdleLimits } from '../../../machines/shell/idle/idle.types';
import { isPastLimit, useActivity } from '../../flow/activity';
import { useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/layers/Dialog';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Countdown } from '../../ui/text/Countdown';

interface IdleGuardProps {
  readonly machine: Wired<typeof idleMachine>;
  readonly limits: IdleLimits;
  readonly onOver: () => void;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** SES-11: wraps the dashboard and closes it after inactivity. */
export function IdleGuard({ machine, limits, onOver, onLogOut, children }: IdleGuardProps) {
  const [isClosed] = useState(() => isPastLimit(limits));
  useActivity(limits);
  const { view, send } = useFlow(machine, { input: limits, select: selectIdle, onDone: onOver });
  const stay = () => send({ type: 'stay.chosen' });
  const leave = () => {
    stay();
    onLogOut();
  };
  return (
    <>
      {!isClosed && children}
      <Dialog
        title="Are you still there?"
        open={view.endsInMs !== null}
        onClose={stay}
        foot={
          <>
            <Button onPress={leave}>Log Out</Button>
            <Button kind="solid" onPress={stay}>
              Stay signed in
            </Button>
          </>
        }
      >
        {view.endsInMs !== null && <Left ms={view.endsInMs} />}
      </Dialog>
    </>
  );
}

const LAST_MS = 10_000;

/** The countdown shows every second. Screen readers hear it at the start and once near the end. */
function Left({ ms }: { readonly ms: number }) {
  const [isLast, setLast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLast(true), ms - LAST_MS);
    return () => clearTimeout(timer);
  }, [ms]);
  return (
    <>
      <p>
        You’ve been inactive. For your security, we’ll log you out in <Countdown ms={ms} />. We’ll keep what you’ve entered.
      </p>
      <VisuallyHidden role="status">{isLast ? 'You’ll be logged out in 10 seconds.' : ''}</VisuallyHidden>
    </>
  );
}
