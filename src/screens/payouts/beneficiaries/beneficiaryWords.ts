import type { BeneficiaryType } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import { lookOnly } from '../../kit/lookOnly';

/** The provider's own name: two kinds of account bear it. */
const PROVIDER = 'Kontor';

/** BEN-01: what a type is called in the list. */
export const TYPE_WORDS: Readonly<Record<BeneficiaryType, string>> = {
  Bank: 'Bank Account',
  Mobile: `${PROVIDER} Mobile`,
  Merchant: `${PROVIDER} Merchant`,
};

/** Why who may not change the list cannot begin to. */
export const LOOK_ONLY = lookOnly('beneficiaries');

/** BEN-03. */
export const areYouSure = (action: string, name: string) => `ARE YOU SURE YOU WANT TO ${action} ${name}?`;
