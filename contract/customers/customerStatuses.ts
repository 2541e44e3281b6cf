/** Without a schema, so that machines may import it. */

/** CUS-03: the statuses of a customer. Others may come. */
export const CUSTOMER_STATUSES = ['Active', 'Blacklisted'] as const;

/** The two changes of a customer's status, as the call names them. */
export type StatusAction = 'blacklist' | 'whitelist';

/** CUS-03: what the reason says until the merchant changes it. The documents show a fixed value, but not which. */
export const USUAL_REASON = 'Requested by the merchant';
