// @vitest-environment happy-dom
/** The list of products, and the page of a new one. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { newProductMachine } from '../../../machines/catalog/newProduct/newProduct.machine';
import { product } from '../../../machines/catalog/products/products.flow';
import { productsMachine } from '../../../machines/catalog/products/products.machine';
import { wire } from '../../../machines/kit/flow/port';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { productsFlows } from '../../wiring/catalog/products';
import { NewProductScreen } from './NewProductScreen';
import { ProductsScreen } from './ProductsScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const never = () => new Promise<never>(() => {});

describe('[PRD-01] the list of products', () => {
  const [first, second] = [product(1), { ...product(2), name: 'Beads', dealPrice: '900.00', isUnlimited: true }];
  async function show(search: string, mayManage = true) {
    window.history.replaceState(null, '', `/dashboard/business/products${search}`);
    const load = async () => ({ rows: [first, second], total: 2 });
    render(
      <FlowProvider Toasts={() => null}>
        <ProductsScreen flows={{ ...productsFlows, products: wire(productsMachine, { load }) }} mayManage={mayManage} />
      </FlowProvider>,
    );
    await screen.findByText('Beads');
  }

  it('shows a deal price only of a product that has one, and no number of one that is unlimited', async () => {
    await show('');
    const cells = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');
    expect(cells.map((text) => text.includes('Deal price NGN 900.00'))).toEqual([false, true]);
    expect(cells.map((text) => /Stock(24|Unlimited)/.exec(text.replaceAll(' ', ''))?.[1])).toEqual(['24', 'Unlimited']);
  });

  it.each([
    [`?deleting=${first.id}`, true, true],
    [`?deleting=${first.id}`, false, false],
    ['?deleting=unknown', true, false],
  ])('asks before one of its rows is deleted (%s, by a role that may: %s)', async (search, mayManage, isAsked) => {
    await show(search, mayManage);
    await settled();
    if (isAsked) await screen.findByRole('dialog', { name: `Delete ${first.name}?` });
    else expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryAllByText('Its images and fees are deleted too. This can’t be undone.')).toHaveLength(isAsked ? 1 : 0);
  });
});

describe('[PRD-02] the page of a new product', () => {
  const page = (currency: string) => (
    <FlowProvider Toasts={() => null}>
      <NewProductScreen flows={{ newProduct: wire(newProductMachine, { save: never }) }} currency={currency} />
    </FlowProvider>
  );
  const enter = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const wanted = () => screen.queryAllByText(/to save\.$/).map(({ textContent }) => textContent);

  it('says what is wrong before what is missing', () => {
    render(page('NGN'));
    expect(wanted()).toEqual(['Enter a name to save.']);
    enter('Name', 'Adire tablecloth');
    expect(wanted()).toEqual(['Enter a description to save.']);
    enter(/^Fee name/, 'Courier');
    expect(wanted()).toEqual(['Fix the fees to save.']);
    enter(/^Amount in NGN/, '1500');
    expect(wanted()).toEqual(['Enter a description to save.']);
  });

  it('asks for a stock that is limited', () => {
    render(page('NGN'));
    expect(screen.getByLabelText('Stock')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Unlimited' }));
    expect(screen.queryByLabelText('Stock')).toBeNull();
  });

  it('is in the currency of the dashboard, which may change', () => {
    const { rerender } = render(page('NGN'));
    enter('Price in NGN', '18500');
    rerender(page('USD'));
    expect(screen.getByLabelText<HTMLInputElement>('Price in USD').value).toBe('18,500');
    expect([/^Deal price in USD/, /^Amount in USD/].map((label) => screen.getAllByLabelText(label).length)).toEqual([1, 1]);
  });
});
