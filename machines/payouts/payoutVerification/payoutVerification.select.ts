import type { SnapshotFrom } from 'xstate';
import { codeIn } from '../../kit/order/code.select';
import type { OtpView } from '../../kit/otp/otp.select';
import type { payoutVerificationMachine } from './payoutVerification.machine';
import { type SentTogether, sentTogether } from './payoutVerification.rules';
import type { PayoutToVerify } from './payoutVerification.types';

const STEPS = ['loading', 'sendingCode', 'codeNotSent', 'verifying', 'checkingOutcome', 'outcomeUnknown'] as const;

/** Everything that the Verify Payout dialog shows. */
export interface PayoutVerificationView {
  readonly step: (typeof STEPS)[number] | 'ended';
  readonly payout: PayoutToVerify | null;
  /** What the code sends if that is more than this payout. */
  readonly together: SentTogether | 'unknown' | null;
  readonly problem: string | null;
  readonly otp: OtpView | null;
}

export function selectPayoutVerification(snapshot: SnapshotFrom<typeof payoutVerificationMachine>): PayoutVerificationView {
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    payout: snapshot.context.payout,
    together: snapshot.context.payout && sentTogether(snapshot.context.payout),
    problem: snapshot.context.problem,
    otp: codeIn(snapshot.children),
  };
}
