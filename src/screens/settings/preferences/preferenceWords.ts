import { isolated } from '../../../../contract/shownText';
import type { FeeBearer } from '../../../../machines/settings/feeBearer/feeBearer.machine';
import type { NotifiedEvent, Ways } from '../../../../machines/settings/notificationSetting/notificationSetting.rules';
import { readOnlyReason } from '../../kit/readOnlyReason';

/** The documents' names, and what each means. */
export const BEARERS: Readonly<Record<FeeBearer, { readonly name: string; readonly means: string }>> = {
  CBF: {
    name: 'Customer',
    means: 'The fee is added to your price. The customer pays both, and you receive the full price.',
  },
  SBF: {
    name: 'Subsidiary',
    means: 'The customer pays your price only. The fee is deducted from what you receive.',
  },
  SPLIT: {
    name: 'Split',
    means: 'Half the fee is added to your price. The other half is deducted from what you receive.',
  },
};

export const bearerOptions = (Object.keys(BEARERS) as FeeBearer[]).map((value) => ({ value, label: BEARERS[value].name }));

/** What a person can be notified of: as a title, in a sentence, and when. */
export const EVENTS: Readonly<Record<NotifiedEvent, { readonly title: string; readonly of: string; readonly means: string }>> = {
  approvals: { title: 'Payouts to approve', of: 'payouts to approve', means: 'When a payout awaits your approval.' },
  payouts: { title: 'Your payouts', of: 'your payouts', means: 'When a payout fails, expires, or is approved or declined.' },
  refunds: { title: 'Declined refunds', of: 'declined refunds', means: 'When a refund that you requested is declined.' },
  fundings: { title: 'Incoming transfers', of: 'incoming transfers', means: 'When a bank transfer adds money to your balance.' },
  chargebacks: {
    title: 'Chargebacks',
    of: 'chargebacks',
    means: 'When a chargeback is new, due soon, or decided.',
  },
  reports: { title: 'Finished reports', of: 'finished reports', means: 'When a file that was requested is ready.' },
};

/** How a person is notified. */
export const WAYS: Readonly<Record<Ways, string>> = {
  both: 'By email and here',
  email: 'By email',
  app: 'Here',
  none: 'Off',
};

/** Why they cannot be changed here, and who can change them. Shown once above them all. */
export const READ_ONLY_REASON = readOnlyReason('preferences');
/** Shown next to each. */
export const READ_ONLY_NOTE = 'Your role can only view this.';

/** What each payment method does, by its name in the documents. */
const METHODS: Readonly<Record<string, string>> = {
  Card: 'The customer pays with a debit or credit card.',
  'Pay With Bank Transfer': 'The customer transfers the amount from a bank account.',
  USSD: 'The customer pays by dialling a bank’s code on a phone.',
  Wallet: 'The customer pays from the balance of a wallet.',
};

/** A provider may offer others. */
export const methodMeans = (name: string): string => METHODS[name] ?? `The customer pays by ${isolated(name)}.`;
