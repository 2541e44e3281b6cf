import { describe, expect, it } from 'vitest';
import { swapCases } from './swap.cases';
import { columnsOf } from './swap.outcome';
import type { Order } from './swap.types';

const { now } = swapCases.ports.loadMarket.answers;
const order: Order = { ...swapCases.inputs.reopened.bookmark.order, idempotencyKey: 'K' };
const after = now.wallets.map((wallet) => ({
  ...wallet,
  availableBalance: { NGN: '6382930.00', USD: '40065.78' }[wallet.currency] ?? wallet.availableBalance,
}));

describe('[SWP-05] the balances after a swap', () => {
  it('have a column for each currency, and each adds up', () => {
    expect(columnsOf({ order, market: now, after })).toEqual([
      {
        currency: 'NGN',
        balance: '6382930.00',
        statement: {
          lines: [
            { label: 'before', amount: '6482930.00' },
            { label: 'paid', amount: '-100000.00' },
          ],
          balance: '6382930.00',
        },
      },
      {
        currency: 'USD',
        balance: '40065.78',
        statement: {
          lines: [
            { label: 'before', amount: '40000.00' },
            { label: 'received', amount: '65.78' },
          ],
          balance: '40065.78',
        },
      },
    ]);
  });
  it('have no lines after a reload, when the balances before are unknown', () =>
    expect(columnsOf({ order, market: null, after }).map(({ statement, balance }) => [statement, balance])).toEqual([
      [null, '6382930.00'],
      [null, '40065.78'],
    ]));
  it('are unknown until they are loaded, and for a wallet that was not returned', () => {
    expect(columnsOf({ order, market: now, after: null }).map(({ balance }) => balance)).toEqual([null, null]);
    expect(columnsOf({ order, market: now, after: [] }).map(({ statement }) => statement)).toEqual([null, null]);
    expect(columnsOf({ order: null, market: now, after })).toEqual([]);
  });
});
