import { describe, expect, it } from 'vitest';
import { paid } from './payoutDetails.flow';
import { moneyOf, nextStepOf, payAgain, transferToOpen, whyReturned } from './payoutDetails.rules';

describe('[PAY-01] the details of a payout', () => {
  it.each([
    ['Awaiting Verification', 'verify'],
    ['Awaiting Approval', 'approve'],
    ['Awaiting Second Level Approval Verification', 'approve'],
    ['Failed', 'payAgain'],
    ['Rejected', 'payAgain'],
    ['Declined', 'payAgain'],
    ['Successful', 'none'],
    ['Processing', 'none'],
  ])('%s: the next step is %s', (status, step) => {
    expect(nextStepOf({ ...paid, status })).toBe(step);
  });
  it('offer no code for a payout without a batch', () =>
    expect(nextStepOf({ ...paid, status: 'Awaiting Verification', batchId: null })).toBe('none'));
  it('sum the amount and the fee exactly', () => {
    expect(moneyOf({ amount: '60000.10', fee: '50.20' })).toEqual({ amount: '60000.10', fee: '50.20', sum: '60050.30' });
    expect(moneyOf({ amount: '60000.00', fee: null })).toBeNull();
    expect(moneyOf({ amount: null, fee: '50.00' })).toBeNull();
  });
  it('say who stopped it', () => {
    expect(whyReturned({ ...paid, status: 'Failed' })).toBe('Guaranty Trust Bank couldn’t complete this payout.');
    expect(whyReturned({ ...paid, status: 'Declined', approver: 'Tunde Bello' })).toBe('Tunde Bello declined this payout.');
    expect(whyReturned({ ...paid, status: 'Failed', bankName: '' })).toBe('The recipient’s bank couldn’t complete this payout.');
    expect(whyReturned({ ...paid, status: 'Rejected' })).toBe('This payout was declined.');
    expect(whyReturned(paid)).toBeNull();
  });
  it('fill in another transfer, but never its order', () => {
    expect(payAgain(paid)).toMatchObject({
      currency: 'NGN',
      draft: { type: 'Bank', accountNumber: '0123456789', amount: '60000.00', description: 'Rent', bankCode: '' },
      recipient: null,
      order: null,
    });
    expect(payAgain({ ...paid, type: 'InternationalPayout' }).draft.accountNumber).toBe('');
    const { draft } = payAgain({ ...paid, type: 'Merchant', accountNumber: '1002', amount: null });
    expect(draft).toMatchObject({ type: 'Merchant', accountNumber: '1002', amount: '' });
  });
  it('never replace a transfer that is open', () => {
    const open = payAgain({ ...paid, currency: 'USD' });
    expect(transferToOpen(null, payAgain(paid))).toEqual({ transfer: payAgain(paid), isNew: true, problem: null });
    expect(transferToOpen(open, payAgain(paid))).toEqual({
      transfer: open,
      isNew: false,
      problem: 'Finish or close your open payout first, then select Pay again.',
    });
  });
});
