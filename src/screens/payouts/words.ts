import type { Reason } from '../../../machines/payouts/payout/payout.rules';
import type { PayoutView } from '../../../machines/payouts/payout/payout.select';
import type { PassbookState } from '../../ui/feedback/LookupResult';
import { readOnlyReason } from '../kit/readOnlyReason';

/** Why a transfer cannot be reviewed yet. */
export const REASONS: Readonly<Record<Reason, string>> = {
  loading: 'Wait for banks, beneficiaries and your balance to load.',
  beneficiary: 'Choose a beneficiary.',
  bank: 'Choose a bank.',
  account: 'Enter the account number.',
  self: 'You can’t pay your own business. Enter another merchant ID.',
  wrongAccount: 'Correct the account number.',
  name: 'We need to find the account name first.',
  recipientName: 'Enter the recipient’s name.',
  recipientAddress: 'Enter the recipient’s address.',
  bankName: 'Enter the bank name.',
  bankAddress: 'Enter the bank address.',
  routingNumber: 'Enter the routing number.',
  swiftCode: 'Enter the SWIFT code: 8 or 11 letters and digits.',
  amount: 'Enter an amount with up to 2 decimal places.',
  wrongAmount: 'Correct the amount.',
  positive: 'The amount must be greater than 0.',
  balance: 'The amount is more than your balance.',
  description: 'Enter a description.',
  tooLong: 'Correct the text that has an error.',
};

/** Returns the line below the account number. */
export function lookupWords({ lookup, recipient, draft }: PayoutView): { readonly state: PassbookState; readonly text: string } {
  switch (lookup.state) {
    case 'resolved':
      return { state: 'resolved', text: recipient ?? '' };
    case 'loading':
      return { state: 'loading', text: 'Looking up the name…' };
    case 'waiting':
      return {
        state: 'waiting',
        text:
          draft.type === 'Merchant'
            ? 'Enter the merchant ID to see the name.'
            : 'Choose a bank and enter a 10-digit account number to see the name.',
      };
    case 'notFound':
    case 'failed':
      return { state: lookup.state, text: lookup.problem };
  }
}

/** A payout's type in words. */
export const typeWords = (type: string) => type.replace(/(?<=.)Payout$/, '');

/** Why a role without the permission cannot pay. */
export const READ_ONLY_REASON = readOnlyReason('payouts', 'make them');
