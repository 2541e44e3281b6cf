// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { idleMachine } from '../../../machines/shell/idle/idle.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { IdleGuard } from './IdleGuard';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

it('[SES-11] a screen reader hears of the end of the session ten seconds before it, and not with every second', async () => {
  const never = () => new Promise<never>(() => {});
  const machine = wire(idleMachine, {
    watch: ({ orBack }) => (orBack ? never() : Promise.resolve({ idleMs: 540_000 })),
    stay: never,
  });
  render(
    <FlowProvider Toasts={Toasts}>
      <IdleGuard machine={machine} limits={{ timeoutMs: 600_000, warnMs: 540_000 }} onOver={() => {}} onLogOut={() => {}}>
        <p>The dashboard</p>
      </IdleGuard>
    </FlowProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Are you still there?' });
  const spoken = () => dialog.querySelector('[role=status]')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  expect(dialog.querySelector('p')?.textContent).toMatch(
    /^You’ve been inactive\. For your security, we’ll log you out in \d\d:\d\d\. We’ll keep what you’ve entered\.$/,
  );
  expect(spoken()).toBe('');
  await pass(45_000);
  expect(spoken()).toBe('');
  await pass(6_000);
  expect(spoken()).toBe('You’ll be logged out in 10 seconds.');
});
