import type { Wired } from '../../../machines/kit/flow/port';
import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import { bookmarkPayout, selectPayout } from '../../../machines/payouts/payout/payout.select';
import type { Bookmark, PayoutOutput } from '../../../machines/payouts/payout/payout.types';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { useOnce } from '../../flow/useOnce';
import { enteringCode, OrderDialog, type OrderStepView, unknownOutcome, waiting } from '../kit/OrderDialog';
import { CodeFor, SAFE } from './CodeFor';
import type { PayoutFlow } from './payoutFlow';
import { TransferForm, TransferFormButtons } from './TransferForm';
import { TransferAsked, TransferOutcome, TransferOutcomeButtons, titleOf } from './TransferOutcome';
import { TransferReview, TransferReviewButtons } from './TransferReview';
import { TRANSFER } from './transferBookmark';

interface TransferDialogProps {
  readonly machine: Wired<typeof payoutMachine>;
  readonly currency: string;
  /** The paying business. It cannot be the recipient. */
  readonly businessId: string;
  readonly email: string;
  /** The name of the paying business, for the receipt. */
  readonly business: string;
  /** Called once when the outcome is known: figures elsewhere are old. */
  readonly onSettled: () => void;
  /** Opens the details of the payout. Null where there is no list beside it. */
  readonly onView: ((payoutId: string) => void) | null;
  readonly onDone: (output: PayoutOutput) => void;
}

/** PAY-03 to PAY-06. */
export function TransferDialog({ machine, currency, businessId, onSettled, onDone, ...props }: TransferDialogProps) {
  const { recalled, keep } = useBookmark<Bookmark>(TRANSFER);
  const flow = useFlow(machine, {
    input: { currency, businessId, bookmark: recalled },
    select: selectPayout,
    onChange: (snapshot) => keep(bookmarkPayout(snapshot)),
    onDone,
  });
  useOnce(flow.view.outcome !== null, onSettled);
  const open = flow.view.step !== 'ended';
  const leaving = { asked: flow.view.leaving, send: flow.send };
  return <OrderDialog labels={STEPS} open={open} look={look(flow, props)} leaving={leaving} />;
}

const STEPS = ['Details', 'Review', 'Verify', 'Done'];

const dismiss =
  ({ send }: PayoutFlow) =>
  () =>
    send({ type: 'dismissed' });

/** Whether the form has the many details that a foreign bank requires. */
const isAbroadForm = ({ view: { draft, isAbroad } }: PayoutFlow) => isAbroad && draft.source === 'new';

/** Returns the view of each state, and how to leave it. Null: the money call is running. */
function look(
  flow: PayoutFlow,
  { email, business, onView }: Pick<TransferDialogProps, 'email' | 'business' | 'onView'>,
): OrderStepView {
  switch (flow.view.step) {
    case 'resuming':
    case 'editing':
    case 'ended':
      return {
        title: 'Make a Transfer',
        step: 0,
        body: <TransferForm {...flow} />,
        foot: <TransferFormButtons {...flow} />,
        leave: dismiss(flow),
        wide: isAbroadForm(flow),
      };
    case 'confirming':
      return {
        title: 'Review payout',
        step: 1,
        body: <TransferReview {...flow} />,
        foot: <TransferReviewButtons {...flow} />,
        leave: () => flow.part('confirmation')?.send({ type: 'confirmation.dismissed' }),
      };
    case 'submitting':
      return waiting('Review payout', 1, 'Sending the payout…', null);
    case 'verifying':
      return verifying(flow, email);
    case 'checkingOutcome':
      return waiting('Review payout', 1, 'Checking the status of your payout…', dismiss(flow));
    case 'outcomeUnknown':
      return unknownOutcome({
        send: flow.send,
        reply: flow.view.reply,
        step: 1,
        what: 'payout',
        again: 'pay',
        about: <TransferAsked {...flow} />,
      });
    case 'settled':
      return {
        title: titleOf(flow.view.outcome),
        step: 3,
        body: <TransferOutcome flow={flow} business={business} />,
        foot: <TransferOutcomeButtons flow={flow} onView={onView} />,
        leave: dismiss(flow),
      };
  }
}

const verifying = ({ view: { order, otp }, part }: PayoutFlow, email: string): OrderStepView => ({
  title: 'Verify Payout',
  step: 2,
  ...enteringCode({
    id: 'payout-code',
    action: 'Verify Payout',
    view: otp,
    entry: part('otp'),
    safe: SAFE,
    about: order && <CodeFor email={email} {...order} />,
  }),
});
