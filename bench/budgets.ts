/** Pages that need more than the others, each with the reason. */
const pages: Readonly<Record<string, number>> = {
  // The list of payouts with all that can be done with them, under tabs, and the figures of a wallet.
  '/dashboard/payout/transfer': 35_000,
  // A list with the form of a new business in a dialog.
  '/dashboard/settings/subsidiaries': 30_500,
};

/** What may be sent, gzipped, in bytes. A test holds the build to it; `npm run size` prints how much of it is used. */
export const budgets = {
  /** Before anybody has signed in: the entry with all that it imports, and the styles that its page asks for. */
  entry: 97_500,
  styles: 10_000,
  /** What comes with the desk around every page: the list of pages grows with each of them. */
  desk: 80_000,
  /** What a page has beyond the desk, unless it is named above. */
  page: 30_000,
  pages,
};

export const budgetOf = (path: string) => pages[path] ?? budgets.page;
