/** What waits for a second person: the list of it, the code, and the decision. */
import { type } from 'arktype';
import { ForBusiness, Id, Message, Otp } from '../common';
import { endpoints } from '../endpoint';
import { PendingPage, type PendingRow } from './payoutRows';
import { PageOf } from './payouts';

/** As many as a page of the list has at most. */
const PayoutIds = Id.array().atLeastLength(1).atMostLength(100);

/** A payout that waits for a second person, with who asked for it and why it waits. */
export type PendingPayout = typeof PendingRow.infer;

export const approvals = endpoints({
  /** Like `listPayouts`, of those that somebody has to approve or decline; with who asked for each, and why it needs it. */
  listPayoutsPendingApproval: {
    method: 'GET',
    path: '/subsidiary/payout/pending-approval/all',
    headers: ForBusiness,
    query: PageOf,
    answer: PendingPage,
    permission: 'payout.view',
    req: ['APR-01', 'PAY-09'],
    assumed: false,
  },
  /**
   * Sends a code by e-mail to whoever asks, for approving and for declining alike: it is good for these payouts together. 403 for the maker of any of
   * them, 409 when one was decided already, 429 within 60 s of the last code.
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
  /** MOVES MONEY, once a payout: all of them or none. 400 when the code is wrong, late or was tried too often; otherwise as the code's own call. */
  verifySecondLevel: {
    method: 'POST',
    path: '/subsidiary/payout/second-level/verify',
    headers: ForBusiness,
    body: type({ otp: Otp, payoutIds: PayoutIds, isApproved: 'boolean' }),
    answer: Message,
    permission: 'payout.approve',
    req: ['APR-01', 'PAY-09'],
    assumed: false,
  },
});
