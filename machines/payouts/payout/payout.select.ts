import type { SnapshotFrom } from 'xstate';
import { type LookupView, selectLookup } from '../../kit/accountLookup.select';
import { sentence } from '../../kit/fault';
import { subtract } from '../../kit/money';
import { type OtpView, selectOtp } from '../../kit/otp.select';
import { type FieldErrors, fieldErrors } from './payout.errors';
import type { payoutMachine } from './payout.machine';
import { availableIn, blockers, isAbroad, isAffordable, payable, type Reason } from './payout.rules';
import type { Bookmark, Choices, Draft, Order, Quote } from './payout.types';

type Snapshot = SnapshotFrom<typeof payoutMachine>;

export interface ReviewView {
  readonly quote: Quote | null;
  readonly problem: string | null;
  /** What the wallet would still have, in major units; null where the provider tells no total. */
  readonly availableAfter: string | null;
  readonly affordable: boolean;
}

/** Everything the transfer dialog shows, and nothing it has to work out. */
export interface PayoutView {
  readonly step: 'opening' | 'filling' | 'confirming' | 'initiating' | 'verifying' | 'asking' | 'unknown' | 'ended';
  readonly choicesLost: boolean;
  readonly currency: string;
  readonly draft: Draft;
  readonly isAbroad: boolean;
  readonly recipient: string | null;
  readonly choices: Choices | null;
  readonly available: string | null;
  readonly blocker: Reason | null;
  readonly errors: FieldErrors;
  /** Why the last try came to nothing. No money has moved. */
  readonly problem: string | null;
  readonly lookup: LookupView;
  readonly order: Order | null;
  readonly review: ReviewView | null;
  readonly otp: OtpView | null;
}

const STEPS = ['opening', 'filling', 'confirming', 'initiating', 'verifying', 'asking', 'unknown'] as const;

export function selectPayout(snapshot: Snapshot): PayoutView {
  const { context } = snapshot;
  const otp = snapshot.children.otp?.getSnapshot();
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    choicesLost: snapshot.matches({ filling: 'unloaded' }),
    currency: context.currency,
    draft: context.draft,
    isAbroad: isAbroad(context),
    recipient: context.recipient,
    choices: context.choices && { ...context.choices, beneficiaries: payable(context) },
    available: availableIn(context),
    blocker: blockers(context)[0] ?? null,
    errors: fieldErrors(context, isAbroad(context)),
    problem: context.problem,
    lookup: selectLookup(snapshot.children.resolution, context.recipient),
    order: context.order,
    review: selectReview(snapshot),
    otp: otp ? selectOtp(otp) : null,
  };
}

function selectReview({ children }: Snapshot): ReviewView | null {
  const confirmation = children.confirmation?.getSnapshot();
  if (!confirmation) return null;
  const { subject, quote, fault } = confirmation.context;
  return {
    quote,
    problem: confirmation.matches('unquoted') && fault ? sentence(fault, 'The fee could not be asked for.') : null,
    availableAfter: quote?.total ? subtract(quote.available, quote.total) : null,
    affordable: quote === null || isAffordable(subject, quote),
  };
}

/**
 * What to keep for the next time. Typed work, until the merchant closes the dialog or the payout is made; and the order of a payout that
 * nobody could account for, even then, so that the next one begins by asking what became of it. An order is kept from the moment it was
 * made: a tab that is duplicated before it is sent shares its key.
 */
export function bookmarkPayout(snapshot: Snapshot): Bookmark | null {
  const { currency, draft, recipient, order } = snapshot.context;
  const settled = snapshot.matches('paid') || snapshot.matches('verified') || snapshot.matches('received');
  if (settled || (snapshot.matches('closed') && order === null)) return null;
  return { currency, draft, recipient, order };
}
