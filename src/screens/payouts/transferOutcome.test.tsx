// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { payoutCases, rent } from '../../../machines/payouts/payout/payout.cases';
import { payoutMachine } from '../../../machines/payouts/payout/payout.machine';
import { type OutcomeView, outcomeView } from '../../../machines/payouts/payout/payout.outcome';
import { selectPayout } from '../../../machines/payouts/payout/payout.select';
import type { Order, PayoutResult } from '../../../machines/payouts/payout/payout.types';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import type { PayoutFlow } from './payoutFlow';
import { TransferOutcome, TransferOutcomeButtons, titleOf } from './TransferOutcome';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { successful } = payoutCases.ports.loadResult.answers;
const { all: choices } = payoutCases.ports.loadChoices.answers;

function outcomeOf(status: string | null, at: Partial<OutcomeView> = {}, more: Partial<PayoutResult> = {}) {
  const result = status === null ? null : { ...successful, status, available: '6422880.00', ...more };
  const known = { order: rent, outcome: 'verified' as const, result, choices, currency: 'NGN' };
  return outcomeView(known, { loading: false, failed: false, ...at });
}

function show(status: string | null, at: Partial<OutcomeView> = {}, more: Partial<PayoutResult> = {}, order: Order = rent) {
  const outcome = outcomeOf(status, at, more);
  const view = selectPayout(createActor(payoutMachine, { input: payoutCases.inputs.fresh }).getSnapshot());
  const send = vi.fn();
  const onView = vi.fn();
  const flow: PayoutFlow = { view: { ...view, order, outcome }, can: () => true, send, part: () => null };
  render(
    <FlowProvider Toasts={Toasts}>
      <TransferOutcome flow={flow} business="Bluecrest Stores" />
      <TransferOutcomeButtons flow={flow} onView={onView} />
    </FlowProvider>,
  );
  return { send, onView };
}

const facts = () => statedFacts().map((fact) => fact.join(': '));
const stamp = () => document.querySelector('[data-stamp]');
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);

describe('[PAY-05] the outcome of a transfer', () => {
  it('that was paid has the balance before, what was taken, and the balance after', () => {
    show('Successful');
    expect(facts().slice(0, 4)).toEqual([
      'Payout Balance before: NGN 6,482,930.00',
      'Amount: NGN −60,000.00',
      'Fee: NGN −50.00',
      'Payout Balance: NGN 6,422,880.00',
    ]);
    expect([stamp()?.getAttribute('data-stamp'), stamp()?.textContent]).toEqual(['final', 'Paid22-Nov-2026 09:14:12 am']);
    screen.getByText('You paid');
  });
  it('that awaits approval says what is held and what is available, with its status', () => {
    const { onView } = show('Awaiting Approval');
    expect(facts().slice(0, 3)).toEqual([
      'Payout Balance before: NGN 6,482,930.00',
      'Held for this payout and its fee: NGN −60,050.00',
      'Available: NGN 6,422,880.00',
    ]);
    expect([stamp()?.getAttribute('data-stamp'), stamp()?.firstChild?.textContent]).toEqual(['waiting', 'Awaiting Approval']);
    const callout = within(screen.getByRole('status'));
    callout.getByText('This payout needs approval.');
    callout.getByText('We hold the money until an approver decides. All payouts of one day without an approver count together.');
    expect(buttons()).toEqual(expect.arrayContaining(['View payout', 'Pay another', 'Done']));
    expect(buttons()).not.toContain('Receipt');
    fireEvent.click(screen.getByRole('button', { name: 'View payout' }));
    expect(onView).toHaveBeenCalledExactlyOnceWith('1');
  });
  it.each(['Processing', 'Pending', 'Approved'])('that is %s says that it is in progress, and where the money is', (status) => {
    show(status);
    expect([stamp()?.getAttribute('data-stamp'), stamp()?.firstChild?.textContent]).toEqual(['waiting', status]);
    const callout = within(screen.getByRole('status'));
    callout.getByText('This payout is in progress.');
    callout.getByText('We hold the money until it is paid.');
  });
  it('that failed is not stamped as paid, and says where the money is', () => {
    show('Failed');
    expect([stamp()?.getAttribute('data-stamp'), stamp()?.firstChild?.textContent]).toEqual(['waiting', 'Failed']);
    const alert = within(screen.getByRole('alert'));
    alert.getByText('This payout didn’t go through.');
    alert.getByText('Your money is back in your Payout Balance.');
    expect(buttons()).not.toContain('Receipt');
  });
  it('whose fee is unknown has no line for it', () => {
    const known = { fee: null, available: '6422930.00' };
    show('Processing', {}, known);
    expect(facts().slice(0, 3)).toEqual([
      'Payout Balance before: NGN 6,482,930.00',
      'Held for this payout: NGN −60,000.00',
      'Available: NGN 6,422,930.00',
    ]);
    cleanup();
    show('Successful', {}, known);
    expect(facts().slice(0, 3)).toEqual([
      'Payout Balance before: NGN 6,482,930.00',
      'Amount: NGN −60,000.00',
      'Payout Balance: NGN 6,422,930.00',
    ]);
  });
  it('that is loading has no stamp, no balance and no receipt', () => {
    show(null, { loading: true });
    screen.getByText('Loading your balance…');
    expect([stamp(), facts()]).toEqual([null, ['Account number: 0123456789', 'Description: Rent']]);
    expect(buttons()).not.toContain('Receipt');
  });
  it.each([
    ['Successful', 'Payout sent', 'You paid'],
    ['Awaiting Approval', 'Payout submitted', 'You asked to pay'],
    ['Failed', 'Payout failed', 'You asked to pay'],
  ])('that is %s is called %s', (status, title, label) => {
    expect(titleOf(outcomeOf(status))).toBe(title);
    show(status);
    screen.getByText(title);
    screen.getByText(label);
  });
  it('names a merchant by the ID, and leaves out what the order and the status do not have', () => {
    const order: Order = { ...rent, type: 'Merchant', accountNumber: '1002', bankName: '', description: '' };
    show('Successful', {}, { initiatedAt: null, reference: '' }, order);
    expect(screen.getByText('ADA OKAFOR').closest('p')?.textContent).toBe('to ADA OKAFOR');
    expect(facts().slice(4)).toEqual(['Merchant ID: 1002']);
    expect(stamp()?.textContent).toBe('Paid');
    cleanup();
    show('Successful');
    expect(screen.getByText('ADA OKAFOR').closest('p')?.textContent).toBe('to ADA OKAFOR, Guaranty Trust Bank');
    expect(facts().slice(4)).toEqual([
      'Date: 22-Nov-2026 09:14:12 am',
      'Account number: 0123456789',
      'Description: Rent',
      'Payout reference: KPO-1',
    ]);
  });
  it('has the colour of its status', () => {
    const colours = ['Successful', 'Awaiting Approval', 'Processing', 'Failed'].map((status) => {
      cleanup();
      show(status);
      return stamp()?.className;
    });
    expect(new Set(colours).size).toBe(4);
  });
  it('leads to its details only while it is held, where these are known and can be shown', () => {
    const isOffered = () => screen.queryByRole('button', { name: 'View payout' }) !== null;
    for (const [status, more, isThere] of [
      ['Processing', {}, true],
      ['Processing', { payoutId: null }, false],
      ['Successful', {}, false],
      ['Failed', {}, false],
    ] as const) {
      show(status, {}, more);
      expect([status, isOffered()]).toEqual([status, isThere]);
      cleanup();
    }
  });
  it('that failed to load says that the payout is not affected, and loads again', () => {
    const { send } = show(null, { failed: true });
    expect(stamp()?.textContent).toBe('Submitted');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'result.retry' });
  });
  it('is the only part of the page that is printed as a receipt', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show('Successful');
    fireEvent.click(screen.getByRole('button', { name: 'Receipt' }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByText('Bluecrest Stores').closest('[data-print]')).not.toBeNull();
  });
});
