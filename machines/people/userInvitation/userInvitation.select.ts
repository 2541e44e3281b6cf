import type { SnapshotFrom } from 'xstate';
import type { userInvitationMachine } from './userInvitation.machine';
import { blockers, canBeChecked, emailError, fieldErrors, hasAccount, isFilled, isMember } from './userInvitation.rules';
import type { Draft } from './userInvitation.types';

type Snapshot = SnapshotFrom<typeof userInvitationMachine>;

const STEPS = ['enteringEmail', 'debouncing', 'checking', 'checkFailed', 'existingMember', 'existingUser', 'newUser'] as const;

export interface UserInvitationView {
  readonly step: (typeof STEPS)[number] | 'submitting' | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  /** The fields that are required besides the email. */
  readonly asks: 'nothing' | 'role' | 'everything';
  readonly draft: Draft;
  readonly blocker: string | null;
  readonly errors: ReturnType<typeof fieldErrors> & { readonly email: string | null };
  readonly problem: string | null;
}

function stepOf(snapshot: Snapshot): UserInvitationView['step'] {
  if (snapshot.matches('submitting')) return 'submitting';
  if (snapshot.matches('leaving')) return stepBehind(snapshot.context);
  return STEPS.find((one) => snapshot.matches({ editing: one })) ?? 'ended';
}

/** Returns the step that stays on screen while the merchant is asked whether they leave. It is the one that they go on with. */
function stepBehind({ draft: { email }, code }: Snapshot['context']): UserInvitationView['step'] {
  if (code === null) return canBeChecked(email) ? 'debouncing' : 'enteringEmail';
  if (isMember(code)) return 'existingMember';
  return hasAccount(code) ? 'existingUser' : 'newUser';
}

export function selectUserInvitation(snapshot: Snapshot): UserInvitationView {
  const { draft, code, problem, isEmailLeft } = snapshot.context;
  const step = stepOf(snapshot);
  return {
    step,
    leaving: snapshot.matches('leaving'),
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
export function bookmarkUserInvitation({ value, context: { draft } }: Snapshot): Draft | null {
  if (value === 'sent' || value === 'closed') return null;
  return isFilled({ draft }) ? draft : null;
}
