import type { SnapshotFrom } from 'xstate';
import type { userInvitationMachine } from './userInvitation.machine';
import { blockers, fieldErrors, isElsewhere } from './userInvitation.rules';
import type { Draft } from './userInvitation.types';

const STEPS = ['addressing', 'settling', 'checking', 'unchecked', 'here', 'known', 'fresh'] as const;

export interface UserInvitationView {
  readonly step: (typeof STEPS)[number] | 'sending' | 'ended';
  /** What is asked for beside the address. */
  readonly asks: 'nothing' | 'role' | 'everything';
  readonly draft: Draft;
  readonly blocker: string | null;
  readonly errors: ReturnType<typeof fieldErrors>;
  readonly problem: string | null;
}

export function selectUserInvitation(snapshot: SnapshotFrom<typeof userInvitationMachine>): UserInvitationView {
  const { draft, code, problem } = snapshot.context;
  const step = STEPS.find((one) => snapshot.matches({ asking: one })) ?? (snapshot.matches('sending') ? 'sending' : 'ended');
  return {
    step,
    asks: asked(step, code),
    draft,
    blocker: blockers({ draft, code })[0] ?? null,
    errors: fieldErrors(draft),
    problem,
  };
}

/** While it is sent, what was asked for stays. */
function asked(step: UserInvitationView['step'], code: string | null): UserInvitationView['asks'] {
  if (!['known', 'fresh', 'sending'].includes(step)) return 'nothing';
  return isElsewhere(code) ? 'role' : 'everything';
}

/** What is worth keeping until it was sent or put away: the session may end in between. */
export function bookmarkUserInvitation({ value, context: { draft } }: SnapshotFrom<typeof userInvitationMachine>): Draft | null {
  if (value === 'sent' || value === 'closed') return null;
  return Object.values(draft).every((text) => text === '') ? null : draft;
}
