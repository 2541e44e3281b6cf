// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { type Refund, refundDetailsMachine } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { refund } from '../../../machines/refunds/refunds/refunds.flow';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { RefundDetailsScreen } from './RefundDetailsScreen';

afterEach(cleanup);

async function show(more: Partial<Refund>, transactions: string | null = '/transactions') {
  const refundDetails = wire(refundDetailsMachine, { load: async () => ({ ...refund(1), paymentReference: 'KPY-1', ...more }) });
  render(
    <FlowProvider Toasts={Toasts}>
      <RefundDetailsScreen flows={{ refundDetails }} list="/refunds" transactions={transactions} />
    </FlowProvider>,
  );
  return screen.findByRole('region', { name: 'Transaction' });
}

const to = () => [...document.querySelectorAll('p')].find(({ textContent }) => textContent?.startsWith('to '))?.textContent;
const facts = () => statedFacts().map(([term, value]) => `${term}: ${value.replace(/Copy.*$/, '')}`);
const why = () => screen.queryByRole('note')?.textContent ?? null;

describe('[RFD-04] the details of a refund', () => {
  it('say why it was declined, where the money is, and what can be done', async () => {
    await show({ status: 'Declined', remark: 'The customer’s bank declined the refund' });
    expect(why()).toBe(
      'The customer’s bank declined the refund.Your money stays with you. You can refund the transaction again.',
    );
    cleanup();
    await show({ status: 'Declined', remark: '' });
    expect(why()).toContain('This refund was declined.');
    cleanup();
    // Its mark has no colour of its own.
    await show({ status: 'Failed', remark: '' });
    expect(why()).toContain('Your money stays with you.');
  });

  it('say nothing of that for another one, and lead to its transaction', async () => {
    await show({ status: 'Approved' });
    expect(why()).toBeNull();
    expect(screen.getByRole('link', { name: 'View transaction' }).getAttribute('href')).toBe('/transactions/KPY-1');
  });

  it.each([
    ['the role cannot open it', {}, null],
    ['it is not known', { paymentReference: '' }, '/transactions'],
  ])('lead to no transaction if %s', async (_, more, transactions) => {
    await show(more, transactions);
    expect(screen.queryByRole('link', { name: 'View transaction' })).toBeNull();
  });

  it('are every fact under its name, and a dash for each that is not known', async () => {
    const known = {
      customerId: 'C-7',
      reason: 'Damaged',
      by: 'Amaka Obi',
      createdAt: '2026-11-20T09:10:04',
      decidedAt: '2026-11-20T10:45:04',
      orderReference: 'KOR-1',
      transactionAmount: '84500.00',
      currency: 'NGN',
      reference: 'RFD-1',
    };
    await show(known);
    expect(facts()).toEqual([
      'Refund reference: RFD-1',
      'Reason: Damaged',
      'Requested by: Amaka Obi',
      'Date: November 20th 2026, 9:10 am',
      'Decided: November 20th 2026, 10:45 am',
      'Transaction reference: KOR-1',
      'Transaction Amount: NGN 84,500.00',
      'Customer ID: C-7',
    ]);
    cleanup();
    await show({ ...known, reason: '', by: '', decidedAt: null, orderReference: '', transactionAmount: null, customerId: '' });
    expect(facts().filter((fact) => fact.endsWith(': —'))).toEqual([
      'Reason: —',
      'Requested by: —',
      'Decided: —',
      'Transaction reference: —',
      'Transaction Amount: —',
      'Customer ID: —',
    ]);
  });

  it('name the customer, and the remark of a refund that was not declined', async () => {
    await show({ status: 'Approved', email: 'ada@customer.test', remark: '' });
    expect(to()).toBe('to ada@customer.test');
    cleanup();
    await show({ status: 'Approved', email: '', remark: 'Returned in time' });
    expect(to()).toBe('to —. Returned in time');
    cleanup();
    await show({ status: 'Declined', email: 'ada@customer.test', remark: 'Card closed' });
    expect(to()).toBe('to ada@customer.test');
  });
});
