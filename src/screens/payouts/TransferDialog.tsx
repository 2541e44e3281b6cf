import type { Wired } from '../../../machines/kit/port';
import type { payoutMachine } from '../../../machines/payout/payout.machine';
import { bookmarkPayout, selectPayout } from '../../../machines/payout/payout.select';
import type { Bookmark, PayoutOutput } from '../../../machines/payout/payout.types';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { Busy } from '../../ui/Busy';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CodeEntry, ResendButton, VerifyButton } from '../CodeEntry';
import { CodeFor } from './CodeFor';
import { type PayoutFlow, TransferForm, TransferFormButtons } from './TransferForm';
import { TransferReview, TransferReviewButtons } from './TransferReview';

/** The name under which a transfer's bookmark is kept. */
export const TRANSFER = 'payout';

interface TransferDialogProps {
  readonly machine: Wired<typeof payoutMachine>;
  readonly currency: string;
  readonly email: string;
  readonly onDone: (output: PayoutOutput) => void;
}

/** PAY-03 to PAY-06. */
export function TransferDialog({ machine, currency, email, onDone }: TransferDialogProps) {
  const { recalled, keep } = useBookmark<Bookmark>(TRANSFER);
  const flow = useFlow(machine, {
    input: { currency, bookmark: recalled },
    select: selectPayout,
    onChange: (snapshot) => keep(bookmarkPayout(snapshot)),
    onDone,
  });
  const { title, step, body, foot, leave } = look(flow, email);
  return (
    <Dialog
      title={title}
      open={flow.view.step !== 'ended'}
      steps={{ labels: ['Details', 'Review', 'Verify'], current: step }}
      canClose={leave !== null}
      onClose={() => leave?.()}
      foot={foot}
    >
      {body}
    </Dialog>
  );
}

const dismiss =
  ({ send }: PayoutFlow) =>
  () =>
    send({ type: 'dismissed' });

/** How each state looks, and how it is left; null: money is being called, and it is waited for. */
function look(flow: PayoutFlow, email: string) {
  switch (flow.view.step) {
    case 'opening':
    case 'filling':
    case 'ended':
      return {
        title: 'Make a Transfer',
        step: 0,
        body: <TransferForm {...flow} />,
        foot: <TransferFormButtons {...flow} />,
        leave: dismiss(flow),
      };
    case 'confirming':
      return {
        title: 'Review transfer',
        step: 1,
        body: <TransferReview {...flow} />,
        foot: <TransferReviewButtons {...flow} />,
        leave: () => flow.part('confirmation')?.send({ type: 'confirmation.dismissed' }),
      };
    case 'initiating':
      return { title: 'Review transfer', step: 1, body: <Busy>Sending the payout…</Busy>, foot: null, leave: null };
    case 'verifying':
      return verifying(flow, email);
    case 'asking':
      return {
        title: 'Review transfer',
        step: 1,
        body: <Busy>Asking what became of the payout…</Busy>,
        foot: null,
        leave: dismiss(flow),
      };
    case 'unknown':
      return {
        title: 'We do not know yet',
        step: 1,
        body: <Unknown />,
        foot: <UnknownButtons {...flow} />,
        leave: dismiss(flow),
      };
  }
}

function verifying(flow: PayoutFlow, email: string) {
  const { order, otp } = flow.view;
  const entry = flow.part('otp');
  const isOpen = order && otp && entry;
  return {
    title: 'Verify Payout',
    step: 2,
    body: isOpen && (
      <CodeEntry id="payout-code" label="One-time password" view={otp} {...entry}>
        <CodeFor email={email} {...order} />
      </CodeEntry>
    ),
    foot: isOpen && (
      <>
        <ResendButton view={otp} {...entry} />
        <VerifyButton form="payout-code" view={otp} {...entry}>
          Verify Payout
        </VerifyButton>
      </>
    ),
    leave: otp?.verifying ? null : () => entry?.send({ type: 'otp.dismissed' }),
  };
}

const Unknown = () => (
  <p>
    No answer came back, so the payout may have been made. Ask what became of it before you pay again: until then nothing more is
    sent from here.
  </p>
);

function UnknownButtons({ send }: PayoutFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Not now</Button>
      <Button kind="solid" onPress={() => send({ type: 'outcome.asked' })}>
        Ask again
      </Button>
    </>
  );
}
