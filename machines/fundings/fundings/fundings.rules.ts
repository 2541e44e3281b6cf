/** FND-01: a funding has arrived, so it has only one status. */
export const FUNDED_STATUS = 'Successful';

/** The page of the list. */
export const FUNDING_HISTORY = '/dashboard/payout/funding-history';
