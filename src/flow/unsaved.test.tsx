// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, useLocation } from 'wouter';
import { LeaveGuard } from '../screens/shell/LeaveGuard';
import { Link } from './Link';
import { discardUnsaved, unsavedWork, useUnsaved } from './unsaved';

let navigate: (to: string) => void = () => {};

function Form({ name }: { readonly name: string | null }) {
  useUnsaved(name);
  [, navigate] = useLocation();
  return <Link href="/other">Elsewhere</Link>;
}

const workspace = (name: string | null) => (
  <LeaveGuard>
    <Route path="/form">
      <Form name={name} />
    </Route>
    <Route path="/other">The other page</Route>
  </LeaveGuard>
);

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));

function open(name: string | null) {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/form');
  return render(workspace(name));
}
const asked = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  cleanup();
  discardUnsaved();
});

describe('[NAV-10] unsaved work', () => {
  it('is known by name while it exists, and the browser asks before a reload', () => {
    const { rerender } = open('Bank details');
    expect(unsavedWork()).toEqual(['Bank details']);
    expect(reloads()).toBe(false);
    rerender(workspace(null));
    expect(unsavedWork()).toEqual([]);
    expect(reloads()).toBe(true);
  });

  it('requires a confirmation before a link leaves it', async () => {
    open('Bank details');
    fireEvent.click(screen.getByRole('link'));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await settle();
    expect(asked()).toBeNull();
    expect(window.location.pathname).toBe('/form');
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByText('The other page');
  });

  it('requires no confirmation if there is none, if it was just saved, or for another query of the same page', async () => {
    const { rerender } = open('Bank details');
    await act(async () => navigate('/form?tab=2'));
    await settle();
    expect(asked()).toBeNull();
    expect(window.location.search).toBe('?tab=2');
    await act(async () => {
      navigate('/other');
      rerender(workspace(null));
    });
    await settle();
    expect(asked()).toBeNull();
    expect(window.location.pathname).toBe('/other');
  });
});
