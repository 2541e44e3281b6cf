// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { open, row } from '../../../../tests/samples/bulkRefundProvider';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
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

it('[RFD-03] accounts for every row of the file, and leads back to those left over', async () => {
  const texts = [row(2, '1'), row(3, '0'), row(4, '2'), { ...row(5, '4'), isHidden: true }];
  const { actor, reach, review, confirm, view } = open({ texts });
  await review();
  actor.send({ type: 'row.excluded', line: 4 });
  confirm();
  await reach('results');
  const can = (type: Parameters<typeof actor.send>[0]['type']) => type === 'retry' && actor.getSnapshot().can({ type });
  render(
    <FlowProvider Toasts={Toasts}>
      <BatchResults view={view()} can={can} send={actor.send} part={() => null} list="/refunds" />
    </FlowProvider>,
  );
  expect(screen.getByText('The provider accepted the refunds that we sent (1).')).toBeTruthy();
  expect(screen.getByText('3 of 4 rows weren’t sent: 1 wasn’t ready, 1 excluded, 1 hidden in the spreadsheet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Continue with the other 3 rows' }));
  await waitFor(() => expect(view().entries.map(({ row: { line } }) => line)).toEqual([3, 4, 5]));
});

it('[RFD-03] a declined refund can be tried again, and a file that went through whole offers nothing', async () => {
  await show('Approved', 'Declined');
  expect(screen.getByRole('button', { name: 'Try 1 again' })).toBeTruthy();
  expect(screen.queryByText(/sent:/)).toBeNull();
  cleanup();
  await show('Approved');
  expect(screen.queryByRole('button', { name: /again|Continue/ })).toBeNull();
});
