/** The payouts that await a second person, and the decision. */

import { walletBalancesMachine } from '../../../machines/home/walletBalances/walletBalances.machine';
import { wire } from '../../../machines/kit/flow/port';
import { approvalMachine } from '../../../machines/payouts/approval/approval.machine';
import { approvalCountsMachine } from '../../../machines/payouts/approvalCounts/approvalCounts.machine';
import { approvalsMachine } from '../../../machines/payouts/approvals/approvals.machine';
import { lazy } from '../lazy';
import { takesCode } from '../takesCode';
import { withTemporal } from '../temporal';
import { ofNotes } from '../transactions/notes';

const approvals = () => withTemporal(() => import('../../services/payouts/approvals'));

const home = () => withTemporal(() => import('../../services/home/home'));

export const approvalsFlows = {
  ...ofNotes,
  walletBalances: wire(walletBalancesMachine, { load: lazy(home, (s) => s.walletBalances) }),
  approvals: wire(approvalsMachine, { load: lazy(approvals, (s) => s.listPending) }),
  approvalCounts: wire(approvalCountsMachine, { load: lazy(approvals, (s) => s.approvalCounts) }),
  approval: wire(approvalMachine, {
    look: lazy(approvals, (s) => s.lookAt),
    sendCode: lazy(approvals, (s) => s.sendApprovalCode),
    decide: lazy(approvals, (s) => s.decide),
    otp: { verify: takesCode, resend: lazy(approvals, (s) => s.resendApprovalCode) },
  }),
};
