import type { SnapshotFrom } from 'xstate';
import type { Fault } from '../../kit/flow/fault';
import { codeIn } from '../../kit/order/code.select';
import type { OtpView } from '../../kit/otp/otp.select';
import type { approvalMachine } from './approval.machine';
import { barrier, type CurrencyGroup, groupsOf, totalOf } from './approval.rules';
import { deciderOf } from './approval.timeline';
import type { AwaitedPayout } from './approval.types';
import { decisionWords, settledWords } from './approval.words';

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
  'checkingRefusal',
  'alreadyDecided',
] as const;

/** A payout that was decided, and how: `Rejected by Bola Ade`. */
export interface DecidedPayout extends AwaitedPayout {
  readonly decision: string;
}

/** Everything that the approval panel shows. */
export interface ApprovalView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly isApproved: boolean;
  readonly payouts: readonly AwaitedPayout[];
  readonly decider: 'you' | 'role' | 'maker';
  /** When a new code can be requested after a refusal. */
  readonly codeRetry: { readonly state: 'waiting' | 'ready'; readonly at: number };
  /** Those of the selected payouts that were already decided, with how that is said to this person. */
  readonly decided: readonly DecidedPayout[];
  /** Says that all of them were already decided, or null. */
  readonly settled: string | null;
  readonly total: { readonly currency: string; readonly amount: string } | null;
  /** The payouts of each currency with their total. */
  readonly groups: readonly CurrencyGroup<AwaitedPayout>[];
  readonly barrier: 'role' | 'maker' | null;
  /** Why the payouts failed to load. */
  readonly loadFault: Fault | null;
  readonly problem: string | null;
  /** The provider's message about the code. Empty if none was sent here, or it was used. */
  readonly sent: string;
  /** Whether a code was sent for these payouts, here or a moment before, so that deciding sends no other one. */
  readonly isCodeSent: boolean;
  readonly otp: OtpView | null;
}

export function selectApproval(snapshot: SnapshotFrom<typeof approvalMachine>): ApprovalView {
  const { isApproved, decided, approver, problem, loadFault, sent, isCodeSent, retryAt } = snapshot.context;
  const step = STEPS.find((step) => snapshot.matches(step)) ?? 'ended';
  // What was loaded before may no longer be true.
  const payouts = step === 'loading' || step === 'loadFailed' ? [] : snapshot.context.payouts;
  return {
    step,
    isApproved,
    payouts,
    decided: decided.map((payout) => ({ ...payout, decision: decisionWords(payout, approver) })),
    settled: step === 'alreadyDecided' ? settledWords(decided, approver) : null,
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
