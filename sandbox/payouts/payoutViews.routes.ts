/** A payout in a response. As in the documents, a list and a single payout have different names for date, recipient, number and amount. */

import { approvalReason, isUndecided } from '../ledger/payouts.rules';
import { toMajor } from '../rules/money';
import { toWallClock } from '../rules/wallclock';
import type { PayoutView } from './payoutList';
import { timelineOf } from './timeline.rules';

const fullName = (user: { firstName: string; lastName: string } | null) => (user ? `${user.firstName} ${user.lastName}` : null);

const parts = ({ payout, batchReference, initiator, approver }: PayoutView) => ({
  payoutId: payout.id,
  status: payout.status,
  dateSettled: payout.settledAt && toWallClock(payout.settledAt),
  debitCurrency: payout.currency,
  sessionId: payout.sessionId,
  type: payout.type,
  clientReference: payout.clientReference,
  fee: toMajor(payout.fee),
  bankName: payout.bankName,
  initiator: fullName(initiator),
  approver: fullName(approver),
  batchId: payout.batchId,
  batchReference,
  payoutReference: payout.reference,
  description: payout.description,
});

export const inList = (view: PayoutView) => ({
  ...parts(view),
  payoutDate: toWallClock(view.payout.initiatedAt),
  recipient: view.payout.recipient,
  beneficiaryNumber: view.payout.accountNumber,
  totalAmount: toMajor(view.payout.amount),
});

const waiting = ({ payout, initiator, needsApproval }: PayoutView) => ({
  initiatorId: initiator.id,
  approvalReason: isUndecided(payout.status) ? approvalReason(payout.currency, needsApproval) : null,
});

export const pending = (view: PayoutView) => ({ ...inList(view), ...waiting(view) });

const timeline = ({ payout, verifiedAt, initiator, approver }: PayoutView) =>
  timelineOf({ ...payout, verifiedAt, initiator: fullName(initiator), approver: fullName(approver) }).map(
    ({ status, at, by }) => ({
      status,
      at: toWallClock(at),
      ...(by !== null && { by }),
    }),
  );

export const alone = (view: PayoutView) => ({
  ...parts(view),
  ...waiting(view),
  dateInitiated: toWallClock(view.payout.initiatedAt),
  recipientName: view.payout.recipient,
  accountNumber: view.payout.accountNumber,
  amount: toMajor(view.payout.amount),
  // No conversion happens: see `toOrder`.
  creditCurrency: view.payout.currency,
  ...view.payout.international,
  timeline: timeline(view),
});
