import { describe, expect, it } from 'vitest';
import { narrow } from '../../kit/list/narrow';
import { customerOrder } from './customerOrders.flow';
import { customerOrderFilters, customerOrderReaders } from './customerOrders.machine';

const rows = [
  { ...customerOrder(1), method: 'Card', status: 'Successful' },
  { ...customerOrder(2), method: 'Wallet', status: 'Successful' },
  { ...customerOrder(3), method: 'WALLET', status: 'Failed' },
  { ...customerOrder(4), method: '', status: 'Frozen' },
  { ...customerOrder(5), method: 'Pay With Bank Transfer', status: 'Successful' },
  { ...customerOrder(6), method: 'USSD', status: 'Failed' },
];

const shown = (filter: Partial<typeof customerOrderFilters.empty>) =>
  narrow(customerOrderFilters, customerOrderReaders, rows, { ...customerOrderFilters.empty, ...filter }).map(({ id }) =>
    rows.findIndex((row) => row.id === id),
  );

describe('[CUS-04] the payments of a customer', () => {
  it('are those paid from the channel that the filter names: a bank account, or a wallet, but no card', () => {
    expect([shown({}), shown({ channel: 'Wallet' }), shown({ channel: 'Bank Account' })]).toEqual([
      [0, 1, 2, 3, 4, 5],
      [1, 2],
      [4],
    ]);
  });
  it('are those of a status, alone and with a channel', () => {
    expect([
      shown({ status: 'Successful' }),
      shown({ status: 'Failed', channel: 'Wallet' }),
      shown({ status: 'Pending' }),
    ]).toEqual([[0, 1, 4], [2], []]);
  });
});
