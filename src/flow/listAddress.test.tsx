// @vitest-environment happy-dom
/** The URL of a page with a list. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { productFilters, productsMachine } from '../../machines/catalog/products/products.machine';
import { wire } from '../../machines/kit/flow/port';
import { FlowProvider } from './FlowProvider';
import { useList } from './useList';

const products = wire(productsMachine, { load: async () => ({ rows: [], total: 0 }) });
let search = (_text: string) => {};

function Products() {
  const { filters } = useList(products, productFilters);
  search = (keyword) => filters.apply({ ...filters.value, keyword });
  return <p>{`Searched: ${filters.value.keyword}`}</p>;
}

afterEach(cleanup);

it('[GEN-09] has a search, and no question mark of it once the search is cleared', async () => {
  window.history.replaceState(null, '', '/dashboard/catalog/products');
  render(
    <FlowProvider Toasts={() => null}>
      <Products />
    </FlowProvider>,
  );
  await screen.findByText('Searched:');
  const address = () => window.location.href.slice(window.location.origin.length);
  act(() => search('tea'));
  await vi.waitFor(() => expect(address()).toBe('/dashboard/catalog/products?keyword=tea'));
  act(() => search(''));
  await vi.waitFor(() => expect(address()).toBe('/dashboard/catalog/products'));
  expect(window.location.href.endsWith('?')).toBe(false);
});

it.each(['A%41B', '100%', '%00', 'a+b', '%2541'])('[GEN-02] keeps %s as it was typed, also from the address', async (typed) => {
  window.history.replaceState(null, '', `/dashboard/catalog/products?${new URLSearchParams({ keyword: typed })}`);
  render(
    <FlowProvider Toasts={() => null}>
      <Products />
    </FlowProvider>,
  );
  await screen.findByText(`Searched: ${typed}`);
  act(() => search(`${typed}!`));
  await screen.findByText(`Searched: ${typed}!`);
  await vi.waitFor(() => expect(new URLSearchParams(window.location.search).get('keyword')).toBe(`${typed}!`));
  expect(screen.getByText(`Searched: ${typed}!`)).toBeTruthy();
});
