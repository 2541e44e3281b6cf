/** Payouts that await a second person: the list, the code, and the decision. */
import { ForBusiness, Id, Message, Otp } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { PendingPage, type PendingRow } from './payoutRows';
import { PageOf } from './payouts';

/** The maximum size of a page of the list. */
const PayoutIds = Id.array().atLeastLength(1).atMostLength(100);

/** A payout that awaits a second person, with its maker and the reason. */
export type PendingPayout = typeof PendingRow.infer;

/** Assumed: those that the caller may decide on, or those that have been pending for more than 24 hours by the provider's clock. */
const PendingView = type("'canDecide' | 'overOneDay'");

const Count = type('number.integer >= 0');

/** A number that the provider does not know may be missing. */
const PendingCounts = type({ data: { all: Count, 'canDecide?': Count, 'overOneDay?': Count } }).pipe(({ data }) => data);

export type PendingView = typeof PendingView.infer;

export const approvals = endpoints({
  /** Like `listPayouts`, for payouts that await a decision, with the maker and the reason of each. */
  listPayoutsPendingApproval: {
    method: 'GET',
    path: '/subsidiary/payout/pending-approval/all',
    headers: ForBusiness,
    query: PageOf.and({ 'pending?': PendingView }),
    answer: PendingPage,
    permission: 'payout.view',
    req: ['APR-01', 'PAY-09'],
    assumed: false,
  },
  /** Returns how many payouts await a decision: all of them, those that the caller may decide on, and those pending for more than 24 hours. */
  countPayoutsPendingApproval: {
    method: 'GET',
    path: '/subsidiary/payout/pending-approval/counts',
    headers: ForBusiness,
    answer: PendingCounts,
    permission: 'payout.view',
    req: ['APR-01', 'PAY-09'],
    assumed: true,
  },
  /**
   * Emails a code to the approver, valid for approving or declining exactly these payouts together. 403 for the maker of any of them, 409 if
   * one was already decided, 429 within 60 s of the last code.
   */
  requestSecondLevelApproval: {
    method: 'POST',
    path: '/subsidiary/payout/second-level/approve',
    headers: ForBusiness,
    body: type({ payoutIds: PayoutIds }),
    answer: Message,
    permission: 'payout.approve',
    req: ['APR-01', 'PAY-09'],
    assumed: false,
  },
  /**
   * MOVES MONEY, once for each payout: all of them or none. 400 if the code is wrong, expired or was tried too often. Other faults as for the
   * code's own call.
   */
  verifySecondLevel: {
    method: 'POST',
    path: '/subsidiary/payout/second-level/verify',
    headers: ForBusiness,
    body: type({ otp: Otp, payoutIds: PayoutIds, isApproved: 'boolean' }),
    answer: Message,
    permission: 'payout.approve',
    movesMoney: true,
    req: ['APR-01', 'PAY-09'],
    assumed: false,
  },
});
