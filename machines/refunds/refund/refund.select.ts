import type { SnapshotFrom } from 'xstate';
import { bookmarkOrder } from '../../kit/order/sentOrder';
import { toDecimal } from '../../kit/values/money';
import { leftOf } from '../../transactions/transactionDetails/transactionDetails.rules';
import type { refundMachine } from './refund.machine';
import {
  type AmountFault,
  amountFault,
  type Blocker,
  blockerOf,
  isBarred,
  isLogged,
  leftAfter,
  mayLookUp,
  maySend,
  reasonError,
  referenceError,
  similar,
  unclearAmount,
} from './refund.rules';
import type { Bookmark, CreatedRefund, Draft, Order, Payment } from './refund.types';

type Snapshot = SnapshotFrom<typeof refundMachine>;

const STEPS = [
  'enteringReference',
  'loadingPayment',
  'loadFailed',
  'filling',
  'confirming',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
  'succeeded',
  'declined',
] as const;

/** Everything that the refund dialog shows, already computed. Amounts are decimal text in major units. */
export interface RefundView {
  readonly step: (typeof STEPS)[number] | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  readonly draft: Draft;
  readonly payment: Payment | null;
  readonly left: string | null;
  /** The amount of the draft, and what is left after it. Null while it is not valid. */
  readonly amount: string | null;
  readonly leftAfter: string | null;
  readonly fault: AmountFault | null;
  readonly unclear: string | null;
  readonly reasonError: string | null;
  /** RFD-02: the merchant enters the reference, and a reason is required. */
  readonly isLogged: boolean;
  readonly referenceError: string | null;
  readonly mayLookUp: boolean;
  readonly blocker: Blocker | null;
  readonly order: Order | null;
  /** A refund of the same amount, if there is one. */
  readonly similar: Payment['refunds'][number] | null;
  readonly isRepeatAccepted: boolean;
  readonly maySend: boolean;
  readonly made: CreatedRefund | null;
  /** What was left before somebody else refunded. */
  readonly leftBefore: string | null;
  readonly problem: string | null;
  readonly reply: string | null;
}

function stepOf(snapshot: Snapshot): RefundView['step'] {
  const { payment } = snapshot.context;
  if (snapshot.matches('leavingReview')) return 'confirming';
  if (snapshot.matches('leaving'))
    return payment ? 'filling' : isLogged(snapshot.context) ? 'enteringReference' : 'loadingPayment';
  return STEPS.find((step) => snapshot.matches(step)) ?? 'ended';
}

export function selectRefund(snapshot: Snapshot): RefundView {
  const { context } = snapshot;
  const { draft, payment, order, made, leftBefore, problem, isRepeatAccepted } = context;
  const left = payment && leftOf(payment);
  const fault = amountFault(context);
  const amount = fault === null && !isBarred(payment) ? toDecimal(draft.amount, payment?.currency) : null;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving') || snapshot.matches('leavingReview'),
    draft,
    payment,
    left,
    amount,
    leftAfter: order ? leftAfter(order) : amount !== null && left !== null ? leftAfter({ expectedLeft: left, amount }) : null,
    fault,
    unclear: unclearAmount(context),
    reasonError: reasonError(context),
    isLogged: isLogged(context),
    referenceError: referenceError(context),
    mayLookUp: mayLookUp(context),
    blocker: blockerOf(context),
    order,
    similar: similar(payment, order),
    isRepeatAccepted,
    maySend: maySend(context),
    made,
    leftBefore,
    problem,
    reply: context.reply,
  };
}

export const bookmarkRefund = (snapshot: Snapshot): Bookmark | null =>
  bookmarkOrder(snapshot, ['succeeded', 'declined', 'refunded']);
