import type { SnapshotFrom } from 'xstate';
import type { Fault } from '../../kit/flow/fault';
import { codeIn } from '../../kit/order/code.select';
import type { OtpView } from '../../kit/otp/otp.select';
import type { approvalMachine } from './approval.machine';
import { barrier, type CurrencyGroup, groupsOf, totalOf } from './approval.rules';
import { deciderOf } from './approval.timeline';
import type { AwaitedPayout } from './approval.types';

const STEPS = [
  'loading',
  'loadFailed',
  'forbidden',
  'reviewing',
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
  readonly payouts: readonly AwaitedPayout[];
  readonly decider: 'you' | 'role' | 'maker';
  /** When a new code can be requested after a refusal. */
  readonly codeRetry: { readonly state: 'waiting' | 'ready'; readonly at: number };
  /** How many of the selected payouts were already decided. */
  readonly leftOut: number;
  readonly total: { readonly currency: string; readonly amount: string } | null;
  /** The payouts of each currency with their total. */
  readonly groups: readonly CurrencyGroup<AwaitedPayout>[];
  readonly barrier: 'role' | 'maker' | null;
  /** Why the payouts failed to load. */
  readonly loadFault: Fault | null;
  readonly problem: string | null;
  /** The provider's message about the code. Empty if none was sent here. */
  readonly sent: string;
  /** Whether a code was sent for these payouts, here or a moment before, so that deciding sends no other one. */
  readonly isCodeSent: boolean;
  readonly otp: OtpView | null;
}

export function selectApproval(snapshot: SnapshotFrom<typeof approvalMachine>): ApprovalView {
  const { isApproved, payouts, decided, approver, problem, loadFault, sent, isCodeSent, retryAt } = snapshot.context;
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    isApproved,
    payouts,
    leftOut: decided.length,
    total: totalOf(payouts),
    groups: groupsOf(payouts),
    loadFault,
    barrier: barrier(payouts, approver),
    decider: deciderOf(payouts, approver),
    codeRetry: { state: snapshot.matches({ codeNotSent: 'pausing' }) ? 'waiting' : 'ready', at: retryAt },
    problem,
    sent,
    isCodeSent,
    otp: codeIn(snapshot.children),
  };
}
