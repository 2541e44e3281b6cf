// @vitest-environment happy-dom
/** What a role that may only view cannot press, on each page that the owner can change something on, and why. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FlowName } from '../../machines/flows';
import type { Account } from '../drivers/driver';
import { loadScreens, openRendered } from '../drivers/rendered';
import { models } from '../models/all';
import { flowNames } from './flowPaths';
import { settled } from './sights';

loadScreens();

const only = (what: string, action = 'change them') => `You can view ${what}, but not ${action}. Ask the owner for access.`;
const ONLY_THIS = 'Your role can only view this.';
const PAY = only('payouts', 'make them');

interface Barred {
  /** What the owner can press, with the reason that the viewer reads. Null: it is not there. */
  readonly barred: Readonly<Record<string, string | null>>;
  /** What the page says to the viewer. */
  readonly says?: readonly string[];
}

/** By a flow of the page. Items of a row's menu end with `(menu)`. */
const PAGES: Partial<Record<FlowName, Barred>> = {
  balances: { barred: { 'Make a Transfer': PAY, 'Swap Currency': null } },
  beneficiaries: {
    barred: {
      'Add new beneficiary': only('beneficiaries'),
      'Delete (menu)': only('beneficiaries'),
      'Resolve (menu)': only('beneficiaries'),
    },
  },
  bulkPayout: { barred: { 'Download template': null }, says: [PAY] },
  bulkRefund: {
    barred: { 'Download template': null, Refunds: null },
    says: ['You’re signed in with the Viewer role.', 'To get access, ask the owner of Bluecrest Stores to change your role.'],
  },
  catalogOrderDetails: { barred: { 'Mark as sent': only('catalogs') } },
  catalogProducts: {
    barred: {
      'Add New Product': only('catalogs'),
      Details: null,
      'Edit (menu)': only('catalogs'),
      'Hide (menu)': only('catalogs'),
    },
  },
  catalogs: {
    barred: {
      'New catalog': only('catalogs'),
      'Edit catalog (menu)': only('catalogs'),
      'Deactivate link (menu)': only('catalogs'),
    },
  },
  categories: { barred: { 'New category': only('catalogs'), 'Rename (menu)': only('catalogs') } },
  complianceData: {
    barred: { Cancel: null, Profile: null, 'Save and continue': null },
    says: ['You don’t have access to this page'],
  },
  customerDetails: { barred: { 'Add note': null, 'Blacklist Customer': only('customers') } },
  customers: { barred: { 'Add New Customer': only('customers'), 'Blacklist Customer (menu)': only('customers') } },
  dailyFigures: { barred: { Request: null, Send: null, Swap: null } },
  deliveryOptions: { barred: { 'Add delivery option': only('catalogs'), Details: null, 'Edit (menu)': only('catalogs') } },
  feeBearer: {
    barred: {
      'Change fee bearer': ONLY_THIS,
      Card: `The customer pays with a debit or credit card.${ONLY_THIS}`,
      USSD: `The customer pays by dialling a bank’s code on a phone.${ONLY_THIS}`,
      Wallet: `The customer pays from the balance of a wallet.${ONLY_THIS}`,
    },
    says: [only('preferences')],
  },
  paymentLinks: { barred: { 'Create new link': only('payment links'), 'Deactivate Link (menu)': only('payment links') } },
  payouts: { barred: { 'Initiate Payout': PAY } },
  payoutWallets: { barred: { 'Bulk Payout': null, 'Make a Transfer': PAY } },
  products: { barred: { 'Add New Product': only('products'), 'Delete (menu)': only('products') } },
  qrCodes: { barred: { 'Deactivate (menu)': only('QR codes') } },
  refunds: { barred: { 'Log a refund': null } },
  roles: { barred: { 'Create custom role': only('roles'), 'Edit Bookkeeper': null } },
  splitSettlements: { barred: { 'Create Split Settlement': null, 'Edit Partners': null } },
  subMerchants: { barred: { 'Add New Merchant': only('businesses', 'add one') } },
  transactionDetails: { barred: { 'Add note': null, 'Email receipt': 'Your role can’t email receipts.', Refund: null } },
  transactions: { barred: { 'Refund (menu)': null } },
  users: {
    barred: {
      'Create New User': only('users'),
      'Deactivate (menu)': only('users'),
      'Update role (menu)': only('users'),
    },
  },
  virtualAccounts: { barred: { 'Create Virtual Wallet': only('virtual accounts', 'create one') } },
};

/** The name of each button, link and item of a menu, with why it is disabled. Empty: it is enabled. */
type Offers = ReadonlyMap<string, string>;

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Of a part that both roles have, such as a toast. */
const SHARED = ['Close', 'Go to notices'];

function buttons(): Offers {
  const all = document.querySelectorAll<HTMLElement>(':is(main, [role=dialog]) :is(button, a[href])');
  const reason = (one: Element) => textOf(document.getElementById(one.getAttribute('aria-describedby') ?? ''));
  return new Map(
    [...all]
      .map(
        (one) =>
          [one.getAttribute('aria-label') ?? textOf(one), one.matches(':disabled') ? reason(one) || 'no reason' : ''] as const,
      )
      .filter(([name]) => !SHARED.includes(name)),
  );
}

/** The items of the menu of the first row, if rows have one. */
async function menu(): Promise<Offers> {
  const trigger = document.querySelector<HTMLElement>('tbody button[aria-haspopup=menu], li button[aria-haspopup=menu]');
  if (!trigger) return new Map();
  await act(async () => void fireEvent.click(trigger));
  const items = await waitFor(() => {
    const found = [...document.querySelectorAll('[role=menuitem]')];
    return found.length > 0 ? found : Promise.reject(new Error('The menu is not open'));
  });
  return new Map(
    items.map((item) => {
      const [label, reason] = [...item.children].map(textOf);
      return [`${label} (menu)`, item.matches('[aria-disabled=true]') ? (reason ?? 'no reason') : ''];
    }),
  );
}

let close = () => {};
afterEach(() => close());

/** What a role is offered on a page, once these buttons are there. */
async function offered(path: string, as: Account, awaited: readonly string[]): Promise<Offers> {
  close();
  ({ close } = openRendered({ path, as, holds: [] }));
  await settled();
  await waitFor(() => expect([...buttons().keys()]).toEqual(expect.arrayContaining([...awaited])));
  return new Map([...buttons(), ...(await menu())]);
}

const isOnPage = (name: string) => !name.endsWith('(menu)');

it.each(Object.entries(PAGES).filter(([name]) => flowNames.some((flow) => flow === name)))(
  '[GEN-10] a viewer of %s cannot change anything, and reads why',
  async (name, { barred, says = [] }) => {
    const [start] = Object.values(models[name as FlowName].starts);
    if (!start) throw new Error(`${name} has no start`);
    const names = Object.keys(barred).filter(isOnPage);
    const owner = await offered(start.path, 'amaka.obi@bluecrest.test', names);
    const viewer = await offered(
      start.path,
      'ngozi.eze@bluecrest.test',
      names.filter((one) => barred[one] !== null),
    );
    const found = [...owner].filter(([one, reason]) => reason === '' && viewer.get(one) !== '');
    expect(Object.fromEntries(found.map(([one]) => [one, viewer.get(one) ?? null]))).toEqual(barred);
    for (const words of says) expect(document.body.textContent).toContain(words);
  },
);
