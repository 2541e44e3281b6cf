import { isolated } from '../../../../contract/shownText';
import { readOnlyReason } from '../../kit/readOnlyReason';

/** Why a role without the permission cannot change them. */
export const READ_ONLY_REASON = readOnlyReason('settlement accounts');

export const NO_ACCOUNT = 'Add an account first.';

/** Returns what is said of a name that shares no word with that of the business. */
export const doubtAbout = (business: string) => `This name doesn’t match ${isolated(business)}. You can still add the account.`;
