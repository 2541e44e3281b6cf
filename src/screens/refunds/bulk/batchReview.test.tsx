// @vitest-environment happy-dom
/** What the review of a batch says of refunds in several currencies. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { factsByTerm } from '../../../../tests/facts';
import { open, row } from '../../../../tests/samples/bulkRefundProvider';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { BatchDialog } from './BatchDialog';
import type { BulkFlow } from './bulkFlow';
import { ReviewFoot } from './ReviewFoot';

afterEach(cleanup);

const texts = [row(2, '30'), row(3, '40', { reference: 'KPY-1002' }), row(4, '50', { reference: 'KPY-1003' })];

/** A batch of refunds, of which some are in another currency. */
async function reviewed(currencies: Readonly<Record<string, string>>) {
  const { actor, review, view } = open({ texts, currencies });
  await review();
  const show = (View: typeof ReviewFoot | typeof BatchDialog) => {
    const flow: BulkFlow = { view: view(), can: () => true, send: vi.fn(), part: () => null };
    render(
      <FlowProvider Toasts={Toasts}>
        <View flow={flow} />
      </FlowProvider>,
    );
  };
  return { show, confirm: () => actor.send({ type: 'batch.reviewed' }) };
}

const sums = async () => (await screen.findByText(/^You’re sending/)).parentElement?.textContent;

describe('[RFD-03] the review of a batch of refunds', () => {
  it('in one currency has one total', async () => {
    const { show, confirm } = await reviewed({});
    show(ReviewFoot);
    expect(factsByTerm()).toEqual({ Ready: '3 rows', 'Total to refund': 'NGN 120.00' });
    cleanup();
    confirm();
    show(BatchDialog);
    expect(await sums()).toBe('You’re sending 3 refundsNGN 120.00');
    expect(factsByTerm()).toEqual({});
  });
  it('in several currencies has a total of each, and never adds them', async () => {
    const { show, confirm } = await reviewed({ 'KPY-1002': 'USD' });
    show(ReviewFoot);
    expect(factsByTerm()).toEqual({ Ready: '3 rows', 'Total in NGN': 'NGN 80.00', 'Total in USD': 'USD 40.00' });
    cleanup();
    confirm();
    show(BatchDialog);
    expect(await sums()).toBe('You’re sending 3 refundsNGN 80.00USD 40.00');
    expect(factsByTerm()).toEqual({ 'Refunds in NGN': '2', 'Refunds in USD': '1' });
  });
});
