import type { Wired } from '../../../machines/kit/port';
import type { swapMachine } from '../../../machines/swap/swap.machine';
import { bookmarkSwap, selectSwap } from '../../../machines/swap/swap.select';
import type { Bookmark, SwapOutput } from '../../../machines/swap/swap.types';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { Alert } from '../../ui/Alert';
import { Busy } from '../../ui/Busy';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { CodeEntry, ResendButton, VerifyButton } from '../CodeEntry';
import { TestMode } from '../TestMode';
import { Rate, type SwapFlow, SwapForm, SwapFormButtons } from './SwapForm';
import { SwapCompare, SwapOrder } from './SwapOrder';

/** The name under which a swap's bookmark is kept. */
const SWAP = 'swap';

interface SwapDialogProps {
  readonly machine: Wired<typeof swapMachine>;
  readonly source: string;
  readonly email: string;
  readonly onDone: (output: SwapOutput) => void;
}

/** SWP-01 to SWP-05. */
export function SwapDialog({ machine, source, email, onDone }: SwapDialogProps) {
  const { recalled, keep } = useBookmark<Bookmark>(SWAP);
  const flow = useFlow(machine, {
    input: { source, bookmark: recalled },
    select: selectSwap,
    onChange: (snapshot) => keep(bookmarkSwap(snapshot)),
    onDone,
  });
  const { title, step, body, foot, leave } = look(flow, email);
  return (
    <Dialog
      title={title}
      open={flow.view.step !== 'ended'}
      steps={{ labels: ['Amounts', 'Verify', 'Done'], current: step }}
      canClose={leave !== null}
      onClose={() => leave?.()}
      foot={foot}
    >
      {body}
    </Dialog>
  );
}

const dismissing =
  ({ send }: SwapFlow) =>
  () =>
    send({ type: 'dismissed' });

/** How each state looks, and how it is left; null: it cannot be left now. */
function look(flow: SwapFlow, email: string) {
  const leave = dismissing(flow);
  const { order, orderPrice, offered, offeredPrice, validUntil, problem } = flow.view;
  switch (flow.view.step) {
    case 'filling':
    case 'ended':
      return { title: 'Swap Currency', step: 0, body: <SwapForm {...flow} />, foot: <SwapFormButtons {...flow} />, leave };
    case 'sendingCode':
      return {
        title: 'Swap Currency',
        step: 0,
        body: <SwapForm {...flow} />,
        foot: <SwapFormButtons {...flow} />,
        leave: null,
      };
    case 'verifying':
      return verifying(flow, email);
    case 'ordering':
      return waiting('Verify Currency Swap', 'Swapping…', null);
    case 'repricing':
      return waiting('Verify Currency Swap', 'Asking for the rate of now…', leave);
    case 'unpriced':
      return {
        title: 'Verify Currency Swap',
        step: 1,
        body: (
          <Alert tone="bad" action={<Button onPress={() => flow.send({ type: 'market.askedAgain' })}>Try again</Button>}>
            {problem ?? 'The rate could not be fetched.'} Nothing has been swapped.
          </Alert>
        ),
        foot: <Button onPress={leave}>Cancel</Button>,
        leave,
      };
    case 'comparing':
      return {
        title: 'The rate has changed',
        step: 1,
        body: order && offered && (
          <>
            <TestMode />
            <p>The old rate ran out while you were entering the code. Nothing has been swapped. Compare, then decide.</p>
            <SwapCompare before={{ order, price: orderPrice }} now={{ order: offered, price: offeredPrice }} />
            <Rate price={offeredPrice} validUntil={validUntil} />
          </>
        ),
        foot: <CompareButtons {...flow} />,
        leave,
      };
    case 'asking':
      return waiting('Verify Currency Swap', 'Asking what became of the swap…', leave);
    case 'unknown':
      return { title: 'We do not know yet', step: 1, body: <Unknown />, foot: <UnknownButtons {...flow} />, leave };
    case 'successful':
      return {
        title: 'Currency Swap Successful',
        step: 2,
        body: order && <SwapOrder order={order} price={orderPrice} />,
        foot: (
          <Button kind="solid" onPress={leave}>
            Done
          </Button>
        ),
        leave,
      };
  }
}

const waiting = (title: string, words: string, leave: (() => void) | null) => ({
  title,
  step: 1,
  body: <Busy>{words}</Busy>,
  foot: null,
  leave,
});

function verifying(flow: SwapFlow, email: string) {
  const { order, orderPrice, otp, validUntil } = flow.view;
  const entry = flow.part('otp');
  const isOpen = order && otp && entry;
  return {
    title: 'Verify Currency Swap',
    step: 1,
    body: isOpen && (
      <CodeEntry id="swap-code" label="One-time password" view={otp} {...entry}>
        <TestMode />
        <p>We sent a code to {email}. Enter it to make this swap.</p>
        <SwapOrder order={order} price={orderPrice} />
        <Rate price={orderPrice} validUntil={validUntil} />
      </CodeEntry>
    ),
    foot: isOpen && (
      <>
        <ResendButton view={otp} {...entry} />
        <VerifyButton form="swap-code" view={otp} {...entry}>
          Verify Swap
        </VerifyButton>
      </>
    ),
    leave: () => entry?.send({ type: 'otp.dismissed' }),
  };
}

function CompareButtons({ send }: SwapFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'swap.revised' })}>Change amounts</Button>
      <Button kind="solid" onPress={() => send({ type: 'rate.accepted' })}>
        Accept new rate
      </Button>
    </>
  );
}

const Unknown = () => (
  <p>
    No answer came back, so the swap may have been made. Ask what became of it before you swap again: until then nothing more is
    sent from here.
  </p>
);

function UnknownButtons({ send }: SwapFlow) {
  return (
    <>
      <Button onPress={() => send({ type: 'dismissed' })}>Not now</Button>
      <Button kind="solid" onPress={() => send({ type: 'outcome.asked' })}>
        Ask again
      </Button>
    </>
  );
}
