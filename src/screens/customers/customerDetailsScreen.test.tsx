// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { customerDetailsMachine } from '../../../machines/customers/customerDetails/customerDetails.machine';
import { type CustomerOrder, customerOrdersMachine } from '../../../machines/customers/customerOrders/customerOrders.machine';
import { customer as customerOf } from '../../../machines/customers/customers/customers.flow';
import type { Customer } from '../../../machines/customers/customers/customers.machine';
import { customerTotalsMachine } from '../../../machines/customers/customerTotals/customerTotals.machine';
import { wire } from '../../../machines/kit/flow/port';
import { notesMachine } from '../../../machines/transactions/notes/notes.machine';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { customerDetailsFlows } from '../../wiring/customers/customerDetails';
import { CustomerDetailsScreen } from './CustomerDetailsScreen';

afterEach(cleanup);

const PATH = '/dashboard/business/customers/customer-details';
const ada = customerOf(1);
const never = () => new Promise<never>(() => {});

interface Given extends Partial<Pick<ComponentProps<typeof CustomerDetailsScreen>, 'mayManage' | 'transactions'>> {
  readonly at?: string;
  readonly customer?: Partial<Customer>;
  readonly details?: () => Promise<Customer>;
  readonly totals?: () => Promise<{ readonly rows: readonly CustomerOrder[] }>;
}

function show({ at = ada.id, customer = {}, details, totals = never, mayManage = true, transactions = '/transactions' }: Given) {
  window.history.replaceState(null, '', `${PATH}/${at}`);
  const flows = {
    ...customerDetailsFlows,
    customerDetails: wire(customerDetailsMachine, { load: details ?? (async () => ({ ...ada, ...customer })) }),
    customerTotals: wire(customerTotalsMachine, { load: totals }),
    notes: wire(notesMachine, { load: async () => [] }),
    customerOrders: wire(customerOrdersMachine, { load: never }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <CustomerDetailsScreen flows={flows} mayManage={mayManage} mayNote={mayManage} transactions={transactions} />
    </FlowProvider>,
  );
}

const loaded = () => screen.findByRole('button', { name: /list Customer$/ });
const breadcrumb = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
const outlines = () => document.querySelectorAll('[data-skeleton]').length;

describe('[CUS-04] the page of a customer', () => {
  it('lists their payments, and leads to them among all transactions', async () => {
    show({});
    await loaded();
    const link = screen.getByRole('link', { name: 'View in Transactions' });
    expect(link.getAttribute('href')).toBe('/transactions?keyword=ada.abiola%40customer.test&by=email&currency=all');
    expect(screen.getByRole('heading', { name: 'Transactions' })).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Transactions of this customer' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toContain('Reference');
    expect(heads).toContain('Email');
    expect(screen.queryByText('Your role can’t view transactions.')).toBeNull();
  });

  it('says to a role that cannot view transactions that it has none', async () => {
    show({ transactions: null });
    await loaded();
    expect(screen.getByText('Your role can’t view transactions.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: 'View in Transactions' })).toBeNull();
  });

  it('is called by their name, else by their email address, and says neither before it is loaded', async () => {
    show({ details: never });
    expect(breadcrumb().getByText('Customer')).toBeTruthy();
    cleanup();
    show({});
    await loaded();
    expect(breadcrumb().getByText(ada.name)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: ada.name })).toBeTruthy();
    cleanup();
    show({ customer: { name: '' } });
    await loaded();
    expect(breadcrumb().getByText(ada.email)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: ada.email })).toBeTruthy();
  });

  it.each([
    [ada.email, `${PATH}/${ada.id}`],
    ['old-id', `${PATH}/old-id`],
    [ada.id, `${PATH}/${ada.id}`],
  ])('keeps no email address in its own (%s)', async (at, path) => {
    show({ at: encodeURIComponent(at) });
    await loaded();
    expect(window.location.pathname).toBe(path);
  });

  it('has an outline of the sums while they load, and says that they are not there after a failure', async () => {
    show({});
    await loaded();
    expect(outlines()).toBeGreaterThan(0);
    expect(screen.queryByText('Not loaded')).toBeNull();
    cleanup();
    show({ totals: () => Promise.reject(new Error('No connection')) });
    await screen.findByText(/^We couldn’t load what this customer paid/);
    expect(screen.getByText('Not loaded')).toBeTruthy();
    cleanup();
    show({ totals: async () => ({ rows: [] }) });
    await screen.findByText('Customer since');
    expect(screen.queryByText('Not loaded')).toBeNull();
  });
});

const ONLY = 'You can view customers, but not change them. Ask the owner for access.';

describe('[CUS-03] a change of the status of a customer', () => {
  it.each([
    ['Active', 'Blacklist Customer', true],
    ['Blacklisted', 'Whitelist Customer', true],
    ['Active', 'Blacklist Customer', false],
  ])('of the status %s is called %s, for a role that may change it (%s)', async (status, name, mayManage) => {
    show({ customer: { status }, mayManage });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(!mayManage);
    expect(screen.queryAllByText(ONLY)).toHaveLength(mayManage ? 0 : 1);
  });

  const BLACKLIST = {
    title: 'Blacklist this customer?',
    says: 'Your payment pages and invoices will refuse this email address. Earlier payments don’t change.',
    action: 'Blacklist Customer',
  };
  const WHITELIST = {
    title: 'Whitelist this customer?',
    says: 'Your payment pages and invoices will accept this email address again.',
    action: 'Whitelist Customer',
  };

  it.each([
    [{}, BLACKLIST, `${ada.email} (${ada.name})`],
    [{ status: 'Blacklisted' }, WHITELIST, `${ada.email} (${ada.name})`],
    [{ name: '' }, BLACKLIST, ada.email],
  ])('says whom it concerns and what it does (%j)', async (customer, { title, says, action }, whom) => {
    show({ at: `${ada.id}?status-of=${encodeURIComponent(ada.email)}`, customer });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const texts = [...document.querySelectorAll('[role=dialog] p')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining([whom, says]));
    expect(dialog.getByRole('button', { name: action })).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeTruthy();
  });

  it.each([
    [ada.email, false],
    ['someone.else@customer.test', true],
  ])('is asked of nobody else (%s), and of nobody by a role that may not (%s)', async (email, mayManage) => {
    show({ at: `${ada.id}?status-of=${encodeURIComponent(email)}`, mayManage });
    await loaded();
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
