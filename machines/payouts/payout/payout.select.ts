import type { SnapshotFrom } from 'xstate';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import { type QuoteView, selectQuote } from '../../kit/confirmation/confirmation.select';
import { codeIn } from '../../kit/order/code.select';
import type { OtpView } from '../../kit/otp/otp.select';
import { subtract } from '../../kit/values/money';
import { type FieldErrors, fieldErrors } from './payout.errors';
import type { payoutMachine } from './payout.machine';
import { type OutcomeView, outcomeView } from './payout.outcome';
import { availableIn, blockers, isAbroad, isAffordable, payable, type Reason } from './payout.rules';
import type { Bookmark, Choices, Draft, Order, Quote } from './payout.types';

type Snapshot = SnapshotFrom<typeof payoutMachine>;

export interface ReviewView extends QuoteView<Quote> {
  /** The balance after the payout in major units. Null if the provider returns no total. */
  readonly availableAfter: string | null;
}

const STEPS = ['resuming', 'editing', 'confirming', 'submitting', 'verifying', 'checkingOutcome', 'outcomeUnknown'] as const;

/** Everything that the transfer dialog shows, already computed. */
export interface PayoutView {
  readonly step: (typeof STEPS)[number] | 'settled' | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  readonly choicesLost: boolean;
  readonly currency: string;
  readonly draft: Draft;
  readonly isAbroad: boolean;
  readonly recipient: string | null;
  readonly choices: Choices | null;
  readonly available: string | null;
  readonly blocker: Reason | null;
  readonly errors: FieldErrors;
  /** Why the last attempt failed. No money has moved. */
  readonly problem: string | null;
  readonly reply: string | null;
  readonly lookup: LookupView;
  readonly order: Order | null;
  readonly review: ReviewView | null;
  readonly otp: OtpView | null;
  /** Null until the outcome is known. */
  readonly outcome: OutcomeView | null;
}

const SETTLED = ['paid', 'verified', 'received', 'reporting', 'reported', 'reportFailed'] as const;

const isSettled = (snapshot: Snapshot) => SETTLED.some((state) => snapshot.matches(state));

function stepOf(snapshot: Snapshot): PayoutView['step'] {
  if (snapshot.matches('leaving')) return 'editing';
  if (snapshot.matches('leavingReview')) return 'confirming';
  return isSettled(snapshot) ? 'settled' : (STEPS.find((step) => snapshot.matches(step)) ?? 'ended');
}

export function selectPayout(snapshot: Snapshot): PayoutView {
  const { context } = snapshot;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving') || snapshot.matches('leavingReview'),
    choicesLost: snapshot.matches({ editing: 'loadFailed' }),
    currency: context.currency,
    draft: context.draft,
    isAbroad: isAbroad(context),
    recipient: context.recipient,
    choices: context.choices && { ...context.choices, beneficiaries: payable(context) },
    available: availableIn(context),
    blocker: blockers(context)[0] ?? null,
    errors: fieldErrors(context, isAbroad(context)),
    problem: context.problem,
    reply: context.reply,
    lookup: selectLookup(snapshot.children.resolution, context.recipient),
    order: context.order,
    review: selectReview(snapshot),
    otp: codeIn(snapshot.children),
    outcome: outcomeView(context, { loading: snapshot.hasTag('busy'), failed: snapshot.matches('reportFailed') }),
  };
}

function selectReview({ children }: Snapshot): ReviewView | null {
  const view = selectQuote(children.confirmation, isAffordable);
  return view && { ...view, availableAfter: view.quote?.total ? subtract(view.quote.available, view.quote.total) : null };
}

/**
 * Returns the bookmark: the draft until the dialog is closed or the payout is made, and an order with an unknown outcome. Such an order is kept
 * after closing too, so the next payout starts with a status check. An order under review is kept as such: a tab that is duplicated before it is
 * sent shares its key, but nothing claims that its outcome is unknown.
 */
export function bookmarkPayout(snapshot: Snapshot): Bookmark | null {
  const { currency, draft, recipient, order, reviewed } = snapshot.context;
  const isLeft = snapshot.matches('closed') || snapshot.matches('another');
  if (isSettled(snapshot) || (isLeft && order === null)) return null;
  return { currency, draft, recipient, order: reviewed === null ? order : null, reviewed };
}
