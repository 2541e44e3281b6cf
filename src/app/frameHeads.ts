/**
 * The heads of the table of each list, for the frame of an arrival. Only the build reads them, because the columns come with the code of their
 * page. Heads that depend on the role are left out.
 */
const PAYOUTS = [
  'Payout date',
  'Recipient',
  'Beneficiary number',
  'Session ID',
  'Total amount',
  'Client reference',
  'Type',
  'Fee',
  'Status',
];

const REFUNDS = [
  'Date',
  'Customer Email',
  'Customer ID',
  'Transaction Amount',
  'Refund Amount',
  'Transaction reference',
  'Status',
];

export const HEADS: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/account/payouts': PAYOUTS,
  '/dashboard/payout/transfer': PAYOUTS,
  '/dashboard/payout/pending-approval': ['Recipient', 'Total amount', 'Payout date', 'Initiator', 'Time pending'],
  '/dashboard/payout/beneficiaries': ['Name', 'Type', 'Recipient', 'Date'],
  '/dashboard/business/transactions': [
    'Date',
    'Email',
    'Amount',
    'Recurring Frequency',
    'Settlement Amount',
    'Payment method',
    'Reference',
    'Status',
  ],
  '/dashboard/business/refunds': REFUNDS,
  '/dashboard/refunds': REFUNDS,
  '/dashboard/business/customers': ['Customer', 'Mobile number', 'Country', 'Status', 'Customer since'],
  '/dashboard/business/products': ['Product', 'Price', 'Availability', 'Stock', 'Orders', 'Total amount', 'Status', 'Date added'],
  '/dashboard/report-center': ['File Name', 'Requested By', 'Date Requested', 'Status', 'Action'],
  '/dashboard/business/payment-links': ['Name', 'Payment type', 'Limit', 'Amount', 'Currency', 'Auth option', 'Status'],
  '/dashboard/business/qr-codes': ['QR Code Name', 'Type', 'Status'],
  '/dashboard/account/virtual-wallets': ['Account name', 'Account number', 'Bank name', 'Account alias'],
  '/dashboard/account/split-settlements': ['Name', 'Currency', 'Active', 'Rate type'],
  '/dashboard/balance/history': ['Date', 'Description', 'Type', 'Direction', 'Amount', 'Balance after'],
  '/dashboard/settings/users': ['Name', 'Email Address', 'Mobile Number', 'Role', 'Added By', 'Date Created', 'Status'],
  '/dashboard/settings/subsidiaries': ['Name', 'Email', 'Country', 'Verification Status', 'Business Type'],
};

/** The lists whose rows have two lines. */
export const TALL: ReadonlySet<string> = new Set([
  '/dashboard/account/payouts',
  '/dashboard/payout/transfer',
  '/dashboard/payout/pending-approval',
  '/dashboard/payout/beneficiaries',
  '/dashboard/business/transactions',
  '/dashboard/business/refunds',
  '/dashboard/refunds',
  '/dashboard/business/customers',
  '/dashboard/business/products',
  '/dashboard/report-center',
  '/dashboard/settings/users',
]);

/** The lists with saved views or tabs above their table. */
export const VIEWED: ReadonlySet<string> = new Set([
  '/dashboard/account/payouts',
  '/dashboard/payout/transfer',
  '/dashboard/business/transactions',
  '/dashboard/business/refunds',
  '/dashboard/refunds',
  '/dashboard/business/customers',
  '/dashboard/report-center',
  '/dashboard/business/payment-links',
  '/dashboard/business/qr-codes',
  '/dashboard/balance/history',
  '/dashboard/settings/subsidiaries',
]);
