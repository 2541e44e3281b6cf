// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import { type PayoutView, type ReviewView, selectPayout } from '../../../machines/payouts/payout/payout.select';
import type { Order, Quote } from '../../../machines/payouts/payout/payout.types';
import { factsByTerm } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import type { PayoutFlow } from './payoutFlow';
import { TransferReview, TransferReviewButtons } from './TransferReview';

afterEach(cleanup);

const order: Order = {
  type: 'Bank',
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankCode: '058',
  bankId: '1',
  bankName: 'Guaranty Trust Bank',
  beneficiaryId: '',
  abroad: null,
  currency: 'NGN',
  amount: '60000',
  description: 'Rent',
  idempotencyKey: 'k',
};
const quote: Quote = {
  fee: '25.00',
  total: '60025.00',
  needsOtp: false,
  needsApproval: false,
  available: '6482930.00',
  similar: null,
};
const review: ReviewView = { quote, problem: null, availableAfter: null, affordable: true };

function show(given: Partial<PayoutView>, may = true) {
  const send = vi.fn();
  const confirmation = { can: () => may, send, part: () => null };
  const view = selectPayout(createActor(payoutMachine, { input: payoutCases.inputs.fresh }).getSnapshot());
  const flow: PayoutFlow = {
    view: { ...view, order, review, ...given },
    can: () => false,
    send: () => undefined,
    part: () => confirmation,
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <TransferReview {...flow} />
      <TransferReviewButtons {...flow} />
    </FlowProvider>,
  );
  return { send, facts: factsByTerm() };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('[PAY-05] the review of a transfer', () => {
  it('shows the recipient, the amount, the fee and what is debited', () => {
    const seen = show({}).facts;
    expect(screen.getByText('You’re paying').nextElementSibling?.textContent).toBe('NGN 60,000.00');
    expect(seen).toEqual({
      Recipient: 'ADA OKAFOR',
      Account: '0123456789, Guaranty Trust Bank',
      Description: 'Rent',
      Amount: 'NGN 60,000.00',
      Fee: 'NGN 25.00',
      'Total to be debited': 'NGN 60,025.00',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names a merchant by the ID, and a recipient abroad with every detail', () => {
    expect(show({ order: { ...order, type: 'Merchant', bankName: '' } }).facts['Merchant ID']).toBe('0123456789');
    cleanup();
    const abroad = {
      recipientName: 'Ada',
      recipientAddress: '1 Rue',
      bankName: 'BNP',
      bankAddress: '2 Rue',
      routingNumber: '12',
      swiftCode: 'BNPAFRPP',
    };
    expect(show({ order: { ...order, abroad } }).facts).toMatchObject({
      'Recipient address': '1 Rue',
      'Bank address': '2 Rue',
      'Routing number': '12',
      'SWIFT code': 'BNPAFRPP',
    });
  });

  it('says that the provider charges a fee that it does not report', () => {
    expect(show({ review: { ...review, quote: { ...quote, fee: null, total: null } } }).facts.Fee).toBeUndefined();
    expect(screen.getByText('The provider charges the fee.')).toBeTruthy();
  });

  it('says why there is no cost yet, and asks again', () => {
    show({ review: { ...review, quote: null } });
    expect(screen.getByText('Checking the fee…')).toBeTruthy();
    cleanup();
    const { send } = show({ review: { ...review, quote: null, problem: 'No answer.' } });
    expect(screen.queryByText('Asking what it costs…')).toBeNull();
    expect(screen.getByText('No answer. Nothing has been sent.')).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(send).toHaveBeenCalledWith({ type: 'retry' });
  });

  it('warns of a similar payout made today, and says how the last attempt ended', () => {
    const similar = { initiatedAt: '2026-11-21T09:30:00' };
    show({ problem: 'It never arrived.', review: { ...review, quote: { ...quote, similar } } });
    expect(screen.getByText(/^A payout of the same amount to this account was initiated today at 09:30/)).toBeTruthy();
    expect(screen.getByText('It never arrived.')).toBeTruthy();
    expect(screen.getByText('No money has moved. Check the payout, then initiate it again.')).toBeTruthy();
  });

  it('says that an approver is required, also for a small payout, because payouts of one day count together', () => {
    show({ order: { ...order, amount: '10' }, review: { ...review, quote: { ...quote, needsOtp: true, needsApproval: true } } });
    const said = screen.getByText(/a second-level approver must approve this before any money leaves/);
    expect(said.textContent).toContain('All payouts of one day without an approver count together.');
  });

  it('can be confirmed or revised, and says when amount and fee are above the balance', () => {
    const { send } = show({});
    fireEvent.click(button('Initiate payout'));
    fireEvent.click(button('Back'));
    expect(send.mock.calls).toEqual([[{ type: 'confirmation.confirmed' }], [{ type: 'confirmation.revised' }]]);
    cleanup();
    show({ review: { ...review, affordable: false } }, false);
    expect(button('Initiate payout').disabled).toBe(true);
    expect(screen.getByText('The amount plus the fee is more than your balance.')).toBeTruthy();
  });
});
