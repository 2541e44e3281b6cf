import { sentences } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import type { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import { bookmarkRefund, selectRefund } from '../../../machines/refunds/refund/refund.select';
import type { Bookmark, RefundOutput } from '../../../machines/refunds/refund/refund.types';
import { useBookmark } from '../../flow/useBookmark';
import { useFlow } from '../../flow/useFlow';
import { useOnce } from '../../flow/useOnce';
import { Button } from '../../ui/buttons/Button';
import { Alert } from '../../ui/feedback/Alert';
import { OrderDialog, type OrderStepView, unknownOutcome, waiting } from '../kit/OrderDialog';
import { type RefundFlow, RefundForm, RefundFormButtons } from './RefundForm';
import { RefundAsked, RefundOutcome, RefundOutcomeButtons } from './RefundOutcome';
import { RefundReference, RefundReferenceButtons } from './RefundReference';
import { RefundReview, RefundReviewButtons } from './RefundReview';
import { refundBookmark } from './refundBookmark';

interface RefundDialogProps {
  readonly machine: Wired<typeof refundMachine>;
  /** The payment reference of the transaction. Empty: the refund is logged, and the merchant enters the reference (RFD-02). */
  readonly reference: string;
  /** Called once when the outcome is known: figures elsewhere are old. */
  readonly onSettled: () => void;
  readonly onDone: (output: RefundOutput) => void;
}

const STEPS = ['Details', 'Review', 'Done'];
const TITLE = 'Refund';
const LOGGED = 'Log a refund';

/** TRX-05, RFD-02: refunds a transaction, in part or in full. */
export function RefundDialog({ machine, reference, onSettled, onDone }: RefundDialogProps) {
  // Each transaction has its own, so that an order of unknown outcome is never replaced by that of another one.
  const { recalled, keep } = useBookmark<Bookmark>(refundBookmark(reference));
  const flow = useFlow(machine, {
    input: { reference, bookmark: recalled },
    select: selectRefund,
    onChange: (snapshot) => keep(bookmarkRefund(snapshot)),
    onDone,
  });
  const { step } = flow.view;
  useOnce(step === 'succeeded' || step === 'declined', onSettled);
  const leaving = { asked: flow.view.leaving, send: flow.send };
  return <OrderDialog labels={STEPS} open={step !== 'ended'} look={look(flow)} leaving={leaving} />;
}

/** Returns the view of each state, and how to leave it. Null: it cannot be left now. */
function look(flow: RefundFlow): OrderStepView {
  const { view, send } = flow;
  const leave = () => send({ type: 'dismissed' });
  switch (view.step) {
    case 'enteringReference':
      return { title: LOGGED, step: 0, body: <RefundReference {...flow} />, foot: <RefundReferenceButtons {...flow} />, leave };
    case 'loadingPayment':
      return waiting(TITLE, 0, 'Loading what is left to refund…', leave);
    case 'loadFailed':
      return {
        title: TITLE,
        step: 0,
        body: (
          <Alert tone="bad" action={<Button onPress={() => send({ type: 'payment.retry' })}>Try again</Button>}>
            {sentences(view.problem, 'Nothing was refunded.')}
          </Alert>
        ),
        foot: <Button onPress={leave}>Cancel</Button>,
        leave,
      };
    case 'filling':
    case 'ended':
      return { title: TITLE, step: 0, body: <RefundForm {...flow} />, foot: <RefundFormButtons {...flow} />, leave };
    case 'confirming':
      return {
        title: 'Review refund',
        step: 1,
        body: <RefundReview {...flow} />,
        foot: <RefundReviewButtons {...flow} />,
        leave,
      };
    case 'submitting':
      return waiting('Review refund', 1, 'Refunding…', null);
    case 'checkingOutcome':
      return waiting('Review refund', 1, 'Checking the status of your refund…', leave);
    case 'outcomeUnknown':
      return unknownOutcome({
        send,
        reply: view.reply,
        step: 1,
        what: 'refund',
        again: 'refund',
        about: <RefundAsked {...flow} />,
      });
    case 'succeeded':
    case 'declined':
      return {
        title: view.step === 'declined' ? 'Refund declined' : 'Refund sent',
        step: 2,
        body: <RefundOutcome {...flow} />,
        foot: <RefundOutcomeButtons {...flow} />,
        leave,
      };
  }
}
