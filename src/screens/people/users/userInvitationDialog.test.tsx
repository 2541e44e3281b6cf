// @vitest-environment happy-dom
/** What the dialog of an invitation shows below the email. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { wire } from '../../../../machines/kit/flow/port';
import { userInvitationMachine } from '../../../../machines/people/userInvitation/userInvitation.machine';
import { userRolesMachine } from '../../../../machines/people/userRoles/userRoles.machine';
import { FlowProvider } from '../../../flow/FlowProvider';
import { UserInvitationDialog } from './UserInvitationDialog';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Allows for a busy machine. */
const LATER = { timeout: 10_000 };
const EXISTING = '002';
const NEW = '001';

/** How the line with these words looks. */
const lookOf = async (words: string) =>
  (await screen.findByText(words, { selector: '[data-callout] *' }, LATER)).closest('[data-callout]')?.className;

it('[USR-02] an invitation that is being sent looks like one that is being checked, and not like a result', async () => {
  const machine = wire(userInvitationMachine, {
    check: async () => ({ statusCode: EXISTING }),
    send: () => new Promise(() => {}),
  });
  const roles = wire(userRolesMachine, { load: async () => ['Viewer'] });
  render(
    <FlowProvider Toasts={() => null}>
      <UserInvitationDialog machine={machine} roles={roles} onDone={() => undefined} />
    </FlowProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Email Address', {}, LATER), { target: { value: 'new@crafts.test' } });
  const checking = await lookOf('Checking the email…');
  const resolved = await lookOf('This person already has an account. Choose a role.');
  await screen.findByRole('option', { name: 'Viewer' }, LATER);
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'Viewer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  const sending = await lookOf('Sending the invitation…');
  expect([sending === checking, sending === resolved]).toEqual([true, false]);
});

it('[USR-02] the fields that appear once the email was left are not skipped with the keyboard', async () => {
  let answer = (_: { statusCode: string }) => {};
  const machine = wire(userInvitationMachine, {
    check: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    send: () => new Promise(() => {}),
  });
  const roles = wire(userRolesMachine, { load: async () => ['Viewer'] });
  render(
    <FlowProvider Toasts={() => null}>
      <UserInvitationDialog machine={machine} roles={roles} onDone={() => undefined} />
    </FlowProvider>,
  );
  const email = await screen.findByLabelText('Email Address', {}, LATER);
  fireEvent.change(email, { target: { value: 'new@crafts.test' } });
  fireEvent.blur(email);
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await act(async () => answer({ statusCode: NEW }));
  const name = await screen.findByLabelText('First name', {}, LATER);
  await vi.waitFor(() => expect(document.activeElement).toBe(name));
});
