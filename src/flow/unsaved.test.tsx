// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, useLocation } from 'wouter';
import { LeaveGuard } from '../screens/shell/LeaveGuard';
import { Link } from './Link';
import { useStepBack } from './stepBack';
import { discardUnsaved, type UnsavedHow, unsavedWork, useUnsaved } from './unsaved';

let navigate: (to: string) => void = () => {};

interface FormProps {
  readonly name: string | null;
  readonly how?: UnsavedHow;
  readonly back?: (() => void) | null;
}

function Form({ name, how, back = null }: FormProps) {
  useUnsaved(name, how);
  useStepBack(back);
  [, navigate] = useLocation();
  return <Link href="/other">Elsewhere</Link>;
}

const workspace = (name: string | null, more: Omit<FormProps, 'name'> = {}) => (
  <LeaveGuard>
    <Route path="/form">
      <Form name={name} {...more} />
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
/** The test's window has no history to go back in. The router hears nothing of it, as in a browser. */
const goBack = async () => {
  History.prototype.replaceState.call(window.history, null, '', '/before');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  await settle();
};
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

  it('in a dialog is left with the dialog, and says what is lost', async () => {
    window.history.pushState(null, '', '/form?open=answer');
    render(workspace('Files', { how: { dialog: 'open', words: 'The files aren’t kept.' } }));
    await act(async () => navigate('/form?open=answer&sort=day'));
    await settle();
    expect(asked()).toBeNull();
    await act(async () => navigate('/form'));
    await settle();
    await screen.findByText('The files aren’t kept.');
    expect(window.location.search).toBe('?open=answer&sort=day');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await settle();
    expect(window.location.href).toMatch(/\/form$/);
  });

  it('goes back a step with the browser’s back button, and stays on the page', async () => {
    const back = vi.fn();
    window.history.pushState(null, '', '/before');
    window.history.pushState(null, '', '/form');
    const { rerender } = render(workspace('Files', { back }));
    await goBack();
    expect([back.mock.calls.length, window.location.pathname, asked()]).toEqual([1, '/form', null]);
    rerender(workspace('Files'));
    await goBack();
    expect([back.mock.calls.length, window.location.pathname]).toEqual([1, '/form']);
    expect(asked()).not.toBeNull();
  });
});
