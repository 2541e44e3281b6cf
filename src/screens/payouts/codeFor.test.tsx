// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlowProvider } from '../../flow/FlowProvider';
import { CodeFor } from './CodeFor';

afterEach(cleanup);

const payout = {
  email: 'amaka.obi@bluecrest.test',
  recipient: 'ADA OKAFOR',
  accountNumber: '0123456789',
  bankName: 'GTBank',
  amount: '2000.00',
  currency: 'NGN',
};

function said(together?: Parameters<typeof CodeFor>[0]['together']) {
  const { container } = render(
    <FlowProvider Toasts={() => null}>
      <CodeFor {...payout} {...(together !== undefined && { together })} />
    </FlowProvider>,
  );
  return (container.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}

it('[PAY-07] a code says what it sends: the payout, or all payouts of its batch', () => {
  expect(said()).toContain('for this payout.RecipientADA OKAFORAccount0123456789, GTBankAmountNGN 2,000.00');
  cleanup();
  const batch = said({ count: 3, amount: '63000.00' });
  expect(batch).toContain('It sends all 3 payouts of the batch, not only the one to ADA OKAFOR.');
  expect(batch).toMatch(/Recipients3Amount without feesNGN 63,000\.00$/);
  expect(batch).not.toContain('2,000.00');
  cleanup();
  expect(said({ count: 3, amount: null })).toMatch(/Recipients3$/);
  cleanup();
  expect(said('unknown')).toContain('If it was sent with others, the code sends all of them that still await it.');
});
