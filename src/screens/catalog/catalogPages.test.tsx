// @vitest-environment happy-dom
/** The lists of catalogs, categories and orders, and one order. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paidOrder } from '../../../machines/catalog/catalogOrderDetails/catalogOrderDetails.flow';
import { catalogOrderDetailsMachine } from '../../../machines/catalog/catalogOrderDetails/catalogOrderDetails.machine';
import { harmattan } from '../../../machines/catalog/catalogs/catalogs.flow';
import { catalogsMachine } from '../../../machines/catalog/catalogs/catalogs.machine';
import { food } from '../../../machines/catalog/categories/categories.flow';
import { categoriesMachine } from '../../../machines/catalog/categories/categories.machine';
import { wire } from '../../../machines/kit/flow/port';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { catalogOrdersFlows } from '../../wiring/catalog/catalogOrders';
import { catalogsFlows } from '../../wiring/catalog/catalogs';
import { categoriesFlows } from '../../wiring/catalog/categories';
import { CatalogOrderScreen } from './CatalogOrderScreen';
import { CatalogsScreen } from './CatalogsScreen';
import { CategoriesScreen } from './CategoriesScreen';

afterEach(cleanup);

async function show(path: string, view: ReactNode, text: string) {
  window.history.replaceState(null, '', path);
  render(<FlowProvider Toasts={() => null}>{view}</FlowProvider>);
  await screen.findAllByText(text);
}

describe('[CAT-01] the list of catalogs', () => {
  const rows = [harmattan, { ...harmattan, id: '2', name: 'Gifts', isActive: false, url: '' }];
  const list = (search: string, mayManage = true) => {
    const catalogs = wire(catalogsMachine, { load: async () => ({ rows, total: 2 }) });
    return show(
      `/dashboard/catalog${search}`,
      <CatalogsScreen flows={{ ...catalogsFlows, catalogs }} mayManage={mayManage} />,
      'Gifts',
    );
  };

  it.each([
    ['?switching=1', true, 'Deactivate this link?'],
    ['?switching=2', true, 'Activate this link?'],
    ['?switching=1', false, null],
  ])('asks before a link changes (%s, by a role that may: %s)', async (search, mayManage, title) => {
    await list(search, mayManage);
    await settled();
    if (title === null) expect(screen.queryByRole('dialog')).toBeNull();
    else expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });
  it('shows the address of each shop that has one', async () => {
    await list('');
    expect(screen.getAllByText('pay.provider.test/…KCL-1')).toHaveLength(1);
  });
});

it.each([
  ['4', 'Delete Seasonal?'],
  ['1', null],
])('[CAT-01] a category is deleted only when it is empty (%s)', async (id, title) => {
  const categories = wire(categoriesMachine, { load: async () => ({ rows: [food(1), food(4)], total: 2 }) });
  const view = <CategoriesScreen flows={{ ...categoriesFlows, categories }} mayManage />;
  await show(`/dashboard/catalog/categories?deleting=${id}`, view, 'Seasonal');
  await settled();
  if (title === null) expect(screen.queryByRole('dialog')).toBeNull();
  else expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

describe('[CAT-01] one order', () => {
  const open = (more: object, mayManage = true) => {
    const catalogOrderDetails = wire(catalogOrderDetailsMachine, { load: async () => ({ ...paidOrder, ...more }) });
    const view = <CatalogOrderScreen flows={{ ...catalogOrdersFlows, catalogOrderDetails }} mayManage={mayManage} />;
    return show('/dashboard/catalog/25/orders', view, 'Deliver to');
  };
  const send = () => screen.getByRole('button', { name: 'Mark as sent' });

  it('leads to its transaction and its customer, and can be marked as sent', async () => {
    await open({});
    expect(screen.getByRole('link', { name: 'KOR-25' }).getAttribute('href')).toMatch(/transaction-details\/KPY-25$/);
    expect(screen.getByRole('link', { name: 'Ada Coker' }).getAttribute('href')).toMatch(/customer-details\/1$/);
    fireEvent.click(send());
    await screen.findByRole('dialog', { name: 'Mark order as sent' });
  });
  it('says not to send goods that aren’t paid', async () => {
    await open({ status: 'Awaiting-Confirmation' });
    expect(screen.getAllByText('Don’t send the goods yet. The payment isn’t confirmed.').length).toBeGreaterThan(0);
    expect(send().getAttribute('aria-disabled') ?? send().hasAttribute('disabled')).toBeTruthy();
  });
  it('says what of it was refunded, that its stock stays, and isn’t sent once nothing is left of its payment', async () => {
    await open({ refunded: '31100.00' });
    expect(screen.getByText('NGN 31,100.00 of the payment was refunded.')).toBeTruthy();
    expect(screen.getByText(/A refund doesn’t put items back in stock\./)).toBeTruthy();
    expect(send().getAttribute('aria-disabled') ?? send().hasAttribute('disabled')).toBeTruthy();
  });
  it('sums its items, and is printed as a packing slip', async () => {
    await open({});
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(screen.getByRole('button', { name: 'Packing slip' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Subtotal').nextSibling?.textContent).toBe('NGN 28,600.00');
    vi.unstubAllGlobals();
  });
  it('shows when it was sent, by whom and with which note', async () => {
    await open({ sentAt: '2026-11-21T08:00:00', sentBy: 'Amaka Obi', sentNote: 'By bike' });
    expect([screen.getAllByText('Amaka Obi', { exact: false }).length, screen.getAllByText('By bike').length]).toEqual([1, 1]);
  });
});
