import { isolated } from '../../../contract/shownText';
import type { swapMachine } from '../../../machines/balances/swap/swap.machine';
import { bookmarkSwap, selectSwap } from '../../../machines/balances/swap/swap.select';
import type { Bookmark, SwapOutput } from '../../../machines/balances/swap/swap.types';
import { sentences } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { useOnce } from '../../flow/useOnce';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { enteringCode, OrderDialog, type OrderStepView, unknownOutcome, waiting } from '../kit/OrderDialog';
import { TestMode } from '../kit/TestMode';
import { Rate, type SwapFlow, SwapForm, SwapFormButtons } from './SwapForm';
import { SwapCompare, SwapOrder } from './SwapOrder';
import { SWAPPED, SwapAsked, SwapOutcome, SwapOutcomeButtons } from './SwapOutcome';
import { SWAP } from './swapBookmark';

/** The name of a swap's bookmark. */
const VERIFY = 'Verify Currency Swap';

interface SwapDialogProps {
  readonly machine: Wired<typeof swapMachine>;
  readonly source: string;
  readonly email: string;
  /** The name of the business, for the receipt. */
  readonly business: string;
  /** Called once when the swap is made: figures elsewhere are old. */
  readonly onSettled: () => void;
  readonly onDone: (output: SwapOutput) => void;
}

/** SWP-01 to SWP-05. */
export function SwapDialog({ machine, source, email, business, onSettled, onDone }: SwapDialogProps) {
  const { recalled, keep } = useBookmark<Bookmark>(SWAP);
  const flow = useFlow(machine, {
    input: { source, bookmark: recalled },
    select: selectSwap,
    onChange: (snapshot) => keep(bookmarkSwap(snapshot)),
    onDone,
  });
  useOnce(flow.view.step === 'succeeded', onSettled);
  const open = flow.view.step !== 'ended';
  const leaving = { asked: flow.view.leaving, send: flow.send };
  return <OrderDialog labels={STEPS} open={open} look={look(flow, email, business)} leaving={leaving} />;
}

const STEPS = ['Amounts', 'Verify', 'Done'];

const dismissing =
  ({ send }: SwapFlow) =>
  () =>
    send({ type: 'dismissed' });

/** Returns the view of each state, and how to leave it. Null: it cannot be left now. */
function look(flow: SwapFlow, email: string, business: string): OrderStepView {
  const leave = dismissing(flow);
  const { order, orderPrice, offered, offeredPrice, validUntil, problem } = flow.view;
  switch (flow.view.step) {
    case 'editing':
    case 'ended':
      return filling(flow, leave);
    case 'sendingCode':
      return filling(flow, null);
    case 'verifying':
      return verifying(flow, email, leave);
    case 'submitting':
      return waiting(VERIFY, 1, 'Swapping…', null);
    case 'refreshingRate':
      return waiting(VERIFY, 1, 'Getting the current rate…', leave);
    case 'rateFailed':
      return {
        title: VERIFY,
        step: 1,
        body: (
          <Alert tone="bad" action={<Button onPress={() => flow.send({ type: 'market.retry' })}>Try again</Button>}>
            {sentences(problem ?? 'We couldn’t get the current rate.', 'Nothing has been swapped.')}
          </Alert>
        ),
        foot: <Button onPress={leave}>Cancel</Button>,
        leave,
      };
    case 'confirmingNewRate':
      return {
        title: 'The rate has changed',
        step: 1,
        body: order && offered && (
          <>
            <TestMode />
            <p>
              The rate changed since you asked for this swap. Nothing has been swapped. Review the new rate before you continue.
            </p>
            <SwapCompare before={{ order, price: orderPrice }} now={{ order: offered, price: offeredPrice }} />
            <Rate price={offeredPrice} validUntil={validUntil} />
          </>
        ),
        foot: <CompareButtons {...flow} />,
        leave,
      };
    case 'checkingOutcome':
      return waiting(VERIFY, 1, 'Checking the status of your swap…', leave);
    case 'outcomeUnknown':
      return unknownOutcome({
        send: flow.send,
        reply: flow.view.reply,
        step: 1,
        what: 'swap',
        again: 'swap',
        about: <SwapAsked {...flow} />,
      });
    case 'succeeded':
      return {
        title: SWAPPED,
        step: 2,
        body: <SwapOutcome flow={flow} business={business} />,
        foot: <SwapOutcomeButtons {...flow} />,
        leave,
      };
  }
}

const filling = (flow: SwapFlow, leave: OrderStepView['leave']): OrderStepView => ({
  title: 'Swap Currency',
  step: 0,
  body: <SwapForm {...flow} />,
  foot: <SwapFormButtons {...flow} />,
  leave,
});

const verifying = (
  { view: { order, orderPrice, otp, validUntil }, part }: SwapFlow,
  email: string,
  close: () => void,
): OrderStepView => ({
  title: VERIFY,
  step: 1,
  ...enteringCode({
    id: 'swap-code',
    safe: 'Nothing has been swapped.',
    action: 'Verify Swap',
    back: 'Back',
    view: otp,
    entry: part('otp'),
    about: order && (
      <>
        <TestMode />
        <p>We sent a code to {isolated(email)}. Enter it to confirm this swap.</p>
        <SwapOrder order={order} />
        <Rate price={orderPrice} validUntil={validUntil} />
      </>
    ),
  }),
  leave: otp?.verifying ? null : close,
});

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
