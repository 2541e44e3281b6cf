// @vitest-environment happy-dom
/** The form of a product of a catalog. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type CatalogProductForm, catalogProductMachine } from '../../../machines/catalog/catalogProduct/catalogProduct.machine';
import { catalogProductDataMachine } from '../../../machines/catalog/catalogProductData/catalogProductData.machine';
import { rice } from '../../../machines/catalog/catalogProducts/catalogProducts.flow';
import { harmattan } from '../../../machines/catalog/catalogs/catalogs.flow';
import { food } from '../../../machines/catalog/categories/categories.flow';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { catalogProductsFlows } from '../../wiring/catalog/catalogProducts';
import { EditedCatalogProductScreen } from './CatalogProductFormScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('[CAT-01] a stock that was refused is entered again, and compared with what is there by now', async () => {
  window.history.replaceState(null, '', '/dashboard/catalog/1/products/8/edit');
  let stock = '5';
  const images = ['https://a.test/1.png'];
  const load = async () => ({ catalog: harmattan, product: { ...rice, images, stock }, categories: [food(1)] });
  const sent: CatalogProductForm[] = [];
  const save = async ({ values }: { readonly values: CatalogProductForm }) => {
    sent.push(values);
    if (values.stockBefore === stock) return { message: 'Product saved successfully' };
    throw new Failure({ kind: 'server', status: 409, message: `Stock is ${stock} by now. Enter it again` });
  };
  const flows = {
    ...catalogProductsFlows,
    catalogProductData: wire(catalogProductDataMachine, { load }),
    catalogProduct: wire(catalogProductMachine, { save }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <EditedCatalogProductScreen flows={flows} />
    </FlowProvider>,
  );
  const enter = async (text: string) => {
    fireEvent.change(await screen.findByLabelText('Stock'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  await screen.findByLabelText('Stock');
  stock = '3';
  await enter('9');
  await screen.findByText('Stock is 3 by now. Enter it again');
  await waitFor(() => expect(sent).toHaveLength(1));
  await enter('10');
  await waitFor(() =>
    expect(sent.map((values) => [values.stock, values.stockBefore])).toEqual([
      ['9', '5'],
      ['10', '3'],
    ]),
  );
});
