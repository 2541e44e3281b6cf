// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { open, row } from '../../../../tests/samples/bulkRefundProvider';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/Toasts';
import { BatchResults } from './BatchResults';

afterEach(cleanup);

/** The results of one refund for each status. */
async function show(...statuses: readonly string[]) {
  const { reach, review, confirm, view } = open({ texts: statuses.map((_, at) => row(at + 2, `${at + 30}`)), statuses });
  await review();
  confirm();
  await reach('results');
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={view()} can={() => true} send={vi.fn()} part={() => null} list="/refunds" />
    </FlowProvider>,
  );
}

const LATER = 'The money leaves your balance once the refund is approved, or when your balance covers it.';

it.each([
  [['Processing'], `1 refund is pending. ${LATER}`],
  [['Pending'], `1 refund is pending. ${LATER}`],
  [['Pending', 'Approved', 'Processing'], `2 refunds are pending. ${LATER}`],
])('[RFD-03] a batch of refunds that are %j says how many are pending, and when their money leaves', async (statuses, says) => {
  await show(...statuses);
  expect(screen.getByText(/pending/).textContent).toBe(says);
});

it('[RFD-03] a batch without pending refunds says nothing of them', async () => {
  await show('Approved', 'Declined');
  expect(screen.queryByText(/pending/)).toBeNull();
});
