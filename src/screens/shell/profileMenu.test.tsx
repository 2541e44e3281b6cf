// @vitest-environment happy-dom
/** The menu of the user: what is chosen in it, and what cannot be done twice. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { recordingDownloadMachine } from '../../../machines/shell/recordingDownload/recordingDownload.machine';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { ProfileMenu } from './ProfileMenu';

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const user = { id: '1', name: 'Amaka Obi', email: 'amaka.obi@bluecrest.test', role: 'Owner', permissions: [] };
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
/** Ark opens and chooses by pointer. */
const choose = async (element: HTMLElement) => {
  await act(async () => void fireEvent.pointerDown(element));
  await press(element);
};
const open = () => press(screen.getByRole('button', { name: /Amaka Obi/ }));

function show(canLogOut = true) {
  const done: string[] = [];
  const recording = wire(recordingDownloadMachine, { save: () => new Promise<never>(() => {}) });
  render(
    <FlowProvider Toasts={Toasts}>
      <ProfileMenu
        user={user}
        recording={recording}
        help={{ finder: 'Ctrl K', address: '', email: '' }}
        onShowFlow={() => done.push('shows the flow')}
        logOut={{ can: canLogOut, ask: () => done.push('logs out') }}
      />
    </FlowProvider>,
  );
  return done;
}

/** An item of the menu, and why it cannot be pressed. */
async function itemOf(name: string) {
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) });
  const isDisabled = item.matches('[aria-disabled=true]');
  return { item, reason: isDisabled ? item.nextElementSibling?.textContent : null };
}

describe('[NAV-08] the menu of the user', () => {
  it('says how to get help', async () => {
    show();
    await open();
    await choose((await itemOf('Help')).item);
    expect(await screen.findByRole('dialog', { name: 'Help' })).toBeTruthy();
  });

  it('[FLW-02] has what auditors compare in an entry of its own', async () => {
    const done = show();
    await open();
    expect(screen.queryByText(/^Flows/)).toBeNull();
    await choose((await itemOf('For auditors')).item);
    const dialog = within(await screen.findByRole('dialog', { name: 'For auditors' }));
    expect(dialog.getByText(/^Flows \w+$/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'Show this flow' }));
    expect(done).toEqual(['shows the flow']);
  });

  it('logs out', async () => {
    const done = show();
    await open();
    await choose((await itemOf('Log Out')).item);
    expect(done).toEqual(['logs out']);
  });

  it('logs out only once', async () => {
    show(false);
    await open();
    expect(await itemOf('Log Out')).toMatchObject({ reason: 'You’re already being logged out.' });
  });

  it('[FLW-02] saves one recording at a time', async () => {
    show();
    await open();
    await choose((await itemOf('For auditors')).item);
    const save = await screen.findByRole('button', { name: 'Save recording' });
    expect(save.getAttribute('aria-busy')).toBeNull();
    await press(save);
    expect(save.getAttribute('aria-busy')).toBe('true');
  });

  it('says which theme is chosen, and changes it', async () => {
    show();
    await open();
    const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
    expect(dark.getAttribute('aria-checked')).toBe('false');
    await choose(dark);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
