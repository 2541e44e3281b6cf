// @vitest-environment happy-dom
/** Details that are pages of their own: the ways to the rows around them, and back to the list as it was left. */
import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadScreens, openRendered } from '../drivers/rendered';

loadScreens();

const AMAKA = 'amaka.obi@bluecrest.test';

interface DetailsOf {
  readonly list: string;
  readonly label: string;
  readonly title: string;
  /** The address of the details of the nth row. */
  readonly at: (n: number) => string;
}

const PAGES = [
  [
    'TRX-04',
    {
      list: '/dashboard/business/transactions?status=Successful',
      label: 'Transactions',
      title: 'Transaction details',
      at: (n: number) => `/dashboard/business/transactions/transaction-details/KPY-${1000 + n}`,
    },
  ],
  [
    'CUS-04',
    {
      list: '/dashboard/business/customers?status=Active',
      label: 'Customers',
      title: 'Customer details',
      at: (n: number) => `/dashboard/business/customers/customer-details/${n}`,
    },
  ],
  [
    'RFD-04',
    {
      list: '/dashboard/business/refunds?status=Successful',
      label: 'Refunds',
      title: 'Refund details',
      at: (n: number) => `/dashboard/refunds/refund-details/RFD-${1000 + n}`,
    },
  ],
] as const satisfies readonly (readonly [ids: string, DetailsOf])[];

let close = () => {};
afterEach(() => close());
const open = (path: string) => {
  ({ close } = openRendered({ path, as: AMAKA, holds: [] }));
};

const ELSEWHERE = /Check the reference, or switch to Test\.$/;

it.each([
  ['transactionDetails.load', '/dashboard/business/transactions/transaction-details/KPY-1001'],
  ['customerDetails.load', '/dashboard/business/customers/customer-details/1'],
  ['refundDetails.load', '/dashboard/refunds/refund-details/RFD-1001'],
])('%s that finds nothing points to the other environment, and a refusal does not', async (port, address) => {
  const opened = openRendered({ path: address, as: AMAKA, holds: [port] });
  close = opened.close;
  await opened.I.answer(port, { refuses: 'Too many requests' });
  await opened.I.see('Try again');
  await opened.I.seeNone(ELSEWHERE);
  await opened.I.press('Try again');
  await opened.I.answer(port, { refuses: 'Not found', status: 404 });
  await opened.I.see(ELSEWHERE);
});

const path = () => window.location.pathname;
const heading = (name: string) => page.findByRole('heading', { level: 1, name });
const step = (name: string) => page.findByRole('button', { name });
const press = (key: string) => act(async () => void fireEvent.keyDown(page.getByRole('heading', { level: 1 }), { key }));
const follow = (element: Element) => act(async () => void fireEvent.click(element));

/** Opens the details of the nth row from the list. */
async function openRow(n: number, { title }: DetailsOf) {
  const rows = await page.findAllByRole('button', { name: /^View details of/ });
  const row = rows[n - 1];
  if (!row) throw new Error(`There is no row ${n}`);
  await follow(row);
  await heading(title);
}

describe.each(PAGES)('[%s] the details of a row', (_, shown) => {
  it('lead to the rows around it by buttons and by J and K, and back to the list as it was', async () => {
    open(shown.list);
    await openRow(1, shown);
    expect(path()).toBe(shown.at(1));
    expect((await step('Previous row')).getAttribute('aria-disabled')).toBe('true');
    await follow(await step('Next row'));
    await waitFor(() => expect(path()).toBe(shown.at(2)));
    await heading(shown.title);
    await step('Next row');
    await press('j');
    await waitFor(() => expect(path()).toBe(shown.at(3)));
    await heading(shown.title);
    await step('Previous row');
    await press('K');
    await waitFor(() => expect(path()).toBe(shown.at(2)));
    await follow(within(page.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: shown.label }));
    await heading(shown.label);
    expect(path() + window.location.search).toBe(shown.list);
  });

  it('keep these ways in their entry of the history, for one business', async () => {
    open(shown.list);
    await openRow(2, shown);
    await step('Next row');
    const left: unknown = window.history.state;
    const enter = async (state: unknown) => {
      await act(async () => window.history.pushState(null, '', '/dashboard'));
      await heading('Dashboard');
      await act(async () => window.history.pushState(state, '', shown.at(2)));
      await heading(shown.title);
    };
    await enter(left);
    await step('Next row');
    await enter(null);
    expect(page.queryByRole('button', { name: 'Next row' })).toBeNull();
    await enter({ ...Object(left), owner: '1:1002:Live' });
    expect(page.queryByRole('button', { name: 'Next row' })).toBeNull();
    await enter({ ...Object(left), rows: [7] });
    expect(page.queryByRole('button', { name: 'Next row' })).toBeNull();
  });
});

it('[TRX-04] the details of a payment keep the ways to other rows after a refund was opened and closed', async () => {
  const [[, shown]] = PAGES;
  open(shown.list);
  await openRow(2, shown);
  await follow(await step('Refund'));
  await page.findByRole('dialog');
  expect(window.location.search).toBe('?open=refund');
  await follow(page.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  await follow(await step('Next row'));
  await waitFor(() => expect(path()).toBe(shown.at(3)));
});
