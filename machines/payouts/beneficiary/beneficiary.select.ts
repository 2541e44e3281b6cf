import type { SnapshotFrom } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import type { beneficiaryMachine } from './beneficiary.machine';
import { accountError, blockers, isFilled } from './beneficiary.rules';
import type { Bookmark, Draft } from './beneficiary.types';

type Snapshot = SnapshotFrom<typeof beneficiaryMachine>;

export interface BeneficiaryView {
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

function stepOf(snapshot: Snapshot): BeneficiaryView['step'] {
  if (snapshot.matches('leaving')) return snapshot.context.banks ? 'editing' : 'loading';
  return STEPS.find((step) => snapshot.matches(step)) ?? 'ended';
}

export function selectBeneficiary(snapshot: Snapshot): BeneficiaryView {
  const { draft, name, banks, problem } = snapshot.context;
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving'),
    draft,
    banks,
    name,
    lookup: selectLookup(snapshot.children.resolution, name),
    blocker: blockers(snapshot.context)[0] ?? null,
    accountError: accountError(draft),
    problem,
  };
}

/** Returns the bookmark, until the beneficiary is saved or the dialog is closed. */
export function bookmarkBeneficiary(snapshot: Snapshot): Bookmark | null {
  if (snapshot.matches('saved') || snapshot.matches('closed')) return null;
  const { draft } = snapshot.context;
  return isFilled({ draft }) ? { draft } : null;
}
