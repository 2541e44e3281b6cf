import type { SnapshotFrom } from 'xstate';
import type { PendingPayout } from '../../../contract/payouts/approvals';
import { type OtpView, selectOtp } from '../../kit/otp.select';
import type { approvalMachine } from './approval.machine';
import { barrier, totalOf } from './approval.rules';

const STEPS = ['looking', 'barred', 'sending', 'unsent', 'verifying', 'deciding', 'checking', 'unknown'] as const;

/** Everything that the deciding shows. */
export interface ApprovalView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly isApproved: boolean;
  readonly payouts: readonly PendingPayout[];
  /** How many of those that were meant somebody had decided already. */
  readonly leftOut: number;
  readonly total: { readonly currency: string; readonly amount: string } | null;
  readonly barrier: 'role' | 'maker' | null;
  readonly problem: string | null;
  /** What was said to the code that was sent; empty where none was sent here. */
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
