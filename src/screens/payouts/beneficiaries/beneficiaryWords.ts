import { isolated } from '../../../../contract/shownText';
import type { BeneficiaryType } from '../../../../machines/payouts/beneficiaries/beneficiaries.machine';
import { readOnlyReason } from '../../kit/readOnlyReason';

/** The provider's own name, which two kinds of account carry. */
const PROVIDER = 'Kontor';

/** BEN-01: the name of each type in the list. */
export const TYPE_WORDS: Readonly<Record<BeneficiaryType, string>> = {
  Bank: 'Bank Account',
  Mobile: `${PROVIDER} Mobile`,
  Merchant: `${PROVIDER} Merchant`,
};

/** Why a role without the permission cannot change the list. */
export const READ_ONLY_REASON = readOnlyReason('beneficiaries');

/** BEN-03. */
export const areYouSure = (action: string, name: string) => `ARE YOU SURE YOU WANT TO ${action} ${isolated(name)}?`;
