/** Why the user cannot decide on a payout, in its row. */
export const BARRED = {
  maker: 'Yours: another approver decides',
  role: 'An approver decides',
} as const;

/** The same as a sentence. */
export const BARRED_WORDS = {
  maker: 'You asked for this payout: another approver decides on it.',
  role: 'Your role may look at what waits, and an approver decides.',
} as const;
