/** FND-01: a funding has arrived, so it has only one status. */
export const FUNDED_STATUS = 'Successful';
