import { describe, expect, it } from 'vitest';
import { narrow } from '../../kit/narrow';
import { customerOrder } from './customerOrders.flow';
import { customerOrderFilters, customerOrderReaders } from './customerOrders.machine';

const rows = [
  { ...customerOrder(1), method: 'Card', status: 'Successful' },
  { ...customerOrder(2), method: 'Wallet', status: 'Successful' },
  { ...customerOrder(3), method: 'WALLET', status: 'Failed' },
  { ...customerOrder(4), method: '', status: 'Frozen' },
];

const shown = (filter: Partial<typeof customerOrderFilters.empty>) =>
  narrow(customerOrderFilters, customerOrderReaders, rows, { ...customerOrderFilters.empty, ...filter }).map(({ id }) =>
    rows.findIndex((row) => row.id === id),
  );

describe('[CUS-04] the payments of a customer', () => {
  it('are those of a channel: the wallet, or the bank account for every other method', () => {
    expect([shown({}), shown({ channel: 'Wallet' }), shown({ channel: 'Bank Account' })]).toEqual([
      [0, 1, 2, 3],
      [1, 2],
      [0, 3],
    ]);
  });
  it('are those of a status, alone and with a channel', () => {
    expect([
      shown({ status: 'Successful' }),
      shown({ status: 'Failed', channel: 'Wallet' }),
      shown({ status: 'Pending' }),
    ]).toEqual([[0, 1], [2], []]);
  });
});
