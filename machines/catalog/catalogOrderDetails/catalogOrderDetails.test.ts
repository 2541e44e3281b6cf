import { expect, it } from 'vitest';
import { TRANSACTION_STATUSES } from '../../../contract/transactions/transactionStatuses';
import { maySend, sendWarning } from './catalogOrderDetails.machine';

it.each(TRANSACTION_STATUSES)('[CAT-01] goods of an order whose payment is %s are sent only if it is paid', (status) => {
  const isPaid = status === 'Successful';
  expect([maySend({ status, sentAt: null }), sendWarning({ status }) === null]).toEqual([isPaid, isPaid]);
});

it('[CAT-01] goods are sent once', () => expect(maySend({ status: 'Successful', sentAt: '2026-11-20T09:30:00' })).toBe(false));

it('[CAT-01] a payment that waits says not to send the goods yet', () => {
  expect(sendWarning({ status: 'Awaiting-Confirmation' })).toBe('Don’t send the goods yet. The payment isn’t confirmed.');
  expect(sendWarning({ status: 'Failed' })).toBe('This order isn’t paid.');
});
