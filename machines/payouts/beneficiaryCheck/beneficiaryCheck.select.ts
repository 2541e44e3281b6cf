import type { SnapshotFrom } from 'xstate';
import type { beneficiaryCheckMachine } from './beneficiaryCheck.machine';

const STEPS = ['confirming', 'loading', 'nameMatches', 'nameDiffers'] as const;

/** What the dialog shows. */
export interface BeneficiaryCheckView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly currentName: string | null;
  readonly problem: string | null;
}

export const selectBeneficiaryCheck = (snapshot: SnapshotFrom<typeof beneficiaryCheckMachine>): BeneficiaryCheckView => ({
  step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
  currentName: snapshot.context.currentName,
  problem: snapshot.context.problem,
});
