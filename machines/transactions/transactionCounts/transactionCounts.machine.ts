import { viewCounts } from '../../kit/resource/viewCounts';

/** TRX-01: how many transactions each saved view of the list has. Its key is their currency, and empty for all. */
export const transactionCountsMachine = viewCounts('transactionCounts', {
  calls: ['countOrders'],
  things: 'transactions',
  req: ['TRX-01', 'TRX-02'],
});
