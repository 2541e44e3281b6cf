/** The port of one payment (TRX-04). */
import { type Order, transactionDetails } from '../../../contract/transactions/transactionDetails';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';

/** @param key the payment reference. The provider also takes the order reference. */
export const getTransaction: Service<{ readonly key: string }, Order> = ({ key }, options) =>
  call(transactionDetails.getOrder, { query: { paymentreference: key } }, options);
