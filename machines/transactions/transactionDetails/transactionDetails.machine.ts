import type { Order } from '../../../contract/transactions/transactionDetails';
import { resource } from '../../kit/resource/resource.machine';

/** One payment of a customer, with its refunds. Amounts are decimal text in major units, times the wall clock of Lagos. */
export type TransactionInFull = Order;

/** TRX-04: one payment, by its payment reference. */
export const transactionDetailsMachine = resource<TransactionInFull, string>('transactionDetails', {
  calls: ['getOrder'],
  req: ['TRX-04'],
  description: 'Shows one payment of a customer and what went back of it.',
});
