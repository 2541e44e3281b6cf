import type { approvalMachine } from '../../../machines/approval/approval.machine';
import type { approvalsMachine } from '../../../machines/approvals/approvals.machine';
import type { Wired } from '../../../machines/kit/port';

/** The flows of what waits for a second person. */
export interface ApprovalFlows {
  readonly approvals: Wired<typeof approvalsMachine>;
  readonly approval: Wired<typeof approvalMachine>;
}
