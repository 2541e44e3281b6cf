// @vitest-environment happy-dom
/** The dialogs about a user, which an address opens only if the user's row could. */
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyFault } from '../../../../machines/kit/flow/cases';
import { Failure } from '../../../../machines/kit/flow/fault';
import { wire } from '../../../../machines/kit/flow/port';
import { userRolesMachine } from '../../../../machines/people/userRoles/userRoles.machine';
import { ngozi } from '../../../../machines/people/users/users.flow';
import { type User, usersMachine } from '../../../../machines/people/users/users.machine';
import { settled } from '../../../../tests/paths/sights';
import { FlowProvider } from '../../../flow/FlowProvider';
import { Toasts } from '../../../ui/feedback/Toasts';
import { usersFlows } from '../../../wiring/people/users';
import { UsersScreen } from './UsersScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Allows for a busy machine. */
const LATER = { timeout: 10_000 };
const OWN = 'amaka.obi@bluecrest.test';

interface Opened {
  readonly mayChange?: boolean;
  readonly roles?: () => Promise<readonly string[]>;
}

async function open(address: string, more: Partial<User>, { mayChange = true, roles = async () => ['Owner'] }: Opened = {}) {
  window.history.replaceState(null, '', `/dashboard/settings/users?${address}`);
  const flows = {
    ...usersFlows,
    users: wire(usersMachine, { load: async () => ({ rows: [{ ...ngozi, ...more }], total: 1 }) }),
    userRoles: wire(userRolesMachine, { load: roles }),
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <UsersScreen flows={flows} business="Bluecrest Stores" email={OWN} mayChange={mayChange} />
    </FlowProvider>,
  );
  await screen.findAllByText('Ngozi Eze', {}, LATER);
}

const LOGS_OUT =
  'We’ll log Ngozi Eze out of Bluecrest Stores now. They can’t return until you activate them. Their past activity stays.';
const WITHDRAWN = 'They can’t accept the invitation until you activate it again.';
const RETURNS = 'Ngozi Eze will be able to act for Bluecrest Stores again as Viewer.';
const RESENT = 'We’ll send a new email to ngozi.eze@bluecrest.test. The link in the previous email will stop working.';

describe('[USR-01] the question before a user changes', () => {
  it.each([
    ['deactivating=3', 'Active', 'Deactivate Ngozi Eze?', LOGS_OUT, 'Deactivate', 'danger'],
    ['deactivating=3', 'New', 'Deactivate Ngozi Eze?', WITHDRAWN, 'Deactivate', 'danger'],
    ['activating=3', 'Inactive', 'Activate Ngozi Eze?', RETURNS, 'Activate', 'solid'],
    ['resending=3', 'New', 'Resend the invitation to Ngozi Eze?', RESENT, 'Resend invitation', 'solid'],
  ])('at %s of a user who is %s is: %s', async (address, status, title, words, action, kind) => {
    await open(address, { status });
    const dialog = within(await screen.findByRole('dialog', { name: title }, LATER));
    dialog.getByText(words);
    dialog.getByRole('button', { name: 'Cancel' });
    const button = dialog.getByRole('button', { name: action });
    expect(button.closest('[data-button]')?.getAttribute('data-button')).toBe(kind);
  });

  it.each([
    ['deactivating=3', { status: 'Inactive' }],
    ['activating=3', { status: 'Active' }],
    ['resending=3', { status: 'Active' }],
    ['deactivating=7', { status: 'Active' }],
    ['deactivating=3', { status: 'Active', email: OWN }],
    ['giving=3', { email: OWN }],
    ['giving=7', {}],
    ['', {}],
  ])('is not asked at %j of a user with %j', async (address, more) => {
    await open(address, more);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['deactivating=3', 'giving=3', 'new=user'])('is not asked at %s of a role that may only view', async (address) => {
    await open(address, { status: 'Active' }, { mayChange: false });
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[USR-01] the roles that can be given', () => {
  const options = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).options].map(({ text }) => text);

  it.each([
    [['Owner', 'Viewer'], 'Viewer', ['Choose a role', 'Owner', 'Viewer']],
    [['Owner', 'Viewer'], 'Auditor', ['Choose a role', 'Auditor', 'Owner', 'Viewer']],
    [['Owner', 'Viewer'], '', ['Choose a role', 'Owner', 'Viewer']],
  ])('are %j, with the role of the user: %s', async (roles, role, offered) => {
    await open('giving=3', { role }, { roles: async () => roles });
    await screen.findByRole('dialog', { name: 'Update role for Ngozi Eze' }, LATER);
    await screen.findByRole('option', { name: 'Owner' });
    expect(options()).toEqual(offered);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be loaded again', async () => {
    await open('giving=3', {}, { roles: () => Promise.reject(new Failure(everyFault.badAnswer)) });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your roles.');
    expect(options()).toEqual(['Choose a role', 'Viewer']);
  });
});
