import type { ReactNode } from 'react';
import { sentences } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import type { switchingMachine } from '../../../machines/shell/switching/switching.machine';
import { type SwitchingView, selectSwitching } from '../../../machines/shell/switching/switching.select';
import type { SwitchingEvent, SwitchingInput } from '../../../machines/shell/switching/switching.types';
import { type ActorView, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Dialog } from '../../ui/layers/Dialog';
import { AuthLayout } from '../../ui/layout/AuthLayout';
import { Masked } from '../../ui/text/Masked';

interface SwitchGuardProps {
  readonly machine: Wired<typeof switchingMachine>;
  readonly open: SwitchingInput;
  readonly children: (choose: (event: SwitchingEvent) => void) => ReactNode;
}

/** NAV-10, NAV-11: wraps the dashboard and hides it during a switch. */
export function SwitchGuard({ machine, open, children }: SwitchGuardProps) {
  const { view, send, can } = useFlow(machine, { input: open, select: selectSwitching });
  if (view.step === 'away' || view.step === 'outcomeUnknown') return <Away view={view} send={send} can={can} />;
  return (
    <>
      <Masked veiled={view.step === 'switching'}>{children(send)}</Masked>
      <Dialog title={`Switching to ${view.to}`} open={view.step === 'switching'} canClose={false} onClose={() => {}}>
        <Busy>One moment…</Busy>
      </Dialog>
      <Asking view={view} send={send} can={can} />
    </>
  );
}

interface SwitchProps extends ActorView<SwitchingEvent> {
  readonly view: SwitchingView;
}

function Asking({ view, send }: SwitchProps) {
  const stay = () => send({ type: 'switch.dismissed' });
  return (
    <Dialog
      title="Leave without saving?"
      open={view.step === 'confirming'}
      onClose={stay}
      foot={
        <>
          <Button onPress={stay}>Stay here</Button>
          <Button kind="danger" onPress={() => send({ type: 'switch.confirmed' })}>
            Switch to {view.to}
          </Button>
        </>
      }
    >
      {view.unsaved.length === 0 ? (
        <p>You may have unsaved changes here or in another tab.</p>
      ) : (
        <>
          <p>You have unsaved changes here or in another tab:</p>
          <ul>
            {view.unsaved.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Away({ view, send }: SwitchProps) {
  if (view.step === 'away') {
    return (
      <AuthLayout>
        <Busy>Switching to {view.to}…</Busy>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout>
      <h1>We couldn’t confirm the switch</h1>
      <Alert tone="bad">
        {sentences(view.problem, `We couldn’t confirm the switch to ${view.to}. Reload to see where you are.`)}
      </Alert>
      <Button kind="solid" icon="refresh" onPress={() => send({ type: 'page.reload' })}>
        Reload
      </Button>
    </AuthLayout>
  );
}
