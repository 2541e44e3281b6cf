import { isolated } from '../../../../contract/shownText';
import type { FeeBearer } from '../../../../machines/settings/feeBearer/feeBearer.machine';
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
