// @vitest-environment happy-dom
/** What a row of a list shows where it differs from the first: other statuses, and values that are missing. */
import { screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type FlowName, flows } from '../../machines/flows';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';

loadScreens();

/** By what differs from the first row of the flow's cases: what it shows in these columns. */
type Rows = readonly (readonly [differs: object, shows: Readonly<Record<string, string>>])[];

const ROWS: Partial<Record<FlowName, Rows>> = {
  approvals: [
    [{ initiatedAt: null }, { 'Time pending': '', 'Payout date': '' }],
    [{ bankName: '' }, { Recipient: 'ADA OKAFOR' }],
  ],
  beneficiaries: [
    [{ bankName: '' }, { Recipient: '0123456789' }],
    [{ type: 'Merchant', bankName: '' }, { Type: 'Kontor Merchant' }],
    [{ createdAt: null }, { Date: '' }],
  ],
  customers: [
    [{ status: 'Blacklisted' }, { Status: 'Blacklisted' }],
    [{ name: '' }, { Customer: 'ada.abiola@customer.test' }],
  ],
  paymentLinks: [
    [{ isActive: false }, { Status: 'Deactivated' }],
    [{ amount: null }, { Amount: 'ANY AMOUNT' }],
    [{ limit: null }, { Limit: 'No limit' }],
  ],
  payouts: [
    [{ status: 'Awaiting Second Level Approval Verification' }, { Status: 'Awaiting Second Level' }],
    [{ bankName: '' }, { Recipient: 'ADA OKAFOR 20-Nov-2026' }],
    [{ initiatedAt: null }, { 'Payout date': '', Recipient: 'ADA OKAFOR Guaranty Trust Bank' }],
    [{ fee: null }, { Fee: '—' }],
    [{ sessionId: '144719023' }, { 'Session ID': '…44719023' }],
    [{ sessionId: '44719023' }, { 'Session ID': '44719023' }],
  ],
  products: [
    [{ isUnlimited: true }, { Stock: 'Stock Unlimited' }],
    [{ stock: null }, { Stock: 'Stock —' }],
    [{ dealPrice: '18000.00' }, { Product: 'Adire tablecloth, 6 seats Deal price NGN 18,000.00' }],
    [{ availability: 'Out of Stock' }, { Availability: 'Out of stock' }],
  ],
  qrCodes: [[{ isActive: false }, { Status: 'InActive' }]],
  refunds: [
    [{ status: 'Processing' }, { Status: 'Processing' }],
    [{ customerId: 'C-7' }, { 'Customer ID': 'C-7' }],
  ],
  reports: [
    [{ rows: 1 }, { Status: 'Completed 1 row, until 27-Nov-2026' }],
    [{ rows: null }, { Status: 'Completed until 27-Nov-2026' }],
    [{ expiresAt: null }, { Status: 'Completed 612 rows' }],
    [{ url: null, expiresAt: '2026-11-19T09:30:00' }, { Status: 'Completed File expired 19-Nov-2026' }],
    [{ status: 'Failed', url: null, reason: '' }, { Status: 'Failed We couldn’t finish the file.' }],
    [{ status: 'Pending', url: null, rows: 200 }, { Status: 'Pending 200 of 612 rows' }],
    [{ status: 'Pending', url: null, rows: null }, { Status: 'Pending Preparing the file' }],
    [{ url: null }, { Status: 'Completed Your role can’t open this file.' }],
    [{ columns: 1, filter: '' }, { 'File Name': 'Transactions-20261120-093001-WAT-4f1c09ab.csv Transactions, 1 column' }],
  ],
  splitSettlements: [[{ isActive: false }, { Active: 'Inactive' }]],
  subscribers: [[{ payments: 2, paymentType: '' }, { 'Number of payments': '2' }]],
  transactions: [
    [{ status: 'Failed' }, { Status: 'Failed', 'Settlement Amount (NGN)': '—' }],
    [{ settlementAmount: '19500.00' }, { 'Settlement Amount (NGN)': 'NGN 19,500.00' }],
    [{ fee: null }, { 'Settlement Amount (NGN)': '—' }],
    [{ recurringFrequency: 'Monthly' }, { 'Recurring Frequency': 'Monthly' }],
  ],
  users: [
    [{ status: 'New', isInvitationExpired: true }, { Status: 'New, invitation expired' }],
    [{ status: 'New', isInvitationExpired: false }, { Status: 'New' }],
  ],
  walletHistory: [
    [{ direction: 'Credit' }, { Direction: 'Credit' }],
    [{ description: '' }, { Description: 'Payout' }],
    [{ description: '', type: '' }, { Description: 'Debit' }],
    [{ after: null }, { 'Balance after (NGN)': '—' }],
  ],
};

let close = () => {};
afterEach(() => close());

const wordsOf = (part: Element | undefined) => (part?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The rows of the table, by the names of its columns. */
function shown(): readonly Readonly<Record<string, string>>[] {
  const [heads, ...rows] = within(page.getByRole('table')).getAllByRole('row');
  const names = [...(heads?.children ?? [])].map(wordsOf);
  return rows.map((row) => Object.fromEntries(names.map((name, nth) => [name, wordsOf(row.children[nth])])));
}

const wanted = Object.entries(ROWS).filter(([name]) => flowNames.some((flow) => flow === name));

it.each(
  wanted.map(([name, rows]) => [`[${models[name as FlowName].req[0]}] the rows of ${name}`, name as FlowName, rows] as const),
)('%s show what they are', async (_, name, rows) => {
  const flow = flows[name];
  if (!('model' in flow) || flow.model.kind !== 'collection') throw new Error(`${name} is no list`);
  const { screen, port, oneRow } = flow.model;
  const opened = openRendered({ path: screen.path, as: screen.as, holds: [port] });
  close = opened.close;
  const [row] = 'rows' in oneRow && Array.isArray(oneRow.rows) ? oneRow.rows : [];
  const answered = [row, ...rows.map(([differs]) => ({ ...row, ...differs }))];
  await opened.I.answer(port, { answers: { rows: answered, total: answered.length } });
  await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(answered.length + 1));
  for (const [differs, shows] of rows) {
    const columns = Object.keys(shows);
    const found = shown().map((cells) => JSON.stringify(columns.map((column) => cells[column])));
    expect(found, JSON.stringify(differs)).toContain(JSON.stringify(Object.values(shows)));
  }
});
