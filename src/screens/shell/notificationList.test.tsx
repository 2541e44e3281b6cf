// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationList } from './NotificationList';

afterEach(cleanup);

const PAID = {
  id: '1',
  messageFrom: 'Settlements',
  messageText: 'NGN 12,400.00 was settled.',
  dateCreated: '2026-11-20T09:30:00',
};

it('[NAV-08 NAV-12] the bell names how many notifications there are, and opens them with who sent each and when', async () => {
  HTMLElement.prototype.showPopover ??= () => {};
  const onOpen = vi.fn();
  render(<NotificationList notifications={[PAID]} onOpen={onOpen} />);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications, 1' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeDefined();
  expect(onOpen).toHaveBeenCalledOnce();
  for (const words of ['Settlements', 'NGN 12,400.00 was settled.', /20.Nov.2026.*09:30/])
    expect(await screen.findByText(words)).toBeDefined();
});

it('[NAV-08] without any it says so, and the bell names no number', async () => {
  render(<NotificationList notifications={[]} onOpen={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('You have no notifications.')).toBeDefined();
});
