import type { Wired } from '../../../../machines/kit/port';
import type { approvalMachine } from '../../../../machines/payouts/approval/approval.machine';
import type { approvalsMachine } from '../../../../machines/payouts/approvals/approvals.machine';

/** The flows of what waits for a second person. */
export interface ApprovalFlows {
  readonly approvals: Wired<typeof approvalsMachine>;
  readonly approval: Wired<typeof approvalMachine>;
}
