import type { SnapshotFrom } from 'xstate';
import type { Invitation } from '../../../contract/access/account';
import { type FormView, selectForm } from '../../kit/form/form.select';
import type { invitationMachine } from './invitation.machine';
import { check } from './invitation.rules';
import type { FirstPassword } from './invitation.types';

const STATES = ['confirming', 'choosing', 'accepted', 'refused', 'loadFailed', 'incomplete'] as const;

export interface InvitationView {
  readonly standing: 'loading' | (typeof STATES)[number];
  readonly busy: boolean;
  /** Null until it is loaded. */
  readonly invitation: Invitation | null;
  readonly message: string;
  readonly problem: string | null;
  /** The form of a new user. Null for everyone else. */
  readonly password: FormView<FirstPassword> | null;
}

const selectPassword = selectForm(check);

export function selectInvitation(snapshot: SnapshotFrom<typeof invitationMachine>): InvitationView {
  const { invitation, message, problem } = snapshot.context;
  const password = snapshot.children.password?.getSnapshot();
  const isAccepting = snapshot.matches('accepting');
  return {
    standing: snapshot.matches('acceptedBefore')
      ? 'accepted'
      : isAccepting
        ? 'confirming'
        : (STATES.find((state) => snapshot.matches(state)) ?? 'loading'),
    busy: snapshot.hasTag('busy'),
    invitation,
    message,
    problem,
    password: password ? selectPassword(password) : null,
  };
}
