// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Order } from '../../../machines/balances/swap/swap.types';
import { SwapCompare, SwapOrder } from './SwapOrder';

afterEach(cleanup);

const pair = { id: '1', symbol: 'USD/NGN', base: 'USD', quote: 'NGN', buy: '1520.00', sell: '1490.00' };
const order: Order = {
  pair,
  source: 'NGN',
  destination: 'USD',
  debit: '100000',
  credit: '65.78',
  description: 'Stock',
  idempotencyKey: 'k',
};
const price = { base: 'USD', quote: 'NGN', price: '1520.00' };
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('[SWP-04] sets the swap of before beside the one of now, each with its own rate and amounts', () => {
  const now = { ...order, debit: '100001', credit: '65.65' };
  render(<SwapCompare before={{ order, price }} now={{ order: now, price: { ...price, price: '1523.04' } }} />);
  expect(screen.getByRole('table', { name: 'Old and new swap terms' })).toBeTruthy();
  expect(texts('thead th')).toEqual(['Item', 'Before', 'Now']);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map((cells) => cells.slice(1))).toEqual([
    ['1,520.00', '1,523.04'],
    ['100,000.00', '100,001.00'],
    ['65.78', '65.65'],
  ]);
  expect(rows.map(([name]) => name)).toEqual([
    expect.stringContaining('Rate, NGN per 1 USD'),
    expect.stringContaining('You pay, NGN'),
    expect.stringContaining('You receive, USD'),
  ]);
});

it('[SWP-05] shows the order as it is sent', () => {
  render(<SwapOrder order={order} />);
  expect(texts('dt')).toEqual(['You pay', 'You receive', 'Description']);
  expect(texts('dd')).toEqual(['NGN 100,000.00', 'USD 65.78', 'Stock']);
  cleanup();
  render(<SwapOrder order={{ ...order, description: '' }} />);
  expect(texts('dt')).toEqual(['You pay', 'You receive']);
});
