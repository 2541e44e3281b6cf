// @vitest-environment happy-dom
/** The statuses of customers and the availability of products, as a provider may send them. */
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { product } from '../../../machines/catalog/products/products.flow';
import { customer } from '../../../machines/customers/customers/customers.flow';
import { sorted } from '../../../machines/kit/list/sorting';
import { productColumns } from '../catalog/productColumns';
import { changeOf, customerColumns } from './customerColumns';

afterEach(cleanup);

const nothing = () => undefined;
const ofCustomers = customerColumns({ mayManage: true, onDetails: nothing, onStatus: nothing });
const ofProducts = productColumns('NGN', { mayManage: true, onDelete: nothing });

const markIn = (cell: unknown) => {
  const mark = render(cell as ReactElement).container.querySelector('[data-mark]');
  return { text: mark?.textContent, style: mark?.className };
};

describe('[CUS-03] the status of a customer', () => {
  const marked = (status: string) => markIn(ofCustomers.find(({ head }) => head === 'Status')?.cell({ ...customer(1), status }));

  it('is shown as it came, an unknown one in no colour of the known ones', () => {
    const [active, blacklisted, unknown] = ['Active', 'Blacklisted', '<b>Frozen</b>'].map(marked);
    expect(unknown?.text).toBe('<b>Frozen</b>');
    expect(new Set([active?.style, blacklisted?.style, unknown?.style]).size).toBe(3);
  });

  it.each([
    ['Active', 'Blacklist Customer'],
    ['Blacklisted', 'Whitelist Customer'],
    ['Frozen', 'Blacklist Customer'],
  ])('of %s offers %s', (status, label) => expect(changeOf({ status }).label).toBe(label));
});

it('[CUS-01] a customer without a name is sorted by email among the names of the others', () => {
  const order = ofCustomers.find(({ key }) => key === 'name')?.order;
  const rows = [
    { ...customer(1), name: 'Zoë', email: 'a@c.test' },
    { ...customer(2), name: '', email: 'kemi@c.test' },
    { ...customer(3), name: 'Ada', email: 'z@c.test' },
  ];
  const sortedRows = order ? sorted(rows, order, 'ascending') : [];
  expect(sortedRows.map(({ name, email }) => name || email)).toEqual(['Ada', 'kemi@c.test', 'Zoë']);
});

describe('[PRD-01] the availability of a product', () => {
  const marked = (availability: string) =>
    markIn(ofProducts.find(({ head }) => head === 'Availability')?.cell({ ...product(1), availability }));

  it('is green in stock, and grey for every other one', () => {
    const [inStock, out, unknown] = ['In stock', 'Out of stock', 'Preorder'].map(marked);
    expect([inStock?.text, out?.text, unknown?.text]).toEqual(['In stock', 'Out of stock', 'Preorder']);
    expect([inStock?.style === out?.style, out?.style === unknown?.style]).toEqual([false, true]);
  });
});
