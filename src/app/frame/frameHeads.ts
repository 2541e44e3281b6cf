/**
 * Each list for the frame of an arrival: the heads of its table, whether its rows have two lines, whether saved views or tabs stand above it,
 * whether no button stands beside its title, and whether a way back stands above it. Only the build reads them, because the columns come with the code of their page. Heads that depend on
 * the role are left out.
 */
import type { ListOutline } from '../../ui/shell/PageOutline';

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

const CHARGEBACKS = ['Due Date', 'Amount', 'Status', 'Balance', 'Order Reference', 'Action'];

export const LISTS: Readonly<Record<string, ListOutline>> = {
  '/dashboard/account/payouts': { heads: PAYOUTS, isTall: true, hasViews: true },
  '/dashboard/payout/transfer': { heads: PAYOUTS, isTall: true, hasViews: true },
  '/dashboard/payout/pending-approval': {
    heads: ['Recipient', 'Total amount', 'Payout date', 'Initiator', 'Time pending'],
    isTall: true,
    hasNoAction: true,
  },
  '/dashboard/payout/beneficiaries': { heads: ['Name', 'Type', 'Recipient', 'Date'], isTall: true },
  '/dashboard/business/transactions': {
    heads: ['Date', 'Email', 'Amount', 'Recurring Frequency', 'Settlement Amount', 'Payment method', 'Reference', 'Status'],
    isTall: true,
    hasViews: true,
    hasNoAction: true,
  },
  '/dashboard/business/refunds': { heads: REFUNDS, isTall: true, hasViews: true },
  '/dashboard/refunds': { heads: REFUNDS, isTall: true, hasViews: true },
  '/dashboard/chargeback': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/chargeback/pending': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/chargeback/awaiting-response': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/chargeback/won': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/chargeback/lost': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/chargeback/assessment': { heads: CHARGEBACKS, isTall: true, hasNoAction: true },
  '/dashboard/business/customers': {
    heads: ['Customer', 'Mobile number', 'Country', 'Status', 'Customer since'],
    isTall: true,
    hasViews: true,
  },
  '/dashboard/business/products': {
    heads: ['Product', 'Price', 'Availability', 'Stock', 'Orders', 'Total amount', 'Status', 'Date added'],
    isTall: true,
  },
  '/dashboard/report-center': {
    heads: ['File Name', 'Requested By', 'Date Requested', 'Status', 'Action'],
    isTall: true,
    hasViews: true,
    hasNoAction: true,
  },
  '/dashboard/business/invoice': {
    heads: ['Title', 'Customer Name', 'Reference', 'Amount', 'Due date', 'Status'],
    isTall: true,
    hasViews: true,
  },
  '/dashboard/business/payment-links': {
    heads: ['Name', 'Link', 'Payment type', 'Limit', 'Amount', 'Currency', 'Auth option', 'Status'],
    hasViews: true,
  },
  '/dashboard/business/qr-codes': { heads: ['QR Code Name', 'Type', 'Status'], hasViews: true },
  '/dashboard/account/virtual-wallets': { heads: ['Account name', 'Account number', 'Bank name', 'Account alias'] },
  '/dashboard/account/split-settlements': { heads: ['Name', 'Currency', 'Active', 'Rate type'], hasWayBack: true },
  '/dashboard/balance/history': {
    heads: ['Date', 'Description', 'Type', 'Direction', 'Amount', 'Balance after'],
    hasViews: true,
    hasNoAction: true,
  },
  '/dashboard/settings/users': {
    heads: ['Name', 'Email Address', 'Mobile Number', 'Role', 'Added By', 'Date Created', 'Status'],
    isTall: true,
  },
  '/dashboard/settings/subsidiaries': {
    heads: ['Name', 'Email', 'Country', 'Verification Status', 'Business Type'],
    hasViews: true,
  },
  '/dashboard/business/refunds/bulk': { hasWayBack: true, hasNoAction: true },
  '/dashboard/business/products/new-product': { hasWayBack: true },
  '/dashboard/account/settlements/grouped': { hasNoAction: true },
  '/dashboard/account/settlements': { hasNoAction: true },
  '/dashboard/balance/rolling-reserve': { hasNoAction: true },
  '/dashboard/catalog/orders': { hasNoAction: true },
};
