import type { SnapshotFrom } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import type { Draft } from '../../onboarding/onboardingBank/onboardingBank.types';
import type { settlementAccountMachine } from './settlementAccount.machine';
import { accountError, blockers } from './settlementAccount.rules';

type Snapshot = SnapshotFrom<typeof settlementAccountMachine>;

export interface SettlementAccountView {
  readonly step: 'loading' | 'failed' | 'editing' | 'submitting' | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  readonly draft: Draft;
  readonly banks: readonly Bank[] | null;
  readonly name: string | null;
  readonly lookup: LookupView;
  readonly blocker: string | null;
  readonly accountError: string | null;
  readonly problem: string | null;
}

const STEPS = ['loading', 'failed', 'editing', 'submitting'] as const;

function stepOf(snapshot: Snapshot): SettlementAccountView['step'] {
  if (snapshot.matches('leaving')) return 'editing';
  return STEPS.find((step) => snapshot.matches(step)) ?? 'ended';
}

export function selectSettlementAccount(snapshot: Snapshot): SettlementAccountView {
  const { draft, banks, name, problem } = snapshot.context;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving'),
    draft,
    banks,
    name,
    lookup: selectLookup(snapshot.children.resolution, name),
    blocker: blockers(snapshot.context)[0] ?? null,
    accountError: accountError(snapshot.context),
    problem,
  };
}
