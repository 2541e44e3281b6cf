// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FlowProvider } from './FlowProvider';
import { useKeptCount } from './keptCount';
import { SignedInFlowProvider } from './SignedInFlowProvider';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Count() {
  const [count, replace] = useKeptCount('approvals');
  return (
    <>
      <output>{String(count)}</output>
      <button type="button" onClick={() => replace(3)}>
        three
      </button>
      <button type="button" onClick={() => replace(null)}>
        unknown
      </button>
    </>
  );
}

function open(owner = '1:1001:Live') {
  cleanup();
  render(
    <FlowProvider Toasts={() => null}>
      <SignedInFlowProvider owner={owner} environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
        <Count />
      </SignedInFlowProvider>
    </FlowProvider>,
  );
  return screen.getByRole('status').textContent;
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

it('is kept over a reload for its owner, until it is not known any more', () => {
  expect(open()).toBe('null');
  press('three');
  expect(open()).toBe('3');
  expect(open('1:1002:Live')).toBe('null');
  expect(open('1:1001:Test')).toBe('null');
  expect(open()).toBe('3');
  press('unknown');
  expect(open()).toBe('null');
});

it('ignores whatever else is stored', () => {
  for (const text of ['', '-1', 'x', '3 5', '12345678', '{}']) {
    sessionStorage.setItem('count:1:1001:Live:approvals', text);
    expect(open()).toBe('null');
  }
});
