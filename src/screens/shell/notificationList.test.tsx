// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { NotificationList } from './NotificationList';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/dashboard');
  HTMLElement.prototype.showPopover ??= () => {};
});
afterEach(cleanup);

type Shown = Parameters<typeof NotificationList>[0]['notifications'];

const PAID: Shown[number] = {
  id: '1',
  messageFrom: 'Settlements',
  messageText: 'NGN 12,400.00 was settled.',
  dateCreated: '2026-11-20T09:30:00',
  link: '/dashboard/account/payouts?status=Successful',
};
const DUE: Shown[number] = {
  ...PAID,
  id: 'two words',
  messageFrom: 'Chargebacks',
  messageText: 'A chargeback is due.',
  link: '/dashboard/chargeback',
};
const STORES = '1:1001:Live';

const isBuilt = (address: string) => (address.startsWith('/dashboard/account') ? address : null);

function show(notifications: Shown, owner = STORES, onOpen = () => {}) {
  cleanup();
  return render(
    <FlowProvider Toasts={() => null}>
      <SignedInFlowProvider owner={owner} environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
        <NotificationList notifications={notifications} linkTo={isBuilt} onOpen={onOpen} />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
}
const bell = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('[NAV-08 NAV-12] the bell shows and names how many notifications there are, and opens them with who sent each and when', async () => {
  const onOpen = vi.fn();
  show([PAID], STORES, onOpen);
  expect(bell('Notifications, 1').textContent).toBe('1');
  fireEvent.click(bell('Notifications, 1'));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeDefined();
  expect(onOpen).toHaveBeenCalledOnce();
  for (const words of [/^Settlements/, 'NGN 12,400.00 was settled.', /20.Nov.2026.*09:30/])
    expect(await screen.findByText(words)).toBeDefined();
});

it('[NAV-08] without any it says so, and the bell names no number', async () => {
  show([]);
  expect(bell('Notifications').textContent).toBe('');
  fireEvent.click(bell('Notifications'));
  expect(await screen.findByText('You have no notifications.')).toBeDefined();
});

describe('[NAV-12] a notification', () => {
  it('is marked as read and unread, and the bell counts those that are not, also after a reload', async () => {
    show([PAID, DUE]);
    fireEvent.click(bell('Notifications, 2'));
    await press('Mark as read: A chargeback is due.');
    expect(bell('Notifications, 1')).toBeDefined();
    show([PAID, DUE]);
    fireEvent.click(bell('Notifications, 1'));
    await press('Mark as unread: A chargeback is due.');
    expect(bell('Notifications, 2')).toBeDefined();
    await press('Mark all as read');
    expect(bell('Notifications')).toBeDefined();
    show([{ ...PAID, id: '3' }, PAID, DUE]);
    expect(bell('Notifications, 1')).toBeDefined();
  });

  it('is counted apart for each business, environment and user', async () => {
    show([PAID]);
    fireEvent.click(bell('Notifications, 1'));
    await press('Mark all as read');
    for (const owner of ['1:1002:Live', '1:1001:Test', '2:1001:Live']) {
      show([PAID], owner);
      expect([owner, bell('Notifications, 1').tagName]).toEqual([owner, 'BUTTON']);
    }
    show([PAID]);
    expect(bell('Notifications')).toBeDefined();
  });

  it('leads to what it is about, which reads it, and to no page that does not exist', async () => {
    show([PAID, DUE]);
    fireEvent.click(bell('Notifications, 2'));
    const link = await screen.findByRole('link', { name: PAID.messageText });
    expect(screen.queryByRole('link', { name: DUE.messageText })).toBeNull();
    fireEvent.click(link);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(PAID.link));
    expect(bell('Notifications, 1')).toBeDefined();
  });
});
