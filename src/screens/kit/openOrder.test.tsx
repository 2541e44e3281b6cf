// @vitest-environment happy-dom
/** What a page says of orders that were put aside while their outcome was unknown. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBookmark } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { OpenOrder, OpenOrders } from './OpenOrder';

const OWNER = '1:1001:Live';
const order = { idempotencyKey: 'K' };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const show = (content: React.ReactNode) =>
  act(
    async () =>
      void render(
        <FlowProvider Toasts={Toasts}>
          <SignedInFlowProvider owner={OWNER} environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
            {content}
          </SignedInFlowProvider>
        </FlowProvider>,
      ),
  );
const said = () => screen.queryAllByText(/We don’t know the outcome/).map(({ textContent }) => textContent);

describe('[PAY-05] an order of unknown outcome', () => {
  const one = (onCheck = vi.fn()) => <OpenOrder flow="bulkPayout" what="bulk payout" again="pay" onCheck={onCheck} />;

  it('is named, and checked on request and after a reconnect', async () => {
    const onCheck = vi.fn();
    saveBookmark(OWNER, 'bulkPayout', { order, batchId: null });
    await show(one(onCheck));
    expect(said()).toEqual(['We don’t know the outcome of your last bulk payout yet. Check its status before you pay again.']);
    fireEvent.click(screen.getByRole('button', { name: 'Check status' }));
    act(() => void dispatchEvent(new Event('online')));
    expect(onCheck).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing was sent', { order: null }],
    ['the provider has the batch', { order, batchId: 'B' }],
  ])('is not claimed if %s', async (_, bookmark) => {
    saveBookmark(OWNER, 'bulkPayout', bookmark);
    await show(one());
    expect(said()).toEqual([]);
  });
});

describe('[TRX-05] orders of unknown outcome, each about its own subject', () => {
  it('are all named, and each leads to its own', async () => {
    const onCheck = vi.fn();
    saveBookmark(OWNER, 'refund:KPY-2', { order: { ...order, of: 'KOR-2' } });
    saveBookmark(OWNER, 'refund:', { order: { ...order, of: '' } });
    saveBookmark(OWNER, 'refund:KPY-1', { order: null });
    saveBookmark(OWNER, 'refunds', { order });
    saveBookmark('2:1001:Live', 'refund:KPY-3', { order });
    await show(
      <OpenOrders<{ readonly order: { readonly of: string } | null }>
        flow="refund:"
        what="refund"
        again="refund"
        about={({ bookmark }) => bookmark.order?.of ?? ''}
        onCheck={({ subject }) => onCheck(subject)}
      />,
    );
    expect(said().map((text) => text?.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'We don’t know the outcome of your last refund yet. Check its status before you refund again.',
      'We don’t know the outcome of your last refund (KOR-2) yet. Check its status before you refund again.',
    ]);
    for (const button of screen.getAllByRole('button', { name: 'Check status' })) fireEvent.click(button);
    expect(onCheck.mock.calls).toEqual([[''], ['KPY-2']]);
  });
});
