/** What a payout's details say besides its data: the money, why it did not arrive, and the next step. */

import Big from 'big.js';
import { isolated } from '../../../contract/shownText';
import { emptyDraft } from '../payout/payout.rules';
import type { Bookmark, Draft } from '../payout/payout.types';
import { isReturned } from '../payouts/returned';
import { awaitsCode } from '../payoutVerification/payoutVerification.rules';
import type { PayoutInFull } from './payoutDetails.machine';

const UNDECIDED = /^Awaiting (Approval|Second Level)/;

/** The action that the details offer first. */
export type NextStep = 'verify' | 'approve' | 'payAgain' | 'none';

export function nextStepOf(payout: PayoutInFull): NextStep {
  if (awaitsCode(payout)) return 'verify';
  if (UNDECIDED.test(payout.status)) return 'approve';
  return isReturned(payout) ? 'payAgain' : 'none';
}

/** Amounts in major units as decimal text: what was taken, and the sum. Null while the provider reports no amount or no fee. */
export function moneyOf({ amount, fee }: Pick<PayoutInFull, 'amount' | 'fee'>) {
  return amount === null || fee === null ? null : { amount, fee, sum: new Big(amount).plus(fee).toFixed(2) };
}

/** Returns a sentence that says why no money arrived, or null. */
export function whyReturned({ status, bankName, approver }: PayoutInFull): string | null {
  if (status === 'Failed') return `${isolated(bankName || 'The recipient’s bank')} couldn’t complete this payout.`;
  if (!isReturned({ status })) return null;
  return approver ? `${approver} declined this payout.` : 'This payout was declined.';
}

/** Returns the form of a transfer with what is known of an earlier payout. The bank has to be chosen again. */
export function payAgain({ currency, type, accountNumber, amount, description }: PayoutInFull): Bookmark {
  const known: Partial<Draft> = type === 'Bank' || type === 'Merchant' ? { type, accountNumber } : {};
  const draft: Draft = { ...emptyDraft, ...known, amount: amount ?? '', description };
  return { currency, draft, recipient: null, order: null, reviewed: null };
}

/** Returns the transfer that opens for “Pay again”. A transfer that was begun is never replaced, because its outcome may be unknown. */
export const transferToOpen = (open: Bookmark | null, wanted: Bookmark) =>
  open === null
    ? { transfer: wanted, isNew: true, problem: null }
    : { transfer: open, isNew: false, problem: 'Finish or close your open payout first, then select Pay again.' };
