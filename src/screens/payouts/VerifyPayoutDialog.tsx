import { sentences } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import type { payoutVerificationMachine } from '../../../machines/payouts/payoutVerification/payoutVerification.machine';
import {
  type PayoutVerificationView,
  selectPayoutVerification,
} from '../../../machines/payouts/payoutVerification/payoutVerification.select';
import type { PayoutVerificationOutput } from '../../../machines/payouts/payoutVerification/payoutVerification.types';
import { type Flow, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Dialog } from '../../ui/layers/Dialog';
import { enteringCode } from '../kit/OrderDialog';
import { Refused } from '../kit/Refused';
import { CodeFor, SAFE } from './CodeFor';

interface VerifyPayoutDialogProps {
  readonly machine: Wired<typeof payoutVerificationMachine>;
  readonly payoutId: string;
  readonly email: string;
  readonly onDone: (output: PayoutVerificationOutput) => void;
}

type VerificationFlow = Flow<typeof payoutVerificationMachine, PayoutVerificationView>;

/** PAY-07. */
export function VerifyPayoutDialog({ machine, payoutId, email, onDone }: VerifyPayoutDialogProps) {
  const flow = useFlow(machine, { input: { payoutId }, select: selectPayoutVerification, onDone });
  const { body, foot, leave } = look(flow, email);
  return (
    <Dialog
      title="Verify Payout"
      open={flow.view.step !== 'ended'}
      canClose={leave !== null}
      onClose={() => leave?.()}
      foot={foot}
    >
      {body}
    </Dialog>
  );
}

/** Returns the view of each state, and how to leave it. Null: a call is running. */
function look(flow: VerificationFlow, email: string) {
  const { view, send } = flow;
  const dismiss = () => send({ type: 'dismissed' });
  switch (view.step) {
    case 'ended':
    case 'loading':
      return { body: <Busy>Loading payout…</Busy>, foot: null, leave: dismiss };
    case 'sendingCode':
      return { body: <Busy>Sending your code…</Busy>, foot: null, leave: null };
    case 'checkingOutcome':
      return { body: <Busy>Checking the status of your payout…</Busy>, foot: null, leave: dismiss };
    case 'codeNotSent':
      return {
        body: <Refused problem={view.problem}>No money has moved. A code you already have may still work.</Refused>,
        foot: (
          <>
            <Button onPress={() => send({ type: 'code.available' })}>I have a code</Button>
            <Button kind="solid" onPress={() => send({ type: 'code.retry' })}>
              Send new code
            </Button>
          </>
        ),
        leave: dismiss,
      };
    case 'outcomeUnknown':
      return {
        body: <Alert tone="bad">{sentences(view.problem, 'We couldn’t confirm the payout’s status.')}</Alert>,
        foot: (
          <Button kind="solid" onPress={() => send({ type: 'payout.retry' })}>
            Check status
          </Button>
        ),
        leave: dismiss,
      };
    case 'verifying':
      return verifying(flow, email);
  }
}

const verifying = ({ view: { payout, together, otp }, part }: VerificationFlow, email: string) =>
  enteringCode({
    id: 'payout-code',
    action: 'Verify Payout',
    view: otp,
    entry: part('otp'),
    safe: SAFE,
    about: payout && <CodeFor {...payout} email={email} amount={payout.amount ?? ''} together={together} />,
  });
