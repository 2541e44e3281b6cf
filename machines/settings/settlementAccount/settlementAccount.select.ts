import type { SnapshotFrom } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import type { Draft } from '../../onboarding/onboardingBank/onboardingBank.types';
import type { settlementAccountMachine } from './settlementAccount.machine';
import { accountError, blockers } from './settlementAccount.rules';

export interface SettlementAccountView {
  readonly step: 'loading' | 'failed' | 'editing' | 'submitting' | 'ended';
  readonly draft: Draft;
  readonly banks: readonly Bank[] | null;
  readonly name: string | null;
  readonly lookup: LookupView;
  readonly blocker: string | null;
  readonly accountError: string | null;
  readonly problem: string | null;
}

const STEPS = ['loading', 'failed', 'editing', 'submitting'] as const;

export function selectSettlementAccount(snapshot: SnapshotFrom<typeof settlementAccountMachine>): SettlementAccountView {
  const { draft, banks, name, problem } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    draft,
    banks,
    name,
    lookup: selectLookup(snapshot.children.resolution, name),
    blocker: blockers(snapshot.context)[0] ?? null,
    accountError: accountError(snapshot.context),
    problem,
  };
}
