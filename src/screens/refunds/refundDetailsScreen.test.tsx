// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/port';
import { type Refund, refundDetailsMachine } from '../../../machines/refunds/refundDetails/refundDetails.machine';
import { refund } from '../../../machines/refunds/refunds/refunds.flow';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/Toasts';
import { RefundDetailsScreen } from './RefundDetailsScreen';

afterEach(cleanup);

async function show(more: Partial<Refund>) {
  const refundDetails = wire(refundDetailsMachine, { load: async () => ({ ...refund(1), paymentReference: 'KPY-1', ...more }) });
  render(
    <FlowProvider Toasts={Toasts}>
      <RefundDetailsScreen flows={{ refundDetails }} list="/refunds" transactions="/transactions" />
    </FlowProvider>,
  );
  return screen.findByRole('region', { name: 'Transaction' });
}

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
});
