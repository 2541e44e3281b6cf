// @vitest-environment happy-dom
/** What stands above the payouts while the outcome of one is unknown, and where their details lead. */
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { swapCases } from '../../../machines/balances/swap/swap.cases';
import { payoutCases } from '../../../machines/payouts/payout/payout.cases';
import { refundCases } from '../../../machines/refunds/refund/refund.cases';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';
import { settled } from '../../../tests/paths/sights';

loadScreens();
let close = () => {};
afterEach(() => close());

const REFUND = 'Checking the status of your refund…';
const { bookmark } = payoutCases.inputs.reopened;
const LIST = '/dashboard/account/payouts';

async function open(path: string, kept: object | null) {
  const opened = openRendered({
    path,
    as: 'amaka.obi@bluecrest.test',
    holds: ['loadChoices', 'getPayoutStatus'],
    ...(kept && { bookmark: { flow: 'payout', bookmark: kept } }),
  });
  close = opened.close;
  await screen.findByRole('heading', { level: 1 });
  await settled();
  return opened.I;
}

const warning = () =>
  screen.queryByText('We don’t know the outcome of your last payout yet. Check its status before you pay again.');

describe('[PAY-06] the warning about the last payout', () => {
  it.each([
    ['an unknown outcome', true, LIST, bookmark],
    ['an unknown outcome on the page of transfers', true, '/dashboard/payout/transfer', bookmark],
    ['an unknown outcome while its dialog is open', false, `${LIST}?transfer=new`, bookmark],
    ['an order under review', false, LIST, { ...bookmark, order: null, reviewed: bookmark.order }],
    ['a draft', false, LIST, { ...bookmark, order: null }],
    ['nothing', false, LIST, null],
  ])('with %s is shown: %s', async (_, isShown, path, kept) => {
    await open(path, kept);
    expect(warning() !== null).toBe(isShown);
  });

  it('leads to the check of its status', async () => {
    const I = await open(LIST, bookmark);
    await I.press('Check status');
    expect(window.location.search).toBe('?transfer=new');
    await I.see('Checking the status of your payout…');
  });
});

const swapped = swapCases.inputs.reopened.bookmark;
const refunded = refundCases.inputs.reopened.bookmark;

describe('[PAY-05 SWP-05 RFD-02] an order that was put aside', () => {
  it.each([
    ['payout', 'payout', bookmark, LIST, 'Checking the status of your payout…'],
    ['payout', 'payout', bookmark, '/dashboard/account/balances', 'Checking the status of your payout…'],
    ['swap', 'swap', swapped, '/dashboard/account/balances', 'Checking the status of your swap…'],
    ['refund', 'refund:', { ...refunded, draft: { ...refunded.draft, reference: 'KOR-1001' } }, '/dashboard/refunds', REFUND],
    ['refund', 'refund:KPY-1001', refunded, '/dashboard/business/transactions/transaction-details/KPY-1001', REFUND],
  ])('is a %s, and is checked by itself once there is a connection again', async (what, flow, kept, path, words) => {
    const opened = openRendered({
      path,
      as: 'amaka.obi@bluecrest.test',
      holds: ['getPayoutStatus', 'getSwapStatus', 'getRefundOrderStatus'],
      bookmark: { flow, bookmark: kept },
    });
    close = opened.close;
    const unknown = new RegExp(`^We don’t know the outcome of your last ${what}( \\(.*\\))? yet`);
    await screen.findByText(unknown);
    await settled();
    fireEvent(window, new Event('online'));
    await opened.I.see(words);
    expect(screen.queryByText(unknown)).toBeNull();
  });
});

describe('[PAY-01] the details beside the list', () => {
  it('lead to all payouts to the same account at its bank', async () => {
    const I = await open(`${LIST}?payout=1`, null);
    await I.press('View all payouts to this recipient');
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      by: 'beneficiaryNumber',
      recipient: '0123456789',
      bank: 'Guaranty Trust Bank',
    });
  });
});

describe('[PAY-03] a transfer by its address', () => {
  const dialogs = () => screen.queryAllByRole('dialog', { name: 'Make a Transfer' }).length;
  it.each([
    ['new', 1],
    ['USD', 1],
    ['usd', 0],
    ['anything', 0],
  ])('of the wallet %j opens %s form', async (wallet, count) => {
    await open(`${LIST}?transfer=${wallet}`, null);
    expect(dialogs()).toBe(count);
  });
});

describe('[PAY-02] the wallet of the transfers', () => {
  const tab = () => screen.getByRole('tab', { selected: true }).textContent;
  const figures = () => screen.getByLabelText('Wallet').textContent;

  it.each([
    ['', 'NGN'],
    ['?wallet=USD', 'USD'],
    ['?wallet=usd', 'NGN'],
    ['?wallet=XYZ', 'NGN'],
  ])('at %j is that of %s', async (search, currency) => {
    await open(`/dashboard/payout/transfer${search}`, null);
    expect([tab(), figures()?.includes(`${currency} `)]).toEqual([currency, true]);
  });

  it('is chosen by its tab, and starts at the first page', async () => {
    await open('/dashboard/payout/transfer?page=2', null);
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'USD' })));
    expect(window.location.search).toBe('?wallet=USD');
    await settled();
    expect(tab()).toBe('USD');
  });
});
