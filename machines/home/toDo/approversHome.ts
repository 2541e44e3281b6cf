/** HOM-01: whether a role sees the payouts that await its decision in place of figures: it approves, and may view neither balances nor transactions. */
export const isApproversHome = (permissions: readonly string[]): boolean =>
  permissions.includes('payout.approve') &&
  permissions.includes('payout.view') &&
  !permissions.includes('balance.view') &&
  !permissions.includes('transaction.view');
