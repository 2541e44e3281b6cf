import { readOnlyReason } from '../../kit/readOnlyReason';

/** Why a role without the permission cannot change them. */
export const READ_ONLY_REASON = readOnlyReason('the business', 'change it');
