/** The words for the statuses of payouts. Without a schema, so that screens and services can import them. */

/** The status of a payout that a second-level approver decides about, as the provider spells it. */
export const SECOND_LEVEL = 'Awaiting Second Level Approval Verification';

/** Whether a second person has yet to decide about a payout of this status. */
export const awaitsApproval = (status: string): boolean => status === 'Awaiting Approval' || status === SECOND_LEVEL;

/** PAY-01: returns a status as every screen shows it. The documents shorten one. */
export const statusWords = (status: string) => (status === SECOND_LEVEL ? 'Awaiting Second Level' : status);
