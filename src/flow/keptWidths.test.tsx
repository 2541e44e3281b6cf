// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKeptWidths } from './useKeptWidths';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function kept(list: string) {
  let found: ReturnType<typeof useKeptWidths> = [null, () => {}];
  const Asks = () => {
    found = useKeptWidths(list);
    return null;
  };
  render(<Asks />);
  return found;
}

it('[GEN-10] the widths of columns are kept for each list, and nothing of its rows', () => {
  const [none, keep] = kept('Payouts');
  expect(none).toBeNull();
  keep({ 'payout date': 120, recipient: 240 });
  expect(kept('Payouts')[0]).toEqual({ 'payout date': 120, recipient: 240 });
  expect(kept('Refunds')[0]).toBeNull();
});

it('[GEN-10] what is no width is left out', () => {
  localStorage.setItem('kontor:widths Payouts /', '12 date\n<b>\n-4 amount\n7');
  expect(kept('Payouts')[0]).toEqual({ date: 12 });
});
