// @vitest-environment happy-dom
/** The frame around every page: its navigation, its switches and its menus, as the owner and as a viewer have them. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Account } from '../../../tests/drivers/driver';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

const AMAKA = 'amaka.obi@bluecrest.test';

async function open(as: Account) {
  ({ close } = openRendered({ path: '/dashboard', as, holds: [] }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
}

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

/** The items of the menu that a button opens, each with its role. */
async function menuOf(name: RegExp) {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${name}`);
  await press(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.querySelector('[role^=menuitem]')).not.toBeNull());
  return [...menu.querySelectorAll('[role^=menuitem]')];
}

/** The navigation with all groups open: each group with its pages. */
async function navigation() {
  const nav = screen.getByRole('navigation', { name: 'Main' });
  for (const group of within(nav).queryAllByRole('button', { expanded: false })) await press(group);
  return [...nav.querySelectorAll(':scope > ul > li')].map((group) => [
    textOf(group.querySelector('button')),
    ...[...group.querySelectorAll('a')].map(textOf),
  ]);
}

/** The environment that each switch of it says is on. */
const modes = () => [
  ...new Set(
    screen
      .getAllByRole('group', { name: 'Environment' })
      .flatMap((group) => within(group).getAllByRole('button', { pressed: true }).map(textOf)),
  ),
];

const itemsOf = (items: readonly Element[]) =>
  items.map((item) => `${textOf(item)}${item.getAttribute('aria-checked') === 'true' ? ', chosen' : ''}`);

it('[NAV-01] the navigation has every page of the role in its group', async () => {
  await open(AMAKA);
  expect(await navigation()).toEqual([
    ['', 'Dashboard'],
    ['Business', 'Transactions', 'Invoices', 'Customers', 'Payment Links', 'QR Codes'],
    ['Catalog', 'Products', 'Links', 'Orders', 'Categories'],
    ['Account', 'Virtual Wallets', 'Settlements', 'Payouts', 'Split Settlements'],
    ['Balance', 'Balances', 'Balance History', 'Rolling Reserve'],
    ['Payout', 'View transfers', 'Pending approval', 'Beneficiaries', 'Funding history'],
    ['', 'Refunds'],
    ['Chargeback', 'All', 'Pending', 'Awaiting response', 'Won', 'Lost', 'Assessment'],
    ['', 'Reports'],
    [
      'Settings',
      'Business',
      'Settlement Accounts',
      'Roles & Permissions',
      'Users',
      'Preferences',
      'Audit Trails',
      'API Keys & Webhooks',
    ],
  ]);
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { current: 'page' }).textContent).toBe(
    'Dashboard',
  );
});

it('[NAV-04 NAV-05] the menu of businesses says which one is open, what each is, and what its owner can do', async () => {
  await open(AMAKA);
  const [button] = screen.getAllByRole('button', { name: /Bluecrest Stores/ });
  expect(textOf(button)).toBe('Bluecrest StoresMerchant ID: 1001Switch business');
  const items = await menuOf(/Bluecrest Stores/);
  expect(itemsOf(items)).toEqual([
    'Bluecrest StoresActive, chosen',
    'Bluecrest FoodsNew',
    'Open this business when I sign in',
    'Add New Merchant',
    'Sub-merchants',
  ]);
  expect(items.map((item) => textOf(item.querySelector('[data-mark]')))).toEqual(['Active', 'New', '', '', '']);
});

it('[NAV-04 GEN-10] a viewer can neither add a business nor choose a default of one', async () => {
  await open('ngozi.eze@bluecrest.test');
  expect(itemsOf(await menuOf(/Bluecrest Stores/))).toEqual(['Bluecrest StoresActive, chosen', 'Sub-merchants']);
});

it('[NAV-06] the currency that is chosen stays chosen', async () => {
  await open(AMAKA);
  const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dashboard currency' });
  expect([...currency().options].map(({ text }) => text)).toEqual(['NGN', 'USD', 'GBP', 'EUR']);
  await act(async () => void fireEvent.change(currency(), { target: { value: 'USD' } }));
  await waitFor(() => expect(currency().value).toBe('USD'));
});

it('[NAV-08] the menu of the user says who is signed in without words of developers, and the title names the page and the business', async () => {
  await open(AMAKA);
  expect(itemsOf(await menuOf(/Amaka Obi/))).toEqual(['System, chosen', 'Light', 'Dark', 'Help', 'For auditors', 'Log Out']);
  expect(textOf(screen.getByRole('menu'))).toMatch(/^Amaka Obiamaka\.obi@bluecrest\.testOwnerTheme/);
  expect(document.title).toBe('Dashboard · Bluecrest Stores · Kontor');
});

const TEST_MODE = 'You are in test mode. Live mode can be enabled at the top right corner of this dashboard.';

it('[NAV-09] says on every page that Test mode is on, and nothing of that in Live mode', async () => {
  ({ close } = openRendered({ path: '/dashboard/business/payment-links', as: 'ife.adeyemi@newleaf.test', holds: [] }));
  await screen.findByText(TEST_MODE);
  expect(modes()).toEqual(['Test']);
  close();
  await open(AMAKA);
  expect(screen.queryByText(TEST_MODE)).toBeNull();
  expect(modes()).toEqual(['Live']);
});

it('[NAV-01] the menu of a narrow page has the same pages, and closes when one is opened', async () => {
  await open(AMAKA);
  await press(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Dashboard' })).toBeTruthy());
  expect(textOf(drawer)).toMatch(/^Bluecrest StoresMerchant ID: 1001Switch businessDashboardBusinessCatalog/);
  await press(within(drawer).getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
