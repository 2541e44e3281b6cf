// @vitest-environment happy-dom
/** What the dialog of an invitation shows below the email. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
