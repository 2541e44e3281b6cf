import type { SnapshotFrom } from 'xstate';
import type { PendingPayout } from '../../../contract/payouts/approvals';
import { type OtpView, selectOtp } from '../../kit/otp.select';
import type { approvalMachine } from './approval.machine';
import { barrier, totalOf } from './approval.rules';

const STEPS = [
  'loading',
  'forbidden',
  'sendingCode',
  'codeNotSent',
  'verifying',
  'submitting',
  'checkingOutcome',
  'outcomeUnknown',
] as const;

/** Everything that the approval panel shows. */
export interface ApprovalView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly isApproved: boolean;
  readonly payouts: readonly PendingPayout[];
  /** How many of the selected payouts were already decided. */
  readonly leftOut: number;
  readonly total: { readonly currency: string; readonly amount: string } | null;
  readonly barrier: 'role' | 'maker' | null;
  readonly problem: string | null;
  /** The provider's message about the code. Empty if none was sent here. */
  readonly sent: string;
  readonly otp: OtpView | null;
}

export function selectApproval(snapshot: SnapshotFrom<typeof approvalMachine>): ApprovalView {
  const { isApproved, payouts, decided, approver, problem, sent } = snapshot.context;
  const otp = snapshot.children.otp?.getSnapshot();
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    isApproved,
    payouts,
    leftOut: decided.length,
    total: totalOf(payouts),
    barrier: barrier(payouts, approver),
    problem,
    sent,
    otp: otp ? selectOtp(otp) : null,
  };
}
