/** Pages that need more than the others, each with the reason. */
const pages: Readonly<Record<string, number>> = {
  // The wallets, with the forms of a transfer and of a swap in dialogs.
  '/dashboard/account/balances': 30_500,
  // The list of payouts with all its actions, under tabs, and the figures of a wallet.
  '/dashboard/payout/transfer': 35_000,
  // A list with the form of a new business in a dialog.
  '/dashboard/settings/subsidiaries': 30_500,
};

/** Maximum sizes, gzipped, in bytes. A test checks the build against them. `npm run size` prints how much of each is used. */
export const budgets = {
  /** Before sign-in: the entry with all its imports, and the styles of its page. */
  entry: 97_500,
  styles: 10_000,
  /** The frame of every page. The list of pages grows with each of them. */
  desk: 80_000,
  /** A page without the frame, unless it is named above. */
  page: 30_000,
  pages,
};

export const budgetOf = (path: string) => pages[path] ?? budgets.page;
