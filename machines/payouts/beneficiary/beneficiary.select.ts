import type { SnapshotFrom } from 'xstate';
import type { Bank } from '../../../contract/payouts/banks';
import { type LookupView, selectLookup } from '../../kit/accountLookup/accountLookup.select';
import type { beneficiaryMachine } from './beneficiary.machine';
import { accountError, blockers, isTouched } from './beneficiary.rules';
import type { Bookmark, Draft } from './beneficiary.types';

export interface BeneficiaryView {
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

export function selectBeneficiary(snapshot: SnapshotFrom<typeof beneficiaryMachine>): BeneficiaryView {
  const { draft, name, banks, problem } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
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
export function bookmarkBeneficiary(snapshot: SnapshotFrom<typeof beneficiaryMachine>): Bookmark | null {
  if (snapshot.matches('saved') || snapshot.matches('closed')) return null;
  const { draft } = snapshot.context;
  return isTouched(draft) ? { draft } : null;
}
