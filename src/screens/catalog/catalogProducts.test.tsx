// @vitest-environment happy-dom
/** The products of a catalog: their filters, as a list and as cards. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { catalogProductDataMachine } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import { rice } from '../../../machines/catalog/catalogProducts/catalogProducts.flow';
import { type CatalogProduct, catalogProductsMachine } from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import { harmattan } from '../../../machines/catalog/catalogs/catalogs.flow';
import { food } from '../../../machines/catalog/categories/categories.flow';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { catalogProductsFlows } from '../../wiring/catalog/catalogProducts';
import { CatalogProductsScreen } from './CatalogProductsScreen';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function show(rows: readonly CatalogProduct[], search = '') {
  window.history.replaceState(null, '', `/dashboard/catalog/1/products${search}`);
  const data = async () => ({ catalog: harmattan, product: null, categories: [food(1), { ...food(4), name: 'Seasonal' }] });
  const flows = {
    ...catalogProductsFlows,
    catalogProductData: wire(catalogProductDataMachine, { load: data }),
    catalogProducts: wire(catalogProductsMachine, { load: async () => ({ rows, total: rows.length }) }),
  };
  await act(async () => {
    render(
      <FlowProvider Toasts={() => null}>
        <CatalogProductsScreen flows={flows} mayManage />
      </FlowProvider>,
    );
  });
  await screen.findAllByText(rows[0]?.name ?? '');
}

it('[CAT-01] products are filtered by any category, whichever are on the page', async () => {
  await show([rice], '?category=1');
  fireEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  const choice = await screen.findByRole('combobox', { name: 'Category' });
  const options = within(choice).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', food(1).name, 'Seasonal']);
});

const pictured = { ...rice, images: ['https://a.test/1.png'] };
const ROWS = [
  pictured,
  { ...pictured, id: '2', name: 'Scarf', dealPrice: '900.00' },
  { ...pictured, id: '3', name: 'Bag', stock: '0', categoryName: '' },
  { ...pictured, id: '4', name: 'Hat', isVisible: false, stock: null },
];
const cards = () => screen.queryAllByRole('listitem').filter(({ textContent }) => /·/.test(textContent ?? ''));

it('[CAT-01] products with pictures are cards, with what keeps customers from ordering them', async () => {
  await show(ROWS);
  const texts = cards().map(({ textContent }) => textContent ?? '');
  expect(texts.map((text) => /^(?:Deal|Out of stock|Hidden)?/.exec(text)?.[0])).toEqual(['', 'Deal', 'Out of stock', 'Hidden']);
  expect(texts.map((text) => text.split(' · ')[1])).toEqual(['60 in stock', '60 in stock', 'Out of stock', 'Unlimited']);
  expect(screen.getByRole('button', { name: 'Actions for Hat' })).toBeTruthy();
});

it('[CAT-01] this browser remembers whether products are a list or cards', async () => {
  await show(ROWS);
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect([cards().length, screen.getAllByRole('row').length]).toEqual([0, 5]);
  cleanup();
  await show(ROWS);
  expect(cards()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Cards' }));
  expect(cards()).toHaveLength(4);
});

it('[CAT-01] products without pictures are a list', async () => {
  await show([rice]);
  expect([cards().length, screen.getAllByRole('row').length]).toEqual([0, 2]);
});

it('[CAT-01] the tab of products counts those of the whole catalog', async () => {
  await show([rice]);
  expect(screen.getByRole('link', { name: 'Products 4' })).toBeTruthy();
});
