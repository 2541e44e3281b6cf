/**
 * Pages that need more than the others, each with the reason. Each field of text brings 0.8 kB: which characters may be stored is checked beside it.
 * The name of a searched column takes two lines on a phone, which brings each list 0.1 kB.
 */
const pages: Record<string, number> = {
  // The list of payouts with all its actions, under tabs, and the figures of a wallet. Tabs bring 12 kB of Ark, which the frame has not.
  '/dashboard/payout/transfer': 61_200,
  // The review of a file, of payouts and of refunds: its rows, the queue of problems with their remedies, what they cost, and the results, with
  // those that failed first and the next step in a foot that stays in view. What failed is in a callout, which the entry has not. The kit of
  // orders brings refunds a few names that only payouts use, and payouts the key that follows for the rows of a file.
  // The queue is as tall as its room and keeps its current problem in view, the heads stay, and amounts are grouped as in forms.
  // What asks before input is lost stands beside the dialogs that confirm, and before another batch takes the place of rows that were not sent.
  '/dashboard/payout/transfer/bulk': 51_100,
  '/dashboard/business/refunds/bulk': 48_100,
  // The list with the forms of users and roles in dialogs. The kit's form also carries what keeps a key until its outcome is known.
  '/dashboard/settings/users': 43_100,
  // A list whose rows open a panel with all that is known of one, what can be done about it, and its history. A funding may be sent again.
  '/dashboard/payout/funding-history': 45_300,
  '/dashboard/balance/rolling-reserve': 44_600,
  // What a customer paid in each currency, above the list of their payments with its filters and columns, the ways to other customers, and what
  // stands in their place while they load or if they fail. Its question can ask for the password, as every confirmed action can. What the customer
  // ordered in shops is a list of its own, and so are the notes about them.
  '/dashboard/business/customers/customer-details/:id': 55_600,
  // The keys with their questions and the sheet that shows new ones, above the webhook with its own and the latest deliveries, under tabs. Tabs bring
  // 12 kB of Ark. A change of the address that was reviewed asks before it is lost.
  '/dashboard/settings/api-webhooks': 45_100,
  // The list under tabs, with the pane of a delivery, the questions about it and the change of the address. Tabs bring 12 kB of Ark.
  '/dashboard/settings/api-webhooks/deliveries': 60_500,
  // The list with tabs above it and a menu in each row. Tabs bring 12 kB of Ark.
  '/dashboard/business/payment-links': 53_500,
  // The list with its counted views and the pane of a decision, which asks for an outcome again by itself, and the other pages where it is a role's
  // home.
  '/dashboard/payout/pending-approval': 47_400,
  // The list of shops with tabs above it, and of their products as cards or rows, with a menu in each. Tabs bring 12 kB of Ark.
  '/dashboard/catalog': 59_600,
  '/dashboard/catalog/:catalogId/products': 45_900,
  // The form of a product with its picture, stock and category.
  '/dashboard/catalog/:catalogId/products/create': 40_200,
  '/dashboard/catalog/:catalogId/products/:productId/edit': 40_200,
  // The list below the sums of all invoices, with the draft, its total and the orders that are still open above it, and the file of what it shows.
  '/dashboard/business/invoice': 48_700,
  // The form with its items and live totals, the bill beside it, the review and what follows from sending.
  '/dashboard/business/invoice/new-invoice': 50_500,
  // The bill with its code, the timeline, and the dialogs of what can be done: send again, void, paid in another way. Their form has fields,
  // and their questions can ask for the password.
  '/dashboard/business/invoice/:id/details': 59_200,
};

/** The list of chargebacks and of each status: its groups and its card change by themselves at the moment an answer was due, and a row knows whether its answer is on its way. */
for (const status of ['', '/pending', '/awaiting-response', '/won', '/lost', '/assessment'])
  pages[`/dashboard/chargeback${status}`] = 45_200;

/** Maximum sizes, gzipped, in bytes. A test checks the build against them. `npm run size` prints how much of each is used. */
export const budgets = {
  /** Before sign-in: the entry with all its imports, and the styles of its page. */
  entry: 96_700,
  styles: 10_000,
  /**
   * The frame of every page, with the counts at its entries and what the public pages share. The list of pages grows with each of them, and
   * every page has its help. A phone has the mode as a choice. Leaving unsaved work is asked in the words of that work, and Back may lead a
   * step back.
   */
  frame: 43_400,
  /**
   * A page without the frame, unless it is named above. A list with its views, filters, columns and rows takes most of it. Its links to details
   * carry the rows, so that the details lead to the next one. Its filters keep the focus in place, and close when it leaves them. Keys move over
   * its rows and copy their references, and the way back from details leads to the row. On a phone its filters are a sheet with its tools. Its
   * columns have their widths before its rows, and its views fade where they go on.
   */
  page: 43_100,
  pages,
  /** How many files of code the frame asks for, and a page with its frame and the entry. */
  files: { frame: 6, page: 69 },
};

export const budgetOf = (path: string) => pages[path] ?? budgets.page;
