import { expect, it } from 'vitest';
import { TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import { maySend, sendWarning } from './catalogOrderDetails.machine';

const PAID = { status: 'Successful', total: '31100.00', refunded: '0.00' };

it('[CAT-01] goods of an order that was refunded as a whole aren’t sent', () => {
  expect(sendWarning({ ...PAID, refunded: '31099.99' })).toBeNull();
  expect(sendWarning({ ...PAID, refunded: '31100.00' })).toBe('This order was refunded.');
  expect(maySend({ ...PAID, refunded: '31100.00', sentAt: null })).toBe(false);
});

it.each(TRANSACTION_STATUSES)('[CAT-01] goods of an order whose payment is %s are sent only if it is paid', (status) => {
  const isPaid = status === 'Successful';
  const order = { status, total: '31100.00', refunded: '100.00' };
  expect([maySend({ ...order, sentAt: null }), sendWarning(order) === null]).toEqual([isPaid, isPaid]);
});

it('[CAT-01] goods are sent once', () => expect(maySend({ ...PAID, sentAt: '2026-11-20T09:30:00' })).toBe(false));

it('[CAT-01] a payment that waits says not to send the goods yet', () => {
  expect(sendWarning({ ...PAID, status: 'Awaiting-Confirmation' })).toBe(
    'Don’t send the goods yet. The payment isn’t confirmed.',
  );
  expect(sendWarning({ ...PAID, status: 'Failed' })).toBe('This order isn’t paid.');
});
