/** Why the user cannot decide on a payout, in its row. */
export const BARRED = {
  maker: 'You initiated this payout',
  role: 'Needs an approver',
} as const;

/** The same as a sentence. */
export const BARRED_WORDS = {
  maker: 'You initiated this payout, so another approver must decide.',
  role: 'Your role can view pending payouts. An approver must decide.',
} as const;

/** Why the boxes of the rows are disabled. */
export const LOCKED = 'Close the decision to change the selection.';
