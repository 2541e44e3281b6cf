import type { SnapshotFrom } from 'xstate';
import type { beneficiaryCheckMachine } from './beneficiaryCheck.machine';

const STEPS = ['asked', 'looking', 'same', 'other'] as const;

/** What the question shows. */
export interface BeneficiaryCheckView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly today: string | null;
  readonly problem: string | null;
}

export const selectBeneficiaryCheck = (snapshot: SnapshotFrom<typeof beneficiaryCheckMachine>): BeneficiaryCheckView => ({
  step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
  today: snapshot.context.today,
  problem: snapshot.context.problem,
});
