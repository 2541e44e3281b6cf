// @vitest-environment happy-dom
/** The form of a product of a catalog. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type CatalogProductForm,
  catalogProductMachine,
  formOfProduct,
} from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import { catalogProductDataMachine } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import { rice } from '../../../machines/catalog/catalogProducts/catalogProducts.flow';
import { harmattan } from '../../../machines/catalog/catalogs/catalogs.flow';
import { food } from '../../../machines/catalog/categories/categories.flow';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { catalogProductsFlows } from '../../wiring/catalog/catalogProducts';
import { EditedCatalogProductScreen, NewCatalogProductScreen } from './CatalogProductFormScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const SAID = 'Someone changed this product after you opened it';

/** Opens the form of a product that someone else changes once it is open. */
async function open() {
  window.history.replaceState(null, '', '/dashboard/catalog/1/products/8/edit');
  const product = { ...rice, images: ['https://a.test/1.png'], stock: '5' };
  const stored = { ...product, description: '<b>Fresh</b>', stock: '3', version: 'v2' };
  const sent: CatalogProductForm[] = [];
  const save = async ({ values }: { readonly values: CatalogProductForm }) => {
    sent.push(values);
    return values.version === 'v2' ? { message: 'Product saved successfully' } : { said: SAID, present: formOfProduct(stored) };
  };
  const flows = {
    ...catalogProductsFlows,
    catalogProductData: wire(catalogProductDataMachine, {
      load: async () => ({ catalog: harmattan, product, categories: [food(1)] }),
    }),
    catalogProduct: wire(catalogProductMachine, { save }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <EditedCatalogProductScreen flows={flows} />
    </FlowProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Stock'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This product has changed' }));
  return { dialog, sent, press: (name: string) => fireEvent.click(screen.getByRole('button', { name })) };
}

const fieldText = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('[CAT-01] a product that someone else changed shows what is stored beside what was entered, and keeps both changes', async () => {
  const { dialog, sent, press } = await open();
  expect(dialog.getByText(`${SAID}. We haven’t saved your changes yet.`)).toBeTruthy();
  expect(dialog.getByLabelText('Stock').textContent).toBe('StockSaved now3You entered9');
  expect(dialog.getByLabelText('Description').textContent).toBe('DescriptionSaved now<b>Fresh</b>');
  expect(dialog.queryByLabelText('Name')).toBeNull();
  press('Keep my changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([fieldText('Stock'), fieldText('Description')]).toEqual(['9', '<b>Fresh</b>']);
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ stock: '9', stockBefore: '3', description: '<b>Fresh</b>', version: 'v2' });
});

it('[CAT-01] changes that are discarded make way for what is stored', async () => {
  const { press } = await open();
  press('Discard my changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([fieldText('Stock'), fieldText('Description')]).toEqual(['3', '<b>Fresh</b>']);
});

it.each([
  ['create', 'We couldn’t load this catalog and your categories.'],
  ['8/edit', 'We couldn’t load this product and your categories.'],
])('[CAT-01 GEN-01] the form of a product whose data didn’t load says what, and loads it again (%s)', async (page, words) => {
  window.history.replaceState(null, '', `/dashboard/catalog/1/products/${page}`);
  const answers = [
    () => Promise.reject(new Failure({ kind: 'network' })),
    async () => ({ catalog: harmattan, product: null, categories: [food(1)] }),
  ];
  const load = () => (answers.shift() ?? answers[0])?.() ?? Promise.reject(new Error('No answer'));
  const flows = { ...catalogProductsFlows, catalogProductData: wire(catalogProductDataMachine, { load }) };
  const Screen = page === 'create' ? NewCatalogProductScreen : EditedCatalogProductScreen;
  render(
    <FlowProvider Toasts={() => null}>
      <Screen flows={flows} />
    </FlowProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});
