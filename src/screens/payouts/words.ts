import type { Reason } from '../../../machines/payouts/payout/payout.rules';
import type { PayoutView } from '../../../machines/payouts/payout/payout.select';
import type { PassbookState } from '../../ui/LookupResult';
import { readOnlyReason } from '../kit/readOnlyReason';

/** Why a transfer cannot be reviewed yet. */
export const REASONS: Readonly<Record<Reason, string>> = {
  loading: 'Banks, beneficiaries and the balance are not there yet.',
  beneficiary: 'Choose a beneficiary.',
  bank: 'Choose a bank.',
  account: 'Enter the account number.',
  self: 'You can’t pay your own business. Enter another merchant ID.',
  wrongAccount: 'Correct the account number.',
  name: 'The name of the account has to be found first.',
  recipientName: 'Enter the name of the recipient.',
  recipientAddress: 'Enter the address of the recipient.',
  bankName: 'Enter the name of the bank.',
  bankAddress: 'Enter the address of the bank.',
  routingNumber: 'Enter the routing number.',
  swiftCode: 'Enter the SWIFT code: 8 or 11 letters and digits.',
  amount: 'Enter an amount, with at most two decimals.',
  wrongAmount: 'Correct the amount.',
  positive: 'The amount must be greater than 0.',
  balance: 'The amount is above the balance.',
  description: 'Enter a description.',
  tooLong: 'Shorten the text that is too long.',
};

/** Returns the line below the account number. */
export function lookupWords({ lookup, recipient, draft }: PayoutView): { readonly state: PassbookState; readonly text: string } {
  const what = draft.type === 'Merchant' ? 'merchant ID' : 'account';
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
            ? 'The name appears once the merchant ID is entered.'
            : 'The name appears at ten digits and with a bank.',
      };
    case 'notFound':
      return { state: 'notFound', text: lookup.problem ?? `Nobody has this ${what}.` };
    case 'failed':
      return { state: 'failed', text: lookup.problem ?? 'The name could not be asked for.' };
  }
}

/** A payout's type in words. */
export const typeWords = (type: string) => type.replace(/(?<=.)Payout$/, '');

/** Why a role without the permission cannot pay. */
export const READ_ONLY_REASON = readOnlyReason('payouts', 'make them');
