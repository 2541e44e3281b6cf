import type { SnapshotFrom } from 'xstate';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import type { onboardingBankMachine } from './onboardingBank.machine';
import { accountError, blockers, isChanged } from './onboardingBank.rules';
import type { Choices, Draft } from './onboardingBank.types';

export interface OnboardingBankView {
  readonly step: 'loading' | 'failed' | 'reading' | 'editing' | 'submitting' | 'ended';
  /** Why the account is read-only. */
  readonly lock: string | null;
  readonly draft: Draft;
  /** Whether there are unsaved changes. */
  readonly changed: boolean;
  readonly choices: Choices | null;
  readonly name: string | null;
  readonly lookup: LookupView;
  readonly blocker: string | null;
  readonly accountError: string | null;
  readonly problem: string | null;
}

const STEPS = ['loading', 'failed', 'reading', 'editing', 'submitting'] as const;

export function selectOnboardingBank(snapshot: SnapshotFrom<typeof onboardingBankMachine>): OnboardingBankView {
  const { lock, draft, choices, name, problem } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    lock,
    draft,
    changed: snapshot.status === 'active' && isChanged(snapshot.context),
    choices,
    name,
    lookup: selectLookup(snapshot.children.resolution, name),
    blocker: blockers(snapshot.context)[0] ?? null,
    accountError: accountError(draft),
    problem,
  };
}
