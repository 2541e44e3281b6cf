// @vitest-environment happy-dom
/** The file of customers. */
import { afterEach, expect, it, vi } from 'vitest';
import { customerFilters } from '../../../machines/customers/customers/customers.machine';
import { keepToken } from '../token';
import { exportCustomers } from './customers';

afterEach(() => vi.unstubAllGlobals());

it('[CUS-01 GEN-06] a file of customers has all rows of one call, and none of its cells is a formula', async () => {
  keepToken('T');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://kontor.test').search);
    const items = Array.from({ length: 250 }, (_, id) => ({
      id,
      customerName: '=1+1',
      emailAddress: `c${id}@c.test`,
      mobileNumber: '+2348062201184',
      status: 'Active',
    }));
    return Response.json({ items, totalItems: items.length });
  });
  const wanted = { filter: { ...customerFilters.empty, status: 'Active' }, format: 'csv' } as const;
  const { name, content } = await exportCustomers(wanted, { signal: new AbortController().signal });
  expect(asked).toEqual(['?export=true&status=Active']);
  expect(name).toMatch(/^Customers-.+\.csv$/);
  const lines = (await content.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(251);
  expect(lines[1]).toBe("'=1+1,c0@c.test,+2348062201184,,Active,,,,");
});
