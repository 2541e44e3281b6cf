import { describe, expect, it } from 'vitest';
import { refundedInPart as payment } from '../transactionDetails/transactionDetails.flow';
import { receiptAt, whyNoReceipt } from './receiptEmail.rules';

describe('[TRX-04] the receipt of a payment', () => {
  it('is emailed for a live payment that was made, with an address', () => {
    expect(whyNoReceipt(payment, false)).toBeNull();
    expect(whyNoReceipt(payment, true)).toBe('Customers get no email in Test mode.');
    expect(whyNoReceipt({ ...payment, status: 'Pending' }, false)).toBe('The customer hasn’t paid.');
    expect(whyNoReceipt({ ...payment, customer: { ...payment.customer, email: '' } }, false)).toBe(
      'This payment has no email address.',
    );
  });
  it('is emailed at most once a minute', () => {
    expect(receiptAt(payment)).toBe(0);
    const sent = Temporal.PlainDateTime.from('2026-11-22T09:16:00').toZonedDateTime('Africa/Lagos').epochMilliseconds;
    expect(receiptAt({ receiptSentAt: '2026-11-22T09:16:00' })).toBe(sent + 60_000);
  });
});
