// @vitest-environment happy-dom
/** What a list shows once the rows of another filter failed to load. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productsFlow } from '../../../machines/catalog/products/products.flow';
import {
  type Product,
  type ProductFilter,
  productFilters,
  productsMachine,
} from '../../../machines/catalog/products/products.machine';
import type { Page } from '../../../machines/kit/collection/collection.types';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { useList } from '../../flow/useList';
import { ListTable } from './ListTable';

const { some } = productsFlow.cases.ports.load.answers;
const [first] = some.rows;
const name = first?.name ?? '';
const asked = { succeed: (_: Page<Product>) => {}, fail: (_: Failure) => {} };
const products = wire(productsMachine, {
  load: () => new Promise<Page<Product>>((succeed, fail) => void Object.assign(asked, { succeed, fail })),
});
const columns = [{ key: 'name', head: 'Product', cell: ({ name }: Product) => name }];

function Products() {
  const { filters, ...list } = useList(products, productFilters);
  return (
    <>
      <button type="button" onClick={() => filters.apply({ ...filters.value, availability: 'Out-of-stock' })}>
        Out of stock
      </button>
      <button type="button" onClick={list.refresh}>
        Refresh
      </button>
      <ListTable<Product, ProductFilter>
        list={list}
        caption="Products"
        columns={columns}
        usual={{ key: 'name', direction: 'ascending' }}
        rowKey={({ id }) => `${id}`}
        empty="None yet"
        lost="your products"
      />
    </>
  );
}

const press = (button: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
const succeed = () => act(async () => asked.succeed(some));
const fail = () => act(async () => asked.fail(new Failure({ kind: 'network' })));
const table = () => screen.getByRole('table').textContent;
const alert = () => screen.queryByRole('alert')?.textContent ?? '';

beforeEach(async () => {
  window.history.replaceState(null, '', '/dashboard');
  render(
    <FlowProvider Toasts={() => null}>
      <Products />
    </FlowProvider>,
  );
  await succeed();
});
afterEach(cleanup);

describe('[GEN-07 GEN-10] a list', () => {
  it('shows no rows of the earlier filter once those of a new one failed to load', async () => {
    await press('Out of stock');
    expect(table()).toContain(name);
    await fail();
    expect([table()?.includes(name), table()?.includes('Not loaded')]).toEqual([false, true]);
    expect(alert()).toContain('We couldn’t load your products.');
    expect(alert()).not.toContain('Showing the last data we loaded.');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    await press('Try again');
    await succeed();
    expect([table()?.includes(name), alert()]).toEqual([true, '']);
  });

  it('keeps its rows while its filter stays the same, and says that they are the last ones', async () => {
    await press('Refresh');
    await fail();
    expect(table()).toContain(name);
    expect(alert()).toContain('Showing the last data we loaded.');
  });
});
