// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { copyWith } from '../../../tests/drivers/clipboard';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { FundDialog } from './FundDialog';

afterEach(cleanup);

const account = { bankName: 'Providus Bank', accountNumber: '9901234567', accountName: 'BLUECREST STORES' };

function show(wallet: Parameters<typeof FundDialog>[0]['wallet'], writeText = async (_: string) => {}) {
  copyWith(writeText);
  const onClose = vi.fn();
  render(
    <FlowProvider Toasts={Toasts}>
      <FundDialog wallet={wallet} onClose={onClose} />
    </FlowProvider>,
  );
  return onClose;
}

it('[FND-03] names the bank, the number and the holder of the account, and copies them in this order', async () => {
  const copied: string[] = [];
  const onClose = show({ account }, async (text) => void copied.push(text));
  await screen.findByRole('dialog', { name: 'Fund Balance' });
  screen.getByText('Transfer to this account from any bank. Your balance updates when the transfer arrives.');
  expect(statedFacts()).toEqual([
    ['Bank name', 'Providus Bank'],
    ['Account number', expect.stringContaining('9901234567')],
    ['Account name', 'BLUECREST STORES'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy and close' }));
  await screen.findByText('Account details copied');
  expect(copied).toEqual(['Providus Bank, 9901234567, BLUECREST STORES']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('[FND-03] stays open when the browser refuses to copy, and says that nothing was copied', async () => {
  const onClose = show({ account }, () => Promise.reject(new Error('refused')));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy and close' }));
  await screen.findByText('Your browser blocked copying. We’ve selected the details, so you can copy them yourself.');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Close', { selector: 'button' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('[FND-03] says so where a wallet has no account', async () => {
  show({ account: null });
  await screen.findByText('This wallet doesn’t have an account number for transfers.');
  expect(screen.queryByRole('button', { name: 'Copy and close' })).toBeNull();
});
