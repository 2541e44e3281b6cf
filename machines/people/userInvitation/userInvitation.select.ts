import type { SnapshotFrom } from 'xstate';
import type { userInvitationMachine } from './userInvitation.machine';
import { blockers, emailError, fieldErrors, hasAccount } from './userInvitation.rules';
import type { Draft } from './userInvitation.types';

const STEPS = ['enteringEmail', 'debouncing', 'checking', 'checkFailed', 'existingMember', 'existingUser', 'newUser'] as const;

export interface UserInvitationView {
  readonly step: (typeof STEPS)[number] | 'submitting' | 'ended';
  /** The fields that are required besides the email. */
  readonly asks: 'nothing' | 'role' | 'everything';
  readonly draft: Draft;
  readonly blocker: string | null;
  readonly errors: ReturnType<typeof fieldErrors> & { readonly email: string | null };
  readonly problem: string | null;
}

export function selectUserInvitation(snapshot: SnapshotFrom<typeof userInvitationMachine>): UserInvitationView {
  const { draft, code, problem, isEmailLeft } = snapshot.context;
  const step =
    STEPS.find((one) => snapshot.matches({ editing: one })) ?? (snapshot.matches('submitting') ? 'submitting' : 'ended');
  return {
    step,
    asks: asked(step, code),
    draft,
    blocker: blockers({ draft, code })[0] ?? null,
    errors: { ...fieldErrors(draft), email: emailError({ draft, isEmailLeft }) },
    problem,
  };
}

/** While the invitation is sent, the fields stay visible. */
function asked(step: UserInvitationView['step'], code: string | null): UserInvitationView['asks'] {
  if (!['existingUser', 'newUser', 'submitting'].includes(step)) return 'nothing';
  return hasAccount(code) ? 'role' : 'everything';
}

/** Returns the draft to store until the invitation is sent or cancelled, because the session may expire. */
export function bookmarkUserInvitation({ value, context: { draft } }: SnapshotFrom<typeof userInvitationMachine>): Draft | null {
  if (value === 'sent' || value === 'closed') return null;
  return Object.values(draft).every((text) => text === '') ? null : draft;
}
